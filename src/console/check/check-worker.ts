// Judges a large file in a worker, so that the page stays responsive.
import { contractsOf } from "../frame/load-once.ts";
import { judgeFile, type LargeTask } from "./judge-file.ts";

addEventListener("message", ({ data }: MessageEvent<LargeTask>) => {
  void judgeFile(data, contractsOf, (report) => postMessage(report));
});
