import type {
  Account,
  AccountMove,
  BookedTransaction,
  Claim,
  HistoricalStatement,
  ImportKey,
  ImportProcess,
  NewEvent,
  Note,
  PaymentInstruction,
  Product,
  SupplierStatus,
  TokenRecord,
  Writer,
} from "../store.ts";
import {
  accountExists,
  MOST_DELETED_TOKENS,
  NO_TERMS,
  noAccount,
  notStaged,
  numberInUse,
} from "../writer-rules.ts";
import { addEvent } from "./add-event.ts";
import { claimLease, releaseLease } from "./lease.ts";
import { putProducts } from "./products.ts";
import type { SqlParameter } from "./sql-driver.ts";
import { SqlReader, tokenIn } from "./sql-reader.ts";
import type { SqlTransaction } from "./sql-transaction.ts";

/** The first part of a statement that adds something to an account, and the part for a conflict. */
interface Addition {
  readonly insert: string;
  readonly replace?: string;
}

/** Changes the tables. */
export class SqlWriter extends SqlReader implements Writer {
  readonly moves: AccountMove[] = [];
  readonly #transaction: SqlTransaction;

  constructor(transaction: SqlTransaction) {
    super(transaction);
    this.#transaction = transaction;
  }

  override findImport(key: ImportKey): Promise<ImportProcess | undefined> {
    return this.findOnceHeld(key, this.#hold(key));
  }

  async setSupplierStatus(code: string, status: SupplierStatus): Promise<void> {
    const sql = `INSERT INTO supplier_status (code, status) VALUES ($1, $2)
      ON CONFLICT (code) DO UPDATE SET status = excluded.status`;
    await this.#transaction.run(sql, code, status);
  }

  putProducts(products: readonly Product[]): Promise<void> {
    return putProducts(this.#transaction, products);
  }

  async stage(payload: Account): Promise<"first" | "replaced"> {
    const key = {
      supplier: payload.import_supplier,
      externalNumber: payload.external_account_number,
    };
    const parameters = [key.supplier, key.externalNumber, JSON.stringify(payload)] as const;
    const update =
      "UPDATE import_process SET payload = $3 WHERE supplier = $1 AND external_number = $2";
    const insert = `INSERT INTO import_process (
        supplier, external_number, attempts, lease_token, lease_until, payload
      ) VALUES ($1, $2, 0, NULL, 0, $3) ON CONFLICT DO NOTHING`;
    const [, replaced] = await Promise.all([
      this.#hold(key),
      this.#transaction.run(update, ...parameters),
      this.#transaction.run(insert, ...parameters),
    ]);
    return replaced > 0 ? "replaced" : "first";
  }

  async setSkipped(key: ImportKey, isSkipped: boolean): Promise<void> {
    const held = this.#hold(key);
    const sql = isSkipped
      ? "INSERT INTO skip_mark (supplier, external_number) VALUES ($1, $2) ON CONFLICT DO NOTHING"
      : "DELETE FROM skip_mark WHERE supplier = $1 AND external_number = $2";
    await Promise.all([held, this.#transaction.run(sql, key.supplier, key.externalNumber)]);
  }

  async claim(key: ImportKey, limit: number | null, milliseconds: number): Promise<Claim> {
    await this.#hold(key);
    return claimLease(this.#transaction, key, limit, milliseconds);
  }

  async release(key: ImportKey, token: string): Promise<boolean> {
    const [, until] = await Promise.all([
      this.#hold(key),
      releaseLease(this.#transaction, key, token),
    ]);
    return until !== undefined && until > this.now;
  }

  async createAccount(
    key: ImportKey,
    number: string,
    terms = NO_TERMS,
    createdAt?: number,
  ): Promise<void> {
    const created = await this.#transaction.run(
      `INSERT INTO account (
          number, supplier, external_number, created_at, operations_team, sends_emails
        )
        SELECT CAST($1 AS TEXT), supplier, external_number, CAST($4 AS BIGINT), CAST($5 AS TEXT),
          CAST($6 AS BIGINT)
        FROM import_process WHERE supplier = $2 AND external_number = $3
        ON CONFLICT DO NOTHING`,
      number,
      key.supplier,
      key.externalNumber,
      createdAt ?? this.now,
      terms.operationsTeam,
      terms.sendsEmails === null ? null : Number(terms.sendsEmails),
    );
    if (created === 0) throw new Error(await this.#whyNotCreated(key, number));
  }

  addNote(accountNumber: string, note: Note): Promise<void> {
    const insert = "INSERT INTO note (account_number, body) SELECT number, CAST($2 AS TEXT)";
    return this.#add({ insert }, accountNumber, JSON.stringify(note));
  }

  addTransaction(accountNumber: string, transaction: BookedTransaction): Promise<void> {
    const insert = `INSERT INTO booked_transaction (account_number, body, transaction_id)
      SELECT number, CAST($2 AS TEXT), CAST($3 AS TEXT)`;
    return this.#add(
      { insert },
      accountNumber,
      JSON.stringify(transaction),
      transaction.sent.transaction_id,
    );
  }

  addStatement(accountNumber: string, statement: HistoricalStatement): Promise<void> {
    const insert =
      "INSERT INTO historical_statement (account_number, body) SELECT number, CAST($2 AS TEXT)";
    return this.#add({ insert }, accountNumber, JSON.stringify(statement));
  }

  async putPaymentInstruction(
    accountNumber: string,
    instruction: PaymentInstruction,
  ): Promise<void> {
    const { vendor, reference } = instruction;
    const body = JSON.stringify(instruction);
    const insert = `INSERT INTO payment_instruction (account_number, body, vendor, reference)
      SELECT number, CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT)`;
    const replace =
      "ON CONFLICT (account_number, vendor, reference) DO UPDATE SET body = excluded.body";
    await this.#add({ insert, replace }, accountNumber, body, vendor, reference);
  }

  async putTokens(tokens: readonly TokenRecord[]): Promise<void> {
    const put = `INSERT INTO token (hash, kind, key_hash, expires_at) VALUES ($1, $2, $3, $4)
      ON CONFLICT (hash) DO UPDATE SET kind = excluded.kind, key_hash = excluded.key_hash,
        expires_at = excluded.expires_at`;
    // It skips those that another transaction is deleting: otherwise the two might wait for each
    // other's tokens.
    const forget = `DELETE FROM token WHERE hash IN (
      SELECT hash FROM token WHERE expires_at <= $1
      ORDER BY expires_at LIMIT CAST($2 AS BIGINT) {skip_locked}
    )`;
    await Promise.all([
      this.#transaction.run(forget, this.now, MOST_DELETED_TOKENS),
      ...tokens.map(({ hash, kind, keyHash, expiresAt }) =>
        this.#transaction.run(put, hash, kind, keyHash, expiresAt),
      ),
    ]);
  }

  async takeToken(hash: string): Promise<TokenRecord | undefined> {
    const [row] = await this.#transaction.all(
      "DELETE FROM token WHERE hash = $1 RETURNING hash, kind, key_hash, expires_at",
      hash,
    );
    return row && tokenIn(row);
  }

  addEvent(event: NewEvent): Promise<void> {
    return addEvent(this.#transaction, event);
  }

  rehearse<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#transaction.undo(work);
  }

  #hold({ supplier, externalNumber }: ImportKey): Promise<void> {
    return this.#transaction.hold(JSON.stringify([supplier, externalNumber]));
  }

  async #add(
    { insert, replace = "" }: Addition,
    accountNumber: string,
    ...parameters: readonly SqlParameter[]
  ): Promise<void> {
    const added = await this.#transaction.run(
      `${insert} FROM account WHERE number = $1 ${replace}`,
      accountNumber,
      ...parameters,
    );
    if (added === 0) throw new Error(noAccount(accountNumber));
  }

  async #whyNotCreated(key: ImportKey, number: string): Promise<string> {
    const entry = await this.findImport(key);
    if (!entry) return notStaged(key);
    return entry.account ? accountExists(key, entry.account.number) : numberInUse(number);
  }
}
