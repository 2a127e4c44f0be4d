// What the module counts, beside a counter that reads messages by JSON.parse and the schemas.
import { describe, expect, test } from "vitest";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { fixture } from "../../../src/fixtures.ts";
import { jsonIn } from "../../../src/library/envelopes/read-envelope.ts";
import { isObject } from "../../../src/library/json/pointer.ts";
import { addCounts } from "../../../src/library/judge/add-counts.ts";
import { NEUTRAL } from "../../../src/library/names/neutral.ts";
import { readObserved } from "../../../src/reading/observed/read-observed.ts";
import { type Random, seeded } from "../../seeded.ts";
import { Counted } from "./counted.ts";
import { anyText } from "./messages.ts";
import { type JudgeOptions, PublishedModule, readModule } from "./modules.ts";

const MUTANTS = Number(process.env.JUDGE_MUTANTS ?? 10_000);
const [SPLITS, CANARIES] = [Math.min(1000, MUTANTS / 100), 10_000];
const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[random(items.length)] as Item;

type Counts = Readonly<Record<string, unknown>>;
interface Made {
  readonly text: string;
  readonly event?: string | undefined;
}

const TEXTS = [
  ...["", "0", "007", "-7", "+1.50", "1.", ".5", "1e3", "é", "x".repeat(90), "7".repeat(90)],
  ...["2026-02-28", "2024-02-29", "2026-02-29", "2026-13-01", "2026-00-10", "0000-01-01"],
  ...["2026-11-01T10:00", "2026-11-01 10:00:59", "2026-11-01t10:00:59.123", "2026-11-01T10:00:5"],
  ...["2026-11-01T10:00Z", "2026-11-01T10:00:00.1z", "2026-11-01T10:00:00+01:00"],
  ...["2026-11-01T10:00:00-0100", "2026-11-01T10:00:00.000+01", "2026-11-01T10:00:00."],
  ...["5C8f8a88-1d3e-9b58-a7f6-6e51d3b88c32", "5c8f8a88-1d3e-9b58-a7f6-6e51d3b88c3g"],
  ...["2026-11-01x", "2026-11-011", "2026-11-01\0", "12\0", "2026-11-01\n"],
];
const VALUES = [null, true, 7, 1.5, 1e300, {}, [], "text", [null], { a: 1 }, [[]]];

/** Changes a payload in ways that are counted. */
function drifted(value: unknown, random: Random): unknown {
  if (random(60) === 0) return pick(VALUES, random);
  if (typeof value === "string") return random(2) ? pick(TEXTS, random) : value;
  if (typeof value === "number") return random(9) ? value : pick([1.5, "7", 7.0], random);
  if (Array.isArray(value))
    return Array.from({ length: random(4) }, () => drifted(pick([...value, 0], random), random));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(() => random(12) > 0);
  const more = Array.from({ length: random(9) ? 0 : random(3) }, () => [unknownKey(random), 1]);
  return Object.fromEntries([
    ...entries.map(([key, inner]) => [key, drifted(inner, random)]),
    ...more,
  ]);
}

const unknownKey = (random: Random): string =>
  pick(
    [
      ...[
        `field_${random(60)}`,
        `f${random(40)}`,
        "constructor",
        "Field",
        "a-b",
        "é",
        "",
        "$schema",
      ],
      ...["__proto__", `x${"y".repeat(39)}`, `x${"y".repeat(40)}`, "first", "names"],
    ],
    random,
  );

const TIMES = [
  "2026-11-05T00:00:00Z",
  "2024-02-29",
  "2026-02-30",
  "2020-01-01x",
  7,
  null,
  "1999-12-31 x",
];

function envelopeOf(event: string, payload: unknown, random: Random): object {
  const [, type = event, version = ""] = /^(.*)-(v?[\d.]+)$/.exec(event) ?? [];
  const unknown = [
    `${type}-v${random(200)}`,
    `new_${random(90)}.made-v1`,
    `${type}.X-v1`,
    `${type}.-v1`,
  ];
  const name = pick(
    [...Array.from({ length: 9 }, () => event), type, pick(unknown, random)],
    random,
  );
  const time = pick(TIMES, random);
  const base64 = Buffer.from(JSON.stringify(payload)).toString("base64");
  const beside = name === type ? { version: pick([version, version.slice(1), "0"], random) } : {};
  return pick(
    [
      { version: "0", "detail-type": name, source: "x", time, ...beside, detail: payload },
      { ...beside, type: name, payload, ...(random(2) ? { time } : {}) },
      { specversion: "1.0", type: name, time, data: payload, ...beside },
      { type: name, data_base64: base64, time, ...beside },
      random(5) ? { type: name, ...beside, payload } : { type: name, time },
    ],
    random,
  );
}

/** Writes a message so that some of its letters are escapes, and some of its keys come twice. */
function written(value: object, random: Random): string {
  const text = JSON.stringify(value, undefined, random(9) ? undefined : 1);
  const escaped = random(4)
    ? text
    : text.replaceAll(/[a-z](?=[a-z_]*")/g, (letter) =>
        random(9) ? letter : `\\u00${letter.charCodeAt(0).toString(16)}`,
      );
  return random(9) ? escaped : escaped.replace(/("\w+"):(\w+)/, "$1:null,$1:$2");
}

function anyMade(random: Random, events = EVENT_NAMES): Made {
  const event = pick(events, random);
  if (random(6) === 0) {
    const { text, options } = anyText(random);
    const { nameAt, payloadAt, fileEvent } = options;
    if (!nameAt && !payloadAt && !fileEvent) return { text: toText(text), event: options.event };
  }
  const payload = random(3) ? drifted(fixture(event), random) : fixture(event);
  if (random(9) === 0) return { text: written([payload], random).slice(1, -1).trim(), event };
  const message = envelopeOf(event, payload, random);
  const text = written(message, random);
  if (random(9)) return { text };
  const carriers = [
    { Message: text },
    { body: Buffer.from(text).toString("base64") },
    { Records: [{ body: text }, { body: "x" }, {}, message] },
    { records: { t: [{ topic: "t", value: Buffer.from(text).toString("base64") }] } },
    { Records: [{}, 7] },
  ];
  return { text: written(pick(carriers, random), random) };
}

/** What bytes of a text say: half of a surrogate pair becomes another character. */
const toText = (text: string): string => Buffer.from(text).toString();

function count(module: PublishedModule, messages: readonly Made[], options: JudgeOptions = {}) {
  module.set({ ...options, counts: true });
  module.write(
    messages.map(({ text }) => Buffer.from(text)),
    messages.map(({ event }) => (event ? EVENTS.indexOf(event) : -1)),
  );
  expect(module.exports.judge(messages.length, -2)).toBeGreaterThan(0);
  return module.counts();
}

const modules = {
  judge: new PublishedModule(),
  simd: new PublishedModule(readModule("judge-simd")),
};
const EVENTS: readonly string[] = modules.judge.about.events;

describe("the document is that of the slow counter", () => {
  const random = seeded(71);
  const made = Array.from({ length: MUTANTS }, () => anyMade(random));
  const fixtures = EVENT_NAMES.flatMap((event): Made[] => [
    ...Array.from({ length: 5 }, () => ({
      text: JSON.stringify(envelopeOf(event, fixture(event), random)),
    })),
    { text: JSON.stringify(fixture(event)), event },
  ]);

  test.each(["judge", "simd"] as const)(`of ${MUTANTS} messages, by %s`, (name) => {
    for (let from = 0; from < made.length; from += 500) {
      const some = made.slice(from, from + 500);
      const counted = new Counted(modules.judge.about.contract);
      for (const { text, event } of some) counted.add(text, { event });
      const said = count(modules[name], some);
      expect(said).toBe(String(counted));
      expect(readObserved(said)).toHaveProperty("observed");
    }
  });

  test("of all events in all envelopes", () => {
    const counted = new Counted(modules.judge.about.contract);
    for (const { text, event } of fixtures) counted.add(text, { event });
    const said = count(modules.judge, fixtures);
    expect(said).toBe(String(counted));
    expect(Object.keys((JSON.parse(said) as Counts).events as object)).toEqual(EVENT_NAMES);
  });

  test("without the scanner, and with any options", () => {
    const wanted = count(modules.judge, made.slice(0, 2000));
    for (const options of [
      { keysOnce: true },
      { unknown: true, nulls: true, longIntegers: true, limit: 0 },
      { told: true, payload: true, facts: true, json: true, hidden: true, eachRecord: true },
    ])
      expect(count(modules.judge, made.slice(0, 2000), options), JSON.stringify(options)).toBe(
        wanted,
      );
  });
});

const byteCount = (text: string): number => Buffer.byteLength(text);

/** Judges messages where they lie in one text. */
function countInPlace(module: PublishedModule, texts: readonly string[]): string {
  module.set({ counts: true });
  const bytes = Buffer.from(texts.join("\n"));
  expect(module.text(bytes, { how: 1 }).used).toBe(byteCount(texts.join("\n")));
  return module.counts();
}

test("any split in any order adds up to the same bytes", () => {
  const random = seeded(72);
  const events = EVENT_NAMES.slice(0, 3);
  const made = Array.from({ length: 600 }, () => anyMade(random, events));
  for (let index = 0; index < 200; index++) {
    const [type, more] = random(2)
      ? [`other_${index}.made-v1`, {}]
      : [events[0], { [`f${index}`]: 1 }];
    made.push({ text: JSON.stringify({ type, payload: more }) });
  }
  const wanted = count(modules.judge, made);
  const { unknown_events: others, events: counted } = JSON.parse(wanted) as Counts;
  expect(Object.keys((others as Counts).names as object)).toHaveLength(64);
  expect(JSON.stringify(counted)).toMatch(/(?:"[a-z]\w*":\d+,){31}"/);
  for (let round = 0; round < SPLITS; round++) {
    const parts: Made[][] = [[], [], []];
    for (const one of made.toSorted(() => random(3) - 1)) pick(parts, random).push(one);
    const documents = parts.map((part) => count(pick(Object.values(modules), random), part));
    const [one = "", ...rest] = documents;
    expect(addCounts(addCounts(...rest), one)).toBe(wanted);
  }
});

test("a text in place counts what its messages count", () => {
  const random = seeded(73);
  const made = Array.from({ length: 2000 }, () => anyMade(random));
  const texts = made.flatMap(({ text, event }) => (event || /\n|^[^{]/.test(text) ? [] : [text]));
  const whole = texts.filter((text) => isObject(jsonIn(text)));
  const wanted = count(
    modules.judge,
    whole.map((text) => ({ text })),
  );
  expect(countInPlace(modules.simd, whole)).toBe(wanted);
});

test("a call that fails counts nothing", () => {
  const module = new PublishedModule();
  module.set({ counts: true });
  const text = `{"type":"${EVENT_NAMES[0]}","payload":{}}`;
  const place = module.write([text, text].map((one) => Buffer.from(one)));
  const { exports } = module;
  new DataView(exports.memory.buffer).setInt32(place + 8, 1e6, true); // the last offset
  expect([exports.judge(2, -1), exports.error()]).toEqual([0, 2]);
  expect(module.counts()).toBe(addCounts());
  module.judge([text]);
  expect(JSON.parse(module.counts())).toMatchObject({ messages: { invalid: 1 } });
});

test("names are those of the contract, also for a bus with words of its own", () => {
  const module = new PublishedModule();
  const event = "ink.message_attachment.safe-v1";
  const [text, ofBus] = [NEUTRAL, "aws_s3"].map((word) =>
    JSON.stringify({ type: event, payload: { [`${word}_key`]: 7 } }),
  );
  const wanted = count(module, [{ text: `${text}` }]);
  expect(wanted).toContain(`"${NEUTRAL}_key":{"other":{"number":1}}`);
  for (const round of [1, 2]) {
    expect(module.settle({ words: { [NEUTRAL]: "aws_s3" } }), `${round}`).toBe(true);
    expect(count(module, [{ text: `${ofBus}` }])).toBe(wanted);
  }
});

test(`no value is in the document, of ${CANARIES} in every place`, () => {
  const random = seeded(74);
  let canaries = 0;
  const canary = () => `${pick(["Canary", "7 canary", "kanary ", "CANARY-"], random)}${canaries++}`;
  const hidden = (value: unknown): unknown => {
    if (random(9) === 0) return canary();
    if (Array.isArray(value)) return value.map(hidden);
    if (!isObject(value)) return random(2) ? canary() : canaries++ * 1e6 + 777_777;
    const entries = Object.entries(value).map(([key, inner]) => [
      random(9) ? key : canary(),
      hidden(inner),
    ]);
    return Object.fromEntries([...entries, [canary(), canary()]]);
  };
  const made: Made[] = [];
  while (canaries < CANARIES) {
    const event = pick(EVENT_NAMES, random);
    const payload = hidden(fixture(event));
    const message = envelopeOf(random(5) ? event : canary(), payload, random);
    made.push({ text: written({ ...message, time: canary(), version: canary() }, random) });
  }
  expect(count(modules.judge, made)).not.toMatch(/anary|77777/i);
});
