import { parentPort, workerData } from "node:worker_threads";
import type { Finding } from "../findings/finding.ts";
import { judgeRange, type RangeResult, type RangeTask } from "./parallel.ts";
import { Reporter } from "./reporter.ts";

const task = workerData as RangeTask;
const findings: Finding[] = [];
const reporter = new Reporter(
  { finding: (finding) => findings.push(finding), end: () => {} },
  task.limit,
  false,
);
const lines = await judgeRange(task, reporter);
const result: RangeResult = { totals: reporter.totals, findings, lines };
parentPort?.postMessage(result);
