// The scanner may leave anything to the slow path, but it must accept nothing that the slow path or
// ajv itself refuses. SCANNER_MUTANTS=10000000 makes it so many mutants.
import { describe, expect, test } from "vitest";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { ValueJudge } from "../../../src/cli/validate/judge-values.ts";
import type { ValidateOptions } from "../../../src/cli/validate/read-options.ts";
import { Reporter } from "../../../src/cli/validate/reporter.ts";
import type { Scanner } from "../../../src/cli/validate/scanner.ts";
import { expectMessages, loadScanner } from "../../../src/cli/validate/scanner.ts";
import { fixture } from "../../../src/fixtures.ts";
import { type Random, seeded } from "../../seeded.ts";
import { mutate } from "./mutants.ts";

const MUTANTS = Number(process.env.SCANNER_MUTANTS ?? 100_000);
/** How many lines the scanner gets at a time. */
const LINES = 50;
const TIMEOUT = 300_000 + MUTANTS;

const optionsFor = (
  layout: ValidateOptions["layout"],
  reportUnknown: boolean,
): ValidateOptions => ({
  layout,
  reportUnknown,
  unknownEvents: "error",
});

/** Whether the path that parses and builds values finds nothing wrong. */
function passes(text: string, options: ValidateOptions): boolean {
  const reporter = new Reporter({ finding: () => {}, end: () => {} }, { ...options, limit: 0 });
  new ValueJudge(reporter).text({ text, line: 1, column: 1 }, 0);
  const { payloads, valid } = reporter.totals;
  return payloads === 1 && valid === 1;
}

/** The code that ajv generated for each event. */
const AJV = new Map(
  await Promise.all(
    EVENT_NAMES.map(async (name): Promise<[string, (value: unknown) => boolean]> => {
      const [guard] = Object.values(await import(`../../../generated/ajv/${name}.js`));
      return [name, guard as (value: unknown) => boolean];
    }),
  ),
);

/** What a message may be read as: the name of its event, and its payload. */
function readings(message: unknown, { layout }: ValidateOptions): readonly [unknown, unknown][] {
  const { type, payload, data, detail, ...rest } = message as Readonly<Record<string, unknown>>;
  const envelopes: readonly [unknown, unknown][] = [
    [type, payload],
    [type, data],
    [rest["detail-type"], detail],
  ];
  if (layout.event !== undefined) return [[layout.event, message]];
  return layout.fileEvent === undefined ? envelopes : [...envelopes, [layout.fileEvent, message]];
}

/** Whether ajv finds nothing wrong with what a message can be read as. */
const satisfiesAjv = (text: string, options: ValidateOptions): boolean =>
  readings(JSON.parse(text), options).some(
    ([name, payload]) => AJV.get(String(name))?.(payload) === true,
  );

type EventName = (typeof EVENT_NAMES)[number];
const anyEvent = (random: Random): EventName =>
  EVENT_NAMES[random(EVENT_NAMES.length)] as EventName;

const ENVELOPES: readonly ((type: string, payload: unknown) => object)[] = [
  (type, payload) => ({ type, payload }),
  (type, data) => ({ specversion: "1.0", id: "7", source: "/x", type, data }),
  (type, detail) => ({ id: "7", "detail-type": type, resources: [], detail }),
];

/** A message that is valid, and what `validate` is told about it. */
function anyMessage(random: Random): { text: string; options: ValidateOptions } {
  const name = anyEvent(random);
  const payload = fixture(name);
  const isStrict = random(2) === 0;
  const envelope = ENVELOPES[random(5)]?.(name, payload);
  if (envelope) return { text: JSON.stringify(envelope), options: optionsFor({}, isStrict) };
  const layout = random(2) === 0 ? { event: name } : { fileEvent: name };
  const inOwnFile = random(4) === 0 ? { type: anyEvent(random), payload } : payload;
  return { text: JSON.stringify(inOwnFile), options: optionsFor(layout, isStrict) };
}

function scannerFor(options: ValidateOptions): Scanner {
  const scanner = loadScanner();
  if (!scanner) throw new Error("This Node has no WebAssembly with SIMD.");
  expectMessages(scanner, options);
  return scanner;
}

/** The messages of a text that the scanner accepts. What it is not sure of is a line. */
function acceptedIn(scanner: Scanner, text: string): string[] {
  const bytes = Buffer.from(text);
  scanner.window.set(bytes);
  const accepted: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    let start = at;
    while (/\s/.test(String.fromCharCode(bytes[start] ?? 0))) start++;
    at = scanner.accept(start, bytes.length, 1);
    if (scanner.count.value === 1)
      accepted.push(bytes.toString("utf8", start, scanner.countedEnd.value));
    else at = bytes.indexOf(10, start) < 0 ? bytes.length : bytes.indexOf(10, start) + 1;
  }
  return accepted;
}

describe(`of ${MUTANTS} mutants, it accepts none that the slow path or ajv refuses`, () => {
  test("as lines", { timeout: TIMEOUT }, () => {
    const random = seeded(1);
    let accepted = 0;
    for (let made = 0; made < MUTANTS / 2; made += LINES) {
      const { text, options } = anyMessage(random);
      const mutants = Array.from({ length: LINES }, () => mutate(text, random)).join("\n");
      for (const line of acceptedIn(scannerFor(options), mutants)) {
        accepted++;
        if (!passes(line, options) || !satisfiesAjv(line, options))
          expect.fail(`${JSON.stringify(options)} accepted ${line}`);
      }
    }
    expect(accepted).toBeGreaterThan(MUTANTS / 20);
  });

  test("as documents", { timeout: TIMEOUT }, () => {
    const random = seeded(2);
    let accepted = 0;
    for (let made = 0; made < MUTANTS / 2; made += LINES) {
      const { text, options } = anyMessage(random);
      const pretty = JSON.stringify(JSON.parse(text), undefined, random(5));
      for (let index = 0; index < LINES; index++) {
        const mutant = mutate(pretty, random);
        const [only] = acceptedIn(scannerFor(options), mutant);
        if (only !== mutant.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "")) continue;
        accepted++;
        if (!passes(mutant, options) || !satisfiesAjv(mutant, options))
          expect.fail(`${JSON.stringify(options)} accepted ${mutant}`);
      }
    }
    expect(accepted).toBeGreaterThan(MUTANTS / 20);
  });
});
