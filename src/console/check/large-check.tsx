// Shows what is found in a file that is too large for the editor: its faults by field.
import { useState } from "preact/hooks";
import { amount, figure, printable } from "../../library/text/printable.ts";
import { keyOf, kindOf, type SummaryRow } from "../../reading/judge/tally.ts";
import { hrefOfField } from "../frame/address.ts";
import { CodeLink } from "../parts/chip.tsx";
import { FaultList } from "../parts/fault-list.tsx";
import { MOST_EDITED, size } from "../parts/files.ts";
import { Button } from "../parts/input.tsx";
import { Table, type TableRow } from "../parts/table.tsx";
import { chunksOf } from "./check-input.ts";
import type { Checked } from "./use-check.ts";
import { Verdict } from "./verdict.tsx";

type LargeCheckProps = Readonly<{
  file: File;
  checked: Checked;
  stop: () => void;
  onEdit: (text: string) => void;
}>;

export function LargeCheck({ file, checked, stop, onEdit }: LargeCheckProps) {
  const [chosen, setChosen] = useState("");
  const { bytes, counts, isDone, isStopped } = checked;
  const { rows } = checked.summary;
  const row = rows.find((candidate) => keyOf(candidate) === chosen) ?? rows[0];
  const percent = Math.floor((bytes / file.size) * 100);
  return (
    <>
      <div class="controls spread">
        <Verdict checked={checked} faults={counts.findings} waiting={`Checking, ${percent} %`}>
          {size(bytes)} of {size(file.size)}, {amount(counts.payloads, "payload")},{" "}
          {figure(counts.invalid + counts.unknown + counts.unreadable)} with faults
          {isStopped && ", stopped"}
        </Verdict>
        {!isDone && !isStopped && <Button act={stop}>Stop</Button>}
      </div>
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
          <FaultsOf key={keyOf(row)} {...{ row, checked, file, onEdit }} />
        </div>
      )}
    </>
  );
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

type FaultsOfProps = Omit<LargeCheckProps, "stop"> & { readonly row: SummaryRow };

/** Shows the faults of one row, and the line of the first in the editor on demand. */
function FaultsOf({ row, checked, file, onEdit }: FaultsOfProps) {
  const [isTooLong, setTooLong] = useState(false);
  const faults = checked.faults.filter((fault) => keyOf(kindOf(fault, fault.event)) === keyOf(row));
  const { line = 0 } = faults[0] ?? {};
  const edit = async () => {
    const text = await lineOf(file, line);
    if (text === undefined || text.length > MOST_EDITED) setTooLong(true);
    else onEdit(text);
  };
  return (
    <section>
      <h2>
        {row.place === "" ? "The payload" : printable(row.place)}, {row.code}
      </h2>
      <FaultList faults={faults} />
      {row.count > faults.length && (
        <p class="small quiet">
          {figure(row.count)} in all; the first 10,000 faults of the file are kept.
        </p>
      )}
      {line > 0 && (
        <p>
          <Button look="small" act={edit}>
            Open line {figure(line)} in the editor
          </Button>{" "}
          {isTooLong && <span role="status">It is too long for the editor.</span>}
        </p>
      )}
    </section>
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
