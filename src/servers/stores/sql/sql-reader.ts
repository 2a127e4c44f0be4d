import type {
  Account,
  Added,
  BookedTransaction,
  ImportEntry,
  ImportedAccount,
  ImportKey,
  ImportProcess,
  ImportRange,
  ImportTerms,
  KnownImport,
  Product,
  ProductFilter,
  Reader,
  SupplierStatus,
  TokenRecord,
} from "../store.ts";
import { listProducts } from "./products.ts";
import { bodyIn, EVENT_COLUMNS, eventIn, numberIn, textIn } from "./row.ts";
import type { SqlRow, SqlSource, SqlStatement } from "./sql-driver.ts";

const ENTRY_COLUMNS =
  "p.supplier, p.external_number, p.attempts, p.lease_until, a.number, a.created_at";
const IMPORTS = `import_process p
  LEFT JOIN account a ON a.supplier = p.supplier AND a.external_number = p.external_number`;

/**
 * What is known of an import process, in one row: also what its account and its supplier are marked
 * with, and the time.
 */
export const lookAt = ({ supplier, externalNumber }: ImportKey): SqlStatement => [
  `SELECT {now} + state.clock_offset AS now, status.status, mark.external_number AS mark,
      ${ENTRY_COLUMNS}, p.payload
    FROM store_state state
    LEFT JOIN supplier_status status ON status.code = $1
    LEFT JOIN skip_mark mark ON mark.supplier = $1 AND mark.external_number = $2
    LEFT JOIN (${IMPORTS}) ON p.supplier = $1 AND p.external_number = $2`,
  supplier,
  externalNumber,
];

const ADDED_TABLES: Readonly<Record<keyof Added, string>> = {
  notes: "note",
  transactions: "booked_transaction",
  statements: "historical_statement",
  instructions: "payment_instruction",
};

export class SqlReader implements Reader {
  readonly #source: SqlSource;

  constructor(source: SqlSource) {
    this.#source = source;
  }

  get now(): number {
    return this.#source.now;
  }

  async supplierStatus(code: string) {
    const [row] = await this.#source.all(
      "SELECT status FROM supplier_status WHERE code = $1",
      code,
    );
    return row && statusIn(row);
  }

  async findProduct(code: string) {
    const [row] = await this.#source.all("SELECT body FROM product WHERE code = $1", code);
    return row && bodyIn<Product>(row, "body");
  }

  async missingProducts(codes: readonly string[]) {
    if (codes.length === 0) return [];
    const rows = await this.#source.all("SELECT code FROM product WHERE code {one_of $1}", codes);
    const known = new Set(rows.map((row) => textIn(row, "code")));
    return [...new Set(codes)].filter((code) => !known.has(code));
  }

  listProducts(filter: ProductFilter, offset: number, limit: number) {
    return listProducts(this.#source, filter, offset, limit);
  }

  async listAllProducts() {
    const rows = await this.#source.all("SELECT body FROM product ORDER BY code");
    return rows.map((row) => bodyIn<Product>(row, "body"));
  }

  findImport(key: ImportKey) {
    return this.findOnceHeld(key, undefined);
  }

  /** Finds an import process. The time at which it is seen is the one after the lock. */
  protected async findOnceHeld(key: ImportKey, held: Promise<void> | undefined) {
    const sql = `SELECT ${ENTRY_COLUMNS}, p.payload FROM ${IMPORTS}
      WHERE p.supplier = $1 AND p.external_number = $2`;
    const [[row]] = await Promise.all([
      this.#source.all(sql, key.supplier, key.externalNumber),
      held,
    ]);
    return row && this.#process(row);
  }

  /** What a row of `lookAt` says. */
  knownIn(row: SqlRow): KnownImport {
    return {
      found: row.payload === null ? undefined : this.#process(row),
      isSkipped: row.mark !== null,
      supplierStatus: row.status === null ? undefined : statusIn(row),
    };
  }

  async isSkipped(key: ImportKey) {
    const rows = await this.#source.all(
      "SELECT 1 AS mark FROM skip_mark WHERE supplier = $1 AND external_number = $2",
      key.supplier,
      key.externalNumber,
    );
    return rows.length > 0;
  }

  async listSkipped(supplier: string) {
    const rows = await this.#source.all(
      "SELECT external_number FROM skip_mark WHERE supplier = $1 ORDER BY external_number",
      supplier,
    );
    return rows.map((row) => textIn(row, "external_number"));
  }

  async listImports(
    supplier: string,
    { externalNumber, after = "", limit = Number.MAX_SAFE_INTEGER }: ImportRange = {},
  ) {
    const comparison = externalNumber === undefined ? ">" : "=";
    const rows = await this.#source.all(
      // Both tables are read from $2 on, and not from the beginning.
      `SELECT ${ENTRY_COLUMNS} FROM ${IMPORTS} AND a.external_number ${comparison} $2
        WHERE p.supplier = $1 AND p.external_number ${comparison} $2
        ORDER BY p.external_number LIMIT CAST($3 AS BIGINT)`,
      supplier,
      externalNumber ?? after,
      limit,
    );
    return rows.map((row) => this.#entry(row));
  }

  async findAccount(number: string) {
    const sql = `SELECT supplier, external_number, number, created_at, operations_team, sends_emails
      FROM account WHERE number = $1`;
    const [row] = await this.#source.all(sql, number);
    return row && { ...keyIn(row), ...accountIn(row), ...termsIn(row) };
  }

  async listAdded<Kind extends keyof Added>(kind: Kind, accountNumber: string) {
    const sql = `SELECT body FROM ${ADDED_TABLES[kind]} WHERE account_number = $1 ORDER BY id`;
    const rows = await this.#source.all(sql, accountNumber);
    return rows.map((row) => bodyIn<Added[Kind]>(row, "body"));
  }

  async bookedTransactions(accountNumber: string, ids: readonly string[]) {
    const sql = `SELECT body FROM booked_transaction
      WHERE account_number = $1 AND transaction_id {one_of $2} ORDER BY id`;
    const rows = ids.length === 0 ? [] : await this.#source.all(sql, accountNumber, ids);
    return new Map(
      rows
        .map((row) => bodyIn<BookedTransaction>(row, "body"))
        .map((booked) => [booked.sent.transaction_id, booked]),
    );
  }

  async findToken(hash: string) {
    const [row] = await this.#source.all(
      "SELECT hash, kind, key_hash, expires_at FROM token WHERE hash = $1",
      hash,
    );
    return row && tokenIn(row);
  }

  async listEvents(limit: number, newer = 0) {
    const rows = await this.#source.all(
      `SELECT ${EVENT_COLUMNS} FROM event e
        ORDER BY e.place DESC, e.subject DESC, e.sequence DESC
        LIMIT CAST($1 AS BIGINT) OFFSET CAST($2 AS BIGINT)`,
      limit,
      newer,
    );
    return rows.map(eventIn).reverse();
  }

  #process(row: SqlRow): ImportProcess {
    return { ...this.#entry(row), payload: bodyIn<Account>(row, "payload") };
  }

  #entry(row: SqlRow): ImportEntry {
    return {
      ...keyIn(row),
      isInProgress: numberIn(row, "lease_until") > this.now,
      attempts: numberIn(row, "attempts"),
      account: row.number === null ? null : accountIn(row),
    };
  }
}

export const tokenIn = (row: SqlRow): TokenRecord => ({
  hash: textIn(row, "hash"),
  kind: textIn(row, "kind") as TokenRecord["kind"],
  keyHash: textIn(row, "key_hash"),
  expiresAt: numberIn(row, "expires_at"),
});

const statusIn = (row: SqlRow): SupplierStatus => textIn(row, "status") as SupplierStatus;

const keyIn = (row: SqlRow): ImportKey => ({
  supplier: textIn(row, "supplier"),
  externalNumber: textIn(row, "external_number"),
});

const termsIn = (row: SqlRow): ImportTerms => ({
  operationsTeam: row.operations_team === null ? null : textIn(row, "operations_team"),
  sendsEmails: row.sends_emails === null ? null : numberIn(row, "sends_emails") === 1,
});

const accountIn = (row: SqlRow): ImportedAccount => ({
  number: textIn(row, "number"),
  createdAt: numberIn(row, "created_at"),
});
