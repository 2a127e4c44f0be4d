// The picture of an import: the states of the contract's table with the accounts in each, and the
// moves between them.
import { useLayoutEffect, useRef } from "preact/hooks";
import { figure } from "../../library/text/printable.ts";
import { Assumed } from "../parts/evidence.tsx";
import { Accounts } from "./accounts.tsx";
import { type Arrow, type Cell, cellsOf, MARK_WORDS, placeOf } from "./arrows.ts";
import type { ImportProcess, ImportState } from "./import-process.ts";
import { NOWHERE, type ShownGroup } from "./keep-picture.ts";

export function ImportPicture({
  process,
  groups,
}: {
  readonly process: ImportProcess;
  readonly groups: readonly ShownGroup[];
}) {
  const box = useRef<HTMLElement>(null);
  useFocusThatMoves(box.current);
  const cells = cellsOf(process);
  const states = [...process.states].sort(
    (one, other) => one.row - other.row || one.column - other.column,
  );
  /** The arrows that are read after a state: those beside it, or above it. */
  const after = ({ id }: ImportState): readonly Cell[] =>
    cells.filter(({ arrows: [first] }) => first && startOf(first).id === id);
  return (
    <figure ref={box} aria-label="The import of an account">
      <ul class="picture">
        {states.flatMap((state) => [
          <State key={state.id} state={state} process={process} groups={groups} />,
          ...after(state).map(({ place, arrows }) => (
            <li key={place} class={`between ${place}`} aria-hidden="true">
              {arrows.map((arrow) => (
                <Way key={`${arrow.from.id} ${arrow.to.id}`} arrow={arrow} />
              ))}
            </li>
          )),
        ])}
      </ul>
    </figure>
  );
}

const startOf = ({ from, to }: Arrow): ImportState =>
  from.row > to.row || (from.row === to.row && from.column > to.column) ? to : from;

function Way({ arrow: { from, to, direction, isBothWays, words } }: { readonly arrow: Arrow }) {
  return (
    <p class={`way ${direction}${isBothWays ? " both" : ""}`}>
      <span class="ends">
        {from.title} {isBothWays ? "↔" : "→"} {to.title}:{" "}
      </span>
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </p>
  );
}

function State({
  state,
  process,
  groups,
}: {
  readonly state: ImportState;
  readonly process: ImportProcess;
  readonly groups: readonly ShownGroup[];
}) {
  const own = groups.filter(({ state: id }) => id === state.id);
  const count = own.reduce((sum, group) => sum + group.count, 0);
  const marks = state.marks.length === 0 ? [] : [null, ...state.marks];
  return (
    <li class={`state ${placeOf(state.column, state.row)}`} data-state={state.id}>
      <p class="head">
        <strong>{state.title}</strong>
        {state.id !== NOWHERE && <span class="many">{figure(count)}</span>}
      </p>
      {state.status !== null && <p class="small quiet code">{state.status}</p>}
      {marks.length === 0
        ? own.map((group) => <Accounts key={group.mark} group={group} />)
        : marks.map((mark) => {
            const group = own.find((candidate) => candidate.mark === mark);
            return (
              group &&
              group.count > 0 && (
                <div key={mark ?? ""}>
                  <p class="small quiet group">
                    <span>{titleOf(mark)}</span> <span>{figure(group.count)}</span>
                  </p>
                  <Accounts group={group} />
                </div>
              )
            );
          })}
      <p class="hidden">{waysOf(state, process)}</p>
    </li>
  );
}

const titleOf = (mark: string | null): string =>
  mark === null ? "Not tried" : `Last attempt: ${MARK_WORDS[mark] ?? mark}`;

/** The moves that lead out of a state, as text. */
function waysOf({ id }: ImportState, { states, moves }: ImportProcess): string {
  const ways = moves
    .filter(({ from }) => from === id)
    .map(({ to, by, answer, mark }) => {
      const title = states.find((state) => state.id === to)?.title ?? to;
      const end = mark === undefined ? "" : `, ${MARK_WORDS[mark] ?? mark}`;
      return `to ${title} by ${by}${answer === null ? "" : `, ${answer}`}${end}`;
    });
  return ways.length === 0 ? "Leads nowhere." : `Leads ${ways.join("; ")}.`;
}

/** An account that has the focus keeps it in its new place. */
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

/** What the picture rests on. */
export function Sources({ process }: { readonly process: ImportProcess }) {
  const ids = [...new Set(process.moves.flatMap(({ evidence }) => evidence))];
  return (
    <p class="small quiet">
      Drawn from the contract's table. <Assumed ids={ids} />
    </p>
  );
}
