// What is done about a payload that was refused: null in place of an optional field is left out if
// that is asked for, and of a text it is asked whether it is JSON.
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ALL_EVENTS } from "../../../generated/all-events.ts";
import { accountCreatedV1 } from "../../../generated/events/account.created-v1.ts";
import { defineEvent, EVENT_NAMES, type EventName, parseEvent } from "../../../src/events.ts";
import { fixture } from "../../../src/fixtures.ts";
import type { Contract } from "../../../src/library/runtime/contract.ts";
import { withoutNulls } from "../../../src/library/runtime/refusals.ts";
import { createReceiver, type Message, on } from "../../../src/receive.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Path = readonly (string | number)[];

/** The paths of all values in one. */
function* pathsIn(value: Json, at: Path = []): Generator<Path> {
  yield at;
  if (typeof value !== "object" || value === null) return;
  for (const [key, inside] of Object.entries(value))
    yield* pathsIn(inside, [...at, Array.isArray(value) ? Number(key) : key]);
}
/** A copy, with something else, or nothing, at a path. */
function changed(value: Json, [key, ...more]: Path, to: Json | undefined): Json | undefined {
  if (key === undefined) return to;
  const fields = { ...(value as Record<string, Json>) };
  const inside = changed(fields[key] as Json, more, to);
  if (Array.isArray(value)) return value.toSpliced(Number(key), 1, inside as Json);
  if (inside === undefined) delete fields[key];
  else fields[key] = inside;
  return fields;
}
type AnyContract = Contract<string, string, string, unknown>;
const contractOf = (name: EventName) => ALL_EVENTS[name] as AnyContract;
const withoutNullsOf = (contract: AnyContract, payload: unknown) => {
  const result = contract.validate(payload);
  return result.ok ? payload : withoutNulls(payload, result.issues);
};
const validated = (contract: AnyContract, payload: unknown) =>
  contract.validate(withoutNullsOf(contract, payload));

test("a null anywhere in an event is what leaving it out is, and nothing is changed", () => {
  let absent = 0;
  let refused = 0;
  for (const name of EVENT_NAMES) {
    const contract = contractOf(name);
    const payload = fixture(name) as unknown as Json;
    for (const path of pathsIn(payload)) {
      const given = changed(payload, path, null);
      const text = JSON.stringify(given);
      const result = validated(contract, given);
      const isField = typeof path.at(-1) === "string";
      const left = isField ? changed(payload, path, undefined) : given;
      const isRight = contract.is(left);
      expect({ name, path, ok: result.ok }).toEqual({ name, path, ok: isRight });
      // What a contract leaves open may hold null.
      if (result.ok) expect(result.value).toEqual(contract.is(given) ? given : left);
      if (isRight) absent++;
      else refused++;
      expect(JSON.stringify(given)).toBe(text);
    }
  }
  expect(Math.min(absent, refused)).toBeGreaterThan(200);
});

test("several nulls in one payload are left out together, and other faults stay", () => {
  const contract = contractOf("agreement.updated-v2");
  const payload = fixture("agreement.updated-v2") as unknown as Json;
  const optional = [...pathsIn(payload)].filter(
    (path) =>
      typeof path.at(-1) === "string" && contract.is(changed(payload, path, undefined) as Json),
  );
  const nulled = optional.reduce((all, path) => changed(all, path, null) as Json, payload);
  expect(optional.length).toBeGreaterThan(0);
  expect(contract.is(nulled)).toBe(false);
  expect(validated(contract, nulled).ok).toBe(true);
  const wrong = { account_number: 7, account_user_emails: null, is_imported: null, note: null };
  expect(validated(accountCreatedV1, wrong)).toMatchObject({
    ok: false,
    issues: [
      { attr: "account_user_emails", code: "required" },
      { attr: "account_number", code: "invalid_type" },
    ],
  });
});

test.each([null, [null], { account_user_emails: [null], account_number: "A" }])(
  "%j is no payload with a field left out",
  (payload) => {
    expect(validated(accountCreatedV1, payload)).toMatchObject({ ok: false });
    expect(withoutNullsOf(accountCreatedV1, payload)).toEqual(payload);
  },
);

describe("nulls", () => {
  const own = defineEvent(
    "order.placed-v1",
    z.object({
      id: z.string(),
      note: z.string().optional(),
      lines: z.array(z.object({ text: z.string().optional() }).nullable()).optional(),
      tags: z.array(z.string()),
    }),
  );
  const order = { id: "A-7", note: null, lines: [{ text: null }, null, {}], tags: ["a"] };
  const wrong = { id: null, note: null, tags: [null] };

  test("of an event of one's own, whatever its schema calls them", async () => {
    const parse = (payload: unknown) =>
      parseEvent(own.name, payload, { also: [own], nulls: "absent" });
    expect(await parse(order)).toEqual({
      kind: "known",
      name: own.name,
      payload: { id: "A-7", lines: [{}, null, {}], tags: ["a"] },
    });
    expect(order.lines[0]).toEqual({ text: null });
    expect(await parse(wrong)).toMatchObject({
      kind: "invalid",
      issues: [{ attr: "id" }, { attr: "tags.0" }],
    });
    const got: unknown[] = [];
    const receiver = createReceiver({
      events: [on(own, (payload, message) => got.push(payload, message.payload))],
      unknown: () => {},
      invalid: (_, issues) => void got.push(issues.map(({ attr }) => attr)),
      nulls: "absent",
    });
    for (const payload of [order, wrong]) await receiver.message({ type: own.name, payload });
    const left = { id: "A-7", lines: [{}, null, {}], tags: ["a"] };
    expect(got).toEqual([left, left, ["id", "tags.0"]]);
  });

  const given = { account_number: "A-1", account_user_emails: [], is_imported: null, more: null };
  const { is_imported: _, ...left } = given;

  test("of parseEvent", async () => {
    const name = "account.created-v1";
    expect((await parseEvent(name, given)).kind).toBe("invalid");
    expect(await parseEvent(name, given, { nulls: "absent" })).toEqual({
      kind: "known",
      name,
      payload: left,
    });
    expect(await parseEvent(name, { ...given, account_number: null }, { nulls: "absent" })).toEqual(
      {
        kind: "invalid",
        name,
        issues: [
          { attr: "account_number", code: "required", detail: "account_number is required" },
        ],
      },
    );
  });

  test("of a receiver", async () => {
    const calls: unknown[] = [];
    const receiverOf = (nulls?: "absent") =>
      createReceiver({
        events: [on(accountCreatedV1, (payload, message) => void calls.push([payload, message]))],
        unknown: () => {},
        invalid: (message: Message, issues) => void calls.push([message.payload, issues.length]),
        nulls,
      });
    const message = { type: "account.created-v1", payload: given };
    expect(await receiverOf().message(message)).toBe("invalid");
    expect(await receiverOf("absent").message(message)).toBe("handled");
    const wrong = { ...given, account_number: null };
    expect(await receiverOf("absent").message({ ...message, payload: wrong })).toBe("invalid");
    expect(calls).toMatchObject([
      [given, 1],
      [left, { payload: left }],
      [wrong, 1],
    ]);
    expect(calls[1]).toEqual([left, expect.not.objectContaining({ is_imported: null })]);
    expect(message.payload).toBe(given);
  });
});

test.each(["{", '{"account_number":"A-1","account_user_emails":[]}'])(
  "a payload that is the text %j is asked whether it is JSON",
  async (payload) => {
    const detail = "The payload must be an object, not a string; is it JSON that was not parsed?";
    const issues = [{ attr: "", code: "invalid_type", detail }];
    const name = "account.created-v1";
    expect(await parseEvent(name, payload)).toEqual({ kind: "invalid", name, issues });
    const found: unknown[] = [];
    const receiver = createReceiver({
      events: [on(accountCreatedV1, () => {})],
      unknown: () => {},
      invalid: (_, issues) => {
        found.push(issues);
        return "fail";
      },
    });
    await expect(receiver.message({ "detail-type": name, detail: payload })).rejects.toThrow(
      new Error(`${name} is invalid: ${detail}`),
    );
    expect(found).toEqual([issues]);
  },
);
