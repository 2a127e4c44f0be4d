// Messages of all events that are wrong in many ways, in all envelopes and carriers, and what they are
// judged by; all from a seed.
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { fixture } from "../../../src/fixtures.ts";
import type { Random } from "../../seeded.ts";
import { mutate } from "../scanner/mutants.ts";
import type { JudgeOptions } from "./modules.ts";

const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[random(items.length)] as Item;
const base64 = (text: string): string => Buffer.from(text).toString("base64");
const valueIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return 7;
    throw error;
  }
};

const ENVELOPES: readonly ((name: string, payload: unknown) => object)[] = [
  (type, payload) => ({ type, payload }),
  (type, data) => ({ specversion: "1.0", id: "7", source: "/x", type, data }),
  (type, payload) => ({ type, data_base64: base64(JSON.stringify(payload)) }),
  (type, payload) => ({ type, data_base64: JSON.stringify(payload) }),
  (type, detail) => ({ id: "7", "detail-type": type, detail }),
  (type) => ({ type }),
  (type, payload) => ({ "detail-type": type, source: "/x", value: payload }),
  (type, payload) => ({ "detail-type": ["", "x", 7][JSON.stringify(payload).length % 3], type }),
];

const CARRIERS: readonly ((text: string) => object)[] = [
  (text) => ({ body: text }),
  (body) => ({ body: base64(body) }),
  (Message) => ({ Message }),
  (Message) => ({ Sns: { Message } }),
  (text) => ({ kinesis: { data: base64(text) } }),
  (text) => ({ Data: base64(text) }),
  (text) => ({ topic: "x", value: base64(text) }),
  (text) => ({ data: `\ufeff${base64(text)}` }),
  (text) => ({ data: base64(`\ufeff${text}`) }),
  (text) => ({ data: Buffer.from([...Buffer.from(text), 34, 255, 34]).toString("base64") }),
  (Message) => ({ Body: JSON.stringify({ Message }) }),
  (text) => ({ body: JSON.stringify({ Message: base64(text) }) }),
  (text) => ({ Records: [{ body: text }, { kinesis: { data: base64(text) } }] }),
  (text) => ({ Records: [valueIn(text), {}, "x"] }),
  (text) => ({ Records: [{ body: text }, { body: "[]" }, { data: base64("null") }, { data: 5 }] }),
  (text) => ({ kinesis: { data: base64(`[${text}]`) } }),
  (text) => ({ records: [{ data: base64(text) }], Records: [valueIn(text)] }),
  (value) => ({
    records: { "t-0": [{ topic: "x", value: base64(value) }], 7: [{ topic: "x", value }], 3: [{}] },
  }),
  (Message) => ({
    Message: JSON.stringify({ Message: JSON.stringify({ Message: JSON.stringify({ Message }) }) }),
  }),
];

const half = (digits: string): string => String.fromCharCode(Number.parseInt(digits, 16));

/** A name, or one that may stand for it. */
const nameLike = (name: string, random: Random): string =>
  pick(
    [
      ...Array.from({ length: 8 }, () => name),
      name.replace(/v1$/, "v2"),
      name.replace(/v1$/, "v007"),
      name.replace(/-v?[\d.]+$/, pick(["", "-v0", "-1.0.0", "-0.9.10", "-v", "-1.0"], random)),
      name.toUpperCase(),
      name.slice(1),
      name.replaceAll(/[._](.)/g, (_, letter: string) => letter.toUpperCase()),
      `${name.replace("k", "\u212a")}`,
      `${"x".repeat(79)}😀${name}`,
      `\ud800${name}`,
      name.replace(/(?<=^.{7})/, "\ude00"),
      `${"x".repeat(79)}\ud83d${name}`,
    ],
    random,
  );

type Made = readonly [value: unknown, options: JudgeOptions];

function byPointers(name: string, payload: object, random: Random): Made {
  const nameAt = pick([["n"], ["a", "n"], ["h", "1"], ["h", "01"]], random);
  const paths = [["p"], ["a", "p"], undefined, ["b", "s"], ["h", "0"], [], ["h", "length"]];
  const payloadAt = pick(paths, random);
  const versionAt = random(2) ? pick([["v"], ["a", "v"]], random) : undefined;
  const [, type = name, number = ""] = /(.*)-v?([\d.]+)$/.exec(name) ?? [];
  const given = { n: versionAt ? type : name, p: payload };
  const v = pick([number, Number(number), `v${number}`, `${number}.0`, null, 1.5, [1]], random);
  const text = JSON.stringify({ ...given, v });
  return [
    {
      ...given,
      v,
      p: pick([payload, JSON.stringify(payload), base64(JSON.stringify(payload)), "[7]"], random),
      a: pick([JSON.parse(text) as unknown, text, base64(text)], random),
      b: JSON.stringify({ s: JSON.stringify(payload) }),
      h: [payload, given.n],
      ...payload,
    },
    { nameAt, payloadAt, versionAt },
  ];
}

function anyMessage(random: Random): Made {
  const name = pick(EVENT_NAMES, random);
  const payload: object = fixture(name);
  const envelope = () => pick(ENVELOPES, random)(nameLike(name, random), payload);
  const kind = random(10);
  if (kind < 2) return [payload, { event: name }];
  if (kind === 2)
    return [random(2) ? payload : envelope(), { fileEvent: pick([name, `${name}7`], random) }];
  return kind === 3 ? byPointers(name, payload, random) : [envelope(), {}];
}

/** A message, and what it is judged by. */
export function anyText(random: Random): { text: string; options: JudgeOptions } {
  const [value, layout] = anyMessage(random);
  let text = JSON.stringify(value, undefined, random(4) ? undefined : random(4));
  for (let left = pick([0, 0, 1, 1, 1, 2], random); left > 0; left--) text = mutate(text, random);
  if (layout.event === undefined && random(3) === 0) {
    // Half of a pair that is in a text as it is, and not as an escape.
    if (random(4) === 0) text = text.replaceAll(/\\u(d[8-f]..)/g, (_, digits) => half(digits));
    text = JSON.stringify(pick(CARRIERS, random)(text), undefined, random(3) ? undefined : 1);
    if (random(3) === 0) text = mutate(text, random);
    if (random(4) === 0) text = JSON.stringify(pick(CARRIERS, random)(text));
  }
  const options = {
    ...layout,
    unknown: random(2) === 0,
    nulls: random(3) === 0,
    hidden: random(3) === 0,
  };
  // Spaces at the end are no part of a message, and other white space at its start is a fault.
  return { text: text.trimEnd(), options };
}
