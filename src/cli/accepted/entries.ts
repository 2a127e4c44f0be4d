// A file of accepted faults or changes: a list of entries in YAML.
import { writeFileSync } from "node:fs";
import { isMap, isScalar, isSeq, stringify } from "yaml";
import { isJsonObject, valueAt } from "../../library/json/pointer.ts";
import { didYouMean, nearest, sentence } from "../../library/text/did-you-mean.ts";
import { parseYaml, placeIn, readYaml } from "../../reading/documents/read-yaml.ts";
import { accessFile } from "../access-file.ts";
import { InputError } from "../command.ts";
import type { AcceptedFile } from "./accepted-file.ts";

/** The place of an entry in the text: its line and its offsets. */
export interface Span {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  rangeOf(field: string): readonly [start: number, end: number];
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of an entry: needed texts, other texts and numbers. `until`, a day, is not listed. */
type FieldNames = Readonly<Record<"needed" | "others" | "counts", readonly string[]>>;

/** Reads the entries of a file, and passes each to `faultIn`. Returns faults as `LINE: FAULT`. */
export function readEntries<Entry extends object>(
  text: string,
  names: FieldNames,
  today: string,
  faultIn: (entry: Entry & Span) => string | undefined,
): readonly string[] {
  const { documents, lines } = parseYaml(text);
  const [document, second] = documents;
  if (!document) return [];
  if (second) return ["1: the file has several documents of YAML"];
  const read = readYaml(document, lines);
  if (read.fault !== undefined) return [`${read.place?.line ?? 1}: ${read.fault}`];
  const { contents } = document;
  if (contents === null) return [];
  if (!isSeq(contents)) return ["1: the file has to be a list"];
  return contents.items.flatMap((item, index) => {
    const [start = 0, , end = 0] = (isScalar(item) || isMap(item) ? item.range : undefined) ?? [];
    const { line } = placeIn(lines, start);
    const value = valueAt(read.value, [String(index)]);
    const fields = isJsonObject(value) ? value : {};
    const rangeOf = (field: string) => {
      const node = isMap(item) ? item.get(field, true) : undefined;
      return [node?.range?.[0] ?? start, node?.range?.[1] ?? start] as const;
    };
    const fault =
      faultOf(fields, names, today) ?? faultIn({ ...(fields as Entry), line, start, end, rangeOf });
    return fault === undefined ? [] : [`${line}: ${fault}`];
  });
}

function faultOf(entry: Fields, { needed, others, counts }: FieldNames, today: string) {
  const { until } = entry;
  const entryFields = [...needed, ...others, ...counts, "until"];
  const unknown = Object.keys(entry).find((field) => !entryFields.includes(field));
  if (unknown !== undefined)
    return `an entry has no ${unknown}${didYouMean(nearest(unknown, entryFields))}`;
  const missing = needed.find((field) => !isText(entry[field]));
  if (missing !== undefined) return `an entry needs a ${missing}`;
  const wrong = others.find((field) => entry[field] !== undefined && !isText(entry[field]));
  if (wrong !== undefined) return `${wrong} has to be a text`;
  const count = counts.find(
    (field) => !(Number.isSafeInteger(entry[field]) && Number(entry[field]) > 0),
  );
  if (count !== undefined) return `an entry needs a ${count}, from 1`;
  if (until === undefined) return undefined;
  if (!isDay(until)) return "until has to be a day such as 2027-03-31";
  return until < today ? `this was accepted until ${until}, and that day is over` : undefined;
}

const isText = (value: unknown): boolean => typeof value === "string" && value.trim() !== "";

const isDay = (value: unknown): value is string =>
  typeof value === "string" &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  new Date(`${value}T00:00Z`).toJSON()?.slice(0, 10) === value;

/** Adds entries to a text, and leaves the rest as it is. An empty text begins with `head`. */
export function withEntries(text: string, entries: readonly object[], head: string): string {
  if (entries.length === 0) return text;
  const { documents, lines } = parseYaml(text);
  const contents = documents[0]?.contents;
  const column = isSeq(contents) ? placeIn(lines, contents.range?.[0] ?? 0).column : 1;
  const added = stringify(entries, { lineWidth: 0 }).replaceAll(/^/gm, " ".repeat(column - 1));
  const before = text === "" ? head : text.replace(/(?<!\n)$/, "\n");
  return `${before}${added.trimEnd()}\n`;
}

export function refuseEntries(name: string, faults: readonly string[]): void {
  const lines = faults.map((fault) => sentence(`${name}:${fault}`));
  if (lines.length > 0) throw new InputError(lines.join("\n"));
}

export const writeEntries = ({ name, path }: AcceptedFile, text: string): void =>
  accessFile(name, "written", () => writeFileSync(path, text));

export const today = (): string => new Date().toISOString().slice(0, 10);
