// Random messages, valid and not, known and not, new and repeated, in every envelope. A receiver
// handles each once, at the right place. RECEIVER_MESSAGES=100000 makes so many for each envelope.
import { expect, test } from "vitest";
import { ALL_EVENTS } from "../../../generated/all-events.ts";
import { EVENT_NAMES } from "../../../src/events.ts";
import { faults, fixtures } from "../../../src/fixtures.ts";
import type { EventToSend } from "../../../src/library/envelopes/write-envelope.ts";
import type { Contract } from "../../../src/library/runtime/contract.ts";
import { createReceiver, on, type Route } from "../../../src/receive.ts";
import { seeded } from "../../seeded.ts";
import { WAYS } from "./sample.ts";

const COUNT = Number(process.env.RECEIVER_MESSAGES ?? 500);
const HANDLED = EVENT_NAMES.filter((_, index) => index % 7 === 0);
const random = seeded(1);
const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;
const once = <Result>(make: (name: string) => Result) => {
  const made = new Map<string, Result>();
  return (name: string): Result => {
    if (!made.has(name)) made.set(name, make(name));
    return made.get(name) as Result;
  };
};
const validPayloads = once((name) => [...fixtures<string>(name, { count: 10 })]);
const faultyPayloads = once((name) => faults<string>(name).map(({ payload }) => payload));

/** A message, and what has to become of it. */
function randomMessage(index: number): { event: EventToSend; expected: string } {
  const roll = random(10);
  const known = pick(EVENT_NAMES);
  const name = roll < 6 ? pick(HANDLED) : roll === 6 ? `${known.replace(/-.*/, "")}-v99` : known;
  const isFaulty = random(4) === 0 && known === name ? true : random(4) === 0 && roll < 6;
  const source = roll === 6 ? known : name;
  const payload = pick((isFaulty ? faultyPayloads : validPayloads)(source));
  const isHandled = HANDLED.some((handled) => handled === name);
  return {
    event: {
      id: `evt_${index}`,
      type: name,
      subject: `A-${random(50)}`,
      sequence: index,
      occurredAt: 1_756_715_400_000 + index,
      payload,
    },
    expected: `${isHandled ? (isFaulty ? "invalid" : "handled") : "unknown"} ${name}`,
  };
}

test.each(Object.entries(WAYS))(
  `each of ${COUNT} random messages is handled once, by %s`,
  { timeout: 300_000 + COUNT * 10 },
  async (way, bring) => {
    const calls = new Map<string, string[]>();
    const called = (id: string | undefined, what: string) => {
      const key = String(id).replace(/^\["energy-contracts","(.+)"\]$/, "$1");
      calls.set(key, [...(calls.get(key) ?? []), what]);
    };
    const routes = HANDLED.map((name) =>
      on(ALL_EVENTS[name] as Contract<typeof name, string, string, unknown>, (_, message) =>
        called(message.id, `handled ${name}`),
      ),
    ) as unknown as readonly [Route];
    const receiver = createReceiver({
      events: routes,
      unknown: ({ id, name }) => called(id, `unknown ${name}`),
      invalid: ({ id, name }, issues) => called(id, issues.length > 0 ? `invalid ${name}` : "?"),
      seen: new Set(),
    });
    const expected = new Map<string, string[]>();
    const recent: EventToSend[] = [];
    for (let index = 0; index < COUNT; index++) {
      const message = randomMessage(index);
      expected.set(message.event.id, [message.expected]);
      recent[index % 20] = message.event;
      const repeated = random(5) === 0 ? [pick(recent.filter(Boolean))] : [];
      const taken = await Promise.all(
        [message.event, ...repeated].map((event) => bring(receiver, event)),
      );
      if (taken.includes(false)) throw new Error(`${way} did not take ${message.event.id}.`);
    }
    expect(calls.size).toBe(COUNT);
    expect([...expected].filter(([id, what]) => calls.get(id)?.join() !== what.join())).toEqual([]);
    expect(new Set([...calls.values()].map(([what]) => what?.split(" ")[0]))).toEqual(
      new Set(["handled", "unknown", "invalid"]),
    );
  },
);
