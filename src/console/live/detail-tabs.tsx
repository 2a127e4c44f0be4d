// The tabs beside the flow that show a request or an account.
import { printable } from "../../library/text/printable.ts";
import type { ImportProcess } from "../../reading/model/import-process.ts";
import { hrefOf } from "../frame/address.ts";
import { askApi, askControl } from "../frame/ask.ts";
import { index } from "../frame/load-once.ts";
import { Chip, Status } from "../parts/chip.tsx";
import { Button, tokenInUse } from "../parts/input.tsx";
import { Code, CodePanel, Panel, type Tab } from "../parts/panel.tsx";
import { Sentences } from "../parts/sentences.tsx";
import { Table } from "../parts/table.tsx";
import { handOver } from "../parts/text-handover.ts";
import { PROCESS, verdictOf } from "./feed.tsx";
import { AccountChip } from "./flow.tsx";
import type { ServerPicture } from "./follow.ts";
import { markOf, titleOf } from "./import-process.ts";
import type { Picture, Request } from "./keep-picture.ts";
import { useAct } from "./use-act.tsx";

const close = <a href={hrefOf("live")}>Close</a>;

/** A tab with a request, its answer, the accounts that it moved and the events that it caused. */
export const requestTab = (request: Request, seen: Picture, process: ImportProcess): Tab => ({
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
        <CodePanel
          title="Answered"
          text={textOf(request.response_body)}
          isJson
          above={<Sentences body={request.response_body} of={request.operation} />}
        />
        <Caused request={request} seen={seen} process={process} />
      </div>
    </>
  ),
});

type CausedProps = Readonly<{ request: Request; seen: Picture; process: ImportProcess }>;

function Caused({ request, seen, process }: CausedProps) {
  const moves = seen.moves.filter(({ request_id }) => request_id === request.request_id);
  return (
    <>
      {moves.length > 0 && (
        <Panel title="What moved">
          <Table
            name="What moved"
            heads={["Account", "From", "To"]}
            rows={moves.map(({ external_account_number: number, from, to, mark }) => ({
              key: `${number} ${from} ${to}`,
              cells: [
                <code>{printable(number)}</code>,
                titleOf(process, from),
                `${titleOf(process, to)}${markOf(mark)}`,
              ],
            }))}
          />
        </Panel>
      )}
      {seen.events
        .filter((event) => event.request === request.number)
        .map(({ event_id, type, payload }) => (
          <Panel key={event_id} title={<a href={hrefOf("events", type)}>{type}</a>}>
            <Code text={textOf(payload)} isJson />
          </Panel>
        ))}
    </>
  );
}

const textOf = (body: unknown): string =>
  body === undefined ? "no body" : JSON.stringify(body, null, 2);

function Again({ request }: Readonly<{ request: Request }>) {
  const { method, path, operation, request_body: sent } = request;
  const [act, words] = useAct();
  return (
    <>
      <Button act={() => act(askApi(method, path, sent, tokenInUse))}>Send again</Button>
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

const UNNAMED = "not among the accounts that are named here";

export function accountTab(
  name: string,
  { groups, overview }: ServerPicture,
  process: ImportProcess,
): Tab {
  const account = groups.flatMap(({ accounts }) => accounts).find((known) => known.name === name);
  const { state, mark, platformNumber: account_number = "" } = account ?? {};
  const last = state === "staged" ? markOf(mark).replace(",", ", last attempt:") : "";
  const title = state ? titleOf(process, state) + last : UNNAMED;
  return {
    title: "Account",
    end: close,
    content: () => (
      <>
        <p class="bar">
          <strong class="code">{printable(name)}</strong>
          <Chip kind="link">{title}</Chip>
          {account_number}
        </p>
        <p class="in small quiet">Its requests are listed below the flow.</p>
      </>
    ),
    foot:
      state === "imported" ? (
        <a class="button" href={hrefOf("rest", "getAccount", { account_number })}>
          Read the account
        </a>
      ) : (
        <Moves
          key={name}
          name={name}
          isSkipped={state === "skipped"}
          team={overview?.operations_teams[0] ?? ""}
        />
      ),
  };
}

type MovesProps = Readonly<{ name: string; isSkipped: boolean; team: string }>;

function Moves({ name, isSkipped, team }: MovesProps) {
  const [act, words] = useAct();
  const [import_supplier = "", ...rest] = name.split("/");
  const key = { import_supplier, external_account_number: rest.join("/") };
  const { path = "" } = index.operations.find(({ operationId }) => operationId === PROCESS) ?? {};
  const process = (dry_run: boolean) =>
    act(askApi("POST", path, { ...key, operations_team_name: team, dry_run }, tokenInUse));
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
