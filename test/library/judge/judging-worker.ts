// Judges messages one by one, by a module that threads share. Posts how many verdicts are wrong.
import { parentPort, workerData } from "node:worker_threads";
import { openJudge } from "../../../src/judge.ts";

const { module, count } = workerData as { readonly module: object; readonly count: number };
const judge = await openJudge({ module });
let wrong = 0;
for (let made = 0; made < count; made++) {
  const isValid = made % 2 === 0;
  const message = `{"agreement_id":${isValid ? 7 : '"7"'}}`;
  const [row] = judge.judge([message], "agreement.revoked-v1");
  if ((row?.verdict === "valid") !== isValid) wrong++;
}
parentPort?.postMessage(wrong);
