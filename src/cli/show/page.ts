// The parts that pages about events and about operations have in common.
import { printable } from "../../library/text/printable.ts";
import type { Field, NamedExample, ValueDescription } from "../../reading/model/description.ts";
import { type Assumption, type Evidence, isAssumption } from "../../reading/model/evidence.ts";
import { asIs, type Note, type Paint, type Row, table as tableOf, wrap } from "../terminal.ts";

export type Page = ReturnType<typeof createPage>;

/** Makes the parts for lines of `width` characters, which is infinite without a terminal. */
export function createPage(width: number, paint: Paint) {
  const { bold, cyan, dim, green, yellow } = paint;
  /** The ids of the assumptions that were shown. Each assumption is shown in full only once. */
  const shown = new Set<string>();
  const isShown = ({ id }: Assumption): boolean => shown.has(id);

  const table = (rows: readonly Row[]): string[] => tableOf(rows, width);
  const notes = (texts: readonly Note[]): string[] =>
    texts.length > 0 ? table([{ cells: [], notes: texts }]) : [];
  const paragraph = (text: string): string[] => (text === "" ? [] : [...wrap(text, width), ""]);

  /** Prints a part with a title; nothing if the part has no lines. */
  const section = (title: string, lines: readonly string[], aside = ""): string[] =>
    lines.length === 0 ? [] : [bold(title) + (aside === "" ? "" : `  ${dim(aside)}`), ...lines, ""];

  function facts(entries: readonly (readonly [label: string, ...texts: string[]])[]): string[] {
    const rows = entries.map(([label, ...texts]) => ({
      cells: [label],
      styles: [dim],
      notes: texts.map((text) => ({ text })),
    }));
    return [...tableOf(rows, width, 0), ""];
  }

  const evidence = (entries: readonly Evidence[]): Note[] =>
    entries.map((entry) => {
      if (!isAssumption(entry)) return { text: `seen: ${entry.seen.join(", ")}`, style: green };
      const { id, assumed, because } = entry;
      const what = isShown(entry) ? `${id}, as above` : `${assumed} Because: ${because} (${id})`;
      shown.add(id);
      return { text: `assumed: ${what}`, style: yellow };
    });

  const about = (value: Omit<ValueDescription, "type">): Note[] => [
    ...(value.description === undefined ? [] : [{ text: value.description }]),
    ...(value.rules.length === 0 ? [] : [{ text: value.rules.join(", "), style: dim }]),
    ...evidence(value.evidence),
  ];

  function fieldRow(field: Field & { readonly in?: string }): Row {
    const { name, depth, type, required } = field;
    const label = `${"  ".repeat(depth)}${depth > 0 ? "." : ""}${name}`;
    const more = field.in === undefined ? [] : [field.in];
    return {
      cells: [label, ...more, type, required ? "required" : "optional"],
      styles: [cyan, ...more.map(() => dim), asIs, required ? bold : dim],
      notes: about(field),
    };
  }

  /** Prints the first example whole, and the names of the other examples. */
  function example([first, ...others]: readonly NamedExample[], title: string): string[] {
    if (!first) return [];
    const lines = JSON.stringify(first.value, undefined, 2).split("\n");
    return section(
      `${title}${first.summary === undefined ? "" : `: ${first.summary}`}`,
      lines.map((line) => `  ${printable(line)}`),
      others.length === 0 ? "" : `(--json also has ${others.map(({ name }) => name).join(", ")})`,
    );
  }

  const fields = (all: readonly Parameters<typeof fieldRow>[0][]) => table(all.map(fieldRow));
  return {
    paint,
    isShown,
    table,
    notes,
    paragraph,
    section,
    facts,
    evidence,
    about,
    fields,
    example,
  };
}
