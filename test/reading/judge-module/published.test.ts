// The module that is published keeps to its ABI.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import packageJson from "../../../package.json" with { type: "json" };
import { withoutSegment } from "../../../scripts/generate/scanner/segment.ts";
import { SOURCES } from "../../../scripts/generate/scanner.ts";
import { listFiles } from "../../../scripts/source/list-files.ts";
import { fixture } from "../../../src/fixtures.ts";
import { CODES, VERDICTS } from "../../../src/library/judge/lists.ts";
import { instantiate, type PublishedExports, PublishedModule, readModule } from "./modules.ts";

declare const WebAssembly: {
  Module: (new (
    bytes: Uint8Array,
  ) => object) & {
    imports(module: object): unknown[];
    exports(module: object): { readonly name: string; readonly kind: string }[];
  };
};

const EVENT = "account.created-v1";
const valid = JSON.stringify({ type: EVENT, payload: fixture(EVENT) });

test("has no imports, and exports what is ordered", () => {
  const module = new WebAssembly.Module(readModule("judge"));
  expect(WebAssembly.Module.imports(module)).toEqual([]);
  const names = WebAssembly.Module.exports(module).map(({ name }) => name);
  expect(names.sort()).toEqual([
    "abi",
    "about",
    "counts",
    "error",
    "input",
    "judge",
    "memory",
    "minor",
    "options",
    "outline",
    "settings",
    "text",
  ]);
});

test("has no table, so that no call is indirect, and one segment of data, which comes last", () => {
  const bytes = readModule("judge");
  const sections: (number | undefined)[] = [];
  for (let at = 8; at < bytes.length; ) {
    sections.push(bytes[at]);
    let size = 0;
    let byte = 128;
    for (let shift = 0; byte > 127; shift += 7) {
      byte = bytes[++at] ?? 0;
      size += (byte & 127) << shift;
    }
    at += 1 + size;
  }
  const [TYPE, FUNCTION, MEMORY, GLOBAL, EXPORT] = [1, 3, 5, 6, 7];
  const [START, CODE, DATA] = [8, 10, 11];
  expect(sections).toEqual([TYPE, FUNCTION, MEMORY, GLOBAL, EXPORT, START, CODE, DATA]);
});

test("no word of a fault stands in the sources", () => {
  for (const file of listFiles(SOURCES)) {
    const source = readFileSync(join(SOURCES, file), "utf8");
    const code = source.replaceAll(/^(import|export|} from) .*;$|\/\/.*|\/\*\*?[\s\S]*?\*\//gm, "");
    expect(code, file).not.toMatch(/["'`]/);
  }
});

test("each module is at most 96 KB", () => {
  for (const name of ["judge", "judge-simd"] as const)
    expect(readModule(name).length).toBeLessThanOrEqual(96 * 1024);
});

test("says what it is", () => {
  const { exports, about } = new PublishedModule();
  expect([exports.abi(), exports.minor()]).toEqual([0x314a4345, 1]);
  expect(Buffer.from(Uint32Array.of(exports.abi()).buffer).toString()).toBe("ECJ1");
  expect(about.version).toBe(packageJson.version);
  expect(about.contract).toMatch(/^[0-9a-f]{64}$/);
  expect([about.verdicts, about.codes, about.events]).toEqual([VERDICTS, CODES, EVENT_NAMES]);
  expect(about.columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
    "verdict u8",
    "event i16",
    "fault_count u32",
    "first_code u8",
    "first_path_offsets i32",
    "first_path utf8",
    "fault_offsets i32",
    "code u8",
    "at u32",
    "record i16",
    "attr_offsets i32",
    "attr utf8",
    "detail_offsets i32",
    "detail utf8",
    "faults_json_offsets i32",
    "faults_json utf8",
    "name_offsets i32",
    "name utf8",
    "row u32",
    "start u32",
    "end u32",
    "payload_offsets i32",
    "payload utf8",
    "payload_at u32",
    "of_record i32",
    "id_offsets i32",
    "id utf8",
    "time_offsets i32",
    "time utf8",
    "sequence_offsets i32",
    "sequence utf8",
  ]);
  expect(about.limits).toEqual({ faults: 1000, longest: 2 ** 25 });
});

test("has a verdict of each kind", () => {
  const published = new PublishedModule();
  const bytes = Buffer.from(valid);
  bytes[bytes.indexOf("A-")] = 0xff;
  const rows = published.judge([
    valid,
    `{"type":"${EVENT}","payload":null}`,
    valid.replace(EVENT, "acount.created-v1"),
    valid.replace(EVENT, "account.created-v9"),
    "{}",
    "{",
    bytes,
    `${valid}${" ".repeat(2 ** 25)}`,
  ]);
  expect(rows.map(({ verdict }) => verdict)).toEqual(VERDICTS);
  expect(rows.map(({ event }) => event)).toEqual([EVENT, EVENT, ...Array.from({ length: 6 })]);
  expect(rows.map(({ faults }) => faults[0]?.detail)).toEqual([
    undefined,
    "The payload must be an object, not null",
    `there is no event "acount.created-v1" in the catalogue; did you mean ${EVENT}?`,
    `there is no event "account.created-v9" in the catalogue; did you mean ${EVENT}?`,
    "nothing names the event",
    'expected a field name in quotes or "}", not the end of the input',
    "the text is not UTF-8",
    "the text is too long",
  ]);
  for (const { json, faults, count } of rows) expect([json, faults.length]).toEqual(["", count]);
});

test("behind many messages that are not valid, others are judged as ever", () => {
  const bad = Array.from({ length: 20 }, () => "{}");
  const rows = new PublishedModule().judge([...bad, valid, valid, "{}"]);
  expect(rows.slice(20).map(({ verdict }) => verdict)).toEqual([
    "valid",
    "valid",
    "missing_event_name",
  ]);
  expect(rows[20]).toEqual(rows[21]);
});

test("all faults are counted, and as many kept as ordered", () => {
  const published = new PublishedModule();
  const message = `{"type":"${EVENT}","payload":{"account_user_emails":[1,2,3]}}`;
  published.set({ limit: 0, json: true });
  const none = published.judge(Array.from({ length: 100_000 }, () => "{}"));
  expect(new Set(none.map(({ json }) => json))).toEqual(new Set(["[]"]));
  for (const limit of [0, 1, 3, 9]) {
    published.set({ limit });
    const [row] = published.judge([message]);
    expect([row?.verdict, row?.count, row?.faults.length]).toEqual([
      "invalid",
      4,
      Math.min(limit, 4),
    ]);
  }
});

describe("keys once", () => {
  const repeated = (text: string) => {
    const published = new PublishedModule();
    const [free] = published.judge([text]);
    published.set({ keysOnce: true });
    const [strict] = published.judge([text]);
    const faults = strict?.faults.filter(({ code }) => code === "repeated_field") ?? [];
    expect(strict?.faults.filter((fault) => !faults.includes(fault))).toEqual(free?.faults);
    // What is wrong around records is of no record, and so of no event.
    const isAround = text.startsWith('{"Records"') && faults[0]?.record === null;
    expect(strict?.event).toBe(isAround ? undefined : free?.event);
    if (free?.verdict !== "valid") expect(strict?.verdict).toBe(free?.verdict);
    else expect(strict?.verdict).toBe(faults.length > 0 ? "invalid" : "valid");
    return faults.map(({ attr, at, record }) => [attr, text.slice(at, at + 4), record]);
  };
  const inside = (fields: string) => valid.replace('"payload":{', `"payload":{${fields}`);

  test.each([
    ["no key twice", valid, []],
    ["equal keys of different objects", inside('"a":{"c":1},"b":{"c":1},'), []],
    ["in the envelope", valid.replace("{", '{"id":1,"id":1,'), [["id", '"id"', null]]],
    ["in the payload", inside('"a":1,"b":1,"a":2,'), [["a", '"a":', null]]],
    ["with escapes", inside('"ab":1,"\\u0061b":1,'), [["ab", '"\\u0', null]]],
    ["deep inside", inside('"a":[{},{"b.c":{"d":1,"d":1}}],'), [["a.1.b.c.d", '"d":', null]]],
    ["in text", JSON.stringify({ body: inside('"a":{"b":1,"b":1},') }), [["a.b", '\\"b\\', null]]],
    [
      "in text in a record",
      JSON.stringify({ Records: [{ body: valid }, { body: inside('"a":1,"a":1,') }] }),
      [["a", '\\"a\\', 1]],
    ],
    ["around the records", `{"Records":[${valid}],"a":1,"a":1}`, [["a", '"a":', null]]],
    ["where no event is named", '{"a":1,"a":1}', [["a", '"a":', null]]],
    ["where the text breaks", '{"a":1,"a":1', []],
  ])("%s", (_, text, faults) => {
    expect(repeated(text)).toEqual(faults);
  });

  test("many of them, deep, are found in time, with all kept or none", () => {
    const deep = `${'{"a":'.repeat(50_000)}{${'"b":1,'.repeat(2)}"c":1}${"}".repeat(50_000)}`;
    const wide = Array.from({ length: 50_000 }, (_, key) => `"k${key}":1,"k${key}":2`).join();
    for (const limit of [0, 1000]) {
      const published = new PublishedModule();
      published.set({ keysOnce: true, limit });
      const rows = published.judge([inside(`"x":${deep},`), inside(`"x":{${wide}},`)]);
      expect(rows.map(({ verdict, count }) => [verdict, count])).toEqual([
        ["invalid", 1],
        ["invalid", 50_000],
      ]);
      expect(rows[0]?.faults[0]?.attr.length ?? 0).toBeLessThanOrEqual(4200);
    }
  });
});

test("a message that is no JSON says as what it begins", () => {
  const behind = (text: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 1, 0xff]), Buffer.from(text)]);
  const rows = new PublishedModule().judge([
    behind(valid),
    behind(`${valid.slice(0, -1)},"note":"ä"} `),
    behind("\u0002x"),
    `\ufeff${valid}`,
    Buffer.from(valid, "utf16le"),
    Buffer.from(`\ufeff${valid}`, "utf16le").swap16(),
    "PAR1\u0015",
    "Obj\u0001\u0004",
    Buffer.from([0x1f, 0x8b, 8, 0, 0]),
    "{",
    "\0\0\0\0\0",
  ]);
  expect(rows.map(({ verdict, faults: [fault] }) => [verdict, fault?.at, fault?.detail])).toEqual([
    ["valid", undefined, undefined],
    ["valid", undefined, undefined],
    ["invalid_json", 0, "no JSON behind Confluent's five bytes: decode the value before"],
    ["invalid_json", 0, "the text begins with a byte order mark"],
    ["invalid_json", 0, "the text is UTF-16"],
    ["not_utf8", 0, "the text is UTF-16"],
    ["invalid_json", 0, "the text is Parquet"],
    ["invalid_json", 0, "the text is Avro"],
    ["not_utf8", 0, "the text is gzip"],
    ["invalid_json", 1, 'expected a field name in quotes or "}", not the end of the input'],
    ["invalid_json", 0, 'expected a value, not "\\u0000"'],
  ]);
});

test("behind Confluent's five bytes, places count from the first of them", () => {
  const text = `\0\0\0\0\u0007${valid.replace("A-", "7")}`.replace(
    /"account_number":"[^"]*"/,
    '"account_number":7',
  );
  const [row] = new PublishedModule().judge([text]);
  expect(row?.faults[0]?.at).toBe(text.indexOf(":7,") + 1);
});

test("a table that was changed does not judge", () => {
  const whole = readModule("judge");
  const code = withoutSegment(whole).length;
  for (let at = whole.length - 100; at > code + 100; at -= 997) {
    const changed = whole.slice();
    changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
    const { abi, error } = instantiate<PublishedExports>(changed);
    expect([abi(), error(), abi()], `${at}`).toEqual([0, 4, 0]);
  }
});
