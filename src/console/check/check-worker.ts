// Judges a large file in a worker, so that the page stays responsive, and also a text that
// contracts of the user's own judge.
import { judgeLoaders } from "../frame/load-once.ts";
import { judgeFile, type LargeTask } from "./judge-file.ts";
import { judgeText } from "./judge-text.ts";
import type { CheckTask, LoadContracts, Loaders } from "./message-check.ts";

export interface TextTask extends CheckTask {
  readonly text: string;
}

const loaders: Loaders = {
  ...judgeLoaders,
  async contracts(names) {
    const contracts: Awaited<ReturnType<LoadContracts>> = await judgeLoaders.contracts(names);
    postMessage("loaded"); // what follows takes only the time to judge
    return contracts;
  },
};

addEventListener("message", ({ data }: MessageEvent<LargeTask | TextTask>) => {
  if ("file" in data)
    judgeFile(data, judgeLoaders, (report) => postMessage(report)).catch(reportError);
  else void judgeText(data.text, data, loaders).then(postMessage, reportError);
});
