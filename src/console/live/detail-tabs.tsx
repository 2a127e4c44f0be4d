// The tabs beside the flow that show the accounts of a state or a request.
import { useState } from "preact/hooks";
import type * as Server from "../../../generated/server-types.ts";
import { figure, printable } from "../../library/text/printable.ts";
import { hrefOf } from "../frame/address.ts";
import { askApi, askControl, isDone } from "../frame/ask.ts";
import { useAnswer } from "../frame/hooks.ts";
import { refine, useAddress } from "../frame/router.ts";
import { CodeLink, Status } from "../parts/chip.tsx";
import { Button, TextField, tokenInUse } from "../parts/input.tsx";
import { Code, CodePanel, Panel, type Tab } from "../parts/panel.tsx";
import { Sentences } from "../parts/sentences.tsx";
import { Table } from "../parts/table.tsx";
import { handOver } from "../parts/text-handover.ts";
import { verdictOf } from "./feed.tsx";
import { AccountChip } from "./flow.tsx";
import { titleOf } from "./import-process.ts";
import { countOf, nameOf, type Picture, type Request } from "./keep-picture.ts";
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
  const count = countOf(seen.groups.filter((group) => state === ANY || group.state === state));
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
        rows={accounts.map((account) => rowOf(account, { state, number }))}
      />
    </>
  );
}

function rowOf(account: Server.ListedAccount, query: Readonly<{ state: string; number: string }>) {
  const name = nameOf(account);
  const { external_account_number: number, platform_account_number: known } = account;
  return {
    key: name,
    cells: [
      <CodeLink href={hrefOf("live", "", { ...query, account: name })}>
        {printable(number) || "without a number"}
      </CodeLink>,
      printable(account.import_supplier),
      known ?? titleOf(account.state, account.mark),
    ],
  };
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
