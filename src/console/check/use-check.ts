import { useEffect, useRef, useState } from "preact/hooks";
import { eventOfFile } from "../../reading/messages/file-name.ts";
import { index, ownEvents } from "../frame/load-once.ts";
import { type CheckTask, NOTHING as NONE, type Report } from "./check-input.ts";

export interface Checked extends Report {
  readonly isStopped?: boolean;
  /** The events to choose from, if none or several fit a message without a name. */
  readonly choice?: readonly string[] | undefined;
}
const NOTHING: Checked = NONE;

/** What is checked: a text or a large file, and the file that a text came from. */
export type Source = Readonly<{ input: string | File; file?: File | undefined }>;

/** Checks an input as a message or as a body. Waits for a pause in typing. */
export function useCheck({ input, file }: Source, name: string): [Checked, stop: () => void] {
  const [checked, setChecked] = useState(NOTHING);
  const end = useRef(() => {});
  useEffect(() => {
    const isText = typeof input === "string";
    const isBlank = isText && !/\S/.test(input);
    setChecked((before) => (isBlank || !isText || before.bytes > 0 ? NOTHING : before));
    if (isBlank) return;
    const start = () => {
      end.current = startWorker(taskOf(input, file, name), setChecked);
    };
    const timer = setTimeout(start, isText ? pauseFor(input) : 0);
    return () => {
      clearTimeout(timer);
      end.current();
    };
  }, [input, file, name]);
  const stop = () => {
    end.current();
    setChecked((before) => ({ ...before, isStopped: true }));
  };
  return [withChoice(checked), stop];
}

/** Leaves out that no event is named while the visitor has to choose one. */
function withChoice(checked: Checked): Checked {
  const { guess, faults } = checked;
  if (!guess || guess.events.length === 1) return checked;
  const others = faults.filter(({ code }) => code === "invalid_json");
  return { ...checked, choice: guess.events, faults: others };
}

const pauseFor = ({ length }: string): number => (length > 100_000 ? 500 : 150);

function taskOf(input: CheckTask["input"], file: File | undefined, event: string): CheckTask {
  const { events, operations } = index;
  const fileName = typeof input === "string" ? file?.name : input.name;
  const eventInName = eventOfFile(fileName ?? "");
  const fileEvent = events.find(([name]) => name === eventInName)?.[0];
  const isBody = operations.some(({ operationId }) => operationId === event.split(" ")[0]);
  return { input, event, isBody, fileEvent, events, own: ownEvents() };
}

type Show = (change: (before: Checked) => Checked) => void;

/** The milliseconds after which a worker that reports nothing is ended. */
const LONGEST_SILENCE = 20_000;
/** The same for a text and contracts of the user's own, which may take endless time. */
const LONGEST_OWN = 2_000;

/** The worker that has checked an input, and waits for the next. */
let idle: Worker | undefined;

/** Checks an input beside the page. Returns a function that ends the check. */
function startWorker(task: CheckTask, show: Show): () => void {
  const worker =
    idle ?? new Worker(new URL("./check-worker.js", import.meta.url), { type: "module" });
  idle = undefined;
  const isText = typeof task.input === "string";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    if (idle !== worker) worker.terminate();
  };
  const fail = (failure: string) => {
    end();
    show((before) => ({ ...(isText ? NOTHING : before), isDone: true, failure }));
  };
  const watch = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(fail, milliseconds, "a message takes too long to judge");
  };
  worker.onerror = ({ message }) => fail(message ?? "");
  worker.onmessage = ({ data: report }: MessageEvent<Report>) => {
    if (report.isDone) {
      idle = worker;
      clearTimeout(timer);
    } else watch(isText && task.own.length > 0 ? LONGEST_OWN : LONGEST_SILENCE);
    if (!isText) show(({ faults }) => ({ ...report, faults: [...faults, ...report.faults] }));
    else if (report.isDone) show(() => report);
  };
  watch(LONGEST_SILENCE);
  worker.postMessage(task);
  return end;
}
