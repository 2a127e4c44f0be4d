// A file of what is known and accepted: a list in YAML, each entry with its line.
import { isMap, isScalar, isSeq, stringify } from "yaml";
import { isJsonObject, valueAt } from "../../library/json/pointer.ts";
import { didYouMean, nearest } from "../../library/text/did-you-mean.ts";
import { parseYaml, placeIn, readYaml } from "../../reading/documents/read-yaml.ts";

/** An entry as it was read, with the line and the offsets that it has in the text. */
export interface Span {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** Where the value of a field is. */
  rangeOf(field: string): readonly [start: number, end: number];
}

export type Fields = Readonly<Record<string, unknown>>;

/** The entries of a file; words for what is wrong with each that is not one, behind its line. */
export function readEntries<Entry extends object>(
  text: string,
  faultIn: (entry: Fields) => string | undefined,
): { readonly entries: (Entry & Span)[]; readonly faults: string[] } {
  const { documents, lines } = parseYaml(text);
  const [document, second] = documents;
  if (!document) return { entries: [], faults: [] };
  if (second) return { entries: [], faults: ["1: the file has several documents of YAML"] };
  const read = readYaml(document, lines);
  if (read.fault !== undefined)
    return { entries: [], faults: [`${read.place?.line ?? 1}: ${read.fault}`] };
  const { contents } = document;
  if (contents === null) return { entries: [], faults: [] };
  if (!isSeq(contents)) return { entries: [], faults: ["1: the file has to be a list"] };
  const entries: (Entry & Span)[] = [];
  const faults: string[] = [];
  for (const [index, item] of contents.items.entries()) {
    const [start = 0, , end = 0] = (isScalar(item) || isMap(item) ? item.range : undefined) ?? [];
    const { line } = placeIn(lines, start);
    const value = valueAt(read.value, [String(index)]);
    const fields = isJsonObject(value) ? value : {};
    const rangeOf = (field: string) => {
      const node = isMap(item) ? item.get(field, true) : undefined;
      return [node?.range?.[0] ?? start, node?.range?.[1] ?? start] as const;
    };
    const fault = faultIn(fields);
    if (fault === undefined) entries.push({ ...(fields as Entry), line, start, end, rangeOf });
    else faults.push(`${line}: ${fault}`);
  }
  return { entries, faults };
}

/** What is wrong with the fields that entries of all such files have. */
export function faultOf(
  entry: Fields,
  { needed, others, counts }: Readonly<Record<"needed" | "others" | "counts", readonly string[]>>,
): string | undefined {
  const known = [...needed, ...others, ...counts, "until"];
  const unknown = Object.keys(entry).find((field) => !known.includes(field));
  if (unknown !== undefined)
    return `an entry has no ${unknown}${didYouMean(nearest(unknown, known))}`;
  const missing = needed.find((field) => !isText(entry[field]));
  if (missing !== undefined) return `an entry needs a ${missing}`;
  const wrong = others.find((field) => entry[field] !== undefined && !isText(entry[field]));
  if (wrong !== undefined) return `${wrong} has to be a text`;
  const count = counts.find(
    (field) => !(Number.isSafeInteger(entry[field]) && Number(entry[field]) > 0),
  );
  if (count !== undefined) return `an entry needs a ${count}, from 1`;
  return entry.until === undefined || isDay(entry.until)
    ? undefined
    : "until has to be a day such as 2027-03-31";
}

/** Why an entry holds no longer. */
export const overSince = (until: string | undefined, today: string): string | undefined =>
  until !== undefined && until < today
    ? `this was accepted until ${until}, and that day is over`
    : undefined;

const isText = (value: unknown): boolean => typeof value === "string" && value.trim() !== "";

const isDay = (value: unknown): boolean =>
  typeof value === "string" &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  new Date(`${value}T00:00Z`).toJSON()?.slice(0, 10) === value;

/** The text of a file with entries more; nothing of the rest is touched. An empty one gets `head`. */
export function withEntries(text: string, entries: readonly object[], head: string): string {
  if (entries.length === 0) return text;
  const { documents, lines } = parseYaml(text);
  const contents = documents[0]?.contents;
  const column = isSeq(contents) ? placeIn(lines, contents.range?.[0] ?? 0).column : 1;
  const added = stringify(entries, { lineWidth: 0 }).replaceAll(/^/gm, " ".repeat(column - 1));
  const before = text === "" ? head : text.replace(/(?<!\n)$/, "\n");
  return `${before}${added.trimEnd()}\n`;
}
