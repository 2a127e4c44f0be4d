// Writes what a document of `observe` says of the contract: as a table, as Markdown or as JSON.
import type { JudgeAbout } from "../../library/judge/types.ts";
import { didYouMean } from "../../library/text/did-you-mean.ts";
import { amount, figure } from "../../library/text/printable.ts";
import { grouped } from "../../reading/diff/words.ts";
import { markdownOf } from "../../reading/model/markdown-page.ts";
import type { Row, Section } from "../../reading/model/page.ts";
import { placesOf, sumOf } from "../../reading/observed/field-counts.ts";
import type { Counts, Observed } from "../../reading/observed/observed.ts";
import { ENOUGH, type Finding, type Report, reportOf } from "../../reading/observed/report.ts";
import { describeEvent, readCatalogue } from "../show/read-reference.ts";
import { table } from "../terminal.ts";

/** The words for findings. `$` stands for what came. */
const WORDS: Readonly<Record<Finding["code"], string>> = {
  no_name: "a message names no event",
  version_beside: "the version stands beside the name",
  missing: "is required, and left out",
  never_there: "is optional, and never there",
  always_there: "is optional, and never left out",
  null: "is null",
  type: "has the type $",
  one_form: "has texts of one form: $",
  unknown_field: "is not in the contract",
  beyond_cut_off: "follows where the catalogue breaks off",
  unknown_event: "is not in the catalogue",
  unknown_version: "is a version that the catalogue lacks",
};
const [MOST_PLACES, MOST_NAMES] = [3, 20];
const HASH_LENGTH = 12;
/** The codes of findings that are about a name. */
const IS_NAME = /^unknown|^beyond/;

type About = Pick<JudgeAbout, "version" | "contract">;

/** Writes a report in a format; without one, as tables for people. */
export function renderReport(observed: Observed, about: About, format?: string): string {
  const fieldsOf = (event: string) => describeEvent(event, new Map()).fields;
  const report = reportOf(observed, { events: readCatalogue(new Map()).events, fieldsOf });
  const { events, unknown_events: _, ...counted } = observed;
  if (format === "json") return `${JSON.stringify({ ...report, counted }, undefined, 2)}\n`;
  const { never_seen: unseen, findings, assumptions } = report;
  const titleOf = (event: string): string =>
    event && `${event}, ${amount(placesOf(events?.[event] ?? {}, ""), "payload")}`;
  const groups = grouped(findings, ({ event }) => titleOf(event) || "Messages");
  const names = unseen.length > MOST_NAMES ? "--format json names them" : unseen.join(", ");
  const sections: Section[] = [
    { title: "Counted", rows: countedRows(observed, report, about) },
    ...[...groups].map(([title, group]) => ({ title, rows: group.map(findingRow) })),
    { title: "Never seen", rows: [row(names || "none", amount(unseen.length, "event"))] },
    { title: "Assumptions", rows: assumptions.map((one) => row(sayAnswer(one), one.id)) },
  ];
  if (format === "markdown") return markdownOf([HEAD], sections);
  const lines = ({ title, rows = [] }: Section) => [
    title,
    ...table(rows, Number.POSITIVE_INFINITY),
  ];
  return `${sections.map((section) => `${lines(section).join("\n")}\n`).join("\n")}`;
}

const row = (text: string, ...cells: readonly string[]): Row => ({ cells, notes: [{ text }] });

function countedRows(observed: Observed, { days }: Report, about: About): Row[] {
  const { messages = {}, contracts = {}, envelopes = {} } = observed;
  const isOther = Object.keys(contracts).some((hash) => hash !== about.contract);
  const contract = isOther
    ? `another one: ${sayCounts(contracts)}`
    : `${about.version} (${about.contract.slice(0, HASH_LENGTH)})`;
  return [
    row(`${figure(sumOf(messages))}: ${sayCounts(messages)}`, "payloads"),
    row(days.join(" to ") || "no envelope has one", "days"),
    row(contract, "contract"),
    row(sayCounts(envelopes), "envelopes"),
  ];
}

const sayCounts = (counts: Counts): string =>
  Object.entries(counts)
    .map(([name, count = 0]) => `${name} ${figure(count)}`)
    .join("; ");

const ofAll = ({ count, of }: Finding): string => `${figure(count)} of ${figure(of)}`;

const placeOf = ({ code, path, what = "(another name)" }: Finding): string =>
  IS_NAME.test(code) ? `${path && `${path}.`}${what}` : path || "(payload)";

const findingRow = (one: Finding): Row => {
  const words = WORDS[one.code].replace("$", one.what ?? "") + didYouMean(one.near);
  return row(ofAll(one), placeOf(one), words);
};

function sayAnswer({ answer, count, places }: Report["assumptions"][number]): string {
  const shown = places
    .slice(0, MOST_PLACES)
    .map((one) => `${`${one.event} ${placeOf(one)}`.trim()} (${ofAll(one)})`);
  const rest = places.length - shown.length;
  const where = [...shown, ...(rest > 0 ? [`${figure(rest)} more`] : [])].join(", ");
  if (answer === "not seen") return answer;
  if (answer !== "confirmed") return `${answer} at ${where}`;
  return places.length > 0 ? `confirmed by ${where}` : `confirmed by ${amount(count, "payload")}`;
}

const HEAD = `What the traffic says of the contract, counted by \`energy-contracts observe\`. No value of a payload is in it. A name that the contract does not have is shown from ${ENOUGH} times on.`;
