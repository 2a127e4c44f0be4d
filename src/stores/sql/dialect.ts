/** Where the two engines speak differently: what stands for a token like `{text}` in a statement. */
export interface Dialect {
  /** A column of text that is compared byte by byte. */
  readonly text: string;
  /** A column that numbers rows as they come. */
  readonly identity: string;
  /** The time of the database in milliseconds since 1970. */
  readonly now: string;
  /** Holds the rows that are read, and leaves out those that others hold. */
  readonly skip_locked: string;
  /** Is one of the texts of the parameter that follows in brackets. */
  readonly one_of: (parameter: string) => string;
  /** Holds the name in $1 against other transactions until this one ends; undefined where writers take turns anyway. */
  readonly hold: string | undefined;
  /** Lets one process at a time change the schema. */
  readonly hold_schema: string;
  /** Waits for every transaction of others, and makes new ones wait. Two that have read before they ask for it wait for each other. */
  readonly hold_all: string;
  /** Keeps new rows of events out until the transaction ends. */
  readonly hold_events: string;
  readonly has_table: string;
}

export const SQLITE: Dialect = {
  text: "TEXT",
  identity: "INTEGER PRIMARY KEY",
  now: "CAST(round(unixepoch('subsec') * 1000) AS INTEGER)",
  skip_locked: "",
  one_of: (parameter) => `IN (SELECT value FROM json_each(${parameter}))`,
  hold: undefined,
  // BEGIN IMMEDIATE keeps all others out already.
  hold_schema: "SELECT 1",
  hold_all: "SELECT 1",
  hold_events: "SELECT 1",
  has_table: "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = $1",
};

export const POSTGRES: Dialect = {
  text: 'TEXT COLLATE "C"',
  identity: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
  now: "CAST(floor(extract(epoch FROM clock_timestamp()) * 1000) AS BIGINT)",
  skip_locked: "FOR UPDATE SKIP LOCKED",
  one_of: (parameter) => `= ANY(CAST(${parameter} AS TEXT[]))`,
  // Also holds what has no row yet. Names that share a hash only wait for each other.
  hold: "SELECT pg_advisory_xact_lock(hashtextextended($1, 7301))",
  hold_schema: "SELECT pg_advisory_xact_lock(7302)",
  // Every transaction begins by reading this table.
  hold_all: "LOCK TABLE store_state IN ACCESS EXCLUSIVE MODE",
  hold_events: "LOCK TABLE event_subject IN EXCLUSIVE MODE",
  has_table: "SELECT 1 FROM pg_class WHERE oid = to_regclass($1)",
};

/** Puts the words of a dialect in place of the tokens. */
export function render(sql: string, dialect: Dialect): string {
  return sql
    .replace(/\{one_of (\$\d+)\}/g, (_, parameter: string) => dialect.one_of(parameter))
    .replace(
      /\{(text|identity|now|skip_locked)\}/g,
      (_, token: "text" | "identity" | "now" | "skip_locked") => dialect[token],
    );
}
