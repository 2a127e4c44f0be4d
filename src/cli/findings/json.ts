import { printable } from "../../library/text/printable.ts";
import type { MakeFormat } from "./finding.ts";

/** A format for programs: one JSON object with an issue on each line, written as issues come. */
export const json: MakeFormat = (write, { version }) => {
  let isFirst = true;
  return {
    finding(finding) {
      // A copy without one field would take several times as long.
      const line = printable(JSON.stringify({ ...finding, excerpt: undefined }));
      write(`${isFirst ? '{ "issues": [' : ","}\n  ${line}`);
      isFirst = false;
    },
    end(totals, summary) {
      const issues = isFirst ? '{ "issues": []' : "\n]";
      const counts = summary ? `, "summary": ${printable(JSON.stringify(summary.rows))}` : "";
      write(
        `${issues}${counts}, "totals": ${JSON.stringify(totals)}, "version": ${JSON.stringify(version)} }\n`,
      );
    },
  };
};
