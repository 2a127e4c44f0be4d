// Sends the requests of the guide to the server of the page, and says what to do next.
import { useState } from "preact/hooks";
import type { GuideSection } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { type Answer, askApi, codeIn, isDone } from "../frame/ask.ts";
import { HOST, ORIGIN, TOKEN } from "../frame/host.ts";
import { index } from "../frame/load-once.ts";
import { Icon, Method, Prose, Status } from "./chip.tsx";
import { Button, tokenInUse } from "./input.tsx";
import { Copy } from "./panel.tsx";
import { Sentences } from "./sentences.tsx";

/** Copies what a client needs for this server. Only development settings tell the token. */
export const CopyAccess = () =>
  HOST !== undefined && (
    <p class="controls">
      {TOKEN !== "" && <Copy text={() => TOKEN}>Copy the token of this server</Copy>}
      <Copy text={() => ORIGIN}>Copy its address</Copy>
    </p>
  );

/** The number of the account that is imported during this visit. */
const ACCOUNT = `GUIDE-${new Date().toISOString().slice(11, 19).replaceAll(":", "")}`;
const filled = (text: string): string => text.replaceAll("{account}", ACCOUNT);

type CallsProps = Readonly<{ section: GuideSection }>;

export const Calls = ({ section }: CallsProps) =>
  section.calls.map((call) => <Call key={call.operationId} call={call} section={section} />);

function Call({ call, section }: CallsProps & Readonly<{ call: GuideSection["calls"][number] }>) {
  const { operationId, method, path, body } = call;
  const [answer, setAnswer] = useState<Answer>();
  const send = async () =>
    setAnswer(await askApi(method, filled(path), body && JSON.parse(filled(body)), tokenInUse));
  return (
    <div class="call">
      <p class="controls">
        <Method name={method} />
        <a class="code" href={hrefOf("rest", operationId)}>
          {operationId}
        </a>
        {HOST && (
          <span class="push">
            <Button act={send} label={`Send ${operationId}`}>
              <Icon of="send" /> Send
            </Button>
          </span>
        )}
      </p>
      <div role="status">{answer && <Said answer={answer} section={section} />}</div>
    </div>
  );
}

function Said({ answer, section }: CallsProps & Readonly<{ answer: Answer }>) {
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
      <Sentences body={body} />
      <Prose text={next?.todo ?? ""} />
    </>
  );
}
