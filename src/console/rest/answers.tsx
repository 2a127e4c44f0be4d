// Lists the answers of an operation in a table. Each row opens to show an example.
import { useState } from "preact/hooks";
import type { DescribedOperation } from "../data.ts";
import { codeIn } from "../frame/ask.ts";
import { useShown } from "../frame/hooks.ts";
import { refine } from "../frame/router.ts";
import { Icon, Prose, Status } from "../parts/chip.tsx";
import { Fields } from "../parts/fields.tsx";
import { Button } from "../parts/input.tsx";
import { CodePanel } from "../parts/panel.tsx";
import { Table } from "../parts/table.tsx";
import { OWN_CHOICE } from "./request-panel.tsx";

type Answer = DescribedOperation["answers"][number];

/** A row of the table: an answer without an error code, or one error code of an answer. */
interface AnswerRow {
  readonly answer: Answer;
  readonly code: string;
  readonly meaning: string;
  readonly examples: Answer["examples"];
}

export const rowsOf = ({ answers }: DescribedOperation): readonly AnswerRow[] =>
  answers.flatMap((answer) =>
    answer.codes.length === 0
      ? [{ answer, code: "", meaning: answer.description, examples: answer.examples }]
      : answer.codes.map((code) => {
          const examples = answer.examples.filter(({ value }) => codeIn(value) === code);
          return { answer, code, meaning: examples[0]?.summary ?? "", examples };
        }),
  );

type AnswersProps = Readonly<{
  operation: DescribedOperation;
  status?: string | undefined;
  code?: string | undefined;
}>;

export function Answers({ operation, status = "", code = "" }: AnswersProps) {
  const rows = rowsOf(operation);
  const named = rows.findIndex(
    (row) => row.answer.status === status && (code === "" || row.code === code),
  );
  const [open, setOpen] = useState(named);
  const turn = (index: number) => setOpen(index === open ? -1 : index);
  return (
    <Table
      name="Answers"
      heads={["Status", "Code", "Meaning"]}
      rows={rows.map((row, index) => ({
        key: index,
        cells: [
          <Turn
            of={row}
            isNamed={index === named}
            isOpen={index === open}
            turn={() => turn(index)}
          />,
          <code>{row.code || "–"}</code>,
          <Prose as="span" text={row.meaning} />,
        ],
        inside: index === open && <Opened of={operation.operationId} row={row} />,
      }))}
    />
  );
}

type TurnProps = Readonly<{ of: AnswerRow; isNamed: boolean; isOpen: boolean; turn: () => void }>;

const Turn = ({ of: { answer, code }, isNamed, isOpen, turn }: TurnProps) => (
  <Button
    ref={useShown<HTMLButtonElement>(isNamed)}
    look="turn"
    label={`Example of ${answer.status} ${code}`}
    aria-expanded={isOpen}
    act={turn}
  >
    <Icon of="turn" /> <Status of={answer.status} />
  </Button>
);

function Opened({ of, row }: Readonly<{ of: string; row: AnswerRow }>) {
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
