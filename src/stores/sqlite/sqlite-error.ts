import { StoreError } from "../store-error.ts";

const BUSY = 5;

/** Whether something failed only because another process held the file. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  "errcode" in error &&
  typeof error.errcode === "number" &&
  (error.errcode & 0xff) === BUSY;

/** Which file to wait for, and until when. */
export interface Wait {
  readonly file: string;
  /** Milliseconds since 1970. */
  readonly end: number;
}

/** Tries until no other process is in the way. SQLite could wait by itself, but would stop everything else in this process meanwhile. */
export async function whenFree<Result>({ file, end }: Wait, action: () => Result): Promise<Result> {
  for (;;) {
    try {
      return action();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() > end)
        throw new StoreError("busy", `${file} was held by other processes for too long.`, error);
      await new Promise((resolve) => setTimeout(resolve, 1 + Math.random() * 3));
    }
  }
}
