// The SQL store needs a driver for its database, and a dialect with the engine's own SQL.

/** A value for `$1`, `$2` and so on. A list is the value for `{one_of $1}`. */
export type SqlParameter = string | number | null | readonly string[];
export type SqlStatement = readonly [sql: string, ...parameters: readonly SqlParameter[]];
export type SqlRow = Readonly<Record<string, unknown>>;

/** Runs statements of a transaction in order. A caller may send many before it awaits an answer. */
export interface SqlConnection {
  query(...statement: SqlStatement): Promise<readonly SqlRow[]>;
}

/** A connection that also knows the time, in milliseconds since 1970. */
export interface SqlSource extends SqlConnection {
  readonly now: number;
}

/** Work in a transaction. It gets the rows of each opening statement. */
export type SqlWork<Result> = (
  connection: SqlConnection,
  opened: readonly (readonly SqlRow[])[],
) => Promise<Result>;

export interface SqlDriver {
  readonly dialect: Dialect;
  /**
   * Runs work in a transaction, which is rolled back if the work throws. The opening statements are
   * sent with the BEGIN; the COMMIT is sent with the work's last statements. Work of kind `read` sees
   * the database at one moment. Resolves only after the database has confirmed the commit.
   */
  transaction<Result>(
    kind: "read" | "write",
    opening: readonly SqlStatement[],
    work: SqlWork<Result>,
  ): Promise<Result>;
  /** Runs one statement that only reads; undefined if a transaction takes no round trips. */
  readonly ask: SqlConnection["query"] | undefined;
  /** True if the work collided with another writer and may succeed if it is repeated. */
  isTransient(error: unknown): boolean;
  close(): Promise<void>;
}

/** The SQL of one engine. `render` puts the first five texts in place of tokens like `{text}`. */
export interface Dialect {
  /** The type of a text column that is compared byte by byte. */
  readonly text: string;
  /** The type of a column that numbers rows in the order in which they are added. */
  readonly identity: string;
  /** The time of the database in milliseconds since 1970. */
  readonly now: string;
  /** Locks the selected rows, and passes over rows that other transactions have locked. */
  readonly skip_locked: string;
  /** Makes the condition that a value is one of the texts in a parameter. */
  readonly one_of: (parameter: string) => string;
  /** Locks the name $1 until the transaction ends; undefined if writers never run at once. */
  readonly hold: string | undefined;
  /** Locks the schema, so that only one process at a time changes it. */
  readonly hold_schema: string;
  /** Waits for all other transactions and blocks new ones. After a read, this may deadlock. */
  readonly hold_all: string;
  /** An expression that makes the COMMIT wait for the disk, whatever the database's settings. */
  readonly durable: string;
  /** True if all statements after an error fail, and if a statement can write to several tables. */
  readonly isRemote: boolean;
  /** Prevents new events until the transaction ends. */
  readonly hold_events: string;
  /** Returns a row if the table with the name $1 exists. */
  readonly has_table: string;
}

export const render = (sql: string, dialect: Dialect): string =>
  sql
    .replace(/\{one_of (\$\d+)\}/g, (_, parameter: string) => dialect.one_of(parameter))
    .replace(
      /\{(text|identity|now|skip_locked)\}/g,
      (_, token: "text" | "identity" | "now" | "skip_locked") => dialect[token],
    );
