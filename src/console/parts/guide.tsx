// Shows a section of the guide. Its requests can be sent to the server of the page.
import { useState } from "preact/hooks";
import type { GuideSection } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { type Answer, askApi, codeIn, isDone } from "../frame/ask.ts";
import { HOST, ORIGIN, TOKEN } from "../frame/host.ts";
import { index } from "../frame/load-once.ts";
import { CodeLink, Icon, Method, Prose, Status } from "./chip.tsx";
import { Button, tokenInUse } from "./input.tsx";
import { Copy } from "./panel.tsx";
import { Sentences } from "./sentences.tsx";
import { Table } from "./table.tsx";

/** Copies what a client needs for this server. Only development settings tell the token. */
export const CopyAccess = () =>
  HOST !== undefined && (
    <p class="controls">
      {TOKEN !== "" && <Copy text={() => TOKEN}>Copy the token of this server</Copy>}
      <Copy text={() => ORIGIN}>Copy its address</Copy>
    </p>
  );

type SectionProps = Readonly<{ section: GuideSection; isShort?: boolean }>;

export const Section = ({ section, isShort = false }: SectionProps) => (
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
    {!isShort && section.answers.length > 0 && (
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

/** The number of the account that is imported during this visit. */
const ACCOUNT = `GUIDE-${new Date().toISOString().slice(11, 19).replaceAll(":", "")}`;
const filled = (text: string): string => text.replaceAll("{account}", ACCOUNT);

type CallProps = SectionProps & Readonly<{ call: GuideSection["calls"][number] }>;

function Call({ call: { operationId, method, path, body }, section }: CallProps) {
  const [answer, setAnswer] = useState<Answer>();
  const send = async () =>
    setAnswer(await askApi(method, filled(path), body && JSON.parse(filled(body)), tokenInUse));
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

function Said({ answer, of, section }: SectionProps & Readonly<{ answer: Answer; of: string }>) {
  const { status, words, body } = answer;
  if (status === 0) return <p class="bad">The server did not answer.</p>;
  const code = isDone(answer) ? "" : codeIn(body);
  const next = [section, ...index.guide]
    .flatMap(({ answers }) => answers)
    .filter((row) => row.status === `${status}`)
    .find(({ codes }) => codes.length === 0 || codes.some(([known]) => known === code));
  return (
    <>
      <p>
        <Status of={status} /> {code === "" ? words : <code>{code}</code>}
      </p>
      <Sentences body={body} of={of} />
      <Prose text={next?.todo ?? ""} />
    </>
  );
}
