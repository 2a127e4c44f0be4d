import { wrap } from "./text.ts";

type Style = (text: string) => string;
/** A text in the last column that starts on a new line. */
export interface Note {
  readonly text: string;
  readonly style?: Style | undefined;
}
export interface Row {
  readonly cells: readonly string[];
  readonly styles?: readonly Style[];
  readonly notes: readonly Note[];
}

const GAP = 2;
/** Text that is narrower than this is hard to read and moves below the cells. */
const LEAST_TEXT = 36;

/** Aligned cells, with text that wraps beside them, or below them if there is too little width. */
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

const depthOf = ([first = ""]: readonly string[]): number =>
  first.length - first.trimStart().length;
