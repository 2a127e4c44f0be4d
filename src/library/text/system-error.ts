import { printable } from "./printable.ts";

/** True if an error of the system, of Node or of a library has a code, such as `ENOENT`. */
export const isSystemError = (error: unknown): error is Error & { readonly code: unknown } =>
  error instanceof Error && "code" in error;

/** Returns the code of an error, such as `ENOENT`; empty if the error has no code. */
export const codeOf = (error: unknown): string =>
  isSystemError(error) && typeof error.code === "string" ? error.code : "";

/** Tells the reason of a failed connection on one line. The error of fetch has it in its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return printable(String(error));
  if (error.cause !== undefined) return reasonOf(error.cause);
  // If a host has several addresses, the error may have a code, but no message.
  return printable(error.message || codeOf(error) || error.name);
}

/** Returns the message of an error on one line, with the stack of calls below it. */
export function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return printable(String(error));
  const places = error.stack?.split("\n").filter((line) => /^ {4}at /.test(line)) ?? [];
  return [`${error.name}: ${error.message}`, ...places].map(printable).join("\n");
}
