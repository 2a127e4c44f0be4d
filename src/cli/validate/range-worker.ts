import { createReadStream } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import type { Finding } from "../finding.ts";
import type { RangeResult, RangeTask } from "./parallel.ts";
import { CHUNK_SIZE, lineReader, withoutByteOrderMark } from "./read-input.ts";
import { Reporter } from "./reporter.ts";

const { path, file, start, end, options, limit } = workerData as RangeTask;
const findings: Finding[] = [];
const reporter = new Reporter({ finding: (finding) => findings.push(finding), end: () => {} }, limit, false);
const reader = lineReader(file, options, reporter);
let isFirst = start === 0;
for await (const chunk of createReadStream(path, { start, end: end - 1, highWaterMark: CHUNK_SIZE })) {
  reader.push(isFirst ? withoutByteOrderMark(chunk) : chunk);
  isFirst = false;
}
reader.end();
const result: RangeResult = { totals: reporter.totals, findings, lines: reader.lines };
parentPort?.postMessage(result);
