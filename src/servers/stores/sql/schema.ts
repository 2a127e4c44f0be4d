// The steps from an empty database to the current tables. A released step is never edited; each
// change is a new step. JSON bodies have the type text, because jsonb fails on NUL, lone surrogates
// and deep nesting.

export type Migration = readonly string[];

/**
 * "In progress" has no column, because it follows from the lease and the time. With the indexes, a
 * call takes the same time however much is stored. The place of an event is its time, but never
 * before the place of an earlier event of its subject.
 */
const FIRST: Migration = [
  `CREATE TABLE store_state (
    id BIGINT PRIMARY KEY CHECK (id = 1), schema_version BIGINT NOT NULL,
    clock_offset BIGINT NOT NULL
  )`,
  "INSERT INTO store_state (id, schema_version, clock_offset) VALUES (1, 0, 0)",
  // A row of this table is written to find out whether the database can be written.
  "CREATE TABLE probe (body {text} NOT NULL)",
  "INSERT INTO probe (body) VALUES ('')",
  "CREATE TABLE supplier_status (code {text} PRIMARY KEY, status {text} NOT NULL)",
  `CREATE TABLE product (
    code {text} PRIMARY KEY, brand {text} NOT NULL, is_green BIGINT NOT NULL,
    is_hidden BIGINT NOT NULL, body {text} NOT NULL
  )`,
  "CREATE INDEX product_listed ON product (code) WHERE is_hidden = 0",
  "CREATE INDEX product_by_brand ON product (brand, code, is_green) WHERE is_hidden = 0",
  "CREATE INDEX product_by_green ON product (is_green, code) WHERE is_hidden = 0",
  `CREATE TABLE product_count (
    brand {text} NOT NULL, is_green BIGINT NOT NULL, count BIGINT NOT NULL,
    PRIMARY KEY (brand, is_green)
  )`,
  `CREATE TABLE import_process (
    supplier {text} NOT NULL, external_number {text} NOT NULL, attempts BIGINT NOT NULL,
    lease_token {text}, lease_until BIGINT NOT NULL, payload {text} NOT NULL,
    PRIMARY KEY (supplier, external_number)
  )`,
  // A mark does not need a staged account, so it refers to no import process.
  `CREATE TABLE skip_mark (
    supplier {text} NOT NULL, external_number {text} NOT NULL,
    PRIMARY KEY (supplier, external_number)
  )`,
  "CREATE TABLE slot (number BIGINT PRIMARY KEY, lease_token {text}, lease_until BIGINT NOT NULL)",
  // The last two columns are the account's terms, which are fixed at its creation.
  `CREATE TABLE account (
    number {text} PRIMARY KEY, supplier {text} NOT NULL, external_number {text} NOT NULL,
    created_at BIGINT NOT NULL, operations_team {text}, sends_emails BIGINT,
    UNIQUE (supplier, external_number),
    FOREIGN KEY (supplier, external_number)
      REFERENCES import_process (supplier, external_number)
  )`,
  `CREATE TABLE note (
    id {identity}, account_number {text} NOT NULL REFERENCES account (number), body {text} NOT NULL
  )`,
  "CREATE INDEX note_by_account ON note (account_number)",
  `CREATE TABLE booked_transaction (
    id {identity}, account_number {text} NOT NULL REFERENCES account (number),
    transaction_id {text} NOT NULL, body {text} NOT NULL
  )`,
  `CREATE INDEX booked_transaction_by_account
    ON booked_transaction (account_number, transaction_id)`,
  `CREATE TABLE historical_statement (
    id {identity}, account_number {text} NOT NULL REFERENCES account (number), body {text} NOT NULL
  )`,
  "CREATE INDEX historical_statement_by_account ON historical_statement (account_number)",
  `CREATE TABLE payment_instruction (
    id {identity}, account_number {text} NOT NULL REFERENCES account (number),
    vendor {text} NOT NULL, reference {text} NOT NULL, body {text} NOT NULL,
    UNIQUE (account_number, vendor, reference)
  )`,
  `CREATE TABLE token (
    hash {text} PRIMARY KEY, kind {text} NOT NULL, key_hash {text} NOT NULL,
    expires_at BIGINT NOT NULL
  )`,
  "CREATE INDEX token_by_end ON token (expires_at)",
  `CREATE TABLE event_subject (
    subject {text} PRIMARY KEY, last_sequence BIGINT NOT NULL, last_place BIGINT NOT NULL
  )`,
  `CREATE TABLE event (
    subject {text} NOT NULL, sequence BIGINT NOT NULL, place BIGINT NOT NULL,
    id {text} NOT NULL UNIQUE, type {text} NOT NULL, occurred_at BIGINT NOT NULL,
    payload {text} NOT NULL, PRIMARY KEY (subject, sequence)
  )`,
  "CREATE INDEX event_by_place ON event (place)",
  "CREATE TABLE sink (name {text} PRIMARY KEY)",
  `CREATE TABLE delivery (
    sink {text} NOT NULL REFERENCES sink (name), subject {text} NOT NULL,
    last_sequence BIGINT NOT NULL, delivered_sequence BIGINT NOT NULL, lease_token {text},
    failures BIGINT NOT NULL, blocked_until BIGINT NOT NULL, waiting_since BIGINT NOT NULL,
    parked {text}, PRIMARY KEY (sink, subject)
  )`,
  "CREATE INDEX delivery_leased ON delivery (lease_token) WHERE lease_token IS NOT NULL",
  `CREATE INDEX delivery_due ON delivery (sink, blocked_until, waiting_since)
    WHERE delivered_sequence < last_sequence AND parked IS NULL`,
  "CREATE INDEX delivery_parked ON delivery (sink, subject) WHERE parked IS NOT NULL",
];

/** Adds the reason of the last failed attempt. It counts only if `failures` is above 0. */
const REASONS: Migration = ["ALTER TABLE delivery ADD COLUMN reason {text}"];

/** Adds indexes that lead to accounts by their state. An import is final, so it has a column. */
const STATES: Migration = [
  "ALTER TABLE import_process ADD COLUMN is_imported BIGINT NOT NULL DEFAULT 0",
  `UPDATE import_process SET is_imported = 1 WHERE EXISTS (
    SELECT 1 FROM account a WHERE a.supplier = import_process.supplier
      AND a.external_number = import_process.external_number
  )`,
  `CREATE INDEX import_process_open ON import_process (supplier, external_number)
    WHERE is_imported = 0`,
  `CREATE INDEX import_process_leased ON import_process (supplier, external_number)
    WHERE lease_until > 0`,
];

/** Removes what lists of products and accounts do not need: they are few enough to be read. */
const READ_WHOLE: Migration = [
  "DROP TABLE product_count",
  "DROP INDEX import_process_open",
  "DROP INDEX import_process_leased",
  "ALTER TABLE import_process DROP COLUMN is_imported",
];

/** All steps. The version of a schema is the number of its steps. */
export const MIGRATIONS: readonly Migration[] = [FIRST, REASONS, STATES, READ_WHOLE];

const KEPT = ["store_state", "probe", "sink", "product_count"];

/** The tables that a reset empties. A table stands before the tables to which it refers. */
export const FORGOTTEN_TABLES = MIGRATIONS.flat()
  .flatMap((statement) => statement.split("CREATE TABLE ")[1]?.split(" ")[0] ?? [])
  .filter((table) => !KEPT.includes(table))
  .reverse();
