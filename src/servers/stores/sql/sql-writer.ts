import type { Added, ImportKey, Reader, Writer } from "../store.ts";
import { keyText, MOST_DELETED_TOKENS, NO_TERMS } from "../writer-rules.ts";
import { claimLease, releaseLease } from "./lease.ts";
import type { SqlParameter } from "./sql-driver.ts";
import { createSqlReader, findImport, importIn, tokenIn } from "./sql-reader.ts";
import type { SqlTransaction } from "./sql-transaction.ts";

export function createSqlWriter(transaction: SqlTransaction): Writer {
  const reader = createSqlReader(transaction);
  const { listEvents } = reader;
  const hold = (key: ImportKey): Promise<void> => transaction.hold(keyText(key));
  const changes: Omit<Writer, Exclude<keyof Reader, "findImport" | "listEvents">> = {
    moves: [],
    async findImport(key) {
      // Waits for the lock, and only then reads the time.
      const [, [row]] = await Promise.all([hold(key), transaction.query(...findImport(key))]);
      return row && importIn(row, transaction.now);
    },
    async setSupplierStatus(code, status) {
      const sql = `INSERT INTO supplier_status (code, status) VALUES ($1, $2)
        ON CONFLICT (code) DO UPDATE SET status = excluded.status`;
      await transaction.query(sql, code, status);
    },
    async putProducts(products) {
      const put = `INSERT INTO product (code, is_hidden, body, brand, is_green)
        VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (code) DO UPDATE SET brand = excluded.brand, is_green = excluded.is_green,
          is_hidden = excluded.is_hidden, body = excluded.body`;
      // Every call locks rows in the same order, so that two calls never deadlock.
      for (const product of [...products].sort((a, b) => (a.code < b.code ? -1 : 1))) {
        const { code, is_hidden = false, brand = "", params } = product;
        const isGreen = Number(params?.is_green ?? false);
        const body = JSON.stringify(product);
        await transaction.send([put, code, Number(is_hidden), body, brand, isGreen]);
      }
    },
    async stage(payload) {
      const { import_supplier: supplier, external_account_number: externalNumber } = payload;
      const put = `INSERT INTO import_process (
          supplier, external_number, attempts, lease_token, lease_until, payload
        ) VALUES ($1, $2, 0, NULL, 0, $3)
        ON CONFLICT (supplier, external_number) DO UPDATE SET payload = excluded.payload`;
      const statement = [put, supplier, externalNumber, JSON.stringify(payload)] as const;
      await Promise.all([hold({ supplier, externalNumber }), transaction.send(statement)]);
    },
    async setSkipped(key, isSkipped) {
      const sql = isSkipped
        ? "INSERT INTO skip_mark (supplier, external_number) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        : "DELETE FROM skip_mark WHERE supplier = $1 AND external_number = $2";
      await Promise.all([hold(key), transaction.query(sql, key.supplier, key.externalNumber)]);
    },
    async claim(key, limit, milliseconds) {
      await hold(key);
      return claimLease(transaction, key, limit, milliseconds);
    },
    async release(key, token) {
      const [, until] = await Promise.all([hold(key), releaseLease(transaction, key, token)]);
      return until !== undefined && until > transaction.now;
    },
    async createAccount(key, number, terms = NO_TERMS, createdAt = transaction.now) {
      const { operationsTeam, sendsEmails } = terms;
      const emails = sendsEmails === null ? null : Number(sendsEmails);
      const values = [number, key.supplier, key.externalNumber, createdAt, operationsTeam, emails];
      await transaction.send([CREATE, ...values]);
    },
    add(kind, accountNumber, item) {
      const { sql, more } = INSERTS[kind];
      return transaction.send([sql, accountNumber, JSON.stringify(item), ...more(item)]);
    },
    async putTokens(tokens) {
      const put = `INSERT INTO token (hash, kind, key_hash, expires_at) VALUES ($1, $2, $3, $4)
        ON CONFLICT (hash) DO UPDATE SET kind = excluded.kind, key_hash = excluded.key_hash,
          expires_at = excluded.expires_at`;
      // Skips tokens that another transaction is deleting, because two transactions could deadlock.
      const forget = `DELETE FROM token WHERE hash IN (
        SELECT hash FROM token WHERE expires_at <= $1
        ORDER BY expires_at LIMIT CAST($2 AS BIGINT) {skip_locked}
      )`;
      await Promise.all([
        transaction.query(forget, transaction.now, MOST_DELETED_TOKENS),
        ...tokens.map(({ hash, kind, keyHash, expiresAt }) =>
          transaction.query(put, hash, kind, keyHash, expiresAt),
        ),
      ]);
    },
    async takeToken(hash) {
      const sql = "DELETE FROM token WHERE hash = $1 RETURNING hash, kind, key_hash, expires_at";
      const [row] = await transaction.query(sql, hash);
      return row && tokenIn(row);
    },
    addEvent: async (event) => transaction.addEvent(event),
    async listEvents(...range) {
      await transaction.writeEvents();
      return listEvents(...range);
    },
  };
  return Object.assign(reader, changes);
}

const CREATE = `INSERT INTO account (
    number, supplier, external_number, created_at, operations_team, sends_emails
  ) VALUES ($1, $2, $3, $4, $5, $6)`;

/** The statements that add to an account. Their parameters: the account, the body, and `more`. */
const INSERTS: {
  readonly [Kind in keyof Added]: {
    readonly sql: string;
    more(item: Added[Kind]): readonly SqlParameter[];
  };
} = {
  notes: { sql: "INSERT INTO note (account_number, body) VALUES ($1, $2)", more: () => [] },
  transactions: {
    sql: "INSERT INTO booked_transaction (account_number, body, transaction_id) VALUES ($1, $2, $3)",
    more: ({ sent }) => [sent.transaction_id],
  },
  statements: {
    sql: "INSERT INTO historical_statement (account_number, body) VALUES ($1, $2)",
    more: () => [],
  },
  instructions: {
    sql: `INSERT INTO payment_instruction (account_number, body, vendor, reference)
      VALUES ($1, $2, $3, $4)
      ON CONFLICT (account_number, vendor, reference) DO UPDATE SET body = excluded.body`,
    more: ({ vendor, reference }) => [vendor, reference],
  },
};
