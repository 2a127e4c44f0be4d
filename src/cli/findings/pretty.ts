import { printable } from "../../library/text/printable.ts";
import { paint } from "../terminal.ts";
import { type MakeFormat, SEVERITIES, type Severity } from "./finding.ts";
import { summaryLines } from "./summary.ts";

/** A format for people: a line for each finding, then a summary. */
export const pretty: MakeFormat = (write, { colours, words }) => {
  const { cyan, dim, red, yellow, green } = paint(colours);
  const byLevel = { error: red, warning: yellow, note: cyan };
  let worst: Severity | undefined;
  return {
    finding(finding) {
      const { file, line, column, severity, code, detail, event, excerpt } = finding;
      worst = SEVERITIES.find((level) => level === severity || level === worst);
      const place = cyan(printable(file)) + dim(`:${line}:${column}`);
      const end = event === undefined ? "" : `  ${dim(`(${printable(event)})`)}`;
      write(
        `${place}  ${byLevel[severity](severity)}  ${dim(printable(code))}  ${printable(detail)}${end}\n`,
      );
      if (excerpt) write(`    ${dim(excerpt.line)}\n    ${byLevel[severity](excerpt.mark)}\n`);
    },
    end(totals, summary) {
      const colour = totals.findings === 0 ? green : byLevel[worst ?? "error"];
      write(`${worst === undefined ? "" : "\n"}${colour(words.summary(totals))}\n`);
      const lines = summaryLines(summary);
      if (lines.length > 0) write(`\n${lines.join("\n")}\n`);
    },
  };
};
