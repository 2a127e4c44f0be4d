// Judges a text beside the page. What a contract of the user's own does may take endless time: then
// the worker is ended.
import { notJudged } from "../../reading/judge/not-judged.ts";
import { type Judged, NOTHING } from "./judge-text.ts";
import type { CheckTask } from "./message-check.ts";

export interface TextTask extends CheckTask {
  readonly text: string;
}

/** Says that all contracts are loaded, so that what follows takes only the time to judge. */
export const LOADED = "loaded";

const MOST_MILLISECONDS = 2_000;

export const startWorker = (): Worker =>
  new Worker(new URL("./check-worker.js", import.meta.url), { type: "module" });

/** The worker that has judged a text, and waits for the next. */
let idle: Worker | undefined;

export function judgeInWorker(task: TextTask): Promise<Judged> {
  const worker = idle ?? startWorker();
  idle = undefined;
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      worker.terminate();
      const fault = { line: 1, column: 1, length: 1, ...notJudged() };
      const milliseconds = MOST_MILLISECONDS;
      resolve({ ...NOTHING, kind: "judged", faults: [fault], milliseconds });
    };
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data }: MessageEvent<Judged | typeof LOADED>) => {
      clearTimeout(timer);
      if (data === LOADED) timer = setTimeout(end, MOST_MILLISECONDS);
      else {
        idle?.terminate();
        idle = worker;
        resolve(data);
      }
    };
    worker.postMessage(task);
  });
}
