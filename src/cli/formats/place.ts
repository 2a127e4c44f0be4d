import type { Finding } from "../finding.ts";

/** How findings name standard input. */
export const STDIN_NAME = "<stdin>";

/** `fixtures/x.json:3:27`, which editors and terminals make a link of. */
export const placeOf = ({
  file,
  line,
  column,
}: Pick<Finding, "file" | "line" | "column">): string => `${file}:${line}:${column}`;

/** The event that a payload was judged as, to stand behind something. */
export const judgedAs = ({ event }: Pick<Finding, "event">): string =>
  event === undefined ? "" : ` (${event})`;
