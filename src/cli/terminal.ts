// Parts of all output for terminals: lines and tables of text, colours, and progress.
import type { Row, Style } from "../reading/model/page.ts";
import type { Io } from "./command.ts";

const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  yellow: [33, 39],
  cyan: [36, 39],
  green: [32, 39],
} as const satisfies Record<Style, readonly [on: number, off: number]>;

export type Paint = Readonly<Record<Style, (text: string) => string>>;

export function paint(enabled: boolean): Paint {
  const entries = Object.entries(CODES).map(([name, [on, off]]) => [
    name,
    enabled ? (text: string) => `\u001b[${on}m${text}\u001b[${off}m` : (text: string) => text,
  ]);
  return Object.fromEntries(entries) as Paint;
}

const PLAIN = paint(false);

/** True if results are coloured. FORCE_COLOR comes before NO_COLOR, as in Node itself. */
export function wantsColours({ env, isTerminal }: Pick<Io, "env" | "isTerminal">): boolean {
  if (env.FORCE_COLOR !== undefined) return !["0", "false"].includes(env.FORCE_COLOR);
  return isTerminal && !env.NO_COLOR && env.TERM !== "dumb";
}

/** Breaks a text into lines of at most `width` characters. A longer word has its own line. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

const LEAST = 40;
const USUAL = 80;

/** Returns the width of a line; unlimited without a terminal, so that `grep` sees whole texts. */
export function lineWidth({ isTerminal, columns }: Pick<Io, "isTerminal" | "columns">): number {
  return isTerminal ? Math.max(LEAST, columns || USUAL) : Number.POSITIVE_INFINITY;
}

/** Formats a time for people: `30 s`, `12 min`, `5 h`. */
export function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

const GAP = 2;
/** The least width of a text beside the cells. A narrower text moves below the cells. */
const LEAST_TEXT = 36;

/** Aligns cells, with wrapped text beside them, or below them if the width is too small. */
export function table(rows: readonly Row[], width: number, painted = PLAIN, indent = 2): string[] {
  const style = (text: string, name?: Style) => (name ? painted[name](text) : text);
  const widths = (rows[0]?.cells ?? []).map(
    (_, column) => Math.max(...rows.map(({ cells }) => cells[column]?.length ?? 0)) + GAP,
  );
  const beside = indent + widths.reduce((sum, cell) => sum + cell, 0);
  const isBeside = width - beside >= LEAST_TEXT;
  return rows.flatMap(({ cells, styles, notes }) => {
    const margin = isBeside ? beside : indent + depthOf(cells) + 2 * GAP;
    const texts = notes.flatMap((note) =>
      wrap(note.text, width - margin).map((line) => style(line, note.style)),
    );
    const padded = cells.map(
      (cell, column) =>
        style(cell, styles?.[column]) + " ".repeat((widths[column] ?? 0) - cell.length),
    );
    const head = " ".repeat(indent) + padded.join("") + (isBeside ? (texts[0] ?? "") : "");
    const rest = texts.slice(isBeside ? 1 : 0).map((text) => " ".repeat(margin) + text);
    return [head.trimEnd(), ...rest];
  });
}

/** Aligns cells. Columns whose numbers are in `figures` are aligned to the right. */
export function columns(rows: readonly (readonly string[])[], ...figures: readonly number[]) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const pad = (cell: string, column: number) =>
    figures.includes(column)
      ? cell.padStart(widths[column] ?? 0)
      : cell.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join(" ".repeat(GAP)).trimEnd());
}

const depthOf = ([first = ""]: readonly string[]): number =>
  first.length - first.trimStart().length;

const INTERVAL = 500;

/** Shows progress on a terminal; with `share`, from 0 to 1, also the remaining time. */
export function showProgress(io: Io, describe: () => string, share: () => number = () => 0) {
  if (!io.isErrTerminal) return { stop: () => {} };
  let shown = false;
  const start = Date.now();
  const timer = setInterval(() => {
    shown = true;
    io.err(`\r${describe()}${timeLeft(Math.min(share(), 1), Date.now() - start)} \u001b[K`);
  }, INTERVAL);
  return {
    stop: () => {
      clearInterval(timer);
      if (shown) io.err("\r\u001b[K");
    },
  };
}

function timeLeft(done: number, milliseconds: number): string {
  if (done === 0) return "";
  return `, ${Math.floor(done * 100)} %, ${duration((milliseconds * (1 - done)) / done)} left`;
}
