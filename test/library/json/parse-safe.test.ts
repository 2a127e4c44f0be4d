// What the quick pass lets through is exactly what the full one does. MUTANTS=60000 tries more.
import { expect, test } from "vitest";
import { fixture } from "../../../src/fixtures.ts";
import { findHazard } from "../../../src/library/json/hazards.ts";
import { parsePlain, parseSafe } from "../../../src/library/json/parse-safe.ts";
import { seeded } from "../../seeded.ts";

const LIMITS = { depth: 8, values: 300 };
const MUTANTS = Number(process.env.MUTANTS ?? 8_000);

const PIECES = [
  ...'{}[]:,"\\',
  ...["\\u0000", "\\ud800", "\\uD83D\\uDE00", "\\u00fc", "\\\\u0000", "\\n", '\\"', "\\\\"],
  ...["1e400", "-1E5", "12345678901234567890", "0.1234567890123456", "123456789012345", "-0", "1."],
  ...["true", "null", " ", "\n", "\0", "\x7f", "ä", "😀", "\ufeff", "\u2028"],
  ...[
    '"a":1,',
    '"a":1',
    '"\\u0061":2,',
    '"__proto__":{"a":1},',
    "[[[[",
    "{}",
    "[]",
    '{"a":{"a":1}}',
  ],
];

/** Texts of requests, as they are and with some of their fields escaped. */
const TEXTS = (["stageAccount", "createProducts", "createTransactions", "createNotes"] as const)
  .map((name) => fixture(name))
  .flatMap((body) => [JSON.stringify(body), JSON.stringify(body, null, 2)])
  .flatMap((text) => [text, text.slice(0, 200), text.replace(/"([a-z])/g, '"\\u0061$1')])
  .concat("{}", "[]", '""', "0", "[1,2,3]", '{"a":{"b":[1,{"c":null}]}}', '{"a\\\\":"\\\\\\""}');

test("a text that passes quickly has no hazard, and is parsed to the same value", () => {
  const random = seeded(3);
  const mutate = (text: string): string => {
    const [at, piece] = [random(text.length + 1), PIECES[random(PIECES.length)]];
    return text.slice(0, at) + (random(4) > 0 ? piece : "") + text.slice(at + random(3));
  };
  let quick = 0;
  let refused = 0;
  for (let count = 0; count < MUTANTS; count++) {
    let text = TEXTS[count % TEXTS.length] ?? "";
    for (let left = random(4); left > 0; left--) text = mutate(text);
    const plain = parsePlain(text, LIMITS);
    const hazard = findHazard(text, LIMITS);
    if (plain) expect([text, hazard]).toEqual([text, undefined]);
    const expected = hazard ? { hazard } : { value: JSON.parse(text) };
    expect(parseSafe(text, LIMITS)).toEqual(expected);
    quick += plain ? 1 : 0;
    refused += hazard ? 1 : 0;
  }
  // Both happen often, or the comparison would prove nothing.
  expect(quick).toBeGreaterThan(MUTANTS / 10);
  expect(refused).toBeGreaterThan(MUTANTS / 10);
});

test("the requests of clients pass quickly", () => {
  const limits = { depth: 32, values: 100_000 };
  for (const text of TEXTS) {
    if (findHazard(text, limits)) continue;
    expect([text, parsePlain(text, limits) !== undefined]).toEqual([text, true]);
  }
});
