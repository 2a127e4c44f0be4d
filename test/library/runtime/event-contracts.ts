// Every event has two contracts: that of its own module, with code that explains, and the compact
// one, with an outline. The suites that compare engines hold the first to them, and
// compact-contracts.test.ts holds the second to the first.
import { ALL_EVENTS } from "../../../generated/all-events.ts";
import type { Contract } from "../../../src/library/runtime/contract.ts";

export type AnyContract = Contract<string, string, string, unknown>;

/** The contract that an event's own module exports, by event. */
export const EVENT_MODULES: Readonly<Record<string, AnyContract>> = Object.fromEntries(
  await Promise.all(
    Object.keys(ALL_EVENTS).map(async (name) => {
      const module = await import(`../../../generated/events/${name}.ts`);
      return [name, Object.values(module)[0] as AnyContract] as const;
    }),
  ),
);
