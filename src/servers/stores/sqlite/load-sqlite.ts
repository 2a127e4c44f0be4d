import { StoreError } from "../store-error.ts";

/**
 * Loads SQLite on first use, because older versions of Node lack the module. The warning of Node 22
 * that SQLite is experimental is hidden, because a user of a server can't act on it.
 */
export function loadSqlite(): typeof import("node:sqlite") {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    const sqlite = process.getBuiltinModule?.("node:sqlite");
    if (sqlite) return sqlite;
  } finally {
    process.emitWarning = emitWarning;
  }
  const message = `A data directory needs Node 22.13 or newer, and this is ${process.version}.`;
  throw new StoreError(message);
}

const hasCode = (error: unknown, code: number): boolean =>
  error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === code;

/** True if the error only says that another process has locked the file. */
export const isBusy = (error: unknown): boolean => hasCode(error, 5);
export const isNotADatabase = (error: unknown): boolean => hasCode(error, 26);

/** The file to wait for, and the end of the wait in milliseconds since 1970. */
export type Wait = { readonly file: string; readonly end: number };

/** Repeats an action until the file is free. SQLite's own wait would block this process. */
export async function whenFree<Result>({ file, end }: Wait, action: () => Result): Promise<Result> {
  for (;;) {
    try {
      return action();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() > end)
        throw new StoreError(`${file} was locked by other processes for too long.`, {
          cause: error,
        });
    }
    await new Promise((resolve) => setTimeout(resolve, 1 + Math.random() * 3));
  }
}
