import type { Facts, ReadFacts } from "../envelopes/read-envelope.ts";
import type { Issue } from "../runtime/issue.ts";
import type { Message } from "./message.ts";
import type { Route } from "./route.ts";

/**
 * `"fail"` makes the message fail, so that it comes again or is set aside. Anything else takes it.
 * The type is a promise of any text, because the compiler reads an `async` function so.
 */
export type Verdict = "fail" | void | Promise<string | void>;

/** The outcome of a message. `repeated`: it had been seen, and nothing was called. */
export type Outcome = "handled" | "unknown" | "invalid" | "repeated";

/** The ids of messages that were handled. A `Set` is one; it forgets them when the process ends. */
export interface Seen {
  has(id: string): boolean | Promise<boolean>;
  /** Called when a message has been handled. */
  add(id: string): unknown;
}

/** The receivers of messages that no handler gets. */
export interface Destinations {
  /**
   * Receives a message with a name that is not among the events, such as a newer version, and
   * tombstones of Kafka, which have an empty name. A tombstone is taken in any case.
   */
  readonly unknown: (message: Message) => Verdict;
  /**
   * Receives a message that breaks its contract, and what is wrong with it. If nothing names its
   * event, its name is empty and there is one issue, `invalid_json` or `missing_event_name`.
   */
  readonly invalid: (message: Message, issues: readonly Issue[]) => Verdict;
  /** Remembers ids, so that a message that comes again is handled once. */
  readonly seen?: Seen;
  /** `"absent"` treats an optional field that is null as one that is left out. */
  readonly nulls?: "absent" | undefined;
}

/** Thrown for a message that `unknown` or `invalid` makes fail. Its text says why. */
export class Refused extends Error {}

/** Passes a message on. Rejects with what a handler throws, or if the message is refused. */
export type Deliver = (facts: ReadFacts) => Promise<Outcome>;

/** Makes the function that finds the handler of each message. */
export function createDelivery(
  routes: ReadonlyMap<string, Route>,
  { unknown, invalid, seen, nulls }: Destinations,
): Deliver {
  const once = createOnce(seen);
  const isLate = createLateness();
  return (facts) =>
    once(facts.id, async () => {
      const { fault, ...read } = facts;
      const late = isLate(facts);
      const route = routes.get(facts.name);
      let { payload } = facts;
      const judged = fault
        ? { ok: false as const, issues: [fault] }
        : route?.contract.validate(payload);
      // To wait for a result that is there already would cost a turn of the queue.
      let result = judged && "then" in judged ? await judged : judged;
      if (route && result?.ok === false) {
        const { lookAgain } = await import("../runtime/refusals.ts");
        ({ payload, result } = await lookAgain(route.contract, payload, result.issues, nulls));
      }
      const message = { ...read, payload, late };
      if (result?.ok) {
        await route?.handle(result.value, message);
        return "handled";
      }
      const verdict = await (result ? invalid(message, result.issues) : unknown(message));
      // A tombstone that fails would come again for ever.
      if (verdict === "fail" && fault !== null) throw new Refused(reasonOf(facts, result?.issues));
      return result ? "invalid" : "unknown";
    });
}

/** `account.created-v1 3f2a is invalid: account_number is required (and 1 more)`. */
function reasonOf({ name, id }: Facts, issues: readonly Issue[] | undefined): string {
  const label = id ? `${name} ${id}` : name;
  if (!issues) return `${label} has no handler`;
  const [first, ...more] = issues;
  const detail = `${first?.detail}${more[0] ? ` (and ${more.length} more)` : ""}`;
  return name ? `${label} is invalid: ${detail}` : detail;
}

/** Runs work once for an id. A second message waits until the first of the same id has ended. */
function createOnce(
  seen: Seen | undefined,
): (id: string | undefined, work: () => Promise<Outcome>) => Promise<Outcome> {
  const busy = new Map<string, Promise<unknown>>();
  return (id, work) => {
    if (!seen || !id) return work();
    const run = async (): Promise<Outcome> => {
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

/** Says whether a higher sequence of a subject came before. At most ten thousand are remembered. */
function createLateness(): (facts: Facts) => boolean {
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
