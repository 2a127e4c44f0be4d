import type { Paint } from "../terminal/colours.ts";

export interface Group {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly text: string; readonly row: unknown }[];
}

const GAP = 2;
/** A name may be as wide as a page; its text then goes below it. */
const MOST_OF_WIDTH = 0.5;

/** Groups with a line for each row: its name and as much of its text as fits. */
export function groupLines(groups: readonly Group[], width: number, { bold, cyan }: Paint): string {
  const limit = Math.floor(width * MOST_OF_WIDTH);
  const names = groups
    .flatMap(({ rows }) => rows.map(({ name }) => name.length))
    .filter((length) => length <= limit);
  const column = Math.max(0, ...names) + 2 * GAP;
  const lines = groups.flatMap(({ title, rows }) => [
    bold(title),
    ...rows.map(({ name, text }) => {
      const start = `${" ".repeat(GAP)}${cyan(name)}`;
      const shown = cut(text, width - column);
      return name.length > limit
        ? `${start}\n${" ".repeat(column)}${shown}`
        : start + " ".repeat(column - GAP - name.length) + shown;
    }),
    "",
  ]);
  return lines.join("\n");
}

const cut = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, Math.max(0, width - 1)).trimEnd()}…` : text;
