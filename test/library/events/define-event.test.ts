// Events of one's own: any Standard Schema, in parseEvent, dispatch and a receiver.
import { describe, expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { accountCreatedV1 } from "../../../generated/events/account.created-v1.ts";
import {
  defineEvent,
  dispatch,
  type OwnEvent,
  parseEvent,
  type StandardSchema,
} from "../../../src/events.ts";
import { fixture, fixtures } from "../../../src/fixtures.ts";
import { createReceiver, on } from "../../../src/receive.ts";

const ORDER = z.object({
  order_id: z.string(),
  lines: z.array(z.object({ amount: z.coerce.number() })).default([]),
});
interface Refund {
  readonly refund_id: string;
}
/** Its path has keys of both forms that Standard Schema allows. */
const REFUND: StandardSchema<Refund> = {
  "~standard": {
    version: 1,
    vendor: "by-hand",
    validate: (input) =>
      typeof input === "object" && input !== null && "refund_id" in input
        ? { value: input as Refund }
        : { issues: [{ message: "no refund", path: [{ key: "refund" }, "ids", 0] }] },
  },
};
const orderPlaced = defineEvent("order.placed-v1", ORDER);
expectTypeOf(orderPlaced).toEqualTypeOf<
  OwnEvent<"order.placed-v1", z.output<typeof ORDER>, z.input<typeof ORDER>>
>();
const later = defineEvent(
  "order.checked-v2",
  ORDER.refine(async ({ order_id }) => order_id !== "taken", { path: ["order_id"] }),
);
const refunded = defineEvent("Refunded", REFUND);
const also = [orderPlaced, later, refunded];

test("an event of one's own has the parts of its name, and its schema", () => {
  expect(later).toMatchObject({ name: "order.checked-v2", type: "order.checked", version: "v2" });
  expect(refunded).toMatchObject({ name: "Refunded", type: "Refunded", version: "" });
  expect(orderPlaced.schema).toBe(ORDER);
  expect(() => defineEvent("", ORDER)).toThrow("An event needs a name.");
});

describe("parseEvent, with events of one's own", () => {
  test.each([
    ["order.placed-v1", { order_id: "A" }, { order_id: "A", lines: [] }],
    ["order.checked-v2", { order_id: "A", lines: [{ amount: "7" }] }, { lines: [{ amount: 7 }] }],
    ["Refunded", { refund_id: "R" }, { refund_id: "R" }],
  ])("returns %s as its schema leaves it", async (name, payload, value) => {
    expect(await parseEvent(name, payload, { also })).toMatchObject({
      kind: "known",
      name,
      payload: value,
    });
  });

  test.each([
    [
      "order.placed-v1",
      { order_id: "A", lines: [{ amount: {} }] },
      {
        attr: "lines.0.amount",
        code: "invalid_type",
        detail: expect.stringMatching(/^lines\.0\.amount: \S/),
      },
    ],
    ["order.checked-v2", { order_id: "taken" }, { attr: "order_id", code: "custom" }],
    ["order.placed-v1", "a text", { attr: "", detail: expect.stringContaining("object") }],
    ["Refunded", {}, { attr: "refund.ids.0", code: "invalid", detail: "refund.ids.0: no refund" }],
  ])("says what is wrong with %s", async (name, payload, issue) => {
    const event = await parseEvent(name, payload, { also });
    expect(event).toMatchObject({ kind: "invalid", name, issues: [issue] });
  });

  test("still knows those of the catalogue", async () => {
    const payload = fixture("account.created-v1");
    expect(await parseEvent("account.created-v1", payload, { also })).toEqual({
      kind: "known",
      name: "account.created-v1",
      payload,
    });
  });

  test.each([
    ["order.placed-v7", { kind: "unknown-version", nearest: "order.placed-v1", version: "v7" }],
    ["order.place-v1", { kind: "unknown-event", suggestion: "order.placed-v1" }],
    ["refunded", { kind: "unknown-event", suggestion: "Refunded" }],
    ["account.create-v1", { kind: "unknown-event", suggestion: "account.created-v1" }],
  ])("names the nearest of all for %s", async (name, found) => {
    expect(await parseEvent(name, {}, { also })).toMatchObject(found);
  });

  test("refuses one with a name of the catalogue, whatever comes", async () => {
    const clash = defineEvent("account.created-v1", ORDER);
    await expect(parseEvent("order.placed-v1", {}, { also: [clash] })).rejects.toThrow(
      new TypeError("The catalogue has account.created-v1, too."),
    );
  });

  test("rejects with what a schema throws", async () => {
    const validate = () => {
      throw new RangeError("out of order");
    };
    const broken = defineEvent("a.b-v1", { "~standard": { version: 1, vendor: "x", validate } });
    await expect(parseEvent("a.b-v1", {}, { also: [broken] })).rejects.toThrow("out of order");
  });
});

test("dispatch calls the handler of either kind", async () => {
  const order = await parseEvent("order.placed-v1", { order_id: "A" }, { also });
  const account = await parseEvent("account.created-v1", fixture("account.created-v1"), { also });
  if (order.kind !== "known" || account.kind !== "known") throw new Error("They are not known.");
  const handlers = {
    "order.placed-v1": ({ order_id }: { order_id: string }) => order_id,
    "account.created-v1": ({ account_number }: { account_number: string }) => account_number,
  };
  expect(dispatch(order, handlers)).toBe("A");
  expect(dispatch(account, handlers)).toBe(fixture("account.created-v1").account_number);
  expect(dispatch(order, {})).toBeUndefined();
});

test("a receiver hands each event to its handler as its schema leaves it", async () => {
  const calls: unknown[] = [];
  const receiver = createReceiver({
    events: [
      on(accountCreatedV1, () => calls.push("account")),
      on(orderPlaced, ({ lines }) => calls.push(lines)),
      on(later, ({ order_id }, { name }) => calls.push([name, order_id])),
    ],
    unknown: ({ name }) => void calls.push(name),
    invalid: (_, issues) => void calls.push(issues),
  });
  for (const [type, payload] of [
    ["order.placed-v1", { order_id: "A" }],
    ["order.checked-v2", { order_id: "B" }],
    ["order.checked-v2", { order_id: "taken" }],
    ["order.placed-v2", { order_id: "C" }],
    ["account.created-v1", fixture("account.created-v1")],
  ])
    await receiver.message({ type, payload });
  expect(calls).toEqual([
    [],
    ["order.checked-v2", "B"],
    [expect.objectContaining({ attr: "order_id" })],
    "order.placed-v2",
    "account",
  ]);
  expect(receiver.rule()["detail-type"]).toContain("order.checked-v2");
});

describe("fixtures of an event of one's own", () => {
  const example = { order_id: "A-1001", lines: [{ amount: 3 }] };

  test("are like its example, valid, different, and typed by the schema", () => {
    const made = [...fixtures(orderPlaced, { count: 50, seed: 3, example })];
    expectTypeOf(made).toEqualTypeOf<z.input<typeof ORDER>[]>();
    expect(new Set(made.map(({ order_id }) => order_id)).size).toBe(50);
    expect(made.filter((payload) => !ORDER.safeParse(payload).success)).toEqual([]);
    expect([...fixtures(orderPlaced, { count: 50, seed: 3, example })]).toEqual(made);
  });

  test("keep what the schema does not let differ", () => {
    const fixed = defineEvent("a.b-v1", z.object({ id: z.string(), plan: z.literal("PLAN-2024") }));
    const made = [...fixtures(fixed, { count: 9, example: { id: "N-20498", plan: "PLAN-2024" } })];
    expect(new Set(made.map(({ plan }) => plan))).toEqual(new Set(["PLAN-2024"]));
    expect(new Set(made.map(({ id }) => id)).size).toBe(9);
  });

  test("need an example that satisfies the schema, and a schema that answers at once", () => {
    const wrong = { ...example, order_id: 7 } as never;
    expect(() => fixtures(orderPlaced, { count: 1, example: wrong })).toThrow(
      "The example of order.placed-v1 is invalid: order_id",
    );
    expect(() => fixtures(later, { count: 1, example })).toThrow("answers later");
  });
});
