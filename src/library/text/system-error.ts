import { printable } from "./printable.ts";

/** Whether an error has a code, such as `ENOENT`: of the system, of Node or of a library. */
export const isSystemError = (error: unknown): error is Error & { readonly code: unknown } =>
  error instanceof Error && "code" in error;

/** The code of an error, such as `ENOENT`; empty for an error without one. */
export const codeOf = (error: unknown): string =>
  isSystemError(error) && typeof error.code === "string" ? error.code : "";

/**
 * The reason why something could not be reached: the message of an error, or of the cause that
 * fetch hides behind "fetch failed". The error of a name with several addresses has a code and no
 * message. The text may be a stranger's, and is fit to be shown on one line.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return printable(String(error));
  if (error.cause !== undefined) return reasonOf(error.cause);
  return printable(error.message || codeOf(error) || error.name);
}

/** The message of an error on one line, and below it where it was thrown. */
export function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return printable(String(error));
  const places = error.stack?.split("\n").filter((line) => /^ {4}at /.test(line)) ?? [];
  return [`${error.name}: ${error.message}`, ...places].map(printable).join("\n");
}
