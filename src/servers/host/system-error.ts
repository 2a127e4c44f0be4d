/**
 * Whether an error has a code, such as `ENOENT`. It then comes from the operating system, from Node
 * or from a library.
 */
export const isSystemError = (error: unknown): error is Error & { readonly code: unknown } =>
  error instanceof Error && "code" in error;

/** The code of such an error, such as `ENOENT`; empty for every other error. */
export const codeOf = (error: unknown): string =>
  isSystemError(error) && typeof error.code === "string" ? error.code : "";
