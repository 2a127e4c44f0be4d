import { printable } from "../../library/text/printable.ts";
import { listWriter, type MakeFormat } from "./finding.ts";

/** A format for programs: one JSON object, with each issue on its own line as it comes. */
export const json: MakeFormat = (write, { version }) => {
  const issues = listWriter(write, '{ "issues": [');
  return {
    // Sets `excerpt` to undefined, because a copy without the field takes several times as long.
    finding: (finding) => issues.add({ ...finding, excerpt: undefined }),
    end(totals, summary) {
      const counts = summary ? `, "summary": ${printable(JSON.stringify(summary.rows))}` : "";
      issues.end(
        `${counts}, "totals": ${JSON.stringify(totals)}, "version": ${JSON.stringify(version)} }\n`,
      );
    },
  };
};
