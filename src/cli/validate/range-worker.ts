// Runs in a thread: validates one range of a file of lines, and sends the result back.
import { parentPort, workerData } from "node:worker_threads";
import { parseArguments } from "../arguments.ts";
import type { Finding } from "../findings/finding.ts";
import { validate } from "./command.ts";
import { Unreadable } from "./find-inputs.ts";
import { MessageFiles } from "./message-files.ts";
import { Reporter } from "./reporter.ts";
import { validateRange } from "./validate-file.ts";
import type { RangeResult, RangeTask } from "./validate-in-parallel.ts";

const task = workerData as RangeTask;
const findings: Finding[] = [];
const format = { finding: (finding: Finding) => findings.push(finding), end: () => {} };
const { file, source, parts, holdsFaults } = task;
const judge = source && (await openAgain(source));
const options = { ...task.options, judge };
const Made = holdsFaults ? (await import("./holding-reporter.ts")).HoldingReporter : Reporter;
const reporter = new Made(format, options, parts && new MessageFiles(parts));
// Keeps many rows: a fault without a row here is not added to its row of earlier ranges.
reporter.mostRows = 100_000;
reporter.begin(file, options.layout.fileEvent);
const end = await validateRange(task, reporter).catch((error: unknown) => {
  if (!(error instanceof Unreadable)) throw error;
  return { lines: 0, messages: 0, isLast: true, failure: error.message };
});
reporter.apart?.close();
if (!end) throw new Error("A range of a packed file.");
const { totals, rows, others, held } = reporter;
for (const finding of reporter.findings) findings.push(finding);
const faults = held && { counts: held.counts, ...held.summary() };
const result: RangeResult = { ...end, totals, rows, others, held: faults, findings };
parentPort?.postMessage(result);

/** Opens the judge of the main thread again, without the notes that the main thread has told. */
async function openAgain({ cwd, typed }: NonNullable<RangeTask["source"]>) {
  const { openJudge } = await import("./operations/open-own-judge.ts");
  const args = parseArguments(validate, typed);
  return openJudge(args.text("operation") ?? "", args, { cwd, err: () => {} });
}
