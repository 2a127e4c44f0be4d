/**
 * The words in which the engines differ. Those in `render` stand for a token like `{text}` in a
 * statement; the others are statements of their own.
 */
export interface Dialect {
  /** A column of text that is compared byte by byte. */
  readonly text: string;
  /** A column that numbers rows in the order in which they are added. */
  readonly identity: string;
  /** The time of the database in milliseconds since 1970. */
  readonly now: string;
  /** Locks the rows that are read, and leaves out those that others have locked. */
  readonly skip_locked: string;
  /** A condition: equal to one of the texts of this parameter. */
  readonly one_of: (parameter: string) => string;
  /**
   * Locks the name in $1 against other transactions until this one ends. Undefined if writers take
   * turns anyway.
   */
  readonly hold: string | undefined;
  /** Lets one process at a time change the schema. */
  readonly hold_schema: string;
  /**
   * Waits for all other transactions, and makes new ones wait. Two transactions that have read
   * something before they run it wait for each other.
   */
  readonly hold_all: string;
  /**
   * An expression: after it the COMMIT waits for the disk, whatever the database is set to do.
   */
  readonly durable: string;
  /**
   * Whether each wait for an answer is a round trip. Then an error also fails all statements behind
   * it, and one statement may consist of several that change something.
   */
  readonly isRemote: boolean;
  /** Keeps new events out until the transaction ends. */
  readonly hold_events: string;
  /** Returns a row if the table named in $1 exists. */
  readonly has_table: string;
}

/** Replaces the tokens of a statement with the words of a dialect. */
export function render(sql: string, dialect: Dialect): string {
  return sql
    .replace(/\{one_of (\$\d+)\}/g, (_, parameter: string) => dialect.one_of(parameter))
    .replace(
      /\{(text|identity|now|skip_locked)\}/g,
      (_, token: "text" | "identity" | "now" | "skip_locked") => dialect[token],
    );
}
