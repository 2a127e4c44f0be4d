import { paint } from "../colours.ts";
import type { MakeFormat } from "../finding.ts";
import { printable } from "./printable.ts";
import { summary } from "./summary.ts";

/** For people: a line for each finding, then one that sums up. */
export const pretty: MakeFormat = (write, { colours }) => {
  const { cyan, dim, red, yellow, green } = paint(colours);
  const byLevel = { error: red, warning: yellow };
  let worst: "error" | "warning" | undefined;
  return {
    finding(finding) {
      const { file, line, column, severity, code, detail, event } = finding;
      if (worst !== "error") worst = severity;
      const place = cyan(printable(file)) + dim(`:${line}:${column}`);
      const end = event === undefined ? "" : `  ${dim(`(${printable(event)})`)}`;
      write(`${place}  ${byLevel[severity](severity)}  ${dim(printable(code))}  ${printable(detail)}${end}\n`);
    },
    end(totals) {
      const colour = totals.findings === 0 ? green : byLevel[worst ?? "error"];
      write(`${worst === undefined ? "" : "\n"}${colour(summary(totals))}\n`);
    },
  };
};
