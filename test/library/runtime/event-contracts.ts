// Every event has two contracts: that of its own module, with code that explains, and the compact
// one, with an outline. The suites that compare engines hold both to them.
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

/** Both contracts of every event. */
export const EVENT_CONTRACTS = [
  ...Object.entries(EVENT_MODULES).map(([name, contract]) => ({ name, kind: "code", contract })),
  ...Object.entries(ALL_EVENTS).map(([name, contract]) => ({ name, kind: "outline", contract })),
];
