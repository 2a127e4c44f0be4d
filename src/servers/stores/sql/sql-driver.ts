// The SQL store needs a driver for a database, and a dialect with the words of its engine.

/** A value for `$1`, `$2` and so on. A list is for `{one_of $1}`. */
export type SqlParameter = string | number | null | readonly string[];
export type SqlStatement = readonly [sql: string, ...parameters: readonly SqlParameter[]];
export type SqlRow = Readonly<Record<string, unknown>>;

/** Runs statements in order inside a transaction. Without waits between, they go together. */
export interface SqlConnection {
  query(...statement: SqlStatement): Promise<readonly SqlRow[]>;
}

/** A reader needs answers, and the time at which they were true, once that is known. */
export interface SqlSource extends SqlConnection {
  /** Milliseconds since 1970. */
  readonly now: number | undefined;
}

/** Work in a transaction, which gets the rows of each opening statement. */
export type SqlWork<Result> = (
  connection: SqlConnection,
  opened: readonly (readonly SqlRow[])[],
) => Promise<Result>;

export interface SqlDriver {
  readonly dialect: Dialect;
  /**
   * Runs work in a transaction, which is rolled back if it throws. The opening statements are sent
   * with the BEGIN, the COMMIT with what the work has sent last. A reader sees the database at one
   * moment. Resolves only after the database has confirmed the commit.
   */
  transaction<Result>(
    kind: "read" | "write",
    opening: readonly SqlStatement[],
    work: SqlWork<Result>,
  ): Promise<Result>;
  /** Runs one statement that only reads, without a transaction around it. */
  ask(...statement: SqlStatement): Promise<readonly SqlRow[]>;
  /** Whether the work only collided with another writer, and may succeed if it is repeated. */
  isTransient(error: unknown): boolean;
  close(): Promise<void>;
}

/** `render` puts the first five words in place of a token like `{text}`. */
export interface Dialect {
  /** A column of text that is compared byte by byte. */
  readonly text: string;
  /** A column that numbers rows in the order in which they are added. */
  readonly identity: string;
  /** The time of the database in milliseconds since 1970. */
  readonly now: string;
  /** Locks the rows that are read, and leaves out rows that others have locked. */
  readonly skip_locked: string;
  /** Makes the condition that a value is one of the texts of this parameter. */
  readonly one_of: (parameter: string) => string;
  /** Locks the name in $1 until the transaction ends. Undefined if writers take turns anyway. */
  readonly hold: string | undefined;
  /** Lets one process at a time change the schema. */
  readonly hold_schema: string;
  /** Waits for all other transactions, and makes new ones wait. After a read it may deadlock. */
  readonly hold_all: string;
  /** This expression lets the COMMIT wait for the disk, whatever the database is set to do. */
  readonly durable: string;
  /** Whether an error fails all later statements, and a statement may make several changes. */
  readonly isRemote: boolean;
  /** Keeps new events out until the transaction ends. */
  readonly hold_events: string;
  /** Returns a row if the table named in $1 exists. */
  readonly has_table: string;
}

/** Replaces the tokens of a statement with the words of a dialect. */
export const render = (sql: string, dialect: Dialect): string =>
  sql
    .replace(/\{one_of (\$\d+)\}/g, (_, parameter: string) => dialect.one_of(parameter))
    .replace(
      /\{(text|identity|now|skip_locked)\}/g,
      (_, token: "text" | "identity" | "now" | "skip_locked") => dialect[token],
    );
