// What is opened beside the flow: a request with its answer and events, or an account.
import { useState } from "preact/hooks";
import { printable } from "../../library/text/printable.ts";
import type { OperationRow } from "../../reading/model/description.ts";
import { hrefOf } from "../frame/address.ts";
import { type Answer, askApi, askControl, codeOf } from "../frame/ask.ts";
import { Chip, Status } from "../parts/chip.tsx";
import { handOver } from "../parts/handed-over.ts";
import { Button, tokenInUse } from "../parts/input.tsx";
import { Code, CodePanel, Panel, type Tab } from "../parts/panel.tsx";
import { verdictOf } from "./feed.tsx";
import { AccountChip } from "./flow.tsx";
import type { ServerPicture } from "./follow.ts";
import { type ImportProcess, markOf } from "./import-process.ts";
import type { Request } from "./keep-picture.ts";

const close = <a href={hrefOf("live")}>Close</a>;

/** Does something, and says how it was answered. */
function useAnswered() {
  const [said, setSaid] = useState("");
  const act = async (request: Promise<Answer>) => {
    setSaid("waiting for the answer");
    setSaid(codeOf(await request));
  };
  const words = (
    <span role="status" class="small">
      {said}
    </span>
  );
  return [act, words] as const;
}

/** A request that is opened: what was sent and answered, and the events that it caused. */
export const requestTab = (request: Request, { events }: ServerPicture): Tab => ({
  title: "Request",
  end: close,
  foot: <Again key={request.number} request={request} />,
  content: () => (
    <>
      <p class="bar">
        <Status of={request.status === 0 ? "cut" : request.status} />
        {verdictOf(request) || "matches the contract"}
        {request.account && <AccountChip account={request.account} />}
        <span class="small quiet">
          {request.answered_at.slice(11, 19)}, {request.milliseconds.toFixed(1)} ms
        </span>
      </p>
      <div class="in stack">
        <CodePanel
          title="Sent"
          text={`${request.method} ${request.path}\n\n${textOf(request.request_body)}`}
          isJson
        />
        <CodePanel title="Answered" text={textOf(request.response_body)} isJson />
        {events
          .filter((event) => event.request === request.number)
          .map(({ event_id, type, payload }) => (
            <Panel key={event_id} title={<a href={hrefOf("events", type)}>{type}</a>}>
              <Code text={textOf(payload)} isJson />
            </Panel>
          ))}
      </div>
    </>
  ),
});

const textOf = (body: unknown): string =>
  body === undefined ? "no body" : JSON.stringify(body, null, 2);

/** What can be done with a request that was sent once. */
function Again({ request }: Readonly<{ request: Request }>) {
  const { method, path, operation, request_body: sent } = request;
  const [act, words] = useAnswered();
  return (
    <>
      <Button act={() => act(askApi(method, path, sent, tokenInUse()))}>Send again</Button>
      {operation !== null && sent !== undefined && (
        <a
          class="button"
          href={hrefOf("check", "", { event: operation })}
          onClick={() => handOver("check", textOf(sent))}
        >
          Check this body
        </a>
      )}
      {operation !== null && (
        <a
          href={hrefOf("rest", operation)}
          onClick={() => sent !== undefined && handOver(operation, textOf(sent))}
        >
          Try {operation}
        </a>
      )}
      {words}
    </>
  );
}

/** An account that is opened: its state, and what can be done with it. */
export const accountTab = (
  name: string,
  seen: ServerPicture,
  process: ImportProcess,
  operations: readonly OperationRow[],
): Tab => {
  const account = seen.groups
    .flatMap(({ accounts }) => accounts)
    .find((candidate) => candidate.name === name);
  const state = process.states.find(({ id }) => id === account?.state);
  const path = operations.find(({ operationId }) => operationId === "processAccount")?.path ?? "";
  const last =
    account?.state === "staged" ? markOf(account.mark).replace(",", ", last attempt:") : "";
  return {
    title: "Account",
    end: close,
    content: () => (
      <>
        <p class="bar">
          <strong class="code">{printable(name)}</strong>
          <Chip kind="link">
            {state?.title ?? "not among the accounts that are named here"}
            {last}
          </Chip>
          {account?.platformNumber}
        </p>
        <p class="in small quiet">Its requests are listed below the flow.</p>
      </>
    ),
    foot:
      account?.state === "imported" ? (
        <a
          class="button"
          href={hrefOf("rest", "getAccount", { account_number: account.platformNumber ?? "" })}
        >
          Read the account
        </a>
      ) : (
        <Moves
          key={name}
          name={name}
          isSkipped={account?.state === "skipped"}
          team={seen.overview?.operations_teams[0] ?? ""}
          path={path}
        />
      ),
  };
};

type MovesProps = Readonly<{ name: string; isSkipped: boolean; team: string; path: string }>;

/** What moves an account that is not imported. */
function Moves({ name, isSkipped, team, path }: MovesProps) {
  const [act, words] = useAnswered();
  const [import_supplier = "", ...rest] = name.split("/");
  const key = { import_supplier, external_account_number: rest.join("/") };
  const process = (dry_run: boolean) =>
    act(askApi("POST", path, { ...key, operations_team_name: team, dry_run }, tokenInUse()));
  const place = `imports/${Object.values(key).map(encodeURIComponent).join("/")}`;
  const skip = () => act(askControl("PUT", place, { skipped: !isSkipped }));
  return (
    <>
      <Button act={() => process(false)}>Process</Button>
      <Button act={() => process(true)}>Dry run</Button>
      <Button act={skip}>{isSkipped ? "Take back" : "Skip"}</Button>
      {words}
    </>
  );
}
