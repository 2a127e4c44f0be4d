import type { Facts } from "../envelopes/read-envelope.ts";
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
   * event, its name is empty and there are no issues.
   */
  readonly invalid: (message: Message, issues: readonly Issue[]) => Verdict;
  /** Remembers ids, so that a message that comes again is handled once. */
  readonly seen?: Seen;
}

/** Passes a message on. Rejects with what a handler throws. */
export type Deliver = (facts: Facts) => Promise<Outcome | "fail">;

/** Makes the function that finds the handler of each message. */
export function createDelivery(
  routes: ReadonlyMap<string, Route>,
  { unknown, invalid, seen }: Destinations,
): Deliver {
  const once = createOnce(seen);
  const isLate = createLateness();
  return (facts) =>
    once(facts.id, async () => {
      const { name, payload } = facts;
      const message: Message = { ...facts, late: isLate(facts) };
      const route = routes.get(name);
      const result = await (name
        ? route?.contract.validate(payload)
        : { ok: false as const, issues: [] });
      if (!result) return (await unknown(message)) === "fail" ? "fail" : "unknown";
      if (!result.ok)
        return (await invalid(message, result.issues)) === "fail" ? "fail" : "invalid";
      await route?.handle(result.value, message);
      return "handled";
    });
}
