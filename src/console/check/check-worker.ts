// Checks inputs in a worker, so that the page stays responsive whatever a contract of the user's
// own takes.
import { moduleLoaders } from "../frame/load-once.ts";
import { type CheckTask, checkInput } from "./check-input.ts";

addEventListener("message", ({ data }: MessageEvent<CheckTask>) => {
  checkInput(data, moduleLoaders, (report) => postMessage(report)).catch(reportError);
});
