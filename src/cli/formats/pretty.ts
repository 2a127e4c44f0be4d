import { paint } from "../colours.ts";
import type { MakeFormat } from "../finding.ts";
import { printable } from "./printable.ts";
import { summary } from "./summary.ts";

/** For people: a line for each finding, then one that sums up. */
export const pretty: MakeFormat = (write, { colours }) => {
  const { cyan, dim, red, yellow, green } = paint(colours);
  let anything = false;
  return {
    finding({ file, line, column, severity, code, detail, event }) {
      anything = true;
      const place = `${cyan(printable(file))}${dim(`:${line}:${column}`)}`;
      const level = (severity === "error" ? red : yellow)(severity);
      const judgedAs = event === undefined ? "" : `  ${dim(`(${printable(event)})`)}`;
      write(`${place}  ${level}  ${dim(printable(code))}  ${printable(detail)}${judgedAs}\n`);
    },
    end(totals) {
      const colour = totals.findings > 0 ? (totals.valid === totals.payloads && totals.unreadable === 0 ? yellow : red) : green;
      write(`${anything ? "\n" : ""}${colour(summary(totals))}\n`);
    },
  };
};
