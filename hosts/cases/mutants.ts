// node hosts/cases/mutants.ts COUNT [SEED]: Node's judge says of so many messages, which are broken in
// every way that tests know, what `validate` says.
import { readFileSync } from "node:fs";
import { type Judge, type Judged, type JudgeOptions, openJudge } from "../../src/judge.ts";
import { anyText } from "../../test/reading/judge-module/messages.ts";
import { byModule, type Report, slowly } from "../../test/reading/judge-module/slowly.ts";
import { type Random, seeded } from "../../test/seeded.ts";

const BATCH = 1000;
const SAID_EVERY = 100_000;
const MOST_SHOWN = 20;
/** What `validate` keeps of faults is all of them. */
const LIMIT = 1e9;

interface Given {
  readonly text: string;
  readonly event: string | null;
}

function anyBatch(random: Random): Given[] {
  const batch: Given[] = [];
  while (batch.length < BATCH) {
    const { text, options } = anyText(random);
    if (options.nameAt || options.fileEvent !== undefined) continue;
    // Only the module knows what a text begins as, such as UTF-16.
    if (/^(?:[\0\ufeff]|.\0.\0)/s.test(text)) continue;
    batch.push({ text, event: options.event ?? null });
  }
  return batch;
}

const module = readFileSync(new URL("../../generated/judge.wasm", import.meta.url));

function anyOptions(random: Random): JudgeOptions {
  return {
    module,
    unknown: random(2) ? "report" : "ignore",
    nulls: random(3) ? "fault" : "absent",
    values: random(3) ? "show" : "hide",
    limit: LIMIT,
  };
}

/** What `validate` counts and finds, as a row: the verdict of a batch is that of its first bad record. */
function rowOf({ counts, findings }: Report): string {
  const speaker = counts.find(([verdict]) => verdict !== "valid") ?? counts[0];
  const faults = counts.reduce((sum, [, , count]) => sum + count, 0);
  return JSON.stringify([speaker?.slice(0, 2), faults, findings.map((one) => one.slice(0, -1))]);
}

function reportOf(text: string, { verdict, event, faults, faultCount: count }: Judged): string {
  const judged = { verdict, event: event ?? undefined, count, record: null, faults };
  return rowOf(byModule(text, [judged]));
}

const [count = 0, seed = 1] = process.argv.slice(2).map(Number);
const random = seeded(seed);
const say = (line: string) => process.stderr.write(`${line}\n`);

let differences = 0;
const judges = new Map<string, Judge>();
const verdicts: Record<string, number> = {};
for (let made = 0; made < count; made += BATCH) {
  const options = anyOptions(random);
  const { unknown, nulls, values } = options;
  const batch = anyBatch(random).slice(0, count - made);
  const key = `${unknown} ${nulls} ${values}`;
  const judge = judges.get(key) ?? (await openJudge(options));
  judges.set(key, judge);
  const rows = judge.judge(
    batch.map(({ text }) => text),
    batch.map(({ event }) => event),
  );
  for (const [index, row] of rows.entries()) {
    const { text, event } = batch[index] as Given;
    const isHidden = values === "hide";
    const slow = slowly(text, {
      event: event ?? undefined,
      unknown: unknown === "report",
      nulls: nulls === "absent",
      hidden: isHidden,
    });
    const [mine, expected] = [reportOf(text, row), rowOf(slow)];
    verdicts[row.verdict] = (verdicts[row.verdict] ?? 0) + 1;
    if (mine !== expected && ++differences <= MOST_SHOWN)
      say(`${JSON.stringify({ ...options, module: null, event, text })}\n  ${mine}\n  ${expected}`);
  }
  if ((made + BATCH) % SAID_EVERY === 0)
    say(`${made + BATCH} messages, ${differences} differences`);
}
say(`${count} messages, seed ${seed}, ${differences} differences: ${JSON.stringify(verdicts)}`);
process.exitCode = differences === 0 ? 0 : 1;
