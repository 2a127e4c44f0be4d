import type { Facts, ReadFacts } from "../envelopes/read-envelope.ts";
import type { Issue } from "../runtime/issue.ts";
import type { Message } from "./message.ts";
import { createLateness, createOnce, type Seen } from "./order.ts";
import type { Route } from "./route.ts";

/**
 * `"fail"` makes the message fail, so that it comes again or is set aside. Otherwise it is taken.
 * The promise is one of any text, because that is how the compiler reads an `async` function.
 */
export type Verdict = "fail" | void | Promise<string | void>;

/** What became of a message. `repeated`: it had been seen, and nothing was called. */
export type Outcome = "handled" | "unknown" | "invalid" | "repeated";

/** Where messages go that no handler gets. */
export interface Destinations {
  /** Receives a message with a name that is not among the events, such as a newer version. */
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
      const { fault } = facts;
      const late = isLate(facts);
      const route = fault ? undefined : routes.get(facts.name);
      let { payload } = facts;
      const judged = fault
        ? { ok: false as const, issues: [fault] }
        : route?.contract.validate(payload);
      // To wait for what is there already would cost a turn of the queue.
      let result = judged && "then" in judged ? await judged : judged;
      if (route && result?.ok === false) {
        const { lookAgain } = await import("./look-again.ts");
        ({ payload, result } = await lookAgain(route, payload, result.issues, nulls));
      }
      const message = { ...facts, payload, late };
      if (fault) delete message.fault;
      if (result?.ok) {
        await route?.handle(result.value, message);
        return "handled";
      }
      const verdict = await (result ? invalid(message, result.issues) : unknown(message));
      if (verdict === "fail") throw new Refused(reasonOf(facts, result?.issues));
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
