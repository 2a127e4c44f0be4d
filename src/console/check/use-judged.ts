import { notJudged } from "../../reading/judge/not-judged.ts";
import { eventOfFile } from "../../reading/messages/file-name.ts";
import { useAnswer } from "../frame/hooks.ts";
import { index, judgeLoaders, ownEvents } from "../frame/load-once.ts";
import { type BodyJudge, bodyFaults, loadOperation } from "../parts/fault.ts";
import type { TextTask } from "./check-worker.ts";
import { type Judged, judgeText, NOTHING } from "./judge-text.ts";

/** Judges the body of a request, or of an answer with a status, by all rules of the server. */
async function judgeBody(text: string, name: string): Promise<Judged> {
  if (!/\S/.test(text)) return NOTHING;
  const [operation = "", status] = name.split(" ");
  const { judge: ofRequest, responses } = await loadOperation(operation);
  const contract = Object.hasOwn(responses, status ?? "") ? responses[status ?? ""] : undefined;
  const ofAnswer: BodyJudge | undefined =
    contract &&
    ((body, options) => {
      const result = contract.validate(body, options);
      return result.ok ? [] : result.issues;
    });
  const judge = status === undefined ? ofRequest : ofAnswer;
  if (!judge) {
    const why = status === undefined ? "takes no body" : `has no answer with the status ${status}`;
    return { ...NOTHING, origin: { how: "Not judged", why: `${operation} ${why}.` } };
  }
  const start = performance.now();
  const faults = await bodyFaults(text, judge);
  const milliseconds = performance.now() - start;
  return { ...NOTHING, kind: "judged", events: [name], faults, payloads: 1, milliseconds };
}

/** The input: a text in the editor (`text`), or a file too large for the editor (`large`). */
export type Source = Readonly<{ text: string; file?: File | undefined; large?: File | undefined }>;

/** Returns the event in the name of a file, if the catalogue has that event. */
export function knownEvent(file: File | undefined): string | undefined {
  const name = file && eventOfFile(file.name);
  return index.events.some(([event]) => event === name) ? name : undefined;
}

/** Judges a text as a message or as a body. Waits for a pause in typing. */
export function useJudged({ text, file }: Source, name: string): Judged | undefined {
  const { events, operations } = index;
  const judge = () => {
    if (operations.some(({ operationId }) => operationId === name.split(" ")[0]))
      return judgeBody(text, name);
    const own = ownEvents();
    const task = { event: name, fileEvent: knownEvent(file), events, own };
    const isBounded = own.length > 0;
    return isBounded ? judgeInWorker({ text, ...task }) : judgeText(text, task, judgeLoaders);
  };
  return useAnswer(judge, text.length > 100_000 ? 500 : 150, [text, file, name]);
}

/** The most milliseconds to judge a text by contracts of the user's own. */
const MOST_MILLISECONDS = 2_000;

export const startWorker = (): Worker =>
  new Worker(new URL("./check-worker.js", import.meta.url), { type: "module" });

/** The worker that has judged a text, and waits for the next. */
let idle: Worker | undefined;

/** Judges a text beside the page: contracts of the user's own may take endless time. */
function judgeInWorker(task: TextTask): Promise<Judged> {
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
    worker.onmessage = ({ data }: MessageEvent<Judged | "loaded">) => {
      clearTimeout(timer);
      if (data === "loaded") timer = setTimeout(end, MOST_MILLISECONDS);
      else {
        idle?.terminate();
        idle = worker;
        resolve(data);
      }
    };
    worker.postMessage(task);
  });
}
