// Lists the answers of an operation in a table. Each row opens to show an example.
import { useState } from "preact/hooks";
import type { DescribedOperation } from "../data.ts";
import { codeIn } from "../frame/ask.ts";
import { useShown } from "../frame/hooks.ts";
import { refine, useAddress } from "../frame/router.ts";
import { Icon, Prose, Status } from "../parts/chip.tsx";
import { Fields } from "../parts/fields.tsx";
import { Button } from "../parts/input.tsx";
import { CodePanel } from "../parts/panel.tsx";
import { Sentences } from "../parts/sentences.tsx";
import { Table } from "../parts/table.tsx";
import { OWN_CHOICE } from "./request-panel.tsx";

/** The rows of the table: an answer without an error code, or one error code of an answer. */
export const rowsOf = ({ answers }: DescribedOperation) =>
  answers.flatMap((answer) =>
    (answer.codes.length === 0 ? [""] : answer.codes).map((code) => {
      const examples = answer.examples.filter(({ value }) => code === "" || codeIn(value) === code);
      const meaning = code === "" ? answer.description : (examples[0]?.summary ?? "");
      return { answer, code, meaning, examples };
    }),
  );

export function Answers({ operation }: Readonly<{ operation: DescribedOperation }>) {
  const { status = "", code = "" } = useAddress().query;
  const rows = rowsOf(operation);
  const named = rows.findIndex(
    (row) => row.answer.status === status && (code === "" || row.code === code),
  );
  const [open, setOpen] = useState(named);
  const shown = useShown<HTMLButtonElement>(named !== -1);
  return (
    <Table
      name="Answers"
      heads={["Status", "Code", "Meaning"]}
      rows={rows.map((row, index) => ({
        key: index,
        cells: [
          <Button
            ref={index === named ? shown : null}
            look="turn"
            label={`Example of ${row.answer.status} ${row.code}`}
            aria-expanded={index === open}
            act={() => setOpen(index === open ? -1 : index)}
          >
            <Icon of="turn" /> <Status of={row.answer.status} />
          </Button>,
          <code>{row.code || "–"}</code>,
          <Prose as="span" text={row.meaning} />,
        ],
        inside: index === open && <Opened of={operation.operationId} row={row} />,
      }))}
    />
  );
}

function Opened({ of, row }: Readonly<{ of: string; row: ReturnType<typeof rowsOf>[number] }>) {
  const { status, body, headers, description } = row.answer;
  return (
    <div class="stack">
      {row.code !== "" && <Prose text={description} />}
      {row.examples.map(({ name, summary, value }) => (
        <CodePanel
          key={name}
          title={summary ?? name}
          text={JSON.stringify(value, null, 2)}
          isJson
          above={<Sentences body={value} of={of} />}
          foot={
            OWN_CHOICE !== undefined && (
              <Button act={() => refine({ answer: `${status}, example=${name}` })}>
                Answer with this
              </Button>
            )
          }
        />
      ))}
      {headers.length > 0 && (
        <p class="small quiet">
          Headers: <code>{headers.join(", ")}</code>
        </p>
      )}
      {body && <Fields of={`${of} ${status}`} name="Fields of the answer" fields={body.fields} />}
    </div>
  );
}
