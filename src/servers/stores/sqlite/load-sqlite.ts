// Node comes with a module of SQLite, of which a store knows some errors.
import { StoreError } from "../store-error.ts";

/**
 * Loads SQLite when it is first needed, because older versions of Node do not have it. Node 22
 * warns that it is experimental, and the user of a server can do nothing about that.
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
  throw new StoreError("missing_driver", message);
}

const hasCode = (error: unknown, code: number): boolean =>
  error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === code;

/** Whether a work failed only because another process has locked the file. */
export const isBusy = (error: unknown): boolean => hasCode(error, 5);
export const isNotADatabase = (error: unknown): boolean => hasCode(error, 26);

/** The file to wait for, and the end of the wait in milliseconds since 1970. */
export type Wait = { readonly file: string; readonly end: number };

/** Tries until no other process is in the way. SQLite itself would block this whole process. */
export async function whenFree<Result>({ file, end }: Wait, action: () => Result): Promise<Result> {
  for (;;) {
    try {
      return action();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() > end)
        throw new StoreError("busy", `${file} was locked by other processes for too long.`, error);
    }
    await new Promise((resolve) => setTimeout(resolve, 1 + Math.random() * 3));
  }
}
