// Changes that are known and accepted: entries of a file, each of which silences one change.
import { isMap, isScalar, isSeq, stringify } from "yaml";
import { isJsonObject, valueAt } from "../../library/json/pointer.ts";
import { didYouMean, nearest } from "../../library/text/did-you-mean.ts";
import type { Change } from "../../reading/diff/change.ts";
import { CHANGE_CODES } from "../../reading/diff/change-codes.ts";
import { factOf, sharedIn } from "../../reading/diff/told-once.ts";
import { parseYaml, placeIn, readYaml } from "../../reading/documents/read-yaml.ts";

interface Entry {
  readonly line: number;
  readonly code: string;
  /** `account.created-v1 nickname`, or of a shared shape `Address street`. */
  readonly place: string;
  /** What is said of the change, if there are several of its code. */
  readonly what?: string;
  /** The last day on which it holds. */
  readonly until?: string;
}

const FIELDS = ["code", "place", "what", "reason", "until"];

/** What no entry accepts, faults of entries, and lines of those whose subject is not compared. */
export function sortOut(
  changes: readonly Change[],
  text: string,
  { today, isCompared }: { readonly today: string; isCompared(subject: string): boolean },
) {
  const { entries, faults } = readEntries(text);
  const accepted = new Set<Change>();
  const passedOver: number[] = [];
  for (const entry of entries) {
    const own = changes.filter((change) => isNamed(change, entry));
    const facts = [...new Set(own.map(factOf))];
    if (entry.until !== undefined && entry.until < today)
      faults.push(`${entry.line}: this was accepted until ${entry.until}, and that day is over`);
    else if (own.length === 0 && !isCompared(entry.place.split(" ", 1).join()))
      passedOver.push(entry.line);
    else if (own.length === 0)
      faults.push(`${entry.line}: there is no change ${entry.code} of ${entry.place} any more`);
    else if (facts.length > 1)
      faults.push(`${entry.line}: this names several changes; add what: ${facts.join(", or ")}`);
    else for (const change of own) accepted.add(change);
  }
  return { left: changes.filter((change) => !accepted.has(change)), faults, passedOver };
}

const placeOf = ({ subject, path }: Pick<Change, "subject" | "path">): string =>
  `${subject} ${path}`.trim();

function isNamed(change: Change, { code, place, what }: Entry): boolean {
  const shared = sharedIn(change);
  return (
    change.code === code &&
    (placeOf(change) === place || (shared !== undefined && placeOf(shared) === place)) &&
    (what === undefined || [factOf(change), change.what].includes(what))
  );
}

function readEntries(text: string): { entries: Entry[]; faults: string[] } {
  const { documents, lines } = parseYaml(text);
  const [document, second] = documents;
  if (!document) return { entries: [], faults: [] };
  if (second) return { entries: [], faults: ["1: the file has several documents of YAML"] };
  const lineAt = (node: unknown): number =>
    placeIn(lines, (isScalar(node) || isMap(node) ? node.range?.[0] : 0) ?? 0).line;
  const read = readYaml(document, lines);
  if (read.fault !== undefined)
    return { entries: [], faults: [`${read.place?.line ?? 1}: ${read.fault}`] };
  const { contents } = document;
  if (contents === null) return { entries: [], faults: [] };
  if (!isSeq(contents)) return { entries: [], faults: ["1: the file has to be a list"] };
  const entries: Entry[] = [];
  const faults: string[] = [];
  for (const [index, item] of contents.items.entries()) {
    const value = valueAt(read.value, [String(index)]);
    const entry = { line: lineAt(item), ...(isJsonObject(value) ? value : {}) };
    const fault = faultIn(entry);
    if (fault === undefined) entries.push(entry as Entry);
    else faults.push(`${entry.line}: ${fault}`);
  }
  return { entries, faults };
}

function faultIn({ line: _, ...entry }: Readonly<Record<string, unknown>>): string | undefined {
  const unknown = Object.keys(entry).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined)
    return `an entry has no ${unknown}${didYouMean(nearest(unknown, FIELDS))}`;
  const missing = ["code", "place", "reason"].find((field) => !isText(entry[field]));
  if (missing !== undefined) return `an entry needs a ${missing}`;
  const code = String(entry.code);
  if (!Object.hasOwn(CHANGE_CODES, code))
    return `there is no code ${code}${didYouMean(nearest(code, Object.keys(CHANGE_CODES)))}`;
  if (entry.what !== undefined && !isText(entry.what)) return "what has to be a text";
  const { until } = entry;
  return until === undefined || isDay(until)
    ? undefined
    : "until has to be a day such as 2027-03-31";
}

const isText = (value: unknown): boolean => typeof value === "string" && value.trim() !== "";

const isDay = (value: unknown): boolean =>
  typeof value === "string" &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  new Date(`${value}T00:00Z`).toJSON()?.slice(0, 10) === value;

const HEAD = "# Changes of the contract that are known and accepted.\n";

/** The text of the file with an entry more for each change; nothing of the rest is touched. */
export function withEntries(text: string, changes: readonly Change[], today: string): string {
  const { documents, lines } = parseYaml(text);
  const contents = documents[0]?.contents;
  const column = isSeq(contents) ? placeIn(lines, contents.range?.[0] ?? 0).column : 1;
  const entries = changes.map((change) => ({
    code: change.code,
    place: placeOf(change),
    what: factOf(change),
    reason: `accepted on ${today}`,
  }));
  const added = stringify(entries, { lineWidth: 0 }).replaceAll(/^/gm, " ".repeat(column - 1));
  const before = text === "" ? HEAD : text.replace(/(?<!\n)$/, "\n");
  return `${before}${added.trimEnd()}\n`;
}
