// What the SQL store asks of a database.
import type { Dialect } from "./dialect.ts";

export type SqlParameter = string | number | null | readonly string[];
export type SqlRow = Readonly<Record<string, unknown>>;

/** Runs statements inside a transaction. There is no other way to run one. */
export interface SqlConnection {
  all(sql: string, ...parameters: readonly SqlParameter[]): Promise<readonly SqlRow[]>;
  /** Answers how many rows it changed. */
  run(sql: string, ...parameters: readonly SqlParameter[]): Promise<number>;
}

export interface SqlDriver {
  readonly dialect: Dialect;
  /**
   * Runs work in a transaction that is committed when the work ends and rolled back when it throws. The opening statement has no parameters and travels
   * together with the begin. A reader sees one moment. The result is answered only once the database has said that it is committed.
   */
  transaction<Result>(
    kind: "read" | "write",
    opening: string,
    work: (connection: SqlConnection, opened: readonly SqlRow[]) => Promise<Result>,
  ): Promise<Result>;
  /** Whether the same work may succeed when it is done again, because it only met another writer. */
  isTransient(error: unknown): boolean;
  close(): Promise<void>;
}
