// The form of an operation: its request, to send or to copy, with the answer below.
import { useEffect, useRef, useState } from "preact/hooks";
import type { DescribedOperation } from "../data.ts";
import type { Address } from "../frame/address.ts";
import { useAnswer, useListener } from "../frame/hooks.ts";
import { HOST } from "../frame/host.ts";
import { refine, useAddress } from "../frame/router.ts";
import { tokenInUse } from "../parts/input.tsx";
import { takeOver } from "../parts/text-handover.ts";
import { AnswerPanel, type Shown } from "./answer.tsx";
import type { Filled } from "./request.ts";
import { RequestPanel } from "./request-panel.tsx";
import { allSent, draftOf, keepDraft, loadSuggestions, type Sent, send } from "./sent-requests.ts";

/** Keeps the state of a form: its values, its missing parameters and the shown request. */
function useExchange(operation: DescribedOperation, onAnswer: () => void) {
  const { operationId } = operation;
  const { answer: status, ...query } = useAddress().query;
  const [filled, setFilled] = useState(() => given(operation, query));
  const [shown, setShown] = useState<Shown>(() =>
    allSent.find((sent) => sent.operationId === operationId),
  );
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [isFolded, setFolded] = useState(false);
  const keep = (change: Partial<Filled>) => {
    const draft = { ...draftOf(operation), ...change };
    keepDraft(operationId, draft);
    setFilled(draft);
  };
  useEffect(() => {
    if (status !== undefined) keep({ status });
  }, [status]);
  const fill = (change: Partial<Filled>) => {
    if (status !== undefined && change.status !== undefined) refine({ answer: "" });
    keep(change);
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    const { values } = draftOf(operation);
    const required = operation.parameters.filter((parameter) => parameter.required);
    const absent = required.map(({ name }) => name).filter((name) => !values[name]?.trim());
    setMissing(absent);
    if (HOST === undefined || absent.length > 0 || shown === "sending") return;
    setFolded(true);
    setShown("sending");
    setShown(await send(operation, draftOf(operation)));
    requestAnimationFrame(onAnswer);
  };
  const open = (sent: Sent) => {
    setShown(sent);
    setFolded(false);
    if (sent.operationId === operationId) keep(sent.filled);
    else {
      keepDraft(sent.operationId, sent.filled);
      location.hash = `#/rest/${sent.operationId}`;
    }
  };
  const onEdit = () => setFolded(false);
  return { filled, fill, missing, shown, isFolded, onEdit, submit, open };
}

export function TryIt({ operation }: Readonly<{ operation: DescribedOperation }>) {
  const form = useRef<HTMLFormElement>(null);
  const showAnswer = () => form.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  const { shown, isFolded, submit, open, ...request } = useExchange(operation, showAnswer);
  const suggestions = useAnswer(() => loadSuggestions(operation), 0, []) ?? {};
  useListener("keydown", (event) => {
    // Ignores Enter in the search box, which opens a result and prevents the default.
    const isSend = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    if (isSend && !event.defaultPrevented) void submit(event);
  });
  return (
    <form ref={form} class={isFolded ? "bench folded" : "bench"} noValidate onSubmit={submit}>
      <RequestPanel {...{ ...request, operation, suggestions }} isSending={shown === "sending"} />
      <AnswerPanel operation={operation} shown={shown} onOpen={open} />
    </form>
  );
}

/** Fills a form with its draft, values from the address and a body from another part. */
function given(operation: DescribedOperation, query: Address["query"]): Filled {
  const draft = draftOf(operation);
  const queryPairs = operation.parameters.map(({ name }) => [name, query[name] ?? ""] as const);
  const values = {
    ...draft.values,
    ...Object.fromEntries(queryPairs.filter(([, value]) => value)),
  };
  const handed = takeOver(operation.operationId);
  const body = typeof handed === "string" ? handed : draft.body;
  const filled = { ...draft, token: tokenInUse, values, body };
  keepDraft(operation.operationId, filled);
  return filled;
}
