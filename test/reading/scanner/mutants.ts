// Messages that are wrong in every way that comes to mind, from a seed, so that a run can be
// repeated.

import type { Random } from "../../seeded.ts";

const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[random(items.length)] as Item;

/** Strings, punctuation, white space, and what lies between them. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|\s+|[^\s"{}[\],:]+/g;

const NUMBERS =
  "0 -0 7 -7 1.0 1.5 -1.50 1e2 1E+2 1e-2 1e400 -1e400 1.0e1 00 01 -01 - + . 1. .5 1e 1e+ 0x1 NaN Infinity 12345678901234567890 9007199254740993 0.1e 1e++2 1e+-2 1_0".split(
    " ",
  );
const VALUES = [
  ...NUMBERS,
  ..."true false null tru nul fals True undefined truefalse {} [] [[]] [{}] {[]} [,] [1,] {,} {1:2}".split(
    " ",
  ),
  "9".repeat(300),
  "9".repeat(301),
  `-${"9".repeat(300)}`,
  "9".repeat(308),
  "9".repeat(309),
  `0.${"9".repeat(400)}`,
  `${"[".repeat(59)}${"]".repeat(59)}`,
  `${"[".repeat(61)}${"]".repeat(61)}`,
  `${'{"a":'.repeat(60)}1${"}".repeat(60)}`,
  '{"a":{"b":[1,"x",null,1e9,{"c":true}]}}',
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1}}',
  '"',
  '""',
  '"\\"',
  '"\\\\"',
  '"\\u0041\\/\\b\\f\\n\\r\\t\\""',
  '"\\ud800"',
  '"\\x41"',
  '"\\u12g4"',
  '"\\u12"',
  '"\\u123"',
  '"\\u123g"',
  '"\\u/:@["',
  '"\\u`{G~"',
  '"\\U0041"',
  '"tab\there"',
  '"\u007f\u0080\u2028\u2029"',
  '"ä€😀"',
  '"control\u0001"',
  "'single'",
];
const SPACES = [" ", "  ", "\t", "\r", "\n", "\r\n", " \t ", "\u00a0", "\ufeff", "\f", "\v", "\0"];
const NAMES = [
  "type",
  "payload",
  "data",
  "detail",
  "detail-type",
  "__proto__",
  "constructor",
  "toString",
  "",
  "id",
  "specversion",
  "typ\\u0065",
  "payload\\u0000",
  "\\",
  "Type",
];
const CHARACTERS = [...'"\\{}[],:-+.eE019tfnu /\t\r\n\0\u0001\u001f\u007fä€😀'];

type Mutation = (text: string, random: Random) => string;

const withToken =
  (change: (token: string, random: Random, tokens: readonly string[]) => string): Mutation =>
  (text, random) => {
    const tokens = text.match(TOKEN) ?? [];
    const at = random(tokens.length);
    return tokens
      .map((token, index) => (index === at ? change(token, random, tokens) : token))
      .join("");
  };

const at: Mutation = (text, random) => {
  const place = random(text.length + 1);
  return text.slice(0, place) + pick(CHARACTERS, random) + text.slice(place + random(2));
};

/** Puts something in the place of the value of a field. */
const value: Mutation = (text, random) => {
  const fields = [...text.matchAll(/":\s*("(?:[^"\\]|\\.)*"|[^\s,{}[\]"]+|[[{])/g)];
  const field = fields.length > 0 ? pick(fields, random) : undefined;
  if (!field) return text;
  const end = field.index + field[0].length;
  return text.slice(0, end - (field[1] ?? "").length) + pick(VALUES, random) + text.slice(end);
};

/** Adds a field at the start or the end of an object: one that is there, or any. */
const addField: Mutation = (text, random) => {
  const names = text.match(/"[^"\\]*"(?=\s*:)/g) ?? [];
  const name =
    random(2) === 0 && names.length > 0 ? pick(names, random) : `"${pick(NAMES, random)}"`;
  const other = random(3) === 0 ? pick(text.match(/"[^"\\]*"/g) ?? ['""'], random) : undefined;
  const field = `${name}:${other ?? pick(VALUES, random)}`;
  const brackets = [...text.matchAll(/[{}]/g)];
  const bracket = brackets.length > 0 ? pick(brackets, random) : undefined;
  if (!bracket) return text;
  const place = bracket.index + (bracket[0] === "{" ? 1 : 0);
  return (
    text.slice(0, place) + (bracket[0] === "{" ? `${field},` : `,${field}`) + text.slice(place)
  );
};

/** A key that is written another way, or is nearly the one that the contract names. */
const key: Mutation = (text, random) => {
  const keys = [...text.matchAll(/"([^"\\]+)"(?=\s*:)/g)];
  const found = keys.length > 0 ? pick(keys, random) : undefined;
  if (!found) return text;
  const [whole, name = ""] = found;
  const place = random(name.length);
  const escaped = `\\u${name.charCodeAt(place).toString(16).padStart(4, "0")}`;
  const changed = pick(
    [
      name.slice(0, place) + escaped + name.slice(place + 1),
      name.slice(0, place) + name.slice(place + 1),
      `${name}_`,
      name.slice(0, place),
      name.toUpperCase(),
      pick(NAMES, random),
    ],
    random,
  );
  const quote = random(5) === 0 ? pick(CHARACTERS, random) : '"';
  return `${text.slice(0, found.index)}"${changed}${quote}${text.slice(found.index + whole.length)}`;
};

/** One more field of an envelope, with something that the text has already. */
const addEnvelope: Mutation = (text, random) => {
  const name = pick(["type", "payload", "data", "detail", "detail-type"], random);
  const other = pick(text.match(/"[^"\\]*"|\{[^{}]*\}/g) ?? ['""'], random);
  return random(2) === 0
    ? `{"${name}":${other},${text.slice(1)}`
    : `${text.slice(0, -1)},"${name}":${other}}`;
};

const cut: Mutation = (text, random) => {
  const start = random(text.length);
  return text.slice(0, start) + text.slice(start + 1 + random(12));
};

const repeat: Mutation = (text, random) => {
  const start = random(text.length);
  const piece = text.slice(start, start + 1 + random(40));
  return text.slice(0, start) + piece + text.slice(start);
};

/** The same fields in another order: a payload may come before its name. */
const reorder: Mutation = (text, random) => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return text;
  const fields = Object.entries(value);
  const turn = random(fields.length);
  return JSON.stringify(Object.fromEntries([...fields.slice(turn), ...fields.slice(0, turn)]));
};

const MUTATIONS: readonly Mutation[] = [
  at,
  at,
  value,
  value,
  addField,
  addField,
  addEnvelope,
  key,
  cut,
  repeat,
  reorder,
  (text, random) => text.slice(0, random(text.length)),
  (text, random) => text + pick([...SPACES, ...VALUES, text], random),
  (text, random) => pick(SPACES, random) + text,
  withToken((token, random) => token + pick(SPACES, random)),
  withToken((token, random) => pick(SPACES, random) + token),
  withToken(() => ""),
  withToken((token) => token + token),
  withToken((_, random, tokens) => pick(tokens, random)),
  withToken((token, random) => (/^[-\d]/.test(token) ? pick(NUMBERS, random) : token)),
];

/** A text with one to three changes. Some of them leave it valid. */
export function mutate(text: string, random: Random): string {
  let mutant = text;
  for (let left = 1 + random(3); left > 0; left--) mutant = pick(MUTATIONS, random)(mutant, random);
  return mutant.toWellFormed(); // it becomes UTF-8
}
