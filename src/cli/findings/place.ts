// How findings name where they are.
import type { Finding } from "./finding.ts";

/** The file of a finding in standard input. */
export const STDIN_NAME = "<stdin>";

/** `fixtures/x.json:3:27`, which editors and terminals turn into a link. */
export const placeOf = ({ file, line, column }: Finding): string => `${file}:${line}:${column}`;

/** The event of a finding, to stand after something: ` (account.created-v1)`. */
export const eventSuffix = ({ event }: Pick<Finding, "event">): string =>
  event === undefined ? "" : ` (${event})`;
