// What is reported of messages that the module judges is what is reported of values.
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { ALL_EVENTS } from "../../../generated/all-events.ts";
import type { OwnContract } from "../../../src/cli/contracts/own-events.ts";
import type { Finding } from "../../../src/cli/findings/finding.ts";
import { openCutter } from "../../../src/cli/validate/open-cutter.ts";
import type { ValidateOptions } from "../../../src/cli/validate/read-options.ts";
import { Reporter } from "../../../src/cli/validate/reporter.ts";
import { fixture } from "../../../src/fixtures.ts";
import { anyText } from "../../reading/judge-module/messages.ts";
import { seeded } from "../../seeded.ts";

const MUTANTS = 2000;
const AT_A_TIME = 20;
const EVENT = "account.created-v1";

const PLAIN: ValidateOptions = { layout: {}, reportUnknown: false, unknownEvents: "error" };
const SHOWN: ValidateOptions = { ...PLAIN, reportUnknown: true, showsValues: true };
const ownOf = (...names: string[]) =>
  new Map(
    names.map((name) => [
      name,
      { contract: ALL_EVENTS[EVENT], ready() {} } as unknown as OwnContract,
    ]),
  );

/** An event of the user, and one that mutants of names are often similar to. */
const OWN = "account.created-v2";
const OPTIONS: readonly ValidateOptions[] = [
  PLAIN,
  SHOWN,
  { ...SHOWN, excerpts: 80 },
  { ...SHOWN, reportUnknown: false, nulls: "absent", unknownEvents: "warn" },
  { ...SHOWN, nulls: "absent", unknownEvents: "ignore" },
  { ...SHOWN, layout: { fileEvent: EVENT } },
  { ...PLAIN, layout: { fileEvent: "no.such-v1" } },
  { ...SHOWN, layout: { event: EVENT } },
  { ...SHOWN, layout: { event: EVENT, payloadAt: ["body", "payload"] } },
  { ...SHOWN, layout: { nameAt: ["type"], payloadAt: ["payload"] } },
  { ...SHOWN, own: ownOf(OWN) },
  { ...SHOWN, own: ownOf(OWN), layout: { fileEvent: OWN } },
  { ...PLAIN, own: ownOf(OWN), layout: { event: OWN } },
  {
    ...PLAIN,
    layout: { nameAt: ["body", "type"], versionAt: ["body", "id"], payloadAt: ["body", "data"] },
  },
];

/** All that is found in a text. */
async function found(text: string, options: ValidateOptions, limit?: number) {
  const findings: Finding[] = [];
  const format = { finding: (finding: Finding) => findings.push(finding), end: () => {} };
  const reporter = new Reporter(format, { ...options, limit });
  reporter.begin("a.ndjson", options.layout.fileEvent);
  const { cutter, prepare, end } = await openCutter(reporter);
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 50_000) {
    cutter.push(bytes.subarray(at, at + 50_000));
    await prepare();
  }
  end();
  return { totals: reporter.totals, summary: reporter.summary(), findings };
}

/** The module judges nothing where the user has an event of the catalogue. */
const slowly = (text: string, options: ValidateOptions, limit?: number) =>
  found(text, { ...options, own: ownOf(EVENT, ...(options.own?.keys() ?? [])) }, limit);

test(`of ${MUTANTS} messages in all envelopes and carriers`, {
  timeout: 120_000,
}, async () => {
  const random = seeded(50);
  let faults = 0;
  for (let made = 0; made < MUTANTS; made += AT_A_TIME) {
    const lines = Array.from({ length: AT_A_TIME }, () => anyText(random).text).map((text) =>
      random(4) ? text : text.replaceAll(/account\.[a-z_.]+-v1/g, OWN),
    );
    const options = OPTIONS[(made / AT_A_TIME) % OPTIONS.length] as ValidateOptions;
    const fast = await found(lines.join("\n"), options);
    faults += fast.findings.length;
    if (isDeepStrictEqual(fast, await slowly(lines.join("\n"), options))) continue;
    for (const line of lines)
      expect([line, await found(line, options)]).toEqual([line, await slowly(line, options)]);
    expect(fast).toEqual(await slowly(lines.join("\n"), options));
  }
  expect(faults).toBeGreaterThan(MUTANTS / 4);
});

const payload = JSON.stringify(fixture(EVENT));
const line = (more: string) => `{"type":"${EVENT}","payload":{${more}${payload.slice(1)}}\n`;
const many = Array.from({ length: 3000 }, (_, index) => `"x${index}":1,`).join("");

test.each([
  ["faults beyond those that are kept", line(many).repeat(2), 10],
  ["faults of one message that are all kept", line(many), 5000],
  ["more messages than are reported", line('"account_number":7,"é":null,').repeat(50), 7],
  ["unknown events that are all the same", line("").replace("created", "creatd").repeat(30), 9],
  ["a message that is longer than the window", `${line(`"x":"${"é".repeat(300_000)}",`)}x\n`, 9],
  ["messages of more than 32 MB", line(`"account_number":7,"x":"${"é".repeat(17e6)}",`), 9],
  ["messages of nearly 32 MB", line(`"is_imported":7,"x":"${"x".repeat(33e6)}",`), 9],
  ["messages on several lines", JSON.stringify(JSON.parse(line('"é":[7],')), null, 2), 9],
  ["a text that is not UTF-8 and one that breaks", `${line("")}{"a":[\n{"b":"é`, 9],
  ["a list of messages", `[\n${line('"é": 1e400,')}, ${line("")}, 7]`, 9],
])("of %s", async (_, text, limit) => {
  expect(await found(text, SHOWN, limit)).toEqual(await slowly(text, SHOWN, limit));
});
