// Formats a summary by code and place: `customers.*.mobile  invalid_phone_number  1,204`.
import { amount, figure, printable } from "../../library/text/printable.ts";
import type { Summary } from "../../reading/judge/tally.ts";
import { columns } from "../terminal.ts";
import type { Totals } from "./finding.ts";

const MOST_LINES = 20;

/** Returns the number of unread files, to append to a text: ` 2 files passed over: .jsn, .txt.` */
export function passedOverText({ passedOver = {} }: Totals): string {
  const endings = Object.keys(passedOver).sort();
  const files = Object.values(passedOver).reduce((sum, count) => sum + count, 0);
  return files === 0
    ? ""
    : ` ${amount(files, "file")} passed over: ${endings.map(printable).join(", ")}.`;
}

/** Returns the cells of a summary: place, code, count, and the event if there is one. */
export function summaryCells({ rows, others }: Summary): string[][] {
  const shown = rows.slice(0, MOST_LINES);
  const rest = rows.slice(MOST_LINES).reduce((sum, { count }) => sum + count, others);
  const cells = shown.map(({ place, code, event, count }) => [
    printable(place || "(the whole)"),
    printable(code),
    figure(count),
    printable(event ?? ""),
  ]);
  return rest > 0 ? [...cells, ["(elsewhere)", "", figure(rest), ""]] : cells;
}

/** Returns the lines of a summary; none for a single finding, whose own line says everything. */
export function summaryLines(summary: Summary | undefined): string[] {
  const cells = summary ? summaryCells(summary) : [];
  if (!summary || summary.rows.reduce((sum, { count }) => sum + count, summary.others) < 2)
    return [];
  return columns(cells, 2);
}
