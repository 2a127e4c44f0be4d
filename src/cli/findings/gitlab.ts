// GitLab's report of code quality: https://docs.gitlab.com/ci/testing/code_quality/
import { printable } from "../../library/text/printable.ts";
import { eventSuffix, type Finding, type MakeFormat, type Severity } from "./finding.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { summaryLines } from "./summary.ts";

const SEVERITY: Readonly<Record<Severity, string>> = {
  error: "major",
  warning: "minor",
  note: "info",
};

/** A list of findings. The summary goes to standard error, because the list has no place for it. */
export const gitlab: MakeFormat = (write, { words, note }) => {
  const seen = new Map<string, number>();
  let isFirst = true;
  return {
    finding(finding) {
      const name = fingerprintOf(finding);
      const count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      const entry = entryOf(finding, count === 0 ? name : `${name}-${count}`);
      write(`${isFirst ? "[" : ","}\n  ${printable(JSON.stringify(entry))}`);
      isFirst = false;
    },
    end(totals, summary) {
      write(isFirst ? "[]\n" : "\n]\n");
      note([words.summary(totals), ...summaryLines(summary), ""].join("\n"));
    },
  };
};

const entryOf = (finding: Finding, fingerprint: string): object => ({
  description: finding.detail + eventSuffix(finding),
  check_name: finding.code,
  fingerprint,
  severity: SEVERITY[finding.severity],
  location: { path: finding.file, lines: { begin: finding.line } },
});
