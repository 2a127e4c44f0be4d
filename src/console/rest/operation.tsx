// Shows one operation: its request, answers, events and evidence.
import { useState } from "preact/hooks";
import { amount } from "../../library/text/printable.ts";
import { markdownPage } from "../../reading/model/markdown-page.ts";
import type { DescribedOperation } from "../data.ts";
import { codeIn } from "../frame/ask.ts";
import { useShown } from "../frame/hooks.ts";
import { sendingsOf } from "../frame/load-once.ts";
import { Sections, Title } from "../frame/page.tsx";
import { refine, useAddress } from "../frame/router.ts";
import { EventChips, Icon, Method, Prose, Status } from "../parts/chip.tsx";
import { Assumed, assumedIn } from "../parts/evidence.tsx";
import { Fields, Type } from "../parts/fields.tsx";
import { Button } from "../parts/input.tsx";
import { Code, CodePanel, Copy } from "../parts/panel.tsx";
import { Sentences } from "../parts/sentences.tsx";
import { Table } from "../parts/table.tsx";
import { OWN_CHOICE } from "./request-panel.tsx";

type OperationProps = Readonly<{ operation: DescribedOperation }>;

export function OperationView({ operation }: OperationProps) {
  const { status, code } = useAddress().query;
  const { emits, assumptions } = operation;
  const answers = (
    <>
      <Answers key={`${status} ${code}`} operation={operation} />
      <p class="controls">
        {emits.length === 0
          ? "No answer sends an event."
          : "Each answer names the events it sends."}
        <Assumed ids={["emitted-events"]} />
      </p>
    </>
  );
  const evidence = (
    <p class="controls">
      What the contract assumes about this operation, and about all operations:
      <Assumed ids={assumedIn(...Object.values(assumptions).map((evidence) => ({ evidence })))} />
    </p>
  );
  return (
    <>
      <Head operation={operation} />
      <Sections
        beside="Try it"
        of={[
          ["request", "Request", <Request operation={operation} />],
          ["answers", `Answers ${rowsOf(operation).length}`, answers],
          ["evidence", "Evidence", evidence],
        ]}
      />
      <p>
        <Copy text={() => markdownPage({ ...operation, kind: "operation" })}>Copy as Markdown</Copy>
      </p>
    </>
  );
}

const Head = ({ operation }: OperationProps) => (
  <>
    <p class="controls">
      <span>{operation.section}</span>
      <code>{operation.operationId}</code>
    </p>
    <Title text={operation.summary} />
    <div class="address">
      <Method name={operation.method} /> <Code text={operation.path} />{" "}
      <Copy text={() => operation.path} />
    </div>
    <Prose look="lead" text={operation.description} />
  </>
);

/** Makes a row for each error code of an answer, and for each answer without an error code. */
const rowsOf = ({ answers }: DescribedOperation) =>
  answers.flatMap((answer) =>
    (answer.codes.length === 0 ? [""] : answer.codes).map((code) => {
      const examples = answer.examples.filter(({ value }) => code === "" || codeIn(value) === code);
      const meaning = code === "" ? answer.description : (examples[0]?.summary ?? "");
      return { answer, code, meaning, examples };
    }),
  );

function Answers({ operation }: OperationProps) {
  const { status = "", code = "" } = useAddress().query;
  const rows = rowsOf(operation);
  const asked = rows.findIndex(
    (row) => row.answer.status === status && (code === "" || row.code === code),
  );
  const [open, setOpen] = useState(asked);
  const shown = useShown<HTMLButtonElement>(asked !== -1);
  return (
    <Table
      name="Answers"
      heads={["Status", "Code", "Meaning"]}
      second={[2]}
      rows={rows.map((row, index) => ({
        key: index,
        cells: [
          <Button
            ref={index === asked ? shown : null}
            look="turn"
            label={`Example of ${row.answer.status} ${row.code}`}
            aria-expanded={index === open}
            act={() => setOpen(index === open ? -1 : index)}
          >
            <Icon of="turn" /> <Status of={row.answer.status} />
          </Button>,
          <code>{row.code || "–"}</code>,
          <>
            <Prose as="span" text={row.meaning} />
            <EventChips
              names={sendingsOf(operation.operationId, row.answer.status, row.code).flatMap(
                ({ emits }) => emits,
              )}
            />
          </>,
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
      {body && <Fields name="Fields of the answer" fields={body.fields} />}
    </div>
  );
}

const WAYS: Readonly<Record<string, string>> = { token: "a token", apiKey: "the API key" };

function Request({ operation }: OperationProps) {
  const { field: target } = useAddress().query;
  const { parameters, requestBody: body, security } = operation;
  const ways = security.map(({ name }) => WAYS[name] ?? name).join(" or ");
  const required = body?.fields.filter((field) => field.required && field.depth === 0) ?? [];
  return (
    <>
      <p class="controls">
        {security.length === 0 ? "Needs no credentials." : `Needs ${ways}.`}
        <Assumed
          ids={assumedIn(operation, ...parameters, ...(body ? [body, ...body.fields] : []))}
        />
      </p>
      {parameters.length > 0 && (
        <Fields
          name="Parameters"
          fields={parameters.map((field) => ({ ...field, type: `${field.type} in ${field.in}` }))}
          target={target}
        />
      )}
      {body && (
        <>
          <p>
            <Type {...body} />, {amount(body.fields.length, "field")}, {required.length} required.{" "}
            {body.description}
          </p>
          <Fields fields={body.fields} target={target} />
        </>
      )}
    </>
  );
}
