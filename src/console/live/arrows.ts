// The arrows of the picture, from the contract's table of moves.
import type { ImportMark } from "../../../generated/server-types.ts";
import type { ImportProcess, ImportState, PossibleMove } from "./import-process.ts";

/** An arrow between two states, or between both. */
export interface Arrow {
  readonly from: ImportState;
  readonly to: ImportState;
  readonly isBothWays: boolean;
  readonly direction: "right" | "left" | "down" | "up" | "around";
  /** What leads along it. */
  readonly words: readonly string[];
}

/** Arrows that stand at the same place of the grid, whose states have a column and a row each. */
export interface Cell {
  readonly place: string;
  readonly arrows: readonly Arrow[];
}

/** How an attempt ended, for people. */
export const MARK_WORDS: Readonly<Record<string, string>> = {
  failed: "failed",
  dry_run_passed: "dry run passed",
  dry_run_failed: "dry run failed",
} satisfies Record<ImportMark, string>;

/** The class of a state: its track in the grid, which has one between any two. */
export const placeOf = (column: number, row: number): string =>
  `column-${2 * column - 1} row-${2 * row - 1}`;

/** All arrows by their places. A move that leads to its own state has none. */
export function cellsOf({ states, moves }: ImportProcess): readonly Cell[] {
  const arrows = states.flatMap((from) =>
    states.flatMap((to) => {
      const own = moves.filter((move) => move.from === from.id && move.to === to.id);
      return from === to || own.length === 0 ? [] : [arrowOf(from, to, own, moves)];
    }),
  );
  const cells = new Map<string, Arrow[]>();
  for (const arrow of arrows) {
    const place = placeBetween(arrow.from, arrow.to);
    const cell = cells.get(place) ?? [];
    cells.set(place, cell);
    const back = cell.findIndex(
      ({ from, to, words }) =>
        from === arrow.to && to === arrow.from && words.join() === arrow.words.join(),
    );
    const before = cell[back];
    if (before) cell[back] = { ...before, isBothWays: true };
    else cell.push(arrow);
  }
  return [...cells].map(([place, own]) => ({ place, arrows: own }));
}

function arrowOf(
  from: ImportState,
  to: ImportState,
  own: readonly PossibleMove[],
  moves: readonly PossibleMove[],
): Arrow {
  const words = own.map((move) => wordsOf(move, moves));
  return {
    from,
    to,
    isBothWays: false,
    direction: directionOf(from, to),
    words: [...new Set(words)],
  };
}

/** What a move is made by, and how it is answered. */
function wordsOf({ from, by, answer, mark }: PossibleMove, moves: readonly PossibleMove[]): string {
  if (by === "operator") return by;
  // A call that is answered later is named where it begins.
  const isPending = moves.some(
    (move) => move.to === from && move.by === by && move.answer === null,
  );
  const end = mark === undefined ? undefined : (MARK_WORDS[mark] ?? mark);
  return [isPending ? undefined : by, answer, end].filter((word) => word != null).join(" ");
}

function directionOf(from: ImportState, to: ImportState): Arrow["direction"] {
  if (from.row === to.row) return to.column > from.column ? "right" : "left";
  if (from.column === to.column) return to.row > from.row ? "down" : "up";
  return "around";
}

/** Between neighbours in a row or a column; below the left one if they are in neither. */
function placeBetween(one: ImportState, other: ImportState): string {
  const column = Math.min(one.column, other.column);
  const row = Math.min(one.row, other.row);
  if (one.row === other.row) return `column-${2 * column} row-${2 * row - 1}`;
  if (one.column === other.column) return `column-${2 * column - 1} row-${2 * row}`;
  return `column-${2 * column - 1} row-${2 * row} around`;
}
