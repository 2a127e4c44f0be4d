// The module that is published keeps to its ABI.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import packageJson from "../../../package.json" with { type: "json" };
import { SOURCES } from "../../../scripts/generate/scanner.ts";
import { listFiles } from "../../../scripts/source/list-files.ts";
import { fixture } from "../../../src/fixtures.ts";
import { CODES, VERDICTS } from "../../../src/library/judge/lists.ts";
import { PublishedModule, readModule } from "./modules.ts";

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
const index = EVENT_NAMES.indexOf(EVENT);

test("has no imports, and exports what is ordered", () => {
  const module = new WebAssembly.Module(readModule("judge"));
  expect(WebAssembly.Module.imports(module)).toEqual([]);
  const names = WebAssembly.Module.exports(module).map(({ name }) => name);
  expect(names.sort()).toEqual([
    "abi",
    "about",
    "clickhouse_create_buffer",
    "clickhouse_destroy_buffer",
    "error",
    "input",
    "judge",
    "judge_rows",
    "memory",
    "minor",
    "options",
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

test("each module is at most 72 KB", () => {
  for (const name of ["judge", "scanner"] as const)
    expect(readModule(name).length).toBeLessThanOrEqual(72 * 1024);
});

test("says what it is", () => {
  const { exports, about } = new PublishedModule();
  expect([exports.abi(), exports.minor()]).toEqual([0x314a4345, 0]);
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
  ]);
  expect(about.limits).toEqual({ faults: 1000, longest: 2 ** 25, clickhouse_longest: 2 ** 22 });
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

test("a message without a payload is invalid", () => {
  const rows = new PublishedModule().judge([
    `{"type":"${EVENT}","data_base64":"?"}`,
    `{"detail-type":"${EVENT}"}`,
    `{"Records":[{"body":"5"},{"type":"${EVENT}"}]}`,
  ]);
  expect(rows.map(({ verdict, event }) => [verdict, event])).toEqual([
    ["invalid", undefined],
    ["invalid", EVENT],
    ["invalid", undefined],
  ]);
  expect(rows.map(({ faults }) => faults.map(({ detail }) => detail))).toEqual([
    ["the text is not JSON"],
    ["The payload is required"],
    ["the text is not a JSON object", "The payload is required"],
  ]);
});

test("a batch is one row, with the verdict and the event of the first record that is not valid", () => {
  const records = [valid, "{}", valid.replace("A-", "7"), `{"type":"${EVENT}","payload":[]}`];
  const batch = `{"Records":[${records}]}`;
  const [row, all] = new PublishedModule().judge([batch, `{"Records":[${valid},${valid}]}`]);
  expect([row?.verdict, row?.event, row?.count]).toEqual(["missing_event_name", undefined, 2]);
  expect(row?.faults.map(({ record }) => record)).toEqual([1, 3]);
  expect(row?.faults.map(({ at }) => batch.slice(at, at + 2))).toEqual(["{}", "[]"]);
  expect([all?.verdict, all?.event, all?.count]).toEqual(["valid", EVENT, 0]);
});

describe("the event of a row", () => {
  const payload = JSON.stringify(fixture(EVENT));

  test("may be one for all", () => {
    const rows = new PublishedModule().judge([payload, "{}"], index);
    expect(rows.map(({ verdict, event }) => [verdict, event])).toEqual([
      ["valid", EVENT],
      ["invalid", EVENT],
    ]);
  });

  test("may be one of its own, that of the envelope, or none that the host knows", () => {
    const rows = new PublishedModule().judge([payload, valid, payload, "{"], [index, -1, -3, -3]);
    expect(rows.map(({ verdict, event }) => [verdict, event])).toEqual([
      ["valid", EVENT],
      ["valid", EVENT],
      ["unknown_event", undefined],
      ["invalid_json", undefined],
    ]);
    expect(rows[2]?.faults).toEqual([
      {
        code: "unknown_event",
        attr: "",
        detail: "the event is not in the catalogue",
        at: 0,
        record: null,
      },
    ]);
  });
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

describe("ClickHouse", () => {
  const text = (value: string): number[] => {
    const bytes = Buffer.from(value);
    const length: number[] = [];
    let left = bytes.length;
    for (; left > 127; left >>= 7) length.push((left & 127) | 128);
    return [...length, left, ...bytes];
  };
  const u32 = (value: number) => new Uint8Array(Uint32Array.of(value).buffer);
  const put = (published: PublishedModule, bytes: readonly number[]): number => {
    const buffer = published.exports.clickhouse_create_buffer(bytes.length);
    const { buffer: memory } = published.exports.memory;
    new Uint8Array(memory).set(bytes, new DataView(memory).getUint32(buffer, true));
    return buffer;
  };

  test("gives rows as RowBinary and gets tuples", () => {
    const published = new PublishedModule();
    const wrong = `{"type":"${EVENT}","payload":{"account_number":"${"x".repeat(200)}"}}`;
    for (let call = 0; call < 3; call++) {
      const given = put(published, [valid, wrong, "{"].flatMap(text));
      const result = published.exports.judge_rows(given, 3);
      const { buffer } = published.exports.memory;
      const view = new DataView(buffer);
      const [place, size] = [view.getUint32(result, true), view.getUint32(result + 4, true)];
      const fault = {
        code: "required",
        attr: "account_user_emails",
        detail: "account_user_emails is required",
        at: 39,
        record: null,
      };
      const broken = {
        code: "invalid_json",
        attr: "",
        detail: 'expected a field name in quotes or "}", not the end of the input',
        at: 1,
        record: null,
      };
      expect([...new Uint8Array(buffer, place, size)]).toEqual([
        ...[...text("valid"), ...text(EVENT), ...u32(0), ...text(""), ...text(""), ...text("")],
        ...[
          ...text("invalid"),
          ...text(EVENT),
          ...u32(1),
          ...text("required"),
          ...text(fault.attr),
        ],
        ...text(JSON.stringify([fault])),
        ...[...text("invalid_json"), ...text(""), ...u32(1), ...text("invalid_json"), ...text("")],
        ...text(JSON.stringify([broken])),
      ]);
      published.exports.clickhouse_destroy_buffer(result);
      published.exports.clickhouse_destroy_buffer(given);
    }
  });

  test.each([
    ["fewer rows than said", text(valid), 2],
    ["more rows than said", [...text(valid), ...text(valid)], 1],
    ["a length that leads out", [200, 200, 1, 7], 1],
    ["a length without an end", Array.from({ length: 12 }, () => 255), 1],
    ["very many rows", text(valid), 2 ** 31 - 1],
  ])("gets nothing for %s", (_, bytes, count) => {
    const published = new PublishedModule();
    expect(published.exports.judge_rows(put(published, bytes), count)).toBe(0);
  });

  test("gets nothing for a buffer that is none", () => {
    const { exports } = new PublishedModule();
    for (const buffer of [0, 2 ** 31, -1, 1024]) expect(exports.judge_rows(buffer, 1)).toBe(0);
    expect(exports.clickhouse_create_buffer(2 ** 31)).toBe(0);
    exports.clickhouse_destroy_buffer(0);
  });
});
