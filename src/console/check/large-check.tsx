// Checks a file that is too large for the editor, and shows its faults by field.
import { useEffect, useState } from "preact/hooks";
import { amount, figure, printable } from "../../library/text/printable.ts";
import { keyOf, kindOf, type SummaryRow, Tally } from "../../reading/judge/tally.ts";
import { hrefOfField } from "../frame/address.ts";
import { index, ownEvents } from "../frame/load-once.ts";
import { CodeLink } from "../parts/chip.tsx";
import { byPlace, type Fault } from "../parts/fault.ts";
import { FaultList } from "../parts/fault-list.tsx";
import { MOST_EDITED, saveFile, size } from "../parts/files.ts";
import { Button } from "../parts/input.tsx";
import { Table, type TableRow } from "../parts/table.tsx";
import { chunksOf, type LargeReport, type LargeTask } from "./judge-file.ts";
import { knownEvent, startWorker } from "./use-judged.ts";
import { Verdict, verdictOf } from "./verdict.tsx";

const NONE = new Tally();
const START: LargeReport & { readonly isStopped?: boolean } = {
  bytes: 0,
  counts: NONE.counts,
  summary: NONE.summary(),
  isDone: false,
  faults: [],
};

/** The milliseconds after which a worker that reports nothing is ended. */
const LONGEST_SILENCE = 20_000;

type LargeCheckProps = Readonly<{ file: File; event: string; onEdit: (text: string) => void }>;

export function LargeCheck({ file, event, onEdit }: LargeCheckProps) {
  const [progress, stop] = useWorker(file, event);
  const [chosen, setChosen] = useState("");
  const { counts, isDone, isStopped, failure } = progress;
  const { rows } = progress.summary;
  const row = rows.find((candidate) => keyOf(candidate) === chosen) ?? rows[0];
  const isShown = (fault: Fault) => row && keyOf(kindOf(fault, fault.event)) === keyOf(row);
  const faults = progress.faults.filter(isShown);
  const percent = Math.floor((progress.bytes / file.size) * 100);
  const isOver = isDone || isStopped;
  const isCut = isStopped || failure !== undefined;
  const words = isCut && counts.findings === 0 ? "Not read to its end" : verdictOf(counts.findings);
  const save = () => {
    const lines = progress.faults.toSorted(byPlace).map((fault) => `${JSON.stringify(fault)}\n`);
    saveFile(`${file.name.replace(/\.[^.]*$/, "")}.faults.ndjson`, lines);
  };
  return (
    <>
      <div class="controls spread">
        <Verdict text={isOver ? words : `Checking, ${percent} %`}>
          {size(progress.bytes)} of {size(file.size)}, {amount(counts.payloads, "payload")},{" "}
          {figure(counts.invalid + counts.unknown + counts.unreadable)} with faults
          {isStopped && ", stopped"}
        </Verdict>
        {isOver ? (
          counts.findings > 0 && (
            <Button look="small" act={save}>
              Save the faults as NDJSON…
            </Button>
          )
        ) : (
          <Button act={stop}>Stop</Button>
        )}
      </div>
      {failure !== undefined && (
        <p role="alert">The file was not read to its end: {printable(failure)}</p>
      )}
      {row && (
        <div class="halves">
          <section>
            <h2>By field</h2>
            <Table
              heads={["Faults", "Code and field", "Event"]}
              numbers={[0]}
              second={[1]}
              rows={rows.map((each) => rowOf(each, each === row, setChosen))}
            />
          </section>
          <section>
            <h2>
              {row.place === "" ? "The payload" : printable(row.place)}, {row.code}
            </h2>
            <FaultList key={keyOf(row)} faults={faults} />
            {row.count > faults.length && (
              <p class="small quiet">
                {figure(row.count)} in all; the first 10,000 faults of the file are kept.
              </p>
            )}
            {faults[0] && <EditLine file={file} line={faults[0].line} onEdit={onEdit} />}
          </section>
        </div>
      )}
    </>
  );
}

function useWorker(file: File, event: string): readonly [typeof START, stop: () => void] {
  const [progress, setProgress] = useState(START);
  const [worker, setWorker] = useState<Worker>();
  useEffect(() => {
    setProgress(START);
    const started = startWorker();
    setWorker(started);
    const fail = (failure: string) =>
      setProgress((before) =>
        before.isDone || before.isStopped ? before : { ...before, isDone: true, failure },
      );
    const end = () => {
      started.terminate();
      fail("a message takes too long to judge");
    };
    let silence = setTimeout(end, LONGEST_SILENCE);
    started.onmessage = ({ data: { faults: more, ...report } }: MessageEvent<LargeReport>) => {
      clearTimeout(silence);
      if (!report.isDone) silence = setTimeout(end, LONGEST_SILENCE);
      setProgress(({ faults }) => ({ ...report, faults: [...faults, ...more] }));
    };
    started.onerror = ({ message }) => fail(message ?? "");
    const { events } = index;
    const fileEvent = knownEvent(file);
    const task: LargeTask = { file, event, fileEvent, events, own: ownEvents() };
    started.postMessage(task);
    return () => {
      clearTimeout(silence);
      started.terminate();
    };
  }, [file, event]);
  const stop = () => {
    worker?.terminate();
    setProgress((before) => ({ ...before, isStopped: true }));
  };
  return [progress, stop];
}

function rowOf(row: SummaryRow, isChosen: boolean, choose: (key: string) => void): TableRow {
  const { place, code, event, count } = row;
  const key = keyOf(row);
  return {
    key,
    look: isChosen ? "chosen" : "",
    cells: [
      figure(count),
      <>
        <Button look="link code" act={() => choose(key)}>
          {place === "" ? "the payload" : printable(place)}
        </Button>{" "}
        <code class="quiet">{code}</code>
      </>,
      event !== undefined && (
        <CodeLink href={hrefOfField("events", event, place.replaceAll("*", "0"))}>{event}</CodeLink>
      ),
    ],
  };
}

type EditLineProps = Readonly<{ file: File; line: number; onEdit: (text: string) => void }>;

function EditLine({ file, line, onEdit }: EditLineProps) {
  const [isTooLong, setTooLong] = useState(false);
  const take = async () => {
    const text = await lineOf(file, line);
    if (text === undefined || text.length > MOST_EDITED) setTooLong(true);
    else onEdit(text);
  };
  return (
    <p>
      <Button look="small" act={take}>
        Open line {figure(line)} in the editor
      </Button>{" "}
      {isTooLong && <span role="status">It is too long for the editor.</span>}
    </p>
  );
}

async function lineOf(file: File, wanted: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let line = 1;
  let kept = "";
  for await (const chunk of chunksOf(file)) {
    for (const [index, piece] of decoder.decode(chunk, { stream: true }).split("\n").entries()) {
      if (index > 0) line++;
      if (line === wanted) kept += piece;
      if (line > wanted || kept.length > MOST_EDITED) return kept;
    }
  }
  return line === wanted ? kept : undefined;
}
