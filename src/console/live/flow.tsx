// Shows the flow of an import, its states with their accounts, as a picture and as tables.
import { Fragment } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { figure, printable } from "../../library/text/printable.ts";
import type { ImportProcess, ImportState } from "../../reading/model/import-process.ts";
import { hrefOf } from "../frame/address.ts";
import { Assumed } from "../parts/evidence.tsx";
import { Button } from "../parts/input.tsx";
import { Table } from "../parts/table.tsx";
import { MARK_WORDS, markOf, titleOf, wordsBetween } from "./import-process.ts";
import { type Account, NOWHERE, type ShownGroup } from "./keep-picture.ts";

type Shown = Readonly<{ process: ImportProcess; groups: readonly ShownGroup[] }>;
type Name = ImportState["id"];

/** The moves that have an arrow in the picture, by the state before the arrow. */
const WAYS: Readonly<Record<string, readonly (readonly [from: Name, to: Name, is?: "back"])[]>> = {
  not_staged: [["not_staged", "staged"]],
  staged: [
    ["staged", "in_progress"],
    ["in_progress", "staged", "back"],
  ],
  in_progress: [["in_progress", "imported"]],
  imported: [
    ["staged", "skipped"],
    ["skipped", "staged", "back"],
  ],
};

export function Flow({ process, groups }: Shown) {
  const box = useRef<HTMLElement>(null);
  useFocusThatMoves(box.current);
  return (
    <figure ref={box} aria-label="The import of an account">
      <ul class="flow">
        {process.states.map((state) => (
          <Fragment key={state.id}>
            <State state={state} process={process} groups={groups} />
            {WAYS[state.id] && (
              <li class={`wire after-${state.id}`} aria-hidden="true">
                {WAYS[state.id]?.map(([from, to, is = ""]) => (
                  <div key={`${from} ${to}`} class={`way ${is}`}>
                    <span>{wordsBetween(process, from, to)}</span>
                    <span class="arrow" />
                  </div>
                ))}
              </li>
            )}
          </Fragment>
        ))}
      </ul>
      <p class="controls small quiet">
        Drawn from the contract's table.{" "}
        <Assumed ids={[...new Set(process.moves.flatMap(({ evidence }) => evidence))]} />
      </p>
    </figure>
  );
}

function State({ state, process, groups }: Shown & Readonly<{ state: ImportState }>) {
  const known = [null, ...state.marks];
  const groupsOfState = groups
    .filter(({ state: id, count }) => id === state.id && count > 0)
    .sort((a, b) => known.indexOf(a.mark) - known.indexOf(b.mark));
  const count = groupsOfState.reduce((sum, group) => sum + group.count, 0);
  const look =
    state.id === NOWHERE ? " none" : state.id === "in_progress" && count > 0 ? " busy" : "";
  return (
    <li class={`state ${state.id}${look}`} data-state={state.id}>
      <p class="head">
        <strong>{state.title}</strong>
        {state.id !== NOWHERE && <b>{figure(count)}</b>}
      </p>
      {state.status !== null && <p class="small quiet code">{state.status}</p>}
      {groupsOfState.map((group) => (
        <div key={group.mark}>
          {state.marks.length > 0 && <p class="small quiet">{lastAttempt(group)}</p>}
          <Accounts group={group} />
        </div>
      ))}
      <p class="hidden">{waysOf(state, process)}</p>
    </li>
  );
}

function waysOf({ id }: ImportState, process: ImportProcess): string {
  const ways = process.moves
    .filter(({ from }) => from === id)
    .map(({ to, by, answer, mark }) => {
      const status = answer === null ? "" : `, ${answer}`;
      return `to ${titleOf(process, to)} by ${by}${status}${markOf(mark)}`;
    });
  return ways.length === 0 ? "Leads nowhere." : `Leads ${ways.join("; ")}.`;
}

/** Keeps the focus on an account that moves to another state. */
function useFocusThatMoves(box: HTMLElement | null): void {
  const { activeElement } = document;
  const focused =
    activeElement instanceof HTMLElement && box?.contains(activeElement)
      ? activeElement.dataset.account
      : undefined;
  useLayoutEffect(() => {
    if (focused === undefined || box?.contains(document.activeElement)) return;
    const links = [...(box?.querySelectorAll<HTMLElement>("[data-account]") ?? [])];
    links.find(({ dataset }) => dataset.account === focused)?.focus({ preventScroll: true });
  });
}

const lastAttempt = ({ mark, count }: ShownGroup): string =>
  `${mark === null ? "Not tried" : `Last attempt: ${MARK_WORDS[mark] ?? mark}`} ${figure(count)}`;

/** The number of accounts that a closed group shows. An open group shows up to `MANY`. */
const FEW = 6;
const MANY = 200;

function Accounts({ group: { accounts, count } }: Readonly<{ group: ShownGroup }>) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = accounts.slice(0, isOpen ? MANY : FEW);
  return (
    <ul class="chips">
      {shown.map((account) => (
        <li key={`${account.name} ${account.moved}`} ref={(item) => run(item, account)}>
          <AccountChip account={account} />
        </li>
      ))}
      {accounts.length > FEW && (
        <li>
          <Button look="link small" act={() => setIsOpen(!isOpen)}>
            {isOpen ? "fewer" : `+ ${figure(count - FEW)}`}
          </Button>
        </li>
      )}
      {isOpen && count > shown.length && (
        <li class="small quiet">and {figure(count - shown.length)} that are only counted</li>
      )}
    </ul>
  );
}

const MOVED_MILLISECONDS = 3_000;
const hasMoved = ({ moved = 0 }: { readonly moved?: number }): boolean =>
  Date.now() - moved < MOVED_MILLISECONDS;

/** The chips whose animation has run. A chip in this set is drawn again without animation. */
const ran = new WeakSet<Element>();

/** Animates the move of an account from its old state to its new state. */
function run(item: Element | null, account: Account): void {
  const start = item?.closest(".flow")?.querySelector(`[data-state="${account.from}"]`);
  if (!item || !start || ran.has(item) || !hasMoved(account) || account.from === account.state)
    return;
  ran.add(item);
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const [from, to] = [start.getBoundingClientRect(), item.getBoundingClientRect()];
  const x = from.x + from.width / 2 - to.x;
  item.animate(
    { translate: [`${x}px ${from.y - to.y}px`, "0px 0px"], zIndex: [1, 1] },
    { duration: 600, easing: "ease-in-out" },
  );
}

type Named = Pick<Account, "name" | "number"> & { readonly moved?: number };

export const AccountChip = ({ account }: Readonly<{ account: Named }>) => (
  <a
    class={hasMoved(account) ? "acct new" : "acct"}
    href={hrefOf("live", "", { account: account.name })}
    title={printable(account.name)}
    data-account={account.name}
  >
    {account.number === "" ? "without a number" : printable(account.number)}
  </a>
);

export function FlowTable({ process, groups }: Shown) {
  const rows = process.states.flatMap((state): { state: ImportState; group?: ShownGroup }[] => {
    const filled = groups.filter((group) => group.state === state.id && group.count > 0);
    return filled.length === 0 ? [{ state }] : filled.map((group) => ({ state, group }));
  });
  return (
    <>
      <Table
        name="The import of an account"
        isHeaded
        heads={["State", "Status", "Accounts", "The newest"]}
        numbers={[2]}
        rows={rows.map(({ state, group }) => ({
          key: `${state.id} ${group?.mark}`,
          cells: [
            `${state.title}${markOf(group?.mark)}`,
            state.status && <code>{state.status}</code>,
            state.id === NOWHERE ? "" : figure(group?.count ?? 0),
            group && <Accounts group={group} />,
          ],
        }))}
      />
      <Table
        name="Moves of an account"
        isHeaded
        heads={["From", "To", "By", "Answer and events"]}
        rows={process.moves.map(({ from, to, by, answer, mark, code, emits }) => ({
          key: `${from} ${to} ${by} ${mark}`,
          cells: [
            titleOf(process, from),
            `${titleOf(process, to)}${markOf(mark)}`,
            by,
            <code>{[answer ?? "later", code, ...emits].filter(Boolean).join(", ")}</code>,
          ],
        }))}
      />
    </>
  );
}
