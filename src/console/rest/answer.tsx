// Shows the answer of the server with its headers, and the list of sent requests.
import { readJson } from "../../library/json/read-json.ts";
import { amount, printable, printableLines } from "../../library/text/printable.ts";
import type { DescribedOperation } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { loadOperations } from "../frame/descriptions.ts";
import { HAS_CONTROL } from "../frame/host.ts";
import { Loaded } from "../frame/load.tsx";
import { Chip, Icon, Outcome, Status } from "../parts/chip.tsx";
import { MOST_SHOWN } from "../parts/files.ts";
import { Button } from "../parts/input.tsx";
import { Code, Copy, Tabs } from "../parts/panel.tsx";
import { Sentences } from "../parts/sentences.tsx";
import { Table } from "../parts/table.tsx";
import { handOver } from "../parts/text-handover.ts";
import { type Answered, allSent, type Sent } from "./sent-requests.ts";

/** The content of the panel: a request with its answer, or `"sending"` until the answer comes. */
export type Shown = Sent | "sending" | undefined;

type Props = Readonly<{
  operation: DescribedOperation;
  shown: Shown;
  onOpen: (sent: Sent) => void;
}>;

export function AnswerPanel({ operation, shown, onOpen }: Props) {
  const opened = typeof shown === "object" ? shown : undefined;
  const answered = opened?.answered;
  const [declared] = operation.answers;
  const text = answered
    ? printableOf(answered)
    : JSON.stringify(declared?.examples[0]?.value, null, 2);
  const content = () => (
    <>
      <p class="bar" role="status" aria-label="Answer">
        {shown === "sending" && "Waiting for the answer"}
        {answered && <Verdict answered={answered} />}
        {!shown && (
          <>
            <Status of={declared?.status ?? ""} /> <Chip>example</Chip>
          </>
        )}
      </p>
      <Sentences body={answered?.body} of={operation.operationId} />
      {answered?.faults?.map(({ detail }) => (
        <p key={detail} class="in">
          {printable(detail)}
        </p>
      ))}
      {answered?.status !== 0 && <Code text={text.slice(0, MOST_SHOWN)} />}
      {text.length > MOST_SHOWN && (
        <p class="in quiet">Copy has all of the {amount(text.length, "character")}.</p>
      )}
    </>
  );
  const foot = opened && (
    <Loaded what="the next steps" from={loadOperations}>
      {(operations) =>
        nextSteps(opened, operations).map(({ title, href, fill }) => (
          <a key={title} href={href} onClick={fill}>
            {title}
            <Icon of="arrow" />
          </a>
        ))
      }
    </Loaded>
  );
  const tabs = [
    { title: "Answer", end: <Copy text={() => answered?.text ?? text} />, foot, content },
    answered !== undefined &&
      answered.status !== 0 && {
        title: `Headers ${answered.headers.length}`,
        content: () => <Code text={answered.headers.map(lineOf).join("\n")} />,
      },
    { title: `Sent ${allSent.length}`, content: () => <SentList onOpen={onOpen} /> },
  ];
  return <Tabs key={`${typeof shown}`} name="Answer" tabs={tabs} />;
}

const lineOf = ([name, content]: Answered["headers"][number]): string =>
  `${name}: ${printable(content)}`;

/** Writes the text of an answer, with invisible characters spelled out and tabs as two spaces. */
const printableOf = ({ text, body }: Answered): string =>
  printableLines(body === undefined ? text.replaceAll("\t", "  ") : JSON.stringify(body, null, 2));

function Verdict({ answered }: Readonly<{ answered: Answered }>) {
  const { status, words, milliseconds, faults } = answered;
  if (status === 0)
    return <span class="bad">The server did not answer. What you filled in is kept.</span>;
  const said = faults?.length === 0 ? "matches the contract" : amount(faults?.length ?? 0, "fault");
  return (
    <>
      <Status of={status} /> <strong>{words}</strong>{" "}
      <span class="small quiet">{milliseconds.toFixed(0)} ms</span>{" "}
      <span class="push">
        <Outcome isGood={faults?.length === 0}>
          {faults ? said : "this status is not declared"}
        </Outcome>
      </span>
    </>
  );
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsIn = (value: unknown): Fields => (value ?? {}) as Fields;

/** Makes the links below an answer. A link opens a form with values, which the visitor sends. */
function nextSteps(
  { operationId, filled, answered }: Sent,
  operations: Readonly<Record<string, DescribedOperation>>,
) {
  const request = fieldsIn(readJson(filled.body ?? "")?.value);
  const { import_supplier: supplier, external_account_number: number } = request;
  const fieldAt = (expression: string): string => {
    const body = expression.startsWith("$request") ? request : fieldsIn(answered.body);
    return `${body[expression.slice(expression.lastIndexOf("/") + 1)] ?? ""}`;
  };
  const answers = operations[operationId]?.answers ?? [];
  const links = answers.find(({ status }) => status === `${answered.status}`)?.links ?? [];
  const steps = links.map(({ description, operationId: to, parameters = {}, requestBody }) => {
    const values = Object.entries(parameters).map(([name, expression]) => [
      name,
      fieldAt(expression),
    ]);
    const example = operations[to]?.examples[0]?.value;
    const body = requestBody === "$response.body" ? answered.body : mixed(example, request);
    return {
      title: description.replace(/\.$/, ""),
      href: hrefOf("rest", to, Object.fromEntries(values)),
      fill: () => body !== undefined && handOver(to, JSON.stringify(body, null, 2)),
    };
  });
  const account = `${supplier}/${number}`;
  const live = { title: "See it live", href: hrefOf("live", "", { account }), fill: undefined };
  return HAS_CONTROL && steps.length > 0 && number ? [...steps, live] : steps;
}

/** Fills the example of a body with values of the last request, in the fields that both have. */
function mixed(example: unknown, request: Fields): unknown {
  if (example === undefined || Array.isArray(example)) return example;
  const sentFields = Object.entries(request).filter(([name]) =>
    Object.hasOwn(fieldsIn(example), name),
  );
  return { ...fieldsIn(example), ...Object.fromEntries(sentFields) };
}

function SentList({ onOpen }: Pick<Props, "onOpen">) {
  if (allSent.length === 0) return <p class="in quiet">Nothing was sent yet.</p>;
  const rows = allSent.map((sent) => ({
    key: sent.number,
    cells: [
      sent.time,
      sent.answered.status === 0 ? "no answer" : <Status of={sent.answered.status} />,
      <Button look="link" act={() => onOpen(sent)}>
        {sent.operationId}
      </Button>,
    ],
  }));
  return <Table name="Sent requests" heads={[]} rows={rows} />;
}
