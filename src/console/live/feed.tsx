// Lists the requests, each with its preflight and the events that it caused.
import { useState } from "preact/hooks";
import { amount, figure, printable } from "../../library/text/printable.ts";
import { hrefOf } from "../frame/address.ts";
import { Chip, EventChips, Method, Name, Status } from "../parts/chip.tsx";
import { Choice, useFirst } from "../parts/input.tsx";
import { Table } from "../parts/table.tsx";
import { AccountChip } from "./flow.tsx";
import type { Emitted, Picture, Request } from "./keep-picture.ts";

const ROWS = 12;
const MORE_ROWS = 50;

/** True for a request that was refused or cut. A dry run that passes counts as neither. */
export const isFailed = ({ status, code }: Request): boolean =>
  (status >= 400 || status === 0) && code !== "dry_run_rolled_back";

const CHOICES: Readonly<Record<string, (request: Request) => boolean>> = {
  all: () => true,
  failed: isFailed,
  "without a match": ({ operation }) => operation === null,
};

export function Feed({ seen: { requests, events } }: Readonly<{ seen: Picture }>) {
  const [chosen, setChosen] = useState("all");
  const matches = requests.filter((request) => !isPreflight(request) && CHOICES[chosen]?.(request));
  const [shown, more] = useFirst(matches, ROWS, MORE_ROWS);
  return (
    <section class="feed">
      <div class="controls spread">
        <h2>
          Requests <span class="count">{figure(matches.length)}</span>
        </h2>
        <Choice label="Show" value={chosen} options={Object.keys(CHOICES)} onChange={setChosen} />
      </div>
      <Table
        name="Requests"
        heads={["Time", "Operation", "Account", "Answer", "Events", "ms"]}
        numbers={[5]}
        second={[3, 4]}
        rows={shown.map((request) => rowOf(request, requests, events))}
      />
      {matches.length === 0 && <p class="quiet">No requests yet.</p>}
      <p>{more}</p>
    </section>
  );
}

/** True for a preflight: a browser sends it before a request to another origin. */
const isPreflight = ({ method, operation }: Request): boolean =>
  method === "OPTIONS" && operation === null;

export function rowOf(request: Request, all: readonly Request[], events: readonly Emitted[]) {
  const { number, status, operation, method, path, account, milliseconds } = request;
  const before = all.find((earlier) => earlier.number < number && earlier.path === path);
  return {
    key: number,
    cells: [
      <code>{request.answered_at.slice(11, 19)}</code>,
      <span class={operation === null ? "" : "line"}>
        <Method name={method} />{" "}
        <a href={hrefOf("live", "", { request: String(number) })}>
          <Name text={operation ?? printable(path)} />
        </a>
      </span>,
      account && <AccountChip account={account} />,
      <>
        <Status of={status === 0 ? "cut" : status} /> <Name text={verdictOf(request)} />
      </>,
      <>
        <EventChips
          names={events
            .filter((event) => event.request === number)
            .map(({ type }) => type)
            .toReversed()}
        />
        {before && isPreflight(before) && <Chip>preflight</Chip>}
      </>,
      milliseconds.toFixed(milliseconds < 10 ? 1 : 0),
    ],
  };
}

const MOST_NAMED = 5;

export function verdictOf({ status, operation, code, faults }: Request): string {
  if (operation === null) return "not in the contract";
  if (status === 0) return "the connection was cut";
  const attrs = faults.map(({ attr, detail }) => attr ?? detail);
  const shown = attrs.slice(0, MOST_NAMED).map(printable).join(", ");
  const rest = attrs.length > MOST_NAMED ? `, and ${figure(attrs.length - MOST_NAMED)} more` : "";
  const where = attrs.length === 0 ? "" : `: ${amount(attrs.length, "fault")} at ${shown}${rest}`;
  return code === null ? "" : `${printable(code)}${where}`;
}
