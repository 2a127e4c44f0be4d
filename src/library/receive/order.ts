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
  return (id, work) => {
    if (!seen || !id) return work();
    const run = async () => {
      if (await seen.has(id)) return "repeated";
      const result = await work();
      await seen.add(id);
      return result;
    };
    const runAlone = async () => {
      while (busy.has(id)) await busy.get(id);
      const running = run();
      const release = () => busy.delete(id);
      busy.set(id, running.then(release, release));
      return running;
    };
    return runAlone();
  };
}

/**
 * Returns a function that says whether a higher sequence of the same subject came before. It
 * remembers ten thousand subjects, and then begins anew.
 */
export function createLateness(): (facts: Facts) => boolean {
  const highest = new Map<string | undefined, Map<string, number>>();
  let count = 0;
  return ({ source, subject, sequence }) => {
    if (!subject || sequence === undefined) return false;
    const last = highest.get(source)?.get(subject) ?? -1;
    if (sequence < last) return true;
    if (last < 0 && count++ === 10_000) {
      highest.clear();
      count = 1;
    }
    const ofSource = highest.get(source) ?? new Map<string, number>();
    highest.set(source, ofSource.set(subject, sequence));
    return false;
  };
}
