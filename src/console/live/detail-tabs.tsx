// The tabs beside the flow that show the accounts of a state, an account or a request.
import { useState } from "preact/hooks";
import type * as Server from "../../../generated/server-types.ts";
import { figure, printable } from "../../library/text/printable.ts";
import { hrefOf } from "../frame/address.ts";
import { askApi, askControl, isDone } from "../frame/ask.ts";
import { useAnswer } from "../frame/hooks.ts";
import { pathOf } from "../frame/load-once.ts";
import { refine, useAddress } from "../frame/router.ts";
import { Chip, CodeLink, Status } from "../parts/chip.tsx";
import { MOST_SHOWN } from "../parts/files.ts";
import { Button, TextField, tokenInUse } from "../parts/input.tsx";
import { Code, CodePanel, Panel, type Tab } from "../parts/panel.tsx";
import { Sentences } from "../parts/sentences.tsx";
import { Table } from "../parts/table.tsx";
import { handOver } from "../parts/text-handover.ts";
import { eventChip, isFailed, rowOf, verdictOf } from "./feed.tsx";
import { AccountChip } from "./flow.tsx";
import type { ServerPicture } from "./follow.ts";
import { titleOf } from "./import-process.ts";
import { nameOf, type Picture, type Request } from "./keep-picture.ts";
import { Refusal, useAct } from "./use-act.tsx";

/** The value in the address for the accounts in any state. */
export const ANY = "any";
const PAUSE_MILLISECONDS = 250;

export const accountsTab = (state: string, seen: Picture): Tab => ({
  title: state === ANY ? "Accounts" : titleOf(state),
  content: () => <List state={state} seen={seen} />,
});

function List({ state, seen }: Readonly<{ state: string; seen: Picture }>) {
  const { number = "" } = useAddress().query;
  const filter = new URLSearchParams({ number, ...(state !== ANY && { state }) }).toString();
  /** The name after which each opened page begins. */
  const [turned, setTurned] = useState({ filter, pages: [""] });
  const pages = turned.filter === filter ? turned.pages : [""];
  const address = `accounts?${filter}&after=${encodeURIComponent(pages.at(-1) ?? "")}`;
  // The list is not read again while many accounts move.
  const version = seen.burst.length > 0 ? "burst" : seen.moves.at(-1);
  const ask = () => askControl("GET", address);
  const answer = useAnswer(ask, PAUSE_MILLISECONDS, [address, version]);
  const { accounts, next } = (
    answer && isDone(answer) ? answer.body : { accounts: [], next: null }
  ) as Server.ListedAccounts;
  const groups = seen.groups.filter((group) => state === ANY || group.state === state);
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const found = `${figure(accounts.length)}${number === "" ? ` of ${figure(count)}` : " found"}`;
  const turn = (to: readonly string[]) => setTurned({ filter, pages: [...to] });
  return (
    <>
      <div class="bar">
        <TextField
          isCode
          label="Number begins with"
          value={number}
          onText={(text) => refine({ number: text })}
        />
        <div role="status" class="small">
          {answer && (isDone(answer) ? found : <Refusal answer={answer} />)}
        </div>
        {pages.length > 1 && <Button act={() => turn(pages.slice(0, -1))}>Back</Button>}
        {next !== null && <Button act={() => turn([...pages, next])}>Next</Button>}
      </div>
      <Table
        name="Accounts"
        heads={["Account", "Supplier", "State"]}
        rows={accounts.map((account) => ({
          key: nameOf(account),
          cells: [
            <CodeLink href={hrefOf("live", "", { state, number, account: nameOf(account) })}>
              {printable(account.external_account_number) || "without a number"}
            </CodeLink>,
            printable(account.import_supplier),
            account.platform_account_number ?? titleOf(account.state, account.mark),
          ],
        }))}
      />
    </>
  );
}

export const requestTab = (request: Request, seen: Picture): Tab => ({
  title: "Request",
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
        />
        <CodePanel
          title="Answered"
          text={textOf(request.response_body)}
          above={<Sentences body={request.response_body} of={request.operation} />}
        />
        {seen.moves
          .filter(({ request_id }) => request_id === request.request_id)
          .map(({ from, to, mark, external_account_number: number }) => (
            <p key={`${from} ${to}`}>
              {printable(number)} moved from {titleOf(from)} to {titleOf(to, mark)}.
            </p>
          ))}
        {seen.events
          .filter((event) => event.request === request.number)
          .map(({ event_id, type, payload }) => (
            <Panel key={event_id} title={<a href={hrefOf("events", type)}>{type}</a>}>
              <Code text={textOf(payload)} />
            </Panel>
          ))}
      </div>
    </>
  ),
});

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

export const accountTab = (name: string, seen: ServerPicture): Tab => ({
  title: "Account",
  content: () => <AccountPage key={name} name={name} seen={seen} />,
});

function AccountPage({ name, seen }: Readonly<{ name: string; seen: ServerPicture }>) {
  const place = `imports/${encodeURIComponent(name).replace("%2F", "/")}`;
  const requests = seen.requests.filter(({ account }) => account?.name === name);
  const move = seen.moves.findLast((each) => nameOf(each) === name);
  const ask = () => askControl("GET", place);
  const answer = useAnswer(ask, PAUSE_MILLISECONDS, [requests[0]?.number, move]);
  const shown = (answer && isDone(answer) ? answer.body : {}) as Partial<Server.ShownImport>;
  const { account, import_data, events = [] } = shown;
  const named = new Set(seen.events.flatMap((event) => (event.request ? [event.event_id] : [])));
  const timeLine = requests.map((request) => {
    const { key, cells } = rowOf(request, requests, seen.events);
    const [time, operation, , status, caused] = cells;
    const what = (
      <>
        {operation} {status} {caused}
        {isFailed(request) && <Sentences body={request.response_body} of={request.operation} />}
      </>
    );
    return { key, cells: [time, what] };
  });
  const earlier = events
    .filter(({ event_id }) => !named.has(event_id))
    .toReversed()
    .map((event) => ({
      key: event.event_id,
      cells: [<code>{event.occurred_at.slice(11, 19)}</code>, eventChip(event)],
    }));
  const rows = [...timeLine, ...earlier];
  return (
    <>
      <div class="bar">
        <strong class="code">{printable(name)}</strong>
        {account && <Chip kind="link">{titleOf(account.state, account.mark)}</Chip>}
        {account?.platform_account_number}
        {answer && !isDone(answer) && <Refusal answer={answer} />}
      </div>
      {account && (
        <Acts account={account} place={place} team={seen.overview?.operations_teams[0] ?? ""} />
      )}
      <Table name="What happened" heads={["Time", "What happened"]} rows={rows} />
      {answer && rows.length === 0 && (
        <p class="in small quiet">No request and no event of it is kept.</p>
      )}
      {import_data && (
        <div class="in">
          <CodePanel title="Staged data" text={textOf(import_data).slice(0, MOST_SHOWN)} />
        </div>
      )}
    </>
  );
}

type ActsProps = Readonly<{ account: Server.ListedAccount; place: string; team: string }>;

function Acts({ account, place, team: operations_team_name }: ActsProps) {
  const [act, words] = useAct();
  const { state, import_supplier, external_account_number } = account;
  const path = pathOf("processAccount");
  const key = { import_supplier, external_account_number, operations_team_name };
  const process = (dry_run: boolean) => act(askApi("POST", path, { ...key, dry_run }, tokenInUse));
  const skip = () => act(askControl("PUT", place, { skipped: state !== "skipped" }));
  const { platform_account_number: account_number = "" } = account;
  return (
    <div class="bar">
      {state === "imported" ? (
        <a class="button" href={hrefOf("rest", "getAccount", { account_number })}>
          Read the account
        </a>
      ) : (
        <>
          <Button act={() => process(false)}>Process</Button>
          <Button act={() => process(true)}>Dry run</Button>
          <Button act={skip}>{state === "skipped" ? "Take back" : "Skip"}</Button>
        </>
      )}
      {words}
    </div>
  );
}
