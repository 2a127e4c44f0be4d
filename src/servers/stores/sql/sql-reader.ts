import type {
  Account,
  Added,
  BookedTransaction,
  ImportFacts,
  ImportKey,
  ImportProcess,
  Product,
  Reader,
  SupplierStatus,
  TokenRecord,
} from "../store.ts";
import { bodyIn, EVENT_COLUMNS, eventIn, numberIn, textIn } from "./row.ts";
import type { SqlRow, SqlSource, SqlStatement } from "./sql-driver.ts";

const ENTRY_COLUMNS =
  "p.supplier, p.external_number, p.attempts, p.lease_until, a.number, a.created_at";
const IMPORTS = `import_process p
  LEFT JOIN account a ON a.supplier = p.supplier AND a.external_number = p.external_number`;

export const findImport = ({ supplier, externalNumber }: ImportKey): SqlStatement => [
  `SELECT ${ENTRY_COLUMNS}, p.payload FROM ${IMPORTS}
    WHERE p.supplier = $1 AND p.external_number = $2`,
  supplier,
  externalNumber,
];

/** Selects an import process, its mark to be skipped, and the supplier's status in one row. */
export const findFacts = ({ supplier, externalNumber }: ImportKey): SqlStatement => [
  `SELECT status.status, mark.external_number AS mark, ${ENTRY_COLUMNS}, p.payload
    FROM (SELECT 1) AS one
    LEFT JOIN supplier_status status ON status.code = $1
    LEFT JOIN skip_mark mark ON mark.supplier = $1 AND mark.external_number = $2
    LEFT JOIN (${IMPORTS}) ON p.supplier = $1 AND p.external_number = $2`,
  supplier,
  externalNumber,
];

/** Selects the numbers of a range: the supplier is $1, and the range $2, $3 and $4. */
const numbersIn = (table: string): string => `SELECT * FROM (
    SELECT external_number FROM ${table}
    WHERE supplier = $1 AND external_number > $2 AND external_number >= $3
    ORDER BY external_number LIMIT CAST($4 AS BIGINT)
  ) AS ${table}_numbers`;

/** Selects accounts with their mark. It begins with numbers alone, which two indexes have. */
const ACCOUNTS = `SELECT CAST($1 AS TEXT) AS supplier, k.external_number,
    coalesce(p.attempts, 0) AS attempts, coalesce(p.lease_until, 0) AS lease_until,
    a.number, a.created_at, m.external_number AS mark
  FROM (${numbersIn("import_process")} UNION ${numbersIn("skip_mark")}) AS k
  LEFT JOIN import_process p ON p.supplier = $1 AND p.external_number = k.external_number
  LEFT JOIN skip_mark m ON m.supplier = $1 AND m.external_number = k.external_number
  LEFT JOIN account a ON a.supplier = $1 AND a.external_number = k.external_number
  ORDER BY k.external_number LIMIT CAST($4 AS BIGINT)`;

const ADDED_TABLES: Readonly<Record<keyof Added, string>> = {
  notes: "note",
  transactions: "booked_transaction",
  statements: "historical_statement",
  instructions: "payment_instruction",
};

export function createSqlReader(source: SqlSource): Reader {
  const list = async <Found>(read: (row: SqlRow) => Found, ...statement: SqlStatement) =>
    (await source.query(...statement)).map(read);
  const find = async <Found>(read: (row: SqlRow) => Found, ...statement: SqlStatement) =>
    (await list(read, ...statement))[0];
  return {
    /** The time moves on while the source waits for locks. */
    get now() {
      return source.now;
    },
    supplierStatus: (code) =>
      find(statusIn, "SELECT status FROM supplier_status WHERE code = $1", code),
    findProduct: (code) => find(productIn, "SELECT body FROM product WHERE code = $1", code),
    async missingProducts(codes) {
      if (codes.length === 0) return [];
      const sql = "SELECT code FROM product WHERE code {one_of $1}";
      const found = new Set(await list((row) => textIn(row, "code"), sql, codes));
      return [...new Set(codes)].filter((code) => !found.has(code));
    },
    async listProducts({ brand = null, isGreen }, offset, limit) {
      const listed = `FROM product WHERE is_hidden = 0
        AND brand = coalesce(CAST($1 AS TEXT), brand)
        AND is_green = coalesce(CAST($2 AS BIGINT), is_green)`;
      const page = `SELECT body ${listed} ORDER BY code
        LIMIT CAST($3 AS BIGINT) OFFSET CAST($4 AS BIGINT)`;
      const filter = [brand, isGreen === undefined ? null : Number(isGreen)] as const;
      const [products, count = 0] = await Promise.all([
        list(productIn, page, ...filter, limit, offset),
        find((row) => numberIn(row, "count"), `SELECT count(*) AS count ${listed}`, ...filter),
      ]);
      return { products, count };
    },
    listAllProducts: () => list(productIn, "SELECT body FROM product ORDER BY code"),
    findImport: (key) => find((row) => importIn(row, source.now), ...findImport(key)),
    listImports(supplier, { after = "", limit = Number.MAX_SAFE_INTEGER } = {}) {
      // Both conditions name $2, so that the database reads neither table from its beginning.
      const sql = `SELECT ${ENTRY_COLUMNS} FROM ${IMPORTS} AND a.external_number > $2
        WHERE p.supplier = $1 AND p.external_number > $2
        ORDER BY p.external_number LIMIT CAST($3 AS BIGINT)`;
      return list((row) => entryIn(row, source.now), sql, supplier, after, limit);
    },
    async listAccounts(supplier, range = {}) {
      const { after = "", prefix = "", limit = Number.MAX_SAFE_INTEGER } = range;
      const read = (row: SqlRow) => ({
        ...entryIn(row, source.now),
        isSkipped: row.mark !== null,
      });
      const accounts = await list(read, ACCOUNTS, supplier, after, prefix, limit);
      // The sorted list begins with the numbers that have the prefix. Later entries do not match.
      return accounts.filter(({ externalNumber }) => externalNumber.startsWith(prefix));
    },
    findAccount(number) {
      const sql = `SELECT supplier, external_number, number, created_at, operations_team,
          sends_emails FROM account WHERE number = $1`;
      return find(foundAccountIn, sql, number);
    },
    listAdded<Kind extends keyof Added>(kind: Kind, accountNumber: string) {
      const sql = `SELECT body FROM ${ADDED_TABLES[kind]} WHERE account_number = $1 ORDER BY id`;
      return list((row) => bodyIn<Added[Kind]>(row, "body"), sql, accountNumber);
    },
    async bookedTransactions(accountNumber, ids) {
      if (ids.length === 0) return new Map();
      const sql = `SELECT body FROM booked_transaction
        WHERE account_number = $1 AND transaction_id {one_of $2} ORDER BY id`;
      const read = (row: SqlRow) => bodyIn<BookedTransaction>(row, "body");
      const booked = await list(read, sql, accountNumber, ids);
      return new Map(booked.map((transaction) => [transaction.sent.transaction_id, transaction]));
    },
    findToken: (hash) =>
      find(tokenIn, "SELECT hash, kind, key_hash, expires_at FROM token WHERE hash = $1", hash),
    async listEvents(limit, newer = 0, subject) {
      const [condition, order] =
        subject === undefined
          ? ["", "e.place DESC, e.subject DESC, e.sequence DESC"]
          : ["WHERE e.subject = $3", "e.sequence DESC"];
      const sql = `SELECT ${EVENT_COLUMNS} FROM event e ${condition} ORDER BY ${order}
        LIMIT CAST($1 AS BIGINT) OFFSET CAST($2 AS BIGINT)`;
      const more = subject === undefined ? [] : [subject];
      return (await list(eventIn, sql, limit, newer, ...more)).reverse();
    },
  };
}

export const factsIn = (row: SqlRow, now: number): ImportFacts => ({
  importProcess: row.payload === null ? undefined : importIn(row, now),
  isSkipped: row.mark !== null,
  supplierStatus: row.status === null ? undefined : statusIn(row),
});

export const importIn = (row: SqlRow, now: number): ImportProcess => ({
  ...entryIn(row, now),
  payload: bodyIn<Account>(row, "payload"),
});

const entryIn = (row: SqlRow, now: number) => ({
  ...keyIn(row),
  isInProgress: numberIn(row, "lease_until") > now,
  attempts: numberIn(row, "attempts"),
  account: row.number === null ? null : accountIn(row),
});

export const tokenIn = (row: SqlRow): TokenRecord => ({
  hash: textIn(row, "hash"),
  kind: textIn(row, "kind") as TokenRecord["kind"],
  keyHash: textIn(row, "key_hash"),
  expiresAt: numberIn(row, "expires_at"),
});

const statusIn = (row: SqlRow): SupplierStatus => textIn(row, "status") as SupplierStatus;
const productIn = (row: SqlRow): Product => bodyIn(row, "body");

const keyIn = (row: SqlRow) => ({
  supplier: textIn(row, "supplier"),
  externalNumber: textIn(row, "external_number"),
});

const accountIn = (row: SqlRow) => ({
  number: textIn(row, "number"),
  createdAt: numberIn(row, "created_at"),
});

const foundAccountIn = (row: SqlRow) => ({
  ...keyIn(row),
  ...accountIn(row),
  operationsTeam: row.operations_team === null ? null : textIn(row, "operations_team"),
  sendsEmails: row.sends_emails === null ? null : numberIn(row, "sends_emails") === 1,
});
