// The errors of SQLite that mean something to a store.
import { StoreError } from "../store-error.ts";

const BUSY = 5;
const NOT_A_DATABASE = 26;

/** Whether something failed only because another process has locked the file. */
export const isBusy = (error: unknown): boolean => primaryCodeOf(error) === BUSY;

export const isNotADatabase = (error: unknown): boolean => primaryCodeOf(error) === NOT_A_DATABASE;

function primaryCodeOf(error: unknown): number | undefined {
  const code = error instanceof Error && "errcode" in error ? error.errcode : undefined;
  return typeof code === "number" ? code & 0xff : undefined;
}

/** Which file to wait for, and until when. */
export interface Wait {
  readonly file: string;
  /** Milliseconds since 1970. */
  readonly end: number;
}

/**
 * Tries until no other process is in the way. SQLite could wait by itself, but would block
 * everything else in this process meanwhile.
 */
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
