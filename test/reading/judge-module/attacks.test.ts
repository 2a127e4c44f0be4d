// No bytes make a module trap, or read what is not theirs: what lies around a message changes nothing of
// what is said about it. JUDGE_ATTACKS makes it so many messages.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { aboutJudge } from "../../../scripts/generate/scanner/about.ts";
import { withSegment } from "../../../scripts/generate/scanner/segment.ts";
import { scannerTable } from "../../../scripts/generate/scanner/table.ts";
import { compile, MODULES, SOURCES } from "../../../scripts/generate/scanner.ts";
import { readEvents } from "../../../scripts/source/read-events.ts";
import { fixture } from "../../../src/fixtures.ts";
import { type Random, seeded } from "../../seeded.ts";
import { PublishedModule } from "./modules.ts";

const ATTACKS = Number(process.env.JUDGE_ATTACKS ?? 10_000);
const TIMEOUT = 120_000 + ATTACKS;
const MB = 2 ** 20;
const EVENT = "account.created-v1";

const TOKENS = [
  ..."{ } [ ] , : 1 - 1e5 .5 true nul \\ \\u12 \\ud800".split(" "),
  ..."type payload body data_base64 Records records topic value a"
    .split(" ")
    .map((key) => `"${key}"`),
  ...['"', " ", "\n", "\0", "\u0001", "é", "😀", `"${EVENT}"`, '"x-v1"', '"/w=="'],
  ...['"eyJhIjoxfQ=="', '"{\\"type\\":\\"x\\",\\"payload\\":1}"'],
];

const list = <Item>(length: number, item: () => Item): Item[] => Array.from({ length }, item);

function anyBytes(random: Random): Buffer {
  const kind = random(3);
  if (kind === 0) return Buffer.from(list(random(60), () => random(256)));
  if (kind === 1)
    return cut(Buffer.from(list(random(30), () => TOKENS[random(TOKENS.length)]).join("")), random);
  const type = EVENT_NAMES[random(EVENT_NAMES.length)] ?? EVENT;
  const bytes = Buffer.from(JSON.stringify({ type, payload: fixture(type) }));
  for (let left = random(4); left > 0; left--) bytes[random(bytes.length)] = random(256);
  return cut(bytes, random);
}

/** The beginning of a text, or all of it. */
const cut = (bytes: Buffer, random: Random): Buffer =>
  bytes.subarray(0, random(3) ? bytes.length : random(bytes.length));

/** Bytes that would go on with what they stand behind. */
const GOING_ON = Buffer.from('"\\0}]"\u0080'.repeat(20), "latin1");

function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
    return true;
  } catch {
    return false;
  }
}

/** The first message of which a module says something else with other bytes around it. */
function findLeak(module: PublishedModule, count: number): Buffer | undefined {
  const random = seeded(61);
  module.set({ unknown: true });
  for (let made = 0; made < count; made++) {
    const bytes = anyBytes(random);
    const around = Buffer.alloc(random(100), random(256));
    const [one, other] = [GOING_ON, around].map(
      (beside) => module.judge([beside, bytes, beside])[1],
    );
    if (JSON.stringify(one) !== JSON.stringify(other)) return bytes;
    const { verdict } = one ?? {};
    if (isJson(bytes) === (verdict === "invalid_json" || verdict === "not_utf8")) return bytes;
  }
  return undefined;
}

test(`of ${ATTACKS} messages it does not matter what lies around them`, {
  timeout: TIMEOUT,
}, () => {
  expect(findLeak(new PublishedModule(), ATTACKS)).toBeUndefined();
});

const events = readEvents(join(import.meta.dirname, "../../../events"));
const table = scannerTable(events, aboutJudge(events));
const [SIMD, PUBLISHED] = MODULES;

describe("a build with one wrong bound is found out", () => {
  test.each([
    ["messages.ts", "  store<u8>(end, 0);\n", ""],
    ["tape.ts", "behind >= stop || fail", "behind + 1 >= stop || fail"],
  ])("%s without %s", { timeout: TIMEOUT }, async (file, bound, wrong) => {
    const source = readFileSync(join(SOURCES, file), "utf8");
    expect(source.split(bound).length).toBe(2);
    const code = await compile(SIMD, (name, text) =>
      name === file ? text.replace(bound, wrong) : text,
    );
    const module = new Uint8Array(withSegment(code, table));
    expect(findLeak(new PublishedModule(module), ATTACKS)).toBeInstanceOf(Buffer);
  });
});

test("where memory can't grow, what needs more is too long", { timeout: TIMEOUT }, async () => {
  const options = `${PUBLISHED.options} --maximumMemory 20`;
  const code = await compile({ ...PUBLISHED, options });
  const own = new PublishedModule(new Uint8Array(withSegment(code, table)));
  own.set({ unknown: true, limit: 100 });
  const verdictOf = (text: string) => own.judge([text]).map(({ verdict }) => verdict);
  const text = JSON.stringify({ type: EVENT, payload: fixture(EVENT) });
  for (let size = 1e4; size < 3e5; size = Math.round(size * 1.3)) {
    const carried = JSON.stringify({ body: JSON.stringify({ body: text + " ".repeat(size / 4) }) });
    const nulls = `{"type":"${EVENT}","payload":{"account_user_emails":[${"null,".repeat(size / 5)}1]}}`;
    const many = keys(size / 10, (index) => `k${index}`);
    for (const large of ["[".repeat(size), carried, nulls, many])
      expect(["valid", "invalid", "invalid_json", "too_long"]).toContain(verdictOf(large)[0]);
  }
  expect(verdictOf("[".repeat(5e5))).toEqual(["too_long"]);
  expect(own.exports.input(2e6)).toBe(0);
  expect(verdictOf(text)).toEqual(["valid"]);
});

const keys = (count: number, key: (index: number) => string) =>
  `{"type":"${EVENT}","payload":{${list(count, () => "").map((_, index) => `"${key(index)}":${index}`)}}}`;

describe("there is a verdict, in a time and a memory that follow from the length, on", () => {
  test.each<[string, string, string, number]>([
    ["a million open brackets", "[".repeat(1e6), "invalid_json", 1],
    [
      "300,000 nested objects",
      `${'{"a":'.repeat(3e5)}1${"}".repeat(3e5)}`,
      "missing_event_name",
      1,
    ],
    ["a list 500,000 levels deep", "[".repeat(5e5) + "]".repeat(5e5), "missing_event_name", 1],
    ["a key that comes 100,000 times", keys(1e5, () => "k"), "invalid", 3],
    ["100,000 keys", keys(1e5, (index) => `k${index}`), "invalid", 100_002],
    [
      "100,000 keys that are indexes",
      keys(1e5, (index) => `${(index * 7919) % 100_003}`),
      "invalid",
      100_002,
    ],
    ["a string of 100 MB", `"${"x".repeat(1e8)}"`, "too_long", 1],
    ["32 MB of brackets", "[".repeat(32 * MB), "invalid_json", 1],
    [
      "100,000 records",
      `{"Records":[${"{},".repeat(1e5)}{"type":"${EVENT}","payload":{}}]}`,
      "missing_event_name",
      100_002,
    ],
    [
      "a million faults in a string",
      JSON.stringify({
        body: `{"type":"${EVENT}","payload":{"account_user_emails":[${"null,".repeat(1e6)}1]}}`,
      }),
      "invalid",
      1_000_002,
    ],
  ])("%s", (_, text, verdict, count) => {
    const published = new PublishedModule();
    published.set({ unknown: true, limit: 1000 });
    const [row] = published.judge([text]);
    expect([row?.verdict, row?.count, row?.faults.length]).toEqual([
      verdict,
      count,
      Math.min(count, 1000),
    ]);
    // Memory is that of shared words, and 24 times the message.
    const used = published.exports.memory.buffer.byteLength;
    expect(used).toBeLessThan(4 * MB + 24 * Math.min(text.length, 32 * MB) + text.length);
  });
});

describe("the published module refuses", () => {
  const text = Buffer.from(`{"type":"${EVENT}","payload":{}}`);
  const call = (change: (view: DataView, place: number) => void, event = -1, count = 2) => {
    const published = new PublishedModule();
    const place = published.write([text, text]);
    change(new DataView(published.exports.memory.buffer), place);
    return [published.exports.judge(count, event), published.exports.error()];
  };

  test.each([
    [0, -1],
    [4, 2 ** 30],
    [4, -(2 ** 30)],
    [8, 2 ** 31 - 1],
    [8, 1],
  ])("offset %i of %i", (at, offset) => {
    expect(call((view, place) => view.setInt32(place + at, offset, true))).toEqual([0, 2]);
  });

  test.each([-1, 2 ** 30, 2 ** 31 - 1, -(2 ** 31), 1000])("a count of %i", (count) => {
    expect(call(() => {}, -1, count)).toEqual([0, 2]);
  });

  test.each([EVENT_NAMES.length, -3, -4, 2 ** 31 - 1])("event %i", (event) => {
    expect(call(() => {}, event)).toEqual([0, 3]);
  });

  test("a number of an event in a row that is none", () => {
    const published = new PublishedModule();
    expect(() => published.judge([text, text], [-1, -4])).toThrow("error 3");
    expect(() => published.judge([text, text], [-1, EVENT_NAMES.length])).toThrow("error 3");
  });

  test("a call before there is an input, and more than there is memory", () => {
    const { exports } = new PublishedModule();
    expect([exports.judge(1, -1), exports.error()]).toEqual([0, 2]);
    expect([exports.input(2 ** 31 - 1), exports.error()]).toEqual([0, 1]);
    expect([exports.input(2 ** 32 - 1), exports.error()]).toEqual([0, 1]);
    expect(exports.input(10)).toBeGreaterThan(0);
  });
});

test("one message without memory is one row, and the others are judged", () => {
  const published = new PublishedModule();
  published.set({ longest: 1000 });
  const valid = JSON.stringify({ type: EVENT, payload: fixture(EVENT) });
  const rows = published.judge([valid, "x".repeat(1001), valid]);
  expect(rows.map(({ verdict }) => verdict)).toEqual(["valid", "too_long", "valid"]);
  expect(rows[1]?.faults).toEqual([
    { code: "invalid_json", attr: "", detail: "the text is too long", at: 0, record: null },
  ]);
});
