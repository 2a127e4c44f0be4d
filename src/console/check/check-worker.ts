// Judges a large file in a worker, so that the page stays responsive, and also a text that
// contracts of the user's own judge.
import { contractsOf } from "../frame/load-once.ts";
import { judgeFile, type LargeTask } from "./judge-file.ts";
import { judgeText } from "./judge-text.ts";
import type { LoadContracts } from "./message-check.ts";
import { LOADED, type TextTask } from "./start-worker.ts";

const load: LoadContracts = async (names) => {
  const contracts: Awaited<ReturnType<LoadContracts>> = await contractsOf(names);
  postMessage(LOADED);
  return contracts;
};

addEventListener("message", ({ data }: MessageEvent<LargeTask | TextTask>) => {
  if ("file" in data) void judgeFile(data, contractsOf, (report) => postMessage(report));
  else void judgeText(data.text, data, load).then(postMessage, reportError);
});
