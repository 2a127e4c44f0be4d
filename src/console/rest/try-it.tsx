// The request of an operation, to send where there is a server and to copy, and its answer below.
import { useEffect, useRef, useState } from "preact/hooks";
import type { DescribedOperation } from "../data.ts";
import type { Address } from "../frame/address.ts";
import { useAnswer, useListener } from "../frame/hooks.ts";
import { HOST } from "../frame/host.ts";
import { refine, useAddress } from "../frame/router.ts";
import { takeOver } from "../parts/handed-over.ts";
import { tokenInUse } from "../parts/input.tsx";
import { AnswerPanel, type Shown } from "./answer.tsx";
import { allSent, draftOf, keepDraft, loadKnownValues, type Sent, send } from "./exchange.ts";
import { type Filled, missingOf } from "./request.ts";
import { RequestPanel } from "./request-panel.tsx";

export function TryIt({ operation }: Readonly<{ operation: DescribedOperation }>) {
  const { operationId } = operation;
  const { answer: status, ...query } = useAddress().query;
  const [filled, setFilled] = useState(() => given(operation, query));
  const [shown, setShown] = useState<Shown>(() =>
    allSent.find((one) => one.operationId === operationId),
  );
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [isFolded, setFolded] = useState(false);
  const known = useAnswer(() => loadKnownValues(operation), 0, []) ?? {};
  const form = useRef<HTMLFormElement>(null);
  const fill = (change: Partial<Filled>) => {
    const now = { ...draftOf(operation), ...change };
    keepDraft(operationId, now);
    setFilled(now);
  };
  useEffect(() => {
    if (status !== undefined) fill({ status });
  }, [status]);
  const submit = async () => {
    const absent = missingOf(operation, draftOf(operation));
    setMissing(absent);
    if (HOST === undefined || absent.length > 0 || shown === "sending") return;
    setFolded(true);
    setShown("sending");
    setShown(await send(operation, draftOf(operation)));
    // Where it stands below the request, the answer comes into view.
    requestAnimationFrame(() => {
      form.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
    });
  };
  useListener("keydown", (event) => {
    // The editor of a body has sent by now, and says so.
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented)
      return;
    event.preventDefault();
    void submit();
  });
  const open = (sent: Sent) => {
    setShown(sent);
    setFolded(false);
    if (sent.operationId === operationId) fill(sent.filled);
    else {
      keepDraft(sent.operationId, sent.filled);
      location.hash = `#/rest/${sent.operationId}`;
    }
  };
  return (
    <form
      ref={form}
      class={isFolded ? "bench folded" : "bench"}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <RequestPanel
        operation={operation}
        filled={filled}
        fill={(change) => {
          if (status !== undefined && change.status !== undefined) refine({ answer: "" });
          fill(change);
        }}
        missing={missing}
        known={known}
        isSending={shown === "sending"}
        onEdit={() => setFolded(false)}
        onSend={() => void submit()}
      />
      <AnswerPanel operation={operation} shown={shown} onOpen={open} />
    </form>
  );
}

/** What was filled in before, with what the address and another part say. */
function given(operation: DescribedOperation, query: Address["query"]): Filled {
  const draft = draftOf(operation);
  const named = operation.parameters.map(({ name }) => [name, query[name] ?? ""] as const);
  const values = { ...draft.values, ...Object.fromEntries(named.filter(([, value]) => value)) };
  const body = takeOver(operation.operationId) ?? draft.body;
  const filled = { ...draft, token: tokenInUse, values, body };
  keepDraft(operation.operationId, filled);
  return filled;
}
