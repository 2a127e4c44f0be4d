// The answer of the server beside the request, its headers, and all that was sent.
import { printable } from "../../library/text/printable.ts";
import type { AnyContract } from "../../reading/judge/judge.ts";
import type { DescribedOperation } from "../data.ts";
import { loadOperations } from "../frame/described.ts";
import { Loaded } from "../frame/load.tsx";
import { Chip, Found, Icon, Status } from "../parts/chip.tsx";
import { Button } from "../parts/input.tsx";
import { Code, Tabs } from "../parts/panel.tsx";
import { amount, printableText } from "../parts/plain.ts";
import { Table } from "../parts/table.tsx";
import { type Answered, type Sent, sentSoFar } from "./exchange.ts";
import { nextSteps } from "./next.ts";

/** What is shown: a request with its answer, or that one is under way. */
export type Shown = Sent | "sending" | undefined;

type AnswerPanelProps = Readonly<{
  operation: DescribedOperation;
  shown: Shown;
  /** Opens a request that was sent before. */
  onOpen: (sent: Sent) => void;
}>;

export function AnswerPanel({ operation, shown, onOpen }: AnswerPanelProps) {
  const sent = sentSoFar();
  const answered = typeof shown === "object" ? shown.answered : undefined;
  const here = typeof answered === "object" ? answered : undefined;
  const example = operation.answers[0]?.examples[0];
  const text = here ? printableOf(here) : JSON.stringify(example?.value, null, 2);
  const tabs = [
    {
      title: "Answer",
      copy: () => here?.text ?? text,
      foot: typeof shown === "object" && <Next sent={shown} />,
      content: () => (
        <>
          <Verdict shown={shown} status={operation.answers[0]?.status ?? ""} />
          {here && <Faults answered={here} operation={operation} />}
          {answered !== "nobody" && <Code text={text.slice(0, LONGEST)} isJson />}
          {text.length > LONGEST && (
            <p class="in small quiet">
              The first {amount(LONGEST, "character")} of {amount(text.length, "character")}. Copy
              has all of them.
            </p>
          )}
        </>
      ),
    },
    ...(here ? [{ title: `Headers ${here.headers.length}`, content: () => headersOf(here) }] : []),
    { title: `Sent ${sent.length}`, content: () => <SentList sent={sent} onOpen={onOpen} /> },
  ];
  return <Tabs key={`${typeof shown}`} name="Answer" tabs={tabs} />;
}

const LONGEST = 50_000;

const headersOf = ({ headers }: Answered) => (
  <Code text={headers.map(([name, content]) => `${name}: ${printable(content)}`).join("\n")} />
);

const printableOf = ({ text, body }: Answered): string =>
  printableText(body === undefined ? text : JSON.stringify(body, null, 2));

/** Status, time, and whether the answer matches the contract. */
function Verdict({ shown, status }: Readonly<{ shown: Shown; status: string }>) {
  const answered = typeof shown === "object" ? shown.answered : undefined;
  return (
    <p class="bar" role="status" aria-label="Answer">
      {shown === undefined && (
        <>
          <Status of={status} /> <Chip>example</Chip>
        </>
      )}
      {shown === "sending" && "Waiting for the answer"}
      {answered === "nobody" && (
        <span class="bad">The server did not answer. What you filled in is kept.</span>
      )}
      {typeof answered === "object" && (
        <>
          <Status of={answered.status} /> <strong>{answered.words}</strong>{" "}
          <span class="small quiet">{answered.milliseconds.toFixed(0)} ms</span>{" "}
          <span class="push">
            <VerdictOf answered={answered} />
          </span>
        </>
      )}
    </p>
  );
}

function VerdictOf({ answered: { contract, body } }: Readonly<{ answered: Answered }>) {
  if (!contract) return <Found isGood={false}>this status is not declared</Found>;
  const faults = faultsIn(body, contract);
  return (
    <Found isGood={faults.length === 0}>
      {faults.length === 0 ? "matches the contract" : amount(faults.length, "fault")}
    </Found>
  );
}

/** What of an answer does not match its contract. */
function faultsIn(body: unknown, contract: AnyContract): readonly string[] {
  if (body === undefined) return ["The body is not JSON."];
  const result = contract.validate(body);
  return result.ok ? [] : result.issues.map(({ detail }) => detail);
}

type FaultsProps = Readonly<{ answered: Answered; operation: DescribedOperation }>;

/** The code of an error, and what does not match. */
function Faults({ answered: { status, body, contract }, operation }: FaultsProps) {
  const { code } = (body ?? {}) as { readonly code?: unknown };
  const declared = operation.answers.find((answer) => answer.status === String(status));
  const details = contract ? faultsIn(body, contract) : [];
  const words = declared?.codes.includes(String(code))
    ? "declared for this operation"
    : "an error of the API";
  if (details.length === 0 && (typeof code !== "string" || status < 400)) return null;
  return (
    <ul class="bar small">
      {typeof code === "string" && status >= 400 && (
        <li class="quiet">
          <code>{printable(code)}</code>: {words}
        </li>
      )}
      {details.map((detail) => (
        <li key={detail}>{printable(detail)}</li>
      ))}
    </ul>
  );
}

/** Where the answer leads. */
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

type SentListProps = Readonly<{ sent: readonly Sent[]; onOpen: (sent: Sent) => void }>;

/** All requests of this visit. One that is chosen is opened with its answer. */
const SentList = ({ sent, onOpen }: SentListProps) =>
  sent.length === 0 ? (
    <p class="in quiet">Nothing was sent yet.</p>
  ) : (
    <Table
      name="Sent requests"
      heads={[]}
      rows={sent.map((one) => ({
        key: one.number,
        cells: [
          one.time,
          one.answered === "nobody" ? "no answer" : <Status of={one.answered.status} />,
          <Button look="link" act={() => onOpen(one)}>
            {one.operationId}
          </Button>,
        ],
      }))}
    />
  );
