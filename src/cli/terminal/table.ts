import { wrap } from "./text.ts";

type Style = (text: string) => string;
/** A piece of text in the last column, from the start of a line. */
export interface Note {
  readonly text: string;
  readonly style?: Style | undefined;
}
export interface Row {
  readonly cells: readonly string[];
  /** How each cell is painted. */
  readonly styles?: readonly Style[];
  readonly notes: readonly Note[];
}

const GAP = 2;
/** Text narrower than this is hard to read, so it moves below the cells instead. */
const LEAST_TEXT = 36;

/** Lines of aligned cells, each with text that wraps beside them, or below them where the width does not allow for it. */
export function table(rows: readonly Row[], width: number, indent = 2): string[] {
  const widths = (rows[0]?.cells ?? []).map(
    (_, column) => Math.max(...rows.map(({ cells }) => cells[column]?.length ?? 0)) + GAP,
  );
  const beside = indent + widths.reduce((sum, cell) => sum + cell, 0);
  const isBeside = width - beside >= LEAST_TEXT;
  return rows.flatMap(({ cells, styles, notes }) => {
    const left = isBeside ? beside : indent + depthOf(cells) + 2 * GAP;
    const texts = notes.flatMap(({ text, style = asIs }) => wrap(text, width - left).map(style));
    const own = cells.map(
      (cell, column) =>
        `${(styles?.[column] ?? asIs)(cell)}${" ".repeat((widths[column] ?? 0) - cell.length)}`,
    );
    const head = " ".repeat(indent) + own.join("") + (isBeside ? (texts[0] ?? "") : "");
    const rest = texts.slice(isBeside ? 1 : 0).map((text) => " ".repeat(left) + text);
    return [head.trimEnd(), ...rest];
  });
}

const asIs: Style = (text) => text;

/** How far the first cell is indented itself. */
const depthOf = ([first = ""]: readonly string[]): number =>
  first.length - first.trimStart().length;
