// Shows what is found in a file that is too large for the editor: its faults by field.
import { useState } from "preact/hooks";
import { figure, printable } from "../../library/text/printable.ts";
import { keyOf, kindOf, type SummaryRow } from "../../reading/judge/tally.ts";
import { hrefOfField } from "../frame/address.ts";
import { CodeLink } from "../parts/chip.tsx";
import { FaultList } from "../parts/fault-list.tsx";
import { Button } from "../parts/input.tsx";
import { Table, type TableRow } from "../parts/table.tsx";
import type { Checked } from "./use-check.ts";
import { Verdict } from "./verdict.tsx";

type LargeCheckProps = Readonly<{ file: File; checked: Checked; stop: () => void }>;

export function LargeCheck({ file, checked, stop }: LargeCheckProps) {
  const [chosen, setChosen] = useState("");
  const { bytes, counts, faults, isDone, isStopped, summary } = checked;
  const { rows } = summary;
  const row = rows.find((candidate) => keyOf(candidate) === chosen) ?? rows[0];
  const percent = Math.floor((bytes / file.size) * 100);
  return (
    <>
      <div class="controls spread">
        <Verdict checked={checked} faults={counts.findings} waiting={`Checking, ${percent} %`} />
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
          <FaultsOf
            key={keyOf(row)}
            row={row}
            faults={faults.filter((fault) => keyOf(kindOf(fault, fault.event)) === keyOf(row))}
          />
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

const FaultsOf = ({ row, faults }: Readonly<{ row: SummaryRow } & Pick<Checked, "faults">>) => (
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
  </section>
);
