// Judges a large file in a worker, so that the page stays responsive, and also a text that
// contracts of the user's own judge.
import { contractsOf } from "../frame/load-once.ts";
import { judgeFile, type LargeTask } from "./judge-file.ts";
import { judgeText } from "./judge-text.ts";
import type { CheckTask, LoadContracts } from "./message-check.ts";

export interface TextTask extends CheckTask {
  readonly text: string;
}

const load: LoadContracts = async (names) => {
  const contracts: Awaited<ReturnType<LoadContracts>> = await contractsOf(names);
  postMessage("loaded"); // what follows takes only the time to judge
  return contracts;
};

addEventListener("message", ({ data }: MessageEvent<LargeTask | TextTask>) => {
  if ("file" in data) void judgeFile(data, contractsOf, (report) => postMessage(report));
  else void judgeText(data.text, data, load).then(postMessage, reportError);
});
