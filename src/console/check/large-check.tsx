// A file that is too large for the editor: its faults by field, as they are found.
import { useEffect, useState } from "preact/hooks";
import { figure, printable } from "../../library/text/printable.ts";
import type { Index } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { amount, size } from "../parts/plain.ts";
import { MOST_EDITED } from "./editor.ts";
import { type Fault, fieldOf } from "./fault.ts";
import { FaultList } from "./fault-list.tsx";
import { type FaultGroup, groupKey, type LargeReport, type LargeTask } from "./large.ts";
import { Verdict, verdictOf } from "./verdict.tsx";

interface Progress extends Omit<LargeReport, "faults"> {
  /** Kept faults by their group. */
  readonly byGroup: ReadonlyMap<string, readonly Fault[]>;
  readonly isStopped: boolean;
}

const START: Progress = {
  bytes: 0,
  payloads: 0,
  invalid: 0,
  count: 0,
  groups: [],
  isDone: false,
  byGroup: new Map(),
  isStopped: false,
};

export function LargeCheck({
  file,
  event,
  fileEvent,
  index,
  onEdit,
}: {
  readonly file: File;
  readonly event: string;
  readonly fileEvent: string | undefined;
  readonly index: Index;
  /** Receives one payload to look at in the editor. */
  readonly onEdit: (text: string) => void;
}) {
  const [progress, stop] = useWorker({ file, event, fileEvent, events: index.events });
  const [chosen, setChosen] = useState("");
  const { groups, count, isDone, isStopped, failure } = progress;
  const group = groups.find(({ key }) => key === chosen) ?? groups[0];
  const faults = (group && progress.byGroup.get(group.key)) ?? [];
  const percent = Math.floor((progress.bytes / file.size) * 100);
  const isOver = isDone || isStopped;
  return (
    <>
      <div class="controls spread">
        <Verdict text={isOver ? verdictOf(count) : `Checking, ${percent} %`}>
          {size(progress.bytes)} of {size(file.size)}, {amount(progress.payloads, "payload")},{" "}
          {figure(progress.invalid)} with faults{isStopped && ", stopped"}
        </Verdict>
        {isOver ? (
          count > 0 && <SaveFaults byGroup={progress.byGroup} name={file.name} />
        ) : (
          <button type="button" onClick={stop}>
            Stop
          </button>
        )}
      </div>
      {failure !== undefined && (
        <p role="alert">The file could not be read: {printable(failure)}</p>
      )}
      {group && (
        <div class="halves">
          <section>
            <h2>By field</h2>
            <Groups groups={groups} chosen={group.key} choose={setChosen} />
          </section>
          <section>
            <h2>
              {group.field === "" ? "The payload" : printable(group.field)}, {group.code}
            </h2>
            <FaultList key={group.key} faults={faults} />
            {group.count > faults.length && (
              <p class="small quiet">
                {figure(group.count)} in all; the first 10,000 faults of the file are kept.
              </p>
            )}
            {faults[0] && <EditLine file={file} line={faults[0].line} onEdit={onEdit} />}
          </section>
        </div>
      )}
    </>
  );
}

/** Judges the file in a worker, and gathers what it reports. */
function useWorker(task: LargeTask): readonly [Progress, stop: () => void] {
  const [progress, setProgress] = useState(START);
  const [worker, setWorker] = useState<Worker>();
  const { file, event, fileEvent } = task;
  useEffect(() => {
    setProgress(START);
    const started = new Worker(new URL("./check-worker.js", import.meta.url), { type: "module" });
    setWorker(started);
    const byGroup = new Map<string, Fault[]>();
    started.onmessage = ({ data: { faults, ...report } }: MessageEvent<LargeReport>) => {
      for (const fault of faults) {
        const own = byGroup.get(groupKey(fault));
        if (own) own.push(fault);
        else byGroup.set(groupKey(fault), [fault]);
      }
      setProgress({ ...report, byGroup, isStopped: false });
    };
    started.onerror = ({ message }) =>
      setProgress((before) => ({ ...before, isDone: true, failure: message ?? "" }));
    started.postMessage(task);
    return () => started.terminate();
  }, [file, event, fileEvent]);
  const stop = () => {
    worker?.terminate();
    setProgress((before) => ({ ...before, isStopped: true }));
  };
  return [progress, stop];
}

function Groups({
  groups,
  chosen,
  choose,
}: {
  readonly groups: readonly FaultGroup[];
  readonly chosen: string;
  readonly choose: (key: string) => void;
}) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" class="number">
            Faults
          </th>
          <th scope="col">Code and field</th>
          <th scope="col">Event</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ key, code, field, event, count }) => (
          <tr key={key} class={key === chosen ? "chosen" : ""}>
            <td class="number">{figure(count)}</td>
            <td>
              <button type="button" class="link code" onClick={() => choose(key)}>
                {field === "" ? "the payload" : printable(field)}
              </button>{" "}
              <span class="code quiet">{code}</span>
            </td>
            <td class="code">
              {event !== "" && (
                <a
                  href={hrefOf("events", event, {
                    field: fieldOf(field.replaceAll("*", "0")),
                  })}
                >
                  {event}
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Takes the line of a fault over into the editor. */
function EditLine({
  file,
  line,
  onEdit,
}: {
  readonly file: File;
  readonly line: number;
  readonly onEdit: (text: string) => void;
}) {
  const [isTooLong, setTooLong] = useState(false);
  const take = async () => {
    const text = await lineOf(file, line);
    if (text === undefined || text.length > MOST_EDITED) setTooLong(true);
    else onEdit(text);
  };
  return (
    <p>
      <button type="button" class="small" onClick={take}>
        Open line {figure(line)} in the editor
      </button>{" "}
      {isTooLong && <span role="status">It is too long for the editor.</span>}
    </p>
  );
}

/** One line of a file, read as far as needed. */
async function lineOf(file: File, wanted: number): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const bytes =
    head[0] === 0x1f && head[1] === 0x8b
      ? file.stream().pipeThrough(new DecompressionStream("gzip"))
      : file.stream();
  const reader = bytes.pipeThrough(new TextDecoderStream()).getReader();
  let line = 1;
  let kept = "";
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    for (const [index, piece] of next.value.split("\n").entries()) {
      if (index > 0) line++;
      if (line === wanted) kept += piece;
      if (line <= wanted && kept.length <= MOST_EDITED) continue;
      await reader.cancel();
      return kept;
    }
  }
  return line === wanted ? kept : undefined;
}

/** Saves the faults that were kept, a line for each. */
function SaveFaults({
  byGroup,
  name,
}: {
  readonly byGroup: Progress["byGroup"];
  readonly name: string;
}) {
  const save = () => {
    const lines = [...byGroup.values()]
      .flat()
      .sort((a, b) => a.line - b.line || a.column - b.column)
      .map((fault) => `${JSON.stringify(fault)}\n`);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob(lines, { type: "application/x-ndjson" }));
    link.download = `${name.replace(/\.[^.]*$/, "")}.faults.ndjson`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  return (
    <button type="button" class="small" onClick={save}>
      Save the faults as NDJSON…
    </button>
  );
}
