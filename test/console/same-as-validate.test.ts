/// <reference lib="dom" />
// The page and the command line judge by the same code: here both are given the same inputs.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { EVENT_NAMES } from "../../generated/event-names.ts";
import type { Finding } from "../../src/cli/findings/finding.ts";
import { validate } from "../../src/cli/validate/command.ts";
import {
  type CheckTask,
  checkInput,
  type Loaders,
  type Report,
} from "../../src/console/check/check-input.ts";
import type { Fault } from "../../src/console/parts/fault.ts";
import type { Counts, SummaryRow } from "../../src/reading/judge/tally.ts";
import { eventOfFile } from "../../src/reading/messages/file-name.ts";
import { folderOfTest } from "../cli/run-cli.ts";
import { runCommand } from "../cli/run-command.ts";
import { anyText as anyMessage } from "../reading/judge-module/messages.ts";
import { compileModule } from "../reading/judge-module/modules.ts";
import { type Random, seeded } from "../seeded.ts";

const INPUTS = Number(process.env.PAGE_INPUTS ?? 400);
/** What the page keeps. */
const MOST_KEPT = 10_000;

/** A file, and the event that the person names. */
interface Input {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly event: string;
}

const json = JSON.stringify;

/** Lines, an array, a document or glued messages, whole or broken, with what surrounds them. */
function anyText(messages: readonly string[], isLines: boolean, random: Random): string {
  const shape = isLines ? 0 : random(4);
  if (shape === 0)
    return messages.map((text) => text + ["\n", "\r\n", "\n\n", "\n \t\n"][random(4)]).join("");
  if (shape === 1) return `[${messages.join(", ")}]`;
  return shape === 2 ? `${messages[0]}` : messages.join(["", "\n", " \n,"][random(3)]);
}

function anyInput(number: number, random: Random): Input {
  const isLines = random(3) === 0;
  const given = Array.from({ length: 1 + random(6) }, () => anyMessage(random));
  const event = given.find(({ options }) => options.event)?.options.event ?? "";
  const texts = given.map(({ text }) => text);
  const text = ["", "", "", "\ufeff", " \n"][random(5)] + anyText(texts, isLines, random);
  let bytes: Uint8Array = Buffer.from(text);
  if (random(20) === 0) bytes[random(bytes.length)] = 0xff;
  const isPacked = random(8) === 0;
  if (isPacked) bytes = gzipSync(bytes);
  const name = event !== "" && random(3) > 0 ? `${event}.${number}` : `f${number}`;
  const ending = `${isLines ? "ndjson" : "json"}${isPacked ? ".gz" : ""}`;
  return { name: `${name}.${ending}`, bytes, event: "" };
}

/** A payload with that many faults, and some fields that its contract does not name. */
const faulty = (faults: number) => ({
  $schema: "x",
  account_number: "A-1",
  account_user_emails: Array.from({ length: faults }, (_, index) => index),
  is_imprted: true,
});
const LARGE: readonly Input[] = [9_999, 10_000, 12_000].flatMap((faults) =>
  ["json", "ndjson"].map((end) => ({
    name: `account.created-v1.${faults}.${end}`,
    bytes: Buffer.from(`${json(faulty(faults))}\n`.repeat(end === "json" ? 1 : 2)),
    event: "",
  })),
);
const NUMBERS = `{"type":"account.created-v1","payload":{"account_number":9007199254740993,
  "account_user_emails":[1e400, 1.0, -0, ${"1".repeat(1000)}]}}`;
const DAMAGED = json({
  Data: Buffer.from('{"type":"a-v1","payload":"\xff"}', "latin1").toString("base64"),
});
const ODD: readonly Input[] = [
  ...["", " ", "7", "null", "[]", "[] []", "[,]", "[1 2]", "[", "{", '{"a":1}{"b":2}', "[1,\n2"],
  ...['{"a":😀}', "[{}😀", "[\n{}\n{}\n{}\n{}", NUMBERS, DAMAGED],
  ...["{}\n\u00a0\n{}\n", "hello\nworld", "[".repeat(5000), "[]\n[]\n", "\ufeff{}", "\ud800"],
].flatMap((text, index) =>
  ["odd", "account.created-v1"].flatMap((name) =>
    ["json", "ndjson"].map((end) => ({
      name: `${name}.${index}.${end}`,
      bytes: Buffer.from(text),
      event: index % 2 === 0 && name === "odd" ? "account.created-v1" : "",
    })),
  ),
);

/** No payload is guessed by its fields: only the page does that. */
const events: CheckTask["events"] = EVENT_NAMES.map((name) => [name, "", 0, ""]);
const module = compileModule("judge");
const load: Loaders = { contracts: async () => new Map(), module: async () => module };

interface Verdict {
  readonly faults: readonly string[];
  readonly counts: Counts;
  readonly rows: readonly SummaryRow[];
}

/** What stands for a fault. What to do about a payload without a name is not the same. */
const lineOf = ({ line, column, code, attr, detail, event }: Fault | Finding): string =>
  [line, column, code, attr, code === "missing_event_name" ? "" : detail, event].join("|");

async function byCommand({ name, event }: Input, cwd: string, ...args: string[]): Promise<Verdict> {
  const named = event === "" ? [] : ["--event", event];
  const usual = ["--format", "json", "--max-issues", "0", "--show-values"];
  const argv = [...usual, ...named, ...args, name];
  const { out } = await runCommand(validate, argv, { cwd });
  const { issues, summary, totals } = JSON.parse(out);
  const { files: _, omitted: __, passedOver: ___, ...counts } = totals;
  return { faults: (issues as Finding[]).map(lineOf), counts, rows: summary };
}

const taskOf = ({ name, event }: Input): Omit<CheckTask, "input"> => {
  const fileEvent = eventOfFile(name);
  const found = EVENT_NAMES.find((known) => known === fileEvent);
  return { event, isBody: false, fileEvent: found, events, own: [] };
};

async function byWorker(input: Input): Promise<Verdict> {
  const reports: Report[] = [];
  const file = new File([new Uint8Array(input.bytes)], input.name);
  await checkInput({ ...taskOf(input), input: file }, load, (report) => reports.push(report));
  const last = reports.at(-1);
  if (!last || last.failure !== undefined) throw new Error(last?.failure);
  const faults = reports.flatMap((report) => report.faults).map(lineOf);
  return { faults, counts: last.counts, rows: JSON.parse(json(last.summary.rows)) };
}

/** Compares what is in the editor, with and without fields that the contract does not name. */
async function compareEditor(input: Input, plain: Verdict, cwd: string): Promise<string> {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(input.bytes);
  if (text.trim() === "") return "nothing";
  const reports: Report[] = [];
  await checkInput({ ...taskOf(input), input: text }, load, (report) => reports.push(report));
  const { guess, faults, unknown, counts } = reports.at(-1) as Report;
  expect(faults.map(lineOf)).toEqual(plain.faults.slice(0, MOST_KEPT));
  expect([counts.findings, counts.payloads]).toEqual([
    plain.counts.findings,
    plain.counts.payloads,
  ]);
  const strict = await byCommand(input, cwd, "--unknown", "report");
  const all = [...faults, ...unknown].map(lineOf);
  if (faults.length === counts.findings) expect(all.sort()).toEqual([...strict.faults].sort());
  return guess ? "choose" : "judged";
}

test(`the page says what the command line says, for ${INPUTS} inputs`, async () => {
  const random = seeded(11);
  const cwd = folderOfTest({});
  const made = Array.from({ length: INPUTS - LARGE.length - ODD.length }, (_, number) =>
    anyInput(number, random),
  );
  const seen = new Map<string, number>();
  const see = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  for (const input of [...LARGE, ...ODD, ...made]) {
    writeFileSync(join(cwd, input.name), input.bytes);
    const expected = await byCommand(input, cwd);
    const { faults, counts, rows } = await byWorker(input);
    expect({ name: input.name, counts, faults }).toEqual({
      name: input.name,
      counts: expected.counts,
      faults: expected.faults.slice(0, MOST_KEPT),
    });
    if (counts.findings <= MOST_KEPT) expect(rows).toEqual(expected.rows);
    for (const { code } of rows) see(code);
    for (const [verdict, count] of Object.entries(counts)) if (count > 0) see(verdict);
    const isText = input.name.endsWith(".json") && !input.bytes.includes(0xff);
    if (isText) see(await compareEditor(input, expected, cwd));
  }
  const enough = ["valid", "invalid", "unknown", "unreadable", "choose", "judged"];
  const codes = ["invalid_json", "unknown_event", "missing_event_name", "required", "invalid_type"];
  for (const what of [...enough, ...codes])
    expect([what, seen.get(what)]).toEqual([what, expect.any(Number)]);
  for (const what of [...enough, ...codes]) expect(seen.get(what)).toBeGreaterThan(20);
});
