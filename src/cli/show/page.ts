// The parts that pages about events and about operations have in common.
import { printable } from "../../library/text/printable.ts";
import type { Field, NamedExample, ValueDescription } from "../../reading/model/description.ts";
import { type Assumption, type Evidence, isAssumption } from "../../reading/model/evidence.ts";
import { asIs, type Note, type Paint, type Row, table, wrap } from "../terminal.ts";

export class Page {
  /** The number of characters on a line; infinite without a terminal. */
  readonly width: number;
  readonly paint: Paint;
  /** The ids of the assumptions that were shown. Each assumption is shown in full only once. */
  readonly #shown = new Set<string>();

  constructor(width: number, paint: Paint) {
    this.width = width;
    this.paint = paint;
  }

  isShown({ id }: Assumption): boolean {
    return this.#shown.has(id);
  }

  paragraph(text: string): string[] {
    return text === "" ? [] : [...wrap(text, this.width), ""];
  }

  table(rows: readonly Row[]): string[] {
    return table(rows, this.width);
  }

  notes(notes: readonly Note[]): string[] {
    return notes.length > 0 ? this.table([{ cells: [], notes }]) : [];
  }

  facts(entries: readonly (readonly [label: string, ...texts: string[]])[]): string[] {
    const rows = entries.map(([label, ...texts]) => ({
      cells: [label],
      styles: [this.paint.dim],
      notes: texts.map((text) => ({ text })),
    }));
    return [...table(rows, this.width, 0), ""];
  }

  /** Prints a part with a title; nothing if the part has no lines. */
  section(title: string, lines: readonly string[], aside = ""): string[] {
    const { bold, dim } = this.paint;
    return lines.length === 0
      ? []
      : [bold(title) + (aside === "" ? "" : `  ${dim(aside)}`), ...lines, ""];
  }

  fields(fields: readonly (Field & { readonly in?: string })[]): string[] {
    const { cyan, dim, bold } = this.paint;
    return this.table(
      fields.map((field) => {
        const { name, depth, type, required } = field;
        const more = field.in === undefined ? [] : [field.in];
        return {
          cells: [
            `${"  ".repeat(depth)}${depth > 0 ? "." : ""}${name}`,
            ...more,
            type,
            required ? "required" : "optional",
          ],
          styles: [cyan, ...more.map(() => dim), asIs, required ? bold : dim],
          notes: this.about(field),
        };
      }),
    );
  }

  about({ description, rules, evidence }: Omit<ValueDescription, "type">): Note[] {
    return [
      ...(description === undefined ? [] : [{ text: description }]),
      ...(rules.length === 0 ? [] : [{ text: rules.join(", "), style: this.paint.dim }]),
      ...this.evidence(evidence),
    ];
  }

  evidence(evidence: readonly Evidence[]): Note[] {
    const { green, yellow } = this.paint;
    return evidence.map((entry) => {
      if (!isAssumption(entry)) return { text: `seen: ${entry.seen.join(", ")}`, style: green };
      const { id, assumed, because } = entry;
      const what = this.isShown(entry)
        ? `${id}, as above`
        : `${assumed} Because: ${because} (${id})`;
      this.#shown.add(id);
      return { text: `assumed: ${what}`, style: yellow };
    });
  }

  /** Prints the first example whole, and the names of the other examples. */
  example([first, ...others]: readonly NamedExample[], title: string): string[] {
    if (!first) return [];
    const lines = JSON.stringify(first.value, undefined, 2).split("\n");
    return this.section(
      `${title}${first.summary === undefined ? "" : `: ${first.summary}`}`,
      lines.map((line) => `  ${printable(line)}`),
      others.length === 0 ? "" : `(--json also has ${others.map(({ name }) => name).join(", ")})`,
    );
  }
}
