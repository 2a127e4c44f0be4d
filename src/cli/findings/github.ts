// Annotations on a pull request: https://docs.github.com/actions/reference/workflow-commands-for-github-actions

import { printable } from "../terminal/text.ts";
import type { Finding, MakeFormat, Severity } from "./finding.ts";
import { judgedAs, placeOf, STDIN_NAME, VALIDATE_WORDS } from "./words.ts";

/** GitHub keeps ten annotations of each kind of a step. One notice is left for the line that sums up. */
const SHOWN: Readonly<Record<Severity, number>> = { error: 10, warning: 10, note: 9 };
const COMMANDS: Readonly<Record<Severity, string>> = {
  error: "error",
  warning: "warning",
  note: "notice",
};

/** For GitHub Actions: annotations as far as GitHub shows them, plain lines in the log for the rest, and a line that sums up. */
export const github: MakeFormat = (write, { words = VALIDATE_WORDS }) => {
  const annotated = { error: 0, warning: 0, note: 0 };
  let more = 0;
  return {
    finding(finding) {
      const isShown = annotated[finding.severity]++ < SHOWN[finding.severity];
      if (!isShown) more++;
      write(isShown ? annotation(finding) : plainLine(finding));
    },
    end(totals) {
      const text = words.summary(totals);
      if (more > 0)
        write(
          command(
            "notice",
            { title: "energy-contracts" },
            `${text} ${more} more ${more === 1 ? "is" : "are"} in the log of this step.`,
          ),
        );
      else if (totals.omitted > 0) write(command("notice", { title: "energy-contracts" }, text));
      write(`${text}\n`);
    },
  };
};

function annotation(finding: Finding): string {
  const { file, line, column, severity, code } = finding;
  const place = file === STDIN_NAME ? {} : { file, line, col: column };
  // The log shows the message without its place, so the message names it too.
  return command(
    COMMANDS[severity],
    { ...place, title: code + judgedAs(finding) },
    `${placeOf(finding)} ${finding.detail}`,
  );
}

/** Begins with a word of our own, and holds no `##[`, so that the runner reads no command in it. */
function plainLine(finding: Finding): string {
  const { severity, code, detail } = finding;
  return `${printable(`${severity}  ${placeOf(finding)}  ${code}  ${detail}${judgedAs(finding)}`).replaceAll("##[", "## [")}\n`;
}

function command(
  name: string,
  properties: Readonly<Record<string, string | number>>,
  message: string,
): string {
  const list = Object.entries(properties).map(
    ([key, value]) => `${key}=${escapeProperty(String(value))}`,
  );
  return `::${name} ${list.join(",")}::${escapeData(message)}\n`;
}

const escapeData = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
