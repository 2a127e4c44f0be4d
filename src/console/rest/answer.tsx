// Shows the answer of the server with its headers, and the list of sent requests.
import { amount, printable, printableLines } from "../../library/text/printable.ts";
import type { DescribedOperation } from "../data.ts";
import { loadOperations } from "../frame/descriptions.ts";
import { Loaded } from "../frame/load.tsx";
import { Chip, Icon, Outcome, Status } from "../parts/chip.tsx";
import { Button } from "../parts/input.tsx";
import { Code, Copy, type Tab, Tabs } from "../parts/panel.tsx";
import { Sentences } from "../parts/sentences.tsx";
import { Table } from "../parts/table.tsx";
import { nextSteps } from "./next-steps.ts";
import { type Answered, allSent, type Sent } from "./sent-requests.ts";

/** The content of the panel: a request with its answer, or `"sending"` until the answer comes. */
export type Shown = Sent | "sending" | undefined;

type AnswerPanelProps = Readonly<{
  operation: DescribedOperation;
  shown: Shown;
  onOpen: (sent: Sent) => void;
}>;

export function AnswerPanel({ operation, shown, onOpen }: AnswerPanelProps) {
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
      {answered &&
        faultsIn(answered).map((detail) => (
          <p key={detail} class="in">
            {printable(detail)}
          </p>
        ))}
      {answered?.status !== 0 && <Code text={text.slice(0, LONGEST)} isJson />}
      {text.length > LONGEST && (
        <p class="in quiet">Copy has all of the {amount(text.length, "character")}.</p>
      )}
    </>
  );
  const foot = opened && <Next sent={opened} />;
  const tabs = [
    { title: "Answer", end: <Copy text={() => answered?.text ?? text} />, foot, content },
    answered?.status ? headersTab(answered) : undefined,
    { title: `Sent ${allSent.length}`, content: () => <SentList onOpen={onOpen} /> },
  ];
  return <Tabs key={`${typeof shown}`} name="Answer" tabs={tabs} />;
}

const LONGEST = 50_000;

const headersTab = ({ headers }: Answered): Tab => ({
  title: `Headers ${headers.length}`,
  content: () => (
    <Code text={headers.map(([name, content]) => `${name}: ${printable(content)}`).join("\n")} />
  ),
});

/** The text of an answer, with invisible characters spelled out and tabs as two spaces. */
const printableOf = ({ text, body }: Answered): string =>
  printableLines(body === undefined ? text.replaceAll("\t", "  ") : JSON.stringify(body, null, 2));

function Verdict({ answered }: Readonly<{ answered: Answered }>) {
  const { status, words, milliseconds, contract } = answered;
  const faults = faultsIn(answered);
  const said = faults.length === 0 ? "matches the contract" : amount(faults.length, "fault");
  if (status === 0)
    return <span class="bad">The server did not answer. What you filled in is kept.</span>;
  return (
    <>
      <Status of={status} /> <strong>{words}</strong>{" "}
      <span class="small quiet">{milliseconds.toFixed(0)} ms</span>{" "}
      <span class="push">
        <Outcome isGood={contract !== undefined && faults.length === 0}>
          {contract ? said : "this status is not declared"}
        </Outcome>
      </span>
    </>
  );
}

function faultsIn({ body, contract }: Answered): readonly string[] {
  if (!contract) return [];
  if (body === undefined) return ["The body is not JSON."];
  const result = contract.validate(body);
  return result.ok ? [] : result.issues.map(({ detail }) => detail);
}

const Next = ({ sent }: Readonly<{ sent: Sent }>) => (
  <Loaded what="the next steps" from={loadOperations}>
    {(operations) =>
      nextSteps(sent, operations).map(({ title, href, fill }) => (
        <a key={title} href={href} onClick={fill}>
          {title}
          <Icon of="arrow" />
        </a>
      ))
    }
  </Loaded>
);

function SentList({ onOpen }: Pick<AnswerPanelProps, "onOpen">) {
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
