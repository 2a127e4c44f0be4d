// Shows the flow of an import: its states, how many accounts are in each, and the newest of them.
import { Fragment } from "preact";
import { figure, printable } from "../../library/text/printable.ts";
import type { ImportState } from "../../reading/model/import-process.ts";
import { hrefOf } from "../frame/address.ts";
import { index } from "../frame/load-once.ts";
import { Assumed } from "../parts/evidence.tsx";
import { MARK_WORDS, wordsBetween } from "./import-process.ts";
import { type Account, countOf, NOWHERE, type Picture, type ShownGroup } from "./keep-picture.ts";

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

export const Flow = ({ seen }: Readonly<{ seen: Picture }>) => (
  <figure aria-label="The import of an account">
    <ul class="flow">
      {index.process.states.map((state) => (
        <Fragment key={state.id}>
          <State state={state} seen={seen} />
          {WAYS[state.id] && (
            <li class={`wire after-${state.id}`}>
              {WAYS[state.id]?.map(([from, to, is = ""]) => (
                <p key={`${from} ${to}`} class={`way ${is}`}>
                  {wordsBetween(index.process, from, to)}
                </p>
              ))}
            </li>
          )}
        </Fragment>
      ))}
    </ul>
    <Assumed ids={index.process.moves.flatMap(({ evidence }) => evidence)} />
  </figure>
);

function State({ state, seen }: Readonly<{ state: ImportState; seen: Picture }>) {
  const groups = seen.groups.filter((group) => group.state === state.id);
  const count = countOf(groups);
  const ends = state.marks.length > 0 ? [null, ...state.marks] : [];
  const look = state.id === "in_progress" && count > 0 ? "busy" : "";
  const moved = seen.burst.filter(({ from, to }) => from !== to);
  const entered = moved.filter(({ to }) => to === state.id).length;
  const left = moved.filter(({ from }) => from === state.id).length;
  return (
    <li class={`state ${state.id} ${look}`} data-state={state.id}>
      <strong>{state.title}</strong>
      {state.id !== NOWHERE && (
        <a href={hrefOf("live", "", { state: state.id })} title={`Show all ${figure(count)}`}>
          {compact(count)}
        </a>
      )}
      {state.status !== null && <p class="small quiet code">{state.status}</p>}
      {ends.map((end) => (
        <p key={end} class="small quiet">
          {figure(groups.find(({ mark }) => mark === end)?.count ?? 0)}{" "}
          {end === null ? "not tried" : MARK_WORDS[end]}
        </p>
      ))}
      {state.id !== NOWHERE && (
        <ul class="chips">
          {seen.burst.length > 0
            ? entered + left > 0 && (
                <li class="small quiet">
                  + {entered}, − {left} a second
                </li>
              )
            : newestOf(groups).map((account) => (
                <li key={`${account.name} ${account.moved}`} ref={(item) => run(item, account)}>
                  <AccountChip account={account} />
                </li>
              ))}
        </ul>
      )}
    </li>
  );
}

/** Writes a number that fits into a box: from 10,000 on, in thousands or millions. */
const compact = (count: number): string => {
  const [unit, letter] = count < 1_000_000 ? [1_000, "K"] : [1_000_000, "M"];
  return count < 10_000 ? figure(count) : `${Math.floor((count * 10) / unit) / 10}${letter}`;
};

const FEW = 3;

const newestOf = (groups: readonly ShownGroup[]): readonly Account[] =>
  groups
    .flatMap(({ accounts }) => accounts.slice(0, FEW))
    .sort((a, b) => b.moved - a.moved)
    .slice(0, FEW);

const MOVED_MILLISECONDS = 3_000;
const hasMoved = ({ moved = 0 }: { readonly moved?: number }): boolean =>
  Date.now() - moved < MOVED_MILLISECONDS;

/** The chips whose animation has run. A chip in this set is drawn again without animation. */
const ran = new WeakSet<Element>();

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
    class={`chip num acct ${hasMoved(account) ? "new" : ""}`}
    href={hrefOf("live", "", { account: account.name })}
    title={printable(account.name)}
  >
    {account.number === "" ? "without a number" : printable(account.number)}
  </a>
);
