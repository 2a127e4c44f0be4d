// Shows a section of the guide. Its requests can be sent to the server of the page.
import { useState } from "preact/hooks";
import type { GuideSection } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { type Answer, askApi, codeIn, isDone } from "../frame/ask.ts";
import { HOST, ORIGIN, TOKEN } from "../frame/host.ts";
import { index, sendingsOf, stateTitle } from "../frame/load-once.ts";
import { Chip, CodeLink, EventChips, Icon, Method, Prose, Status } from "./chip.tsx";
import { Button, tokenInUse } from "./input.tsx";
import { Copy } from "./panel.tsx";
import { Sentences } from "./sentences.tsx";
import { Facts, Table } from "./table.tsx";

/** Shows what a client needs for this server. Only development settings tell the token. */
export const Access = () => (
  <Facts
    of={[
      ["Install", <Copied text="npm install energy-contracts" what="the command" />],
      HOST !== undefined && ["Address", <Copied text={ORIGIN} what="the address" />],
      TOKEN !== "" && ["Token", <Copied text={TOKEN} what="the token" />],
    ]}
  />
);

const Copied = ({ text, what }: Readonly<Record<"text" | "what", string>>) => (
  <>
    <code>{text}</code> <Copy text={() => text} label={`Copy ${what}`} />
  </>
);

type SectionProps = Readonly<{ section: GuideSection }>;

export const Section = ({ section }: SectionProps) => (
  <section class="guide" aria-labelledby={section.id}>
    <h2 id={section.id} tabIndex={-1}>
      {section.title}
    </h2>
    {section.text.map((paragraph) => (
      <Prose key={paragraph} text={paragraph} />
    ))}
    {section.calls.map((call) => (
      <Call key={call.operationId} call={call} section={section} />
    ))}
    {section.answers.length > 0 && (
      <Table
        heads={["Answer", "What to do"]}
        second={[1]}
        rows={section.answers.map(({ status, codes, todo }, key) => ({
          key,
          cells: [
            <span class="chips">
              <Status of={status} />
              {codes.map(([code, href]) => (
                <CodeLink key={code} href={href}>
                  {code}
                </CodeLink>
              ))}
            </span>,
            <Prose as="span" text={todo} />,
          ],
        }))}
      />
    )}
  </section>
);

const ACCOUNT = `GUIDE-${new Date().toISOString().slice(11, 19).replaceAll(":", "")}`;
const filled = (text: string): string => text.replaceAll("{account}", ACCOUNT);

/** Returns the name of the account that is imported during this visit, with its supplier. */
export function guideAccount(steps: readonly GuideSection[]): string {
  const bodies = steps.flatMap(({ calls }) => calls.map(({ body = "{}" }) => JSON.parse(body)));
  return `${bodies.find((body) => body.import_supplier)?.import_supplier}/${ACCOUNT}`;
}

type CallProps = SectionProps & {
  readonly call: GuideSection["calls"][number];
  /** Called after an answer that moves the account to a state. */
  readonly onState?: () => void;
};

export function Call({ call, section, onState }: CallProps) {
  const { operationId, method, path, body } = call;
  const [answer, setAnswer] = useState<Answer>();
  const send = async () => {
    const filledBody = body && JSON.parse(filled(body));
    const received = await askApi(method, filled(path), filledBody, tokenInUse);
    setAnswer(received);
    if (sent(operationId, received).length > 0) onState?.();
  };
  return (
    <div class="call">
      <p class="controls">
        <Method name={method} />
        <CodeLink href={hrefOf("rest", operationId)}>{operationId}</CodeLink>
        {HOST && (
          <span class="push">
            <Button act={send} label={`Send ${operationId}`}>
              <Icon of="send" /> Send
            </Button>
          </span>
        )}
      </p>
      <div role="status">
        {answer && <Said answer={answer} of={operationId} section={section} />}
      </div>
    </div>
  );
}

const sent = (of: string, answer: Answer) =>
  sendingsOf(of, answer.status, isDone(answer) ? "" : codeIn(answer.body), false);

function Said({ answer, of, section }: SectionProps & Readonly<{ answer: Answer; of: string }>) {
  const { status, words, body } = answer;
  if (status === 0) return <p class="bad">The server did not answer.</p>;
  const code = isDone(answer) ? "" : codeIn(body);
  const next = [section, ...index.guide]
    .flatMap(({ answers }) => answers)
    .filter((row) => row.status === `${status}`)
    .find(({ codes }) => codes.length === 0 || codes.some(([known]) => known === code));
  const sendings = sent(of, answer);
  const state = stateTitle(sendings[0]?.to);
  const { platform_account_number: number = ACCOUNT } = (body ?? {}) as Record<string, string>;
  return (
    <>
      <p>
        <Status of={status} /> {code === "" ? words : <code>{code}</code>}{" "}
        {state !== undefined && (
          <>
            <Chip kind="link">{state}</Chip> <code>{number}</code>
          </>
        )}
      </p>
      <EventChips names={sendings.flatMap(({ emits }) => emits)} />
      <Sentences body={body} of={of} />
      <Prose text={next?.todo ?? ""} />
    </>
  );
}
