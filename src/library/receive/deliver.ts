import type { Facts, ReadFacts } from "../envelopes/read-envelope.ts";
import type { Words } from "../names/neutral.ts";
import type { Issue } from "../runtime/issue.ts";
import type { Drift } from "./drift.ts";
import type { Message } from "./message.ts";
import type { Route } from "./route.ts";

/**
 * `"fail"` makes the message fail, so that it comes again or is set aside. Any other result accepts
 * the message. The promise may have any text, because this is what the compiler infers for an `async`
 * function that returns `"fail"`.
 */
export type Verdict = "fail" | void | Promise<string | void>;

/** The outcome of a message. `repeated` means that `seen` had its id, so no function was called. */
export type Outcome = "handled" | "unknown" | "invalid" | "repeated";

/** Stores the ids of handled messages. A `Set` fits, but forgets when the process ends. */
export interface Seen {
  has(id: string): boolean | Promise<boolean>;
  /** Receives the id of each handled message. */
  add(id: string): unknown;
}

/** The functions for messages that no handler gets, and the options of the delivery. */
export interface Destinations {
  /**
   * Receives a message whose name is not among the events, such as a newer version. Also receives a
   * tombstone of Kafka, with an empty name. A tombstone is accepted in any case.
   */
  readonly unknown: (message: Message) => Verdict;
  /**
   * Receives a message that breaks its contract, with its issues. If nothing names its event, the
   * name is empty and the only issue is `invalid_json` or `missing_event_name`.
   */
  readonly invalid: (message: Message, issues: readonly Issue[]) => Verdict;
  /**
   * Receives the faults of a message that is handled in fields that its `reading` does not read.
   * They are counted without any value, for a log or a metric.
   */
  readonly drift?: ((counts: readonly Drift[]) => void) | undefined;
  /** Stores ids, so that a message that comes again is handled only once. */
  readonly seen?: Seen;
  /** `"absent"` treats an optional field that is null as a missing field. */
  readonly nulls?: "absent" | undefined;
  /**
   * The words that your bus has in names of fields in place of neutral ones, such as
   * `{ objstore: "…" }`. Handlers get the names of the contract, and issues have those that were sent.
   */
  readonly words?: Words | undefined;
}

/** Thrown if `unknown` or `invalid` makes a message fail. The text of the error says why. */
export class Refused extends Error {}

/** Delivers a message to its handler. Rejects if a handler throws, or if the message is refused. */
export function createDelivery(
  routes: ReadonlyMap<string, Route>,
  { unknown, invalid, drift, seen, nulls, words }: Destinations,
) {
  const once = seen && createOnce(seen);
  const isLate = createLateness();
  return (facts: ReadFacts): Promise<Outcome> => {
    const handle = async (): Promise<Outcome> => {
      const { fault, ...read } = facts;
      const late = isLate(facts);
      const route = routes.get(facts.name);
      const inWords = words && (await import("../names/words.ts"));
      let payload = words
        ? inWords?.withContractNames(facts.name, facts.payload, words)
        : facts.payload;
      const checked = fault
        ? { ok: false as const, issues: [fault] }
        : route?.contract.validate(payload);
      // Waiting for a result that already exists would cost a turn of the queue.
      let result = checked && "then" in checked ? await checked : checked;
      if (route && result?.ok === false) {
        const { lookAgain } = await import("../runtime/refusals.ts");
        ({ payload, result } = await lookAgain(route.contract, payload, result.issues, nulls));
        if (inWords && !result.ok)
          result = { ...result, issues: inWords.withSentNames(facts.name, result.issues, words) };
      }
      const message = { ...read, payload, late };
      if (result?.ok) {
        if (drift && result.elsewhere) {
          const { countDrift } = await import("./drift.ts");
          drift(countDrift(facts.name, result.elsewhere));
        }
        await route?.handle(result.value, message);
        return "handled";
      }
      const verdict = await (result ? invalid(message, result.issues) : unknown(message));
      // A tombstone never fails, because it would come again forever.
      if (verdict === "fail" && fault !== null) throw new Refused(reasonOf(facts, result?.issues));
      return result ? "invalid" : "unknown";
    };
    return once && facts.id ? once(facts.id, handle) : handle();
  };
}

/** Explains a refusal: `account.created-v1 3f2a is invalid: account_number is required`. */
function reasonOf({ name, id }: Facts, issues: readonly Issue[] | undefined): string {
  const label = id ? `${name} ${id}` : name;
  if (!issues) return `${label} has no handler`;
  const [first, ...more] = issues;
  const detail = `${first?.detail}${more[0] ? ` (and ${more.length} more)` : ""}`;
  return name ? `${label} is invalid: ${detail}` : detail;
}

/** Handles each id once. A message waits while another message with the same id is handled. */
function createOnce(seen: Seen) {
  const busy = new Map<string, Promise<unknown>>();
  const run = async (id: string, work: () => Promise<Outcome>): Promise<Outcome> => {
    if (await seen.has(id)) return "repeated";
    const result = await work();
    await seen.add(id);
    return result;
  };
  return async (id: string, work: () => Promise<Outcome>): Promise<Outcome> => {
    while (busy.has(id)) await busy.get(id);
    const running = run(id, work);
    const release = () => busy.delete(id);
    busy.set(id, running.then(release, release));
    return running;
  };
}

/** Makes a test: did a higher sequence of the subject come before? Remembers 10,000 subjects. */
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
