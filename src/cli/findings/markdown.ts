// Writes a page that fits into a comment on a pull request.
import { figure, printable } from "../../library/text/printable.ts";
import type { Summary } from "../../reading/judge/tally.ts";
import {
  eventSuffix,
  type Finding,
  type MakeFormat,
  placeOf,
  SEVERITIES,
  type Severity,
} from "./finding.ts";
import { summaryCells } from "./summary.ts";

const MOST_CHARACTERS = 65_536;
/** The characters that are kept free for the last sentence, which counts the omitted findings. */
const LAST_LINE = 200;

/** Prints tables: first the counts, then the findings, errors before warnings. */
export const markdown: MakeFormat = (write, { words }) => {
  const rows: Record<Severity, string[]> = { error: [], warning: [], note: [] };
  const room = { error: MOST_CHARACTERS, warning: MOST_CHARACTERS, note: MOST_CHARACTERS };
  return {
    finding(finding) {
      const { severity } = finding;
      const row = rowOf(finding);
      if (row.length > room[severity]) return;
      room[severity] -= row.length;
      rows[severity].push(row);
    },
    end(totals, summary) {
      const head = `**${words.summary(totals)}**\n${countTable(summary)}`;
      let page = totals.findings > 0 ? head + FINDINGS : head;
      let shown = 0;
      for (const row of SEVERITIES.flatMap((severity) => rows[severity])) {
        if (page.length + row.length > MOST_CHARACTERS - LAST_LINE) continue;
        page += row;
        shown++;
      }
      const omitted = totals.findings - shown;
      const more = `\n${figure(omitted)} more ${omitted === 1 ? "is" : "are"} left out of this page.\n`;
      write(omitted > 0 ? page + more : page);
    },
  };
};

const FINDINGS = "\n| where | | code | what |\n| --- | --- | --- | --- |\n";

function countTable(summary: Summary | undefined): string {
  if (!summary || summary.rows.length === 0) return "";
  const lines = summaryCells(summary).map(
    ([place = "", code = "", count = "", event = ""]) =>
      `| ${span(event === "" ? place : `${event} ${place}`)} | ${span(code)} | ${count} |\n`,
  );
  return `\n| place | code | count |\n| --- | --- | ---: |\n${lines.join("")}`;
}

const rowOf = (finding: Finding): string => {
  const { severity, code, detail } = finding;
  const what = span(detail + eventSuffix(finding));
  return `| ${span(placeOf(finding))} | ${severity} | ${span(code)} | ${what} |\n`;
};

/** Formats a text as code, in which nothing is a link, a mention or a tag. */
function span(text: string): string {
  if (text === "") return "";
  const safe = printable(text).replaceAll("|", "\\|");
  const longest = Math.max(0, ...(safe.match(/`+/g) ?? []).map((run) => run.length));
  if (longest === 0) return `\`${safe}\``;
  const fence = "`".repeat(longest + 1);
  return `${fence} ${safe} ${fence}`;
}
