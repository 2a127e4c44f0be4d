// Texts and figures of the page.
import { figure, printableLines } from "../../library/text/printable.ts";

/** A text whose lines are kept, with what can't be seen spelled out, and tabs as two spaces. */
export const printableText = (text: string): string => printableLines(text.replaceAll("\t", "  "));

/** `1 fault`, `2 faults`. */
export const amount = (count: number, noun: string): string =>
  `${figure(count)} ${noun}${count === 1 ? "" : "s"}`;

/** `48.7 MB`, `312 KB`. */
export const size = (bytes: number): string =>
  bytes < 100_000 ? `${Math.ceil(bytes / 100) / 10} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
