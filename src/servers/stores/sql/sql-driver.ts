// What the SQL store needs from a database.
import type { Dialect } from "./dialect.ts";

/** A value for `$1`, `$2` and so on. A list is for `{one_of $1}`. */
export type SqlParameter = string | number | null | readonly string[];
export type SqlStatement = readonly [sql: string, ...parameters: readonly SqlParameter[]];
export type SqlRow = Readonly<Record<string, unknown>>;

/**
 * Runs statements inside a transaction, in the order in which they are given. Those that are given
 * without waiting for answers are sent together.
 */
export interface SqlConnection {
  all(sql: string, ...parameters: readonly SqlParameter[]): Promise<readonly SqlRow[]>;
  /** Returns how many rows were changed. */
  run(sql: string, ...parameters: readonly SqlParameter[]): Promise<number>;
}

/** What a reader needs: answers, and the time at which they were true. */
export interface SqlSource extends Pick<SqlConnection, "all"> {
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What is done in a transaction, with the rows of each opening statement. */
export type SqlWork<Result> = (
  connection: SqlConnection,
  opened: readonly (readonly SqlRow[])[],
) => Promise<Result>;

/** A database that is open. */
export interface SqlDriver {
  readonly dialect: Dialect;
  /**
   * Runs work in a transaction, which is committed when the work ends and rolled back when it
   * throws. The opening statements are sent together with the BEGIN; the work gets the rows of
   * each. The COMMIT is sent together with what the work has sent last. A reader sees the database
   * at one moment. Resolves only after the database has confirmed the commit.
   */
  transaction<Result>(
    kind: "read" | "write",
    opening: readonly SqlStatement[],
    work: SqlWork<Result>,
  ): Promise<Result>;
  /** Runs one statement that only reads, without a transaction around it. */
  ask(sql: string, ...parameters: readonly SqlParameter[]): Promise<readonly SqlRow[]>;
  /** Whether the same work may succeed if it is repeated: it only collided with another writer. */
  isTransient(error: unknown): boolean;
  close(): Promise<void>;
}
