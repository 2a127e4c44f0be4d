// The requests as they come in, and the events as they are emitted.

import { useState } from "preact/hooks";
import { figure, printable } from "../../library/text/printable.ts";
import { hrefOf } from "../frame/address.ts";
import { Name } from "../parts/name.tsx";
import { amount } from "../parts/plain.ts";
import type { Account, Emitted, Request } from "./keep-picture.ts";

/** How many rows are drawn, so that what follows is near, and how many more on demand. */
const ROWS = 12;
const MORE_ROWS = 50;

/** `14:15:02` of a time in UTC. */
const timeOf = (moment: string): string => moment.slice(11, 19);

/** Rows of a table, with a button for more of them. */
function useRows<Row>(rows: readonly Row[]) {
  const [most, setMost] = useState(ROWS);
  const more =
    rows.length > most ? (
      <button type="button" class="small" onClick={() => setMost(most + MORE_ROWS)}>
        {`Show ${Math.min(MORE_ROWS, rows.length - most)} more`}
      </button>
    ) : null;
  return [rows.slice(0, most), more] as const;
}

export function Requests({
  label = "Requests",
  requests,
  underWay = [],
}: {
  /** The name of the table. */
  readonly label?: string;
  readonly requests: readonly Request[];
  /** The accounts that are processed right now. */
  readonly underWay?: readonly Account[];
}) {
  const [chosen, setChosen] = useState("all");
  const operations = [...new Set(requests.flatMap(({ operation }) => operation ?? []))].sort();
  const found = requests.filter((request) => isChosen(request, chosen));
  const [rows, more] = useRows(found);
  return (
    <section>
      <div class="controls spread">
        <h2>
          Requests <span class="count">{figure(found.length)}</span>
        </h2>
        {requests.length > ROWS && (
          <select
            aria-label={`${label} to show`}
            value={chosen}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            <option value="all">all</option>
            <option value="refused">refused or failed</option>
            {operations.map((operation) => (
              <option key={operation}>{operation}</option>
            ))}
          </select>
        )}
      </div>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Status</th>
            <th scope="col">Operation, account and verdict</th>
            <th scope="col" class="number">
              ms
            </th>
          </tr>
        </thead>
        <tbody>
          {(chosen === "all" || chosen === PROCESS) &&
            underWay.map(({ name, number }) => (
              <tr key={name}>
                <td />
                <td>
                  <span aria-hidden="true">–</span>
                </td>
                <td>
                  <OperationLink operation={PROCESS} /> <ToAccount name={name} number={number} />
                  <p class="small quiet">under way</p>
                </td>
                <td />
              </tr>
            ))}
          {rows.map((request) => (
            <RequestRow key={request.number} request={request} />
          ))}
        </tbody>
      </table>
      {found.length === 0 && underWay.length === 0 && <p class="quiet">No requests yet.</p>}
      {more}
    </section>
  );
}

const PROCESS = "processAccount";
const DRY_RUN = "dry_run_rolled_back";

const isBad = ({ status, code }: Request): boolean =>
  (status >= 400 || status === 0) && code !== DRY_RUN;

const isChosen = (request: Request, chosen: string): boolean =>
  chosen === "all" || (chosen === "refused" ? isBad(request) : request.operation === chosen);

function RequestRow({ request }: { readonly request: Request }) {
  const { time, status, operation, method, path, account, milliseconds } = request;
  return (
    <tr>
      <td class="code">{timeOf(time)}</td>
      <td class={`code${isBad(request) ? " bad" : ""}`}>{status === 0 ? "cut" : status}</td>
      <td>
        {operation === null ? (
          <span class="code">
            {method} <Name text={printable(path)} />
          </span>
        ) : (
          <OperationLink operation={operation} />
        )}{" "}
        {account && <ToAccount name={account.name} number={account.number} />}
        <p class="small quiet">{verdictOf(request)}</p>
      </td>
      <td class="number">{milliseconds.toFixed(milliseconds < 10 ? 1 : 0)}</td>
    </tr>
  );
}

/** What the contract says about a request and its answer. */
function verdictOf({ status, operation, code, faults }: Request): string {
  if (operation === null) return "not in the contract";
  if (status === 0) return "the connection was cut";
  const named = faults.map(({ attr, detail }) => attr ?? detail);
  const shown = named.slice(0, MOST_NAMED).map(printable).join(", ");
  const rest = named.length > MOST_NAMED ? `, and ${figure(named.length - MOST_NAMED)} more` : "";
  const where = named.length === 0 ? "" : `: ${amount(named.length, "fault")} at ${shown}${rest}`;
  return code === null ? "matches the contract" : `${printable(code)}${where}`;
}

/** How many of the faults of a request are named. */
const MOST_NAMED = 5;

const OperationLink = ({ operation }: { readonly operation: string }) => (
  <a href={hrefOf("rest", operation)}>{operation}</a>
);

const ToAccount = ({ name, number }: { readonly name: string; readonly number: string }) => (
  <a class="code" href={hrefOf("live", "", { account: name })}>
    {printable(number)}
  </a>
);

export function Events({
  label = "Emitted events",
  events,
}: {
  readonly label?: string;
  readonly events: readonly Emitted[];
}) {
  const [rows, more] = useRows(events);
  return (
    <section>
      <div class="controls spread">
        <h2>
          Events <span class="count">{figure(events.length)} emitted</span>
        </h2>
      </div>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Event and subject</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ event_id, type, subject, occurred_at }) => (
            <tr key={event_id}>
              <td class="code">{timeOf(occurred_at)}</td>
              <td>
                <a class="code" href={hrefOf("events", type)}>
                  <Name text={type} />
                </a>
                <p class="small quiet code">{printable(subject)}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {events.length === 0 && <p class="quiet">No events yet.</p>}
      {more}
    </section>
  );
}
