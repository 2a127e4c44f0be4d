// What a receiver remembers between messages: which are being handled, and how far each subject
// has come.
import type { Facts } from "../envelopes/read-envelope.ts";

/** The ids of messages that were handled. A `Set` is one; it forgets them when the process ends. */
export interface Seen {
  has(id: string): boolean | Promise<boolean>;
  /** Called when a message has been handled. */
  add(id: string): unknown;
}

/** Runs work once for an id. A second message waits until the first of the same id has ended. */
export function createOnce(
  seen: Seen | undefined,
): <Result>(id: string | undefined, work: () => Promise<Result>) => Promise<Result | "repeated"> {
  const busy = new Map<string, Promise<unknown>>();
  return async (id, work) => {
    if (!seen || !id) return work();
    while (busy.has(id)) await busy.get(id);
    const run = async () => {
      if (await seen.has(id)) return "repeated";
      const result = await work();
      await seen.add(id);
      return result;
    };
    const running = run();
    const release = () => busy.delete(id);
    busy.set(id, running.then(release, release));
    return running;
  };
}

/**
 * Returns a function that says whether a higher sequence of the same subject came before. It
 * remembers ten thousand subjects, and then begins anew.
 */
export function createLateness(): (facts: Facts) => boolean {
  const highest = new Map<string, number>();
  return ({ source, subject, sequence = NaN }) => {
    const key = `${source?.length} ${source}${subject}`;
    const last = highest.get(key) ?? 0;
    if (subject && sequence >= last) {
      if (highest.size > 10_000) highest.clear();
      highest.set(key, sequence);
    }
    return sequence < last;
  };
}
