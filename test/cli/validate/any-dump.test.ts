// Messages come to the same verdicts at the same places, however they lie in a dump.
// DUMPS=1000000 makes it so many dumps.
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import type { Finding } from "../../../src/cli/findings/finding.ts";
import { openInputs } from "../../../src/cli/validate/open-input.ts";
import type { ValidateOptions } from "../../../src/cli/validate/read-options.ts";
import { Reporter } from "../../../src/cli/validate/reporter.ts";
import { faults, fixture } from "../../../src/fixtures.ts";
import { positionsOf } from "../../../src/library/json/find-offsets.ts";
import { type Random, seeded } from "../../seeded.ts";

const DUMPS = Number(process.env.DUMPS ?? 1000);

const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[random(items.length)] as Item;

const PAYLOADS = EVENT_NAMES.map((name) => [
  fixture(name),
  fixture(name),
  ...faults(name).map(({ payload }) => payload),
]);

/** What JSON is made of, without the white space between. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g;
const ODD = ['}{"', "\\", 'a "quoted" [', "ä€😀", "\n{", "]", "", "\u2028"];
const SPACES = ["", "", "", " ", "\n", "\r\n", "\t", "  ", "\n\n    "];

/** A message that is valid, or wrong in one way, or of no event. */
function anyMessage(random: Random): string {
  const event = random(EVENT_NAMES.length);
  const name = EVENT_NAMES[event];
  const payload = pick((PAYLOADS[event] ?? []).slice(0, 3 * random(3) + 1), random);
  const note = random(4) === 0 ? pick(ODD, random) : undefined;
  return JSON.stringify({ type: random(10) === 0 ? `${name}x` : name, payload, note });
}

/** The same tokens with other white space. */
function spaced(text: string, random: Random): string {
  const kind = random(3);
  if (kind === 0) return text;
  if (kind === 1) return JSON.stringify(JSON.parse(text), null, pick([1, 2, 4, "\t"], random));
  const tokens = text.match(TOKEN) ?? [];
  return tokens.map((token, at) => (at > 0 ? pick(SPACES, random) : "") + token).join("");
}

/** Messages as a dump may have them, some of them in lists, and the places of their tokens. */
function dumpOf(messages: readonly string[], random: Random) {
  const between = pick(["", "\n", "\r\n", " ", "\n\n", "\t\n "], random);
  const offsets: number[][] = [];
  let dump = pick(["", "\n", "  "], random);
  let inList = 0;
  for (const message of messages) {
    if (inList === 0 && random(4) === 0) {
      inList = 1 + random(4);
      dump += `[${between}`;
    }
    const text = spaced(message, random);
    offsets.push([...text.matchAll(TOKEN)].map(({ index }) => dump.length + index));
    dump += text + between;
    if (inList > 1 && offsets.length < messages.length) dump += `,${pick(SPACES, random)}`;
    else if (inList > 0) dump += `]${between}`;
    inList = Math.max(0, inList - 1);
  }
  const places = offsets.map((tokens) => positionsOf(dump, tokens));
  return { dump, places };
}

const WITH_SCANNER: ValidateOptions = { layout: {}, reportUnknown: false, unknownEvents: "error" };
/** The module accepts nothing by pointers, and leaves to the host what it does not know beside contracts of one's own. */
const OTHERS: readonly ValidateOptions[] = [
  { ...WITH_SCANNER, layout: { nameAt: ["type"], payloadAt: ["payload"] } },
  { ...WITH_SCANNER, own: new Map() },
];

/** What is found in a text whose bytes come in pieces. */
async function read(text: string, options: ValidateOptions, sizeOf: () => number) {
  const findings: Finding[] = [];
  const format = { finding: (finding: Finding) => findings.push(finding), end: () => {} };
  const reporter = new Reporter(format, options);
  const input = (await openInputs(reporter))();
  const bytes = Buffer.from(text);
  for (let at = 0, size = 0; at < bytes.length; at += size) {
    size = sizeOf();
    input.push(bytes.subarray(at, at + size));
    reporter.flush();
  }
  input.end();
  reporter.flush();
  return { totals: reporter.totals, findings };
}

test(`${DUMPS} dumps are read as lines of the same messages are`, {
  timeout: 300_000 + DUMPS * 20,
}, async () => {
  const random = seeded(31);
  let found = 0;
  for (let made = 0; made < DUMPS; made++) {
    const messages = Array.from({ length: 1 + random(6) }, () => anyMessage(random));
    const { dump, places } = dumpOf(messages, random);
    const options = random(3) === 0 ? pick(OTHERS, random) : WITH_SCANNER;
    const lines = await read(messages.join("\n"), options, () => Number.POSITIVE_INFINITY);
    const expected = lines.findings.map(({ line, column, ...finding }) => {
      const tokens = [...(messages[line - 1] ?? "").matchAll(TOKEN)];
      const token = tokens.findIndex(({ index }) => index === column - 1);
      return { ...finding, ...places[line - 1]?.[token] };
    });
    const longest = pick([2, 20, 100, 1000, 5000], random);
    const mark = pick(["", "", "", "\ufeff"], random);
    const outcome = await read(mark + dump, options, () => 1 + random(longest));
    const isSame = isDeepStrictEqual(outcome, { ...lines, findings: expected });
    if (!isSame) expect({ dump, ...outcome }).toEqual({ dump, ...lines, findings: expected });
    found += expected.length;
  }
  expect(found).toBeGreaterThan(DUMPS);
});
