// Annotations on a pull request:
// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
import { printable } from "../../library/text/printable.ts";
import {
  eventSuffix,
  type Finding,
  type MakeFormat,
  placeOf,
  type Severity,
  STDIN_NAME,
} from "./finding.ts";
import { summaryLines } from "./summary.ts";

/** GitHub keeps ten annotations of each severity for a step. One notice is left for the summary. */
const MOST_ANNOTATIONS: Readonly<Record<Severity, number>> = { error: 10, warning: 10, note: 9 };

/** A format for GitHub Actions: the annotations that GitHub keeps, lines in the log, a summary. */
export const github: MakeFormat = (write, { words }) => {
  const counts = { error: 0, warning: 0, note: 0 };
  let more = 0;
  return {
    finding(finding) {
      const isAnnotated = counts[finding.severity]++ < MOST_ANNOTATIONS[finding.severity];
      if (!isAnnotated) more++;
      write(isAnnotated ? annotation(finding) : logLine(finding));
    },
    end(totals, summary) {
      const text = words.summary(totals);
      const rest = `${text} ${more} more ${more === 1 ? "is" : "are"} in the log of this step.`;
      if (more > 0) write(notice(rest));
      else if (totals.omitted > 0) write(notice(text));
      write(`${text}\n`);
      for (const line of summaryLines(summary)) write(`  ${line.replaceAll("##[", "## [")}\n`);
    },
  };
};

function annotation(finding: Finding): string {
  const { file, line, column, severity, code } = finding;
  const whereabouts = isInPullRequest(file) ? { file, line, col: column } : {};
  const title = code + eventSuffix(finding);
  const kind = severity === "note" ? "notice" : severity;
  // The log shows a message without its place, so the message itself names the place.
  return command(kind, { ...whereabouts, title }, `${placeOf(finding)} ${finding.detail}`);
}

const isInPullRequest = (file: string): boolean =>
  file !== STDIN_NAME && !file.split("/").includes("node_modules");

/** Formats a line of the log so that the runner finds no command in the line. */
function logLine(finding: Finding): string {
  const { severity, code, detail } = finding;
  const text = `${severity}  ${placeOf(finding)}  ${code}  ${detail}${eventSuffix(finding)}`;
  return `${printable(text).replaceAll("##[", "## [")}\n`;
}

export const errorCommand = (text: string): string =>
  command("error", { title: "energy-contracts" }, text);

const notice = (text: string): string => command("notice", { title: "energy-contracts" }, text);

function command(
  name: string,
  details: Readonly<Record<string, string | number>>,
  message: string,
): string {
  const list = Object.entries(details).map(
    ([key, value]) => `${key}=${escapeProperty(String(value))}`,
  );
  return `::${name} ${list.join(",")}::${escapeData(message)}\n`;
}

const escapeData = (text: string): string =>
  printable(text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A"));
const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
