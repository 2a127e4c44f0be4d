// GitLab's report of code quality: https://docs.gitlab.com/ci/testing/code_quality/
import { eventSuffix, listWriter, type MakeFormat, type Severity } from "./finding.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { summaryLines } from "./summary.ts";

const SEVERITY: Readonly<Record<Severity, string>> = {
  error: "major",
  warning: "minor",
  note: "info",
};

/** A list of findings. The summary goes to standard error, because the list has no place for it. */
export const gitlab: MakeFormat = (write, { words, note }) => {
  const counts = new Map<string, number>();
  const entries = listWriter(write, "[");
  return {
    finding(finding) {
      const name = fingerprintOf(finding);
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      entries.add({
        description: finding.detail + eventSuffix(finding),
        check_name: finding.code,
        fingerprint: count === 0 ? name : `${name}-${count}`,
        severity: SEVERITY[finding.severity],
        location: { path: finding.file, lines: { begin: finding.line } },
      });
    },
    end(totals, summary) {
      entries.end("\n");
      note([words.summary(totals), ...summaryLines(summary), ""].join("\n"));
    },
  };
};
