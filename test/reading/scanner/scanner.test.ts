import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { scannerTable } from "../../../scripts/generate/scanner/table.ts";
import { readEvents } from "../../../scripts/source/read-events.ts";
import { moveOn } from "../../../src/cli/validate/front-cutter.ts";
import { createScanner, type Scanner } from "../../../src/cli/validate/scanner.ts";
import { faults, fixture } from "../../../src/fixtures.ts";

const root = join(import.meta.dirname, "../../..");
const read = (name: string) => readFileSync(join(root, "generated", name));

function create(): Scanner {
  const scanner = createScanner(read("scanner.wasm"));
  if (!scanner) throw new Error("This Node has no WebAssembly with SIMD.");
  return scanner;
}
const scanner = create();
const ENVELOPE = -1;

/** Whether a whole text is accepted. */
function accepts(text: string, event = ENVELOPE, strict = false): boolean {
  const end = scanner.window.length < text.length ? 0 : put(text);
  scanner.expect(event, strict);
  return scanner.accept(0, end) === end && scanner.count.value === 1;
}

/** Puts text into the window. Returns how many bytes it has. */
function put(text: string): number {
  const bytes = Buffer.from(text);
  scanner.window.set(bytes);
  return bytes.length;
}

const envelopesOf = (type: string, payload: unknown) =>
  [
    { type, payload },
    { specversion: "1.0", type, data: payload },
    { "detail-type": type, detail: payload },
  ].map((message) => JSON.stringify(message));

describe.each(EVENT_NAMES.map((name, index) => [name, index] as const))("%s", (name, index) => {
  test("is accepted as a payload and in every envelope", () => {
    const text = JSON.stringify(fixture(name));
    expect(accepts(text, index)).toBe(true);
    expect(accepts(text, index, true)).toBe(true);
    for (const message of envelopesOf(name, fixture(name))) expect(accepts(message)).toBe(true);
  });

  test("is not accepted with any fault", () => {
    const found = faults(name);
    expect(found.length).toBeGreaterThan(0);
    for (const { payload } of found) {
      expect(accepts(JSON.stringify(payload), index)).toBe(false);
      for (const message of envelopesOf(name, payload)) expect(accepts(message)).toBe(false);
    }
  });
});

const created = fixture("account.created-v1");
const valid = JSON.stringify(created);
const event = EVENT_NAMES.indexOf("account.created-v1");
/** The payload with something behind its bracket. */
const begin = (text: string) => `{${text}${valid.slice(1)}`;

describe("a payload is accepted", () => {
  test.each([
    ["with spaces, tabs and returns", ` \t${valid.replaceAll(/[:,]/g, " $& ")}\r`],
    ["with a field that the contract does not name", begin('"new":[{"a":[]},null,1e999,"x"],')],
    ["with such a field twice", begin('"new":1,"new":"x",')],
    ["with __proto__", begin('"__proto__":{"account_number":1},')],
    ["with escapes and other alphabets in its texts", valid.replace("maya", '\\u006d\\"\\\\ä€😀')],
    ["with 5,000 levels in a field that it does not name", begin(`"new":${nested(5000)},`)],
  ])("%s", (_, text) => {
    expect(JSON.parse(text)).toBeTypeOf("object");
    expect(accepts(text, event)).toBe(true);
  });
});

describe("it is not sure of a payload", () => {
  test.each([
    ["with a known field twice", begin(`"account_number":"A-1",`)],
    ["with an escape in a key", valid.replace("account_number", "\\u0061ccount_number")],
    ["with an escape in an unknown key", begin('"n\\u0065w":1,')],
    ["with a space that is none in JSON", `${valid}\u00a0`],
    ["with something behind it", `${valid}{}`],
    ["that is not whole", valid.slice(0, -1)],
    ["with a control character in a text", valid.replace("maya", "ma\u0001ya")],
    ["with an escape that JSON does not have", valid.replace("maya", "ma\\xya")],
    ["with a comma at the end", `${valid.slice(0, -1)},}`],
    ["that is an array", `[${valid}]`],
  ])("%s", (_, text) => {
    expect(accepts(text, event)).toBe(false);
  });

  test("with an unknown field where these are reported", () => {
    const text = begin('"new":1,');
    expect([accepts(text, event, false), accepts(text, event, true)]).toEqual([true, false]);
  });
});

function nested(levels: number): string {
  return "[".repeat(levels) + "]".repeat(levels);
}

describe("an integer", () => {
  const integers = (number: string) =>
    accepts(
      JSON.stringify(fixture("ink.message_attachment.safe-v1")).replace(
        /"size_in_bytes":\d+/,
        `"size_in_bytes":${number}`,
      ),
      EVENT_NAMES.indexOf("ink.message_attachment.safe-v1"),
    );
  test.each(["0", "-0", "7", "-12345678901234567890", "9".repeat(300)])("may be %s", (number) => {
    expect(integers(number)).toBe(true);
  });
  test.each(["1.0", "1e2", "1E2", "9".repeat(301), "01", "-", "+1", "1.", '"1"', "null"])(
    "is left to JSON.parse as %s",
    (number) => {
      expect(integers(number)).toBe(false);
    },
  );
});

describe("it is not sure of a message", () => {
  test.each([
    ["with its payload before the name", `{"payload":${valid},"type":"account.created-v1"}`],
    ["with two payloads", `{"type":"account.created-v1","payload":${valid},"data":${valid}}`],
    ["with two names", `{"detail-type":"x","type":"account.created-v1","payload":${valid}}`],
    ["with fields of two envelopes", `{"type":"account.created-v1","detail":${valid}}`],
    ["with no payload", `{"type":"account.created-v1"}`],
    ["with an unknown name", `{"type":"account.created-v99","payload":${valid}}`],
    ["with an escape in the name", `{"type":"account.created\\u002dv1","payload":${valid}}`],
    ["with no name", `{"payload":${valid}}`],
    ["that is empty", "{}"],
  ])("%s", (_, text) => {
    expect(accepts(text)).toBe(false);
  });
});

test("of several messages, it finds those that it is not sure of, and where they end", () => {
  const messages = [valid, "", '{"a":[1, "}"]}', valid, " \t\r", valid, "nonsense", valid, ""];
  const text = messages.join("\n") + valid;
  const end = put(text);
  scanner.expect(event, false);
  const steps: unknown[] = [];
  for (let at = 0; at < end; ) {
    at = scanner.accept(at, end);
    const behind = at < end ? scanner.endOf(at, end) : 0;
    steps.push([scanner.count.value, text.slice(at, behind || at + 8), behind !== 0]);
    at = behind || at + 8;
  }
  expect(steps).toEqual([
    [1, '{"a":[1, "}"]}', true],
    [2, "nonsense", false],
    [2, "", false],
  ]);
  expect(scanner.newlines(0, end)).toBe(messages.length - 1);
  expect(scanner.accept(0, end, 1)).toBe(text.indexOf("{", 1 + valid.length));
  expect([scanner.count.value, scanner.countedEnd.value]).toEqual([1, valid.length]);
});

test("rows end where more or less than one newline lies between messages", () => {
  for (const between of ["", " ", "\r\n", "\n\n", "\n "]) {
    const rows = `${valid}\n${valid}`;
    const end = put(` ${rows}${between}${valid}\n`);
    scanner.expect(event, false);
    const next = 1 + rows.length + between.length;
    expect(scanner.accept(0, end, undefined, true)).toBe(next);
    expect([scanner.count.value, scanner.countedEnd.value]).toEqual([2, 1 + rows.length]);
    expect(scanner.accept(next, end, undefined, true)).toBe(end);
    expect(scanner.count.value).toBe(1);
  }
});

test("a column counts the characters of a string", () => {
  const text = "a\u007f\u0080é\u07ff\u0800€\uffff\u{10000}😀\u{10ffff}".repeat(5);
  const characters = [...text];
  for (let from = 0; from < characters.length; from += 7)
    for (let to = from; to <= characters.length; to++) {
      const piece = characters.slice(from, to).join("");
      const end = put(`€${piece}`);
      put(`€${piece}😀€\n`);
      const { column } = moveOn(scanner, 3, { line: 1, column: 7 }, end);
      expect(column).toBe(7 + piece.length);
    }
});

test("what lies behind a text is not read, and stays as it is", () => {
  const length = put(`${valid}${valid}`) / 2;
  scanner.expect(event, false);
  for (const end of [length, length - 1]) {
    expect(scanner.accept(0, end)).toBe(end === length ? end : 0);
    expect(scanner.endOf(0, end)).toBe(end === length ? end : 0);
  }
  expect(Buffer.from(scanner.window.subarray(0, 2 * length)).toString()).toBe(valid + valid);
});

test("a module that this engine can't run makes no scanner", () => {
  expect(createScanner(new Uint8Array([0, 97, 115, 109, 9, 9, 9, 9]))).toBeUndefined();
});

describe("the generator refuses what the scanner would pass over:", () => {
  const source = readEvents(join(root, "events"));
  const [first] = source.events;
  if (!first) throw new Error("There are no events.");
  const tableWith =
    (field: object, more: object = {}) =>
    () =>
      scannerTable({
        ...source,
        events: [{ ...first, schema: { type: "object", properties: { field }, ...more } }],
      });

  test.each([
    ["a keyword", { type: "string", maxLength: 3 }, "maxLength"],
    ["a format", { type: "string", format: "date" }, "format"],
    ["an enum", { enum: [1] }, "enum"],
    ["a type", { type: "null" }, "the type null"],
    ["several types", { type: ["string", "null"] }, "the type string,null"],
    ["an array of anything", { type: "array" }, "an array without items"],
    ["a closed object", { type: "object", additionalProperties: false }, "additionalProperties"],
    ["allOf with two parts", { allOf: [{ $ref: "Money" }, { $ref: "Money" }] }, "allOf"],
    ["a $ref that leads nowhere", { $ref: "Nowhere.schema.json" }, "no shape Nowhere"],
  ])("%s", (_, field, message) => {
    expect(tableWith(field)).toThrow(message);
  });

  test("a required field that is not described", () => {
    expect(tableWith({ type: "string" }, { required: ["other"] })).toThrow("a required field");
  });

  test("more fields than the mask has bits", () => {
    const fields = Array.from({ length: 33 }, (_, index) => [`f${index}`, { type: "string" }]);
    const properties = Object.fromEntries(fields);
    expect(tableWith({ type: "object", properties })).toThrow("more than 32 fields");
  });

  /** A text inside of so many objects. */
  const inside = (levels: number, key: string): object =>
    levels === 0
      ? { type: "string" }
      : { type: "object", properties: { [key]: inside(levels - 1, key) } };

  test("a shape inside of itself", () => {
    const [shape] = source.shapes;
    if (!shape) throw new Error("There are no shapes.");
    const items = { $ref: `${shape.title}.schema.json` };
    const properties = { more: { type: "array", items } };
    const shapes = [
      { ...shape, schema: { type: "object", properties } },
      ...source.shapes.slice(1),
    ];
    const events = [{ ...first, schema: { type: "object", properties: { one: items } } }];
    expect(() => scannerTable({ ...source, events, shapes })).toThrow("a shape inside of itself");
  });

  test("more levels, longer paths and longer keys than the judge has room for", () => {
    expect(tableWith(inside(32, "key"))).toThrow("so many levels");
    expect(tableWith(inside(31, "key"))).not.toThrow();
    expect(tableWith(inside(29, "k".repeat(150)))).toThrow("so long a path");
    expect(tableWith(inside(1, "k".repeat(170)))).toThrow("the key");
  });

  test("a payload that could be an envelope", () => {
    const properties = { type: { type: "string" }, data: { type: "object" } };
    expect(tableWith({ type: "string" }, { properties })).toThrow("an envelope");
  });
});
