// Lists the requests, each with its preflight and the events that it caused.
import { useState } from "preact/hooks";
import { amount, figure, printable } from "../../library/text/printable.ts";
import { hrefOf } from "../frame/address.ts";
import { useAddress } from "../frame/router.ts";
import { Chip, Icon, Method, Status } from "../parts/chip.tsx";
import { Button, Choice } from "../parts/input.tsx";
import { Table, type TableRow } from "../parts/table.tsx";
import { AccountChip } from "./flow.tsx";
import type { Account, Emitted, Picture, Request } from "./keep-picture.ts";

/** The number of rows at first. `MORE_ROWS` is the number that each click adds. */
const ROWS = 12;
const MORE_ROWS = 50;
export const PROCESS = "processAccount";
const DRY_RUN = "dry_run_rolled_back";

const CHOICES: Readonly<Record<string, (request: Request) => boolean>> = {
  all: () => true,
  failed: ({ status, code }) => (status >= 400 || status === 0) && code !== DRY_RUN,
  "without a match": ({ operation }) => operation === null,
};

export function Feed({ seen: { requests, events, groups } }: Readonly<{ seen: Picture }>) {
  const { account = "" } = useAddress().query;
  const underWay = groups.find(({ state }) => state === "in_progress")?.accounts ?? [];
  const [chosen, setChosen] = useState("all");
  const [most, setMost] = useState(ROWS);
  const fits = (name: string | undefined) => account === "" || name === account;
  const matches = requests.filter(
    (request) => !isPreflight(request) && fits(request.account?.name) && CHOICES[chosen]?.(request),
  );
  const lonely = events.filter(({ request, subject }) => request === undefined && fits(subject));
  return (
    <section>
      <div class="controls spread">
        <h2>
          Requests <span class="count">{figure(matches.length)}</span>
        </h2>
        {account !== "" && <a href={hrefOf("live")}>of {printable(account)}: show all</a>}
        <Choice
          isLine
          label="Show"
          value={chosen}
          options={Object.keys(CHOICES)}
          onChange={setChosen}
        />
      </div>
      <Table
        name="Requests"
        heads={["Time", "Operation", "Account", "Answer", "Events", "ms"]}
        numbers={[5]}
        rows={[
          ...(chosen === "all" ? underWay.filter(({ name }) => fits(name)).map(pendingRow) : []),
          ...matches.slice(0, most).map((request) => rowOf(request, requests, events)),
        ]}
      />
      {matches.length + underWay.length === 0 && <p class="quiet">No requests yet.</p>}
      {matches.length > most && (
        <Button act={() => setMost(most + MORE_ROWS)}>
          Show {Math.min(MORE_ROWS, matches.length - most)} more
        </Button>
      )}
      {lonely.length > 0 && (
        <p class="chips">Events without a request: {lonely.slice(0, ROWS).map(eventChip)}</p>
      )}
      <p class="small quiet">
        Requests and events of this server. Accounts that another server of the same database moves
        are seen within 15 seconds.
      </p>
    </section>
  );
}

/** True for a preflight: a browser sends it before a request to another origin. */
const isPreflight = ({ method, operation }: Request): boolean =>
  method === "OPTIONS" && operation === null;

const LONG = 20;

const eventChip = ({ event_id, type }: Emitted) => (
  <a key={event_id} class="chip event" href={hrefOf("events", type)}>
    <Icon of="event" /> {type.length > LONG ? type.slice(type.lastIndexOf(".") + 1) : type}
  </a>
);

const pendingRow = (account: Account): TableRow => ({
  key: account.name,
  cells: [
    "",
    <>
      <Method name="POST" /> {PROCESS}
    </>,
    <AccountChip account={account} />,
    <>
      <Status of="…" /> under way
    </>,
    "",
    "",
  ],
});

function rowOf(request: Request, all: readonly Request[], events: readonly Emitted[]): TableRow {
  const { number, status, operation, method, path, account, milliseconds } = request;
  const before = all.find((earlier) => earlier.number < number && earlier.path === path);
  return {
    key: number,
    cells: [
      <code>{request.answered_at.slice(11, 19)}</code>,
      <span class="line">
        <Method name={method} />{" "}
        <a href={hrefOf("live", "", { request: String(number) })}>{operation ?? printable(path)}</a>
      </span>,
      account && <AccountChip account={account} />,
      <>
        <Status of={status === 0 ? "cut" : status} /> {verdictOf(request)}
      </>,
      <span class="chips">
        {events
          .filter((event) => event.request === number)
          .toReversed()
          .map(eventChip)}
        {before && isPreflight(before) && <Chip>preflight</Chip>}
      </span>,
      milliseconds.toFixed(milliseconds < 10 ? 1 : 0),
    ],
  };
}

const MOST_NAMED = 5;

export function verdictOf({ status, operation, code, faults }: Request): string {
  if (operation === null) return "not in the contract";
  if (status === 0) return "the connection was cut";
  const named = faults.map(({ attr, detail }) => attr ?? detail);
  const shown = named.slice(0, MOST_NAMED).map(printable).join(", ");
  const rest = named.length > MOST_NAMED ? `, and ${figure(named.length - MOST_NAMED)} more` : "";
  const where = named.length === 0 ? "" : `: ${amount(named.length, "fault")} at ${shown}${rest}`;
  return code === null ? "" : `${printable(code)}${where}`;
}
