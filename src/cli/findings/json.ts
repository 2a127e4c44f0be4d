import { printable } from "../terminal/text.ts";
import type { MakeFormat } from "./finding.ts";

/** For programs: one JSON object with an issue on each line, written as issues come. */
export const json: MakeFormat = (write, { version }) => {
  let isFirst = true;
  return {
    finding(finding) {
      write(`${isFirst ? '{ "issues": [' : ","}\n  ${printable(JSON.stringify(finding))}`);
      isFirst = false;
    },
    end(totals) {
      const issues = isFirst ? '{ "issues": []' : "\n]";
      write(
        `${issues}, "totals": ${JSON.stringify(totals)}, "version": ${JSON.stringify(version)} }\n`,
      );
    },
  };
};
