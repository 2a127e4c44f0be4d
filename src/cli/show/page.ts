// The parts that pages about events and about operations have in common.

import type { Field, ValueDescription } from "../../reading/model/description.ts";
import { type Evidence, isAssumption } from "../../reading/model/evidence.ts";
import type { NamedExample } from "../../reading/model/openapi.ts";
import type { Paint } from "../terminal/colours.ts";
import { type Note, type Row, table } from "../terminal/table.ts";
import { wrap } from "../terminal/text.ts";

export interface Page {
  /** How many characters go on a line; without an end where nobody looks at a terminal. */
  readonly width: number;
  readonly paint: Paint;
  /** The assumptions shown so far. Each is shown in full at first, and by its id after that. */
  readonly shown: Set<string>;
}

export function paragraph(text: string, { width }: Page): string[] {
  return text === "" ? [] : [...wrap(text, width), ""];
}

/** Facts that fit on a line: a word for each, and what it is. */
export function facts(
  entries: readonly (readonly [label: string, ...texts: string[]])[],
  { width, paint }: Page,
): string[] {
  const rows = entries.map(([label, ...texts]) => ({
    cells: [label],
    styles: [paint.dim],
    notes: texts.map((text) => ({ text })),
  }));
  return [...table(rows, width, 0), ""];
}

/** A titled part of the page; none where there is nothing to say. */
export function section(
  title: string,
  lines: readonly string[],
  { paint }: Page,
  aside = "",
): string[] {
  return lines.length === 0
    ? []
    : [paint.bold(title) + (aside === "" ? "" : `  ${paint.dim(aside)}`), ...lines, ""];
}

export const fieldTable = (fields: readonly Field[], page: Page): string[] =>
  table(
    fields.map((field) => fieldRow(field, page)),
    page.width,
  );

export function fieldRow(field: Field, page: Page, ...more: readonly string[]): Row {
  const { name, depth, type, required } = field;
  const { cyan, dim, bold } = page.paint;
  return {
    cells: [
      `${"  ".repeat(depth)}${depth > 0 ? "." : ""}${name}`,
      ...more,
      type,
      required ? "required" : "optional",
    ],
    styles: [cyan, ...more.map(() => dim), asIs, required ? bold : dim],
    notes: fieldNotes(field, page),
  };
}

export function fieldNotes(
  { description, rules, evidence }: Pick<ValueDescription, "description" | "rules" | "evidence">,
  page: Page,
): Note[] {
  return [
    ...(description === undefined ? [] : [{ text: description }]),
    ...(rules.length === 0 ? [] : [{ text: rules.join(", "), style: page.paint.dim }]),
    ...evidenceNotes(evidence, page),
  ];
}

export function evidenceNotes(evidence: readonly Evidence[], { paint, shown }: Page): Note[] {
  return evidence.map((entry) => {
    if (!isAssumption(entry)) return { text: `seen: ${entry.seen.join(", ")}`, style: paint.green };
    const { id, assumed, because } = entry;
    const isShown = shown.has(id);
    shown.add(id);
    return {
      text: isShown
        ? `assumed: ${id}, as above`
        : `assumed: ${assumed} Because: ${because} (${id})`,
      style: paint.yellow,
    };
  });
}

/** The first example whole, and the names of the others. */
export function exampleSection(
  [first, ...others]: readonly NamedExample[],
  title: string,
  page: Page,
): string[] {
  if (!first) return [];
  const lines = JSON.stringify(first.value, undefined, 2).split("\n");
  return section(
    `${title}${first.summary === undefined ? "" : `: ${first.summary}`}`,
    lines.map((line) => `  ${line}`),
    page,
    others.length === 0 ? "" : `(--json also has ${others.map(({ name }) => name).join(", ")})`,
  );
}

const asIs = (text: string): string => text;
