// What the module tells of messages beside verdicts: payloads, ids, times and sequences.
import { expect, test } from "vitest";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { fixture } from "../../../src/fixtures.ts";
import { readFacts } from "../../../src/library/envelopes/read-envelope.ts";
import { type Random, seeded } from "../../seeded.ts";
import { mutate } from "../scanner/mutants.ts";
import { anyText } from "./messages.ts";
import { PublishedModule, readModule } from "./modules.ts";

const MUTANTS = Number(process.env.JUDGE_MUTANTS ?? 10_000);
const EVENT = "agreement.revoked-v1";
const [plain, keysOnce] = [new PublishedModule(readModule("judge-simd")), new PublishedModule()];
plain.set({ payload: true, facts: true });
// Nothing is accepted without a tape where keys are compared.
keysOnce.set({ payload: true, facts: true, keysOnce: true });

const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[random(items.length)] as Item;

const VALUES = [
  ...['"a"', '""', '"\\ud800é"', '"\\"\\u00e9\\\\"', "null", "true", "{}", '[{"a":[1]}]', "0"],
  ...['"12"', '"007"', '"1x"', "7", "7.0", "1e3", "-1", "1.5", "123456789012345678", '"1.0"'],
];
const RESOURCES = [
  ...[
    '"event_id/a/b"',
    '"event_id\\/c"',
    '"\\u0065vent_id/d"',
    '"event_id"',
    '"event_idx/d"',
    "[7]",
  ],
  ...['"sequence/12"', '"sequence/x"', '"subject/x"', "7", '"sequence/"', '"event_id/"'],
];
const KEYS = [
  ...["id", "event_id", "source", "sequence", "time", "specversion", "messageId", "MessageId"],
  ...["x", "time2", "\\u0069d", "resources"],
];

function someFields(random: Random): string[] {
  return Array.from({ length: random(7) }, () => {
    const key = pick(KEYS, random);
    const items = Array.from({ length: random(4) }, () => pick(RESOURCES, random));
    const value = key === "resources" && random(5) ? `[${items}]` : pick(VALUES, random);
    return `"${key}":${value}`;
  });
}

/** A message in some carriers, with fields that may be facts, in any order. */
function anyMessage(random: Random): string {
  const [name, payload] = pick(
    [
      ['"type"', '"payload"'],
      ['"detail-type"', '"detail"'],
      ['"type"', '"data"'],
    ],
    random,
  );
  const own = [`${name}:"${EVENT}"`, `${payload}:{"agreement_id":7}`];
  const before = random(4) ? 0 : 1;
  let fields = [...someFields(random), ...own.slice(0, 1 + before), ...someFields(random)];
  fields = before ? [...fields, ...someFields(random)] : [...fields, own[1] ?? ""];
  let text = `{${fields}}`;
  for (let carriers = random(3); carriers > 0; carriers--) {
    const key = pick(["body", "Message", "data"], random);
    text = `{${[...someFields(random), `"${key}":${JSON.stringify(text)}`, ...someFields(random)]}}`;
  }
  return text;
}

test("id and sequence are those of the receiver, and time is that of the envelope", () => {
  const random = seeded(61);
  const messages = Array.from({ length: MUTANTS / 5 }, () => anyMessage(random));
  const seen = { ids: 0, sequences: 0 };
  const others = keysOnce.told(messages);
  for (const [index, row] of plain.told(messages).entries()) {
    const message = messages[index] ?? "";
    const { id = "", sequence, payload } = readFacts(message);
    expect([row.verdict, row.payload], message).toEqual(["valid", JSON.stringify(payload)]);
    const said = [row.id, row.sequence === "" ? undefined : Number(row.sequence)];
    expect(said, message).toEqual([id.toWellFormed(), sequence]);
    const other = others[index];
    expect([other?.time, other?.sequence, other?.id], message).toEqual([
      row.time,
      row.sequence,
      row.id,
    ]);
    seen.ids += Number(id !== "");
    seen.sequences += Number(sequence !== undefined);
  }
  expect(Math.min(seen.ids, seen.sequences)).toBeGreaterThan(MUTANTS / 50);
});

test("a record of Kafka has its place as its id, unless its message has one", () => {
  const value = Buffer.from(`{"type":"${EVENT}","payload":{}}`).toString("base64");
  const record = { topic: "a\u00e9", partition: 2, offset: 5, value };
  const own = Buffer.from(`{"type":"${EVENT}","id":"x","payload":{}}`).toString("base64");
  const texts = [record, { ...record, offset: null }, { ...record, value: own }];
  const ids = plain.told(texts.map((text) => JSON.stringify(text))).map(({ id }) => id);
  expect(ids).toEqual(["aé-2-5", "", "x"]);
});

test("the time is that of the envelope", () => {
  const rows = plain.told([
    `{"time":"a","type":"${EVENT}","time":"\\u0062","payload":{"agreement_id":7}}`,
    `{"body":${JSON.stringify(`{"type":"${EVENT}","data":{"time":"c"}}`)},"time":"d"}`,
  ]);
  expect(rows.map(({ time }) => time)).toEqual(["b", ""]);
});

/** Takes spaces and numbers as they are, and of equal keys the last. */
const parsed = (text = "null"): unknown => JSON.parse(text);

test(`payloads of ${MUTANTS} messages mean what was judged, and have each key once`, () => {
  const random = seeded(62);
  const [told, again] = [new PublishedModule(), new PublishedModule()];
  again.set({ keysOnce: true });
  let changed = 0;
  for (let made = 0; made < MUTANTS; made++) {
    const name = pick(EVENT_NAMES, random);
    let text = JSON.stringify(fixture(name), undefined, random(3));
    for (let left = random(3); left >= 0; left--) text = mutate(text, random);
    const number = EVENT_NAMES.indexOf(name);
    told.set({ payload: true });
    const [row] = told.told([text], number);
    told.set({ payload: true, keysOnce: true });
    const [slow] = told.told([text], number);
    if (!row || row.verdict === "invalid_json") continue;
    if (slow?.payload !== row.payload) expect.fail(`${name} ${row.payload} ${slow?.payload}`);
    if (!isSame(parsed(row.payload), parsed(text))) expect.fail(`${name} ${text} ${row.payload}`);
    const faults = again.judge([row.payload ?? ""], number)[0]?.faults ?? [];
    if (faults.some(({ code }) => code === "repeated_field")) expect.fail(`${name} ${row.payload}`);
    changed += Number(row.payload !== text.trim());
  }
  expect(changed).toBeGreaterThan(MUTANTS / 100);
});

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** An object with its fields in one order, since the last of equal keys stands where it stood. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (Object(value) !== value) return value;
  const fields = Object.entries(value as object).map(
    ([key, inner]) => [key, sorted(inner)] as const,
  );
  return fields.sort(([one], [other]) => (one < other ? -1 : 1));
}

test.each([
  ['{"agreement_id":1.0}', '{"agreement_id":1}'],
  ['{"agreement_id":1e3 }', '{"agreement_id":1000 }'],
  ['{"agreement_id":-12.50E1}', '{"agreement_id":-125}'],
  ['{"agreement_id":-0.0}', '{"agreement_id":0}'],
  ['{"agreement_id":0e9}', '{"agreement_id":0}'],
  ['{"agreement_id":1e-400}', '{"agreement_id":0}'],
  ['{"agreement_id":0.99999999999999999999}', '{"agreement_id":1}'],
  ['{"agreement_id":99999999999999999.99}', '{"agreement_id":100000000000000000}'],
  ['{"agreement_id":9007199254740993.5}', '{"agreement_id":9007199254740994}'],
  ['{"agreement_id":1.00000000000000000000001}', '{"agreement_id":1}'],
  ['{"agreement_id":1e30}', `{"agreement_id":1${"0".repeat(30)}}`],
  ['{"a":1.0,"agreement_id":7}', '{"a":1.0,"agreement_id":7}'],
  ['{"agreement_id":7,"agreement_id" : 8}', '{"agreement_id" : 8}'],
  ['{"a":{"b":1,"b":[2]},"agreement_id":7}', '{"a":{"b":[2]},"agreement_id":7}'],
  [
    '{"a":{"b":{"c":1,"c":2},"\\u0062":3},"agreement_id":7}',
    '{"a":{"\\u0062":3},"agreement_id":7}',
  ],
  ['{"a":1,"a":2,"a":3,"agreement_id":7,"agreement_id":1.0}', '{"a":3,"agreement_id":1}'],
  ['[{"a":1,"a":2}]', '[{"a":2}]'],
])("the payload %s is told as %s", (text, payload) => {
  expect(plain.told([text], EVENT_NAMES.indexOf(EVENT))[0]?.payload).toBe(payload);
  const row = plain.told([`{"type":"${EVENT}","payload":${text}}`])[0];
  expect(row?.payload).toBe(payload);
  expect(plain.told([`{"type":"x","payload":${text}}`])[0]?.payload).toBeTypeOf("string");
});

test("many equal keys, deep, are found in time", () => {
  const many = Array.from({ length: 100_000 }, (_, index) => `"${index % 50_000}":1`);
  const deep = `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`;
  const row = plain.told([`{"type":"x","payload":{${many},"deep":${deep}}}`])[0];
  expect(Object.keys(parsed(row?.payload?.replace(deep, "1")) as object)).toHaveLength(50_001);
});

test("as a row, a record has its own verdict, payload and facts", () => {
  const module = new PublishedModule();
  module.set({ eachRecord: true, payload: true, facts: true });
  const body = (id: number) =>
    JSON.stringify({ type: EVENT, id: `${id}`, payload: { agreement_id: id } });
  const bytes = Buffer.from([34, 255, 34]).toString("base64");
  const Records = [
    { body: body(1) },
    { body: "{" },
    { body: bytes },
    { body: "[]" },
    { body: "{}" },
  ];
  const rows = module.told([body(7), JSON.stringify({ Records }), "{"]);
  expect(rows.map(({ of, verdict, id, payload }) => [of, verdict, id, payload])).toEqual([
    [0, "valid", "7", '{"agreement_id":7}'],
    [1, "valid", "1", '{"agreement_id":1}'],
    [1, "invalid_json", "", ""],
    [1, "not_utf8", "", ""],
    [1, "invalid", "", ""],
    [1, "missing_event_name", "", ""],
    [2, "invalid_json", "", ""],
  ]);
});

test("columns that a flag asks for change nothing else", () => {
  const random = seeded(63);
  const given = Array.from({ length: MUTANTS / 10 }, () => anyText(random).text);
  const usual = new PublishedModule();
  usual.set({});
  const known = usual.judge(given);
  const rows = plain.told(given);
  for (const [index, row] of known.entries()) expect(rows[index]).toMatchObject(row);
  expect(usual.told(given).every(({ id, payload }) => id === "" && payload === "")).toBe(true);
});

test.each([
  ["9223372036854775807", "9223372036854775807"],
  ["-9223372036854775808", "-9223372036854775808"],
  ["9.223372036854775807e18", "9223372036854775807"],
  ["1e18", "1000000000000000000"],
  ["9223372036854775808", ""],
  ["9.2233720368547758075e18", ""],
  ["-9223372036854775809", ""],
  ["1e19", ""],
  ["123456789012345678901234567890", ""],
])("64 bits have room for the integer %s, or it is a fault", (integer, digits) => {
  const module = new PublishedModule();
  const [text, number] = [`{"agreement_id":${integer}}`, EVENT_NAMES.indexOf(EVENT)];
  expect(module.judge([text], number)[0]?.verdict).toBe("valid");
  module.set({ longIntegers: true, payload: true });
  const [row] = module.told([text], number);
  expect(row?.verdict).toBe(digits ? "valid" : "invalid");
  if (digits) expect(row?.payload).toBe(`{"agreement_id":${digits}}`);
  else {
    const detail = expect.stringMatching(
      /^agreement_id must be an integer of 64 bits, not (the|a) /,
    );
    expect(row?.faults).toMatchObject([{ code: "invalid_type", attr: "agreement_id", detail }]);
  }
});
