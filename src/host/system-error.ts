/** Whether an error has a code, such as `ENOENT`: one of the operating system, of Node or of a library. */
export const isSystemError = (error: unknown): error is Error & { readonly code: unknown } =>
  error instanceof Error && "code" in error;
