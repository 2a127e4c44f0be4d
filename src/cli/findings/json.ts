import { printable } from "../../library/text/printable.ts";
import type { MakeFormat } from "./finding.ts";

/** A format for programs: one JSON object, with each issue on its own line as it comes. */
export const json: MakeFormat = (write, { version }) => {
  let isFirst = true;
  return {
    finding(finding) {
      // Sets `excerpt` to undefined, because a copy without the field takes several times as long.
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
