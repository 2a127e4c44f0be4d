import type {
  Account,
  AccountMove,
  BookedTransaction,
  HistoricalStatement,
  ImportKey,
  NewEvent,
  Note,
  PaymentInstruction,
  Product,
  StoredEvent,
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
import { lineUpEvent, NO_TURNS } from "./deliveries.ts";
import { ALL, Layer, nextNumber } from "./layer.ts";
import { relist } from "./listed-products.ts";
import { leaseId, MemoryReader, thousandOf } from "./memory-reader.ts";
import { NO_TEXTS, type SortedSet } from "./sorted-set.ts";
import type { ImportRow, Turn } from "./tables.ts";

/** Where a token stands among those that expire. */
const endOf = ({ hash, expiresAt }: TokenRecord): Turn => ({ subject: hash, at: expiresAt });

/** Changes rows in its own layer. */
export class MemoryWriter extends MemoryReader implements Writer {
  readonly moves: AccountMove[] = [];
  readonly #events: StoredEvent[];
  readonly #unique: () => string;

  /** `events` gets every event that is added. */
  constructor(layer: Layer, now: number, events: StoredEvent[], unique: () => string) {
    super(layer, now);
    this.#events = events;
    this.#unique = unique;
  }

  async setSupplierStatus(code: string, status: SupplierStatus) {
    this.layer.put("supplierStatus", ALL, code, status);
  }

  async putProducts(products: readonly Product[]) {
    for (const product of products) {
      relist(this.layer, this.layer.get("products", ALL, product.code), product);
      this.layer.put("products", ALL, product.code, frozenCopy(product));
    }
  }

  async stage(payload: Account) {
    const { import_supplier: supplier, external_account_number: externalNumber } = payload;
    const before = this.layer.get("imports", supplier, externalNumber);
    const row = before ?? { supplier, externalNumber, attempts: 0, account: null };
    this.#putImport({ ...row, payload: frozenCopy(payload) });
    if (before) return;
    const numbers = this.layer.get("importNumbers", ALL, supplier) ?? NO_TEXTS;
    this.layer.put("importNumbers", ALL, supplier, numbers.with(externalNumber));
  }

  async setSkipped({ supplier, externalNumber }: ImportKey, isSkipped: boolean) {
    this.layer.put("skipMarks", supplier, externalNumber, isSkipped ? externalNumber : null);
  }

  async claim(key: ImportKey, limit: number | null, milliseconds: number) {
    const row = this.#import(key);
    const id = leaseId(key);
    const last = this.layer.get("leases", ALL, id);
    if (last && last.until > this.now) return "in_progress";
    if (limit !== null && this.#countLeases(limit) === limit) return "limit_reached";
    const lease = { token: this.#unique(), until: this.now + milliseconds };
    if (milliseconds > 0) this.layer.put("leases", ALL, id, lease);
    this.#putImport({ ...row, attempts: row.attempts + 1 });
    return lease;
  }

  async release(key: ImportKey, token: string) {
    const lease = this.layer.get("leases", ALL, leaseId(key));
    if (lease?.token !== token) return false;
    this.layer.put("leases", ALL, leaseId(key), null);
    return lease.until > this.now;
  }

  async createAccount(key: ImportKey, number: string, terms = NO_TERMS, createdAt = this.now) {
    const row = this.#import(key);
    if (row.account) throw new Error(accountExists(key));
    if (this.layer.get("accounts", ALL, number)) throw new Error(numberInUse(number));
    const account = { number, createdAt };
    const { supplier, externalNumber } = row;
    this.layer.put("accounts", ALL, number, { supplier, externalNumber, ...account, ...terms });
    this.#putImport({ ...row, account });
  }

  async addNote(accountNumber: string, note: Note) {
    this.#add("notes", accountNumber, note);
  }

  async addTransaction(accountNumber: string, transaction: BookedTransaction) {
    this.#add("transactions", accountNumber, transaction);
  }

  async addStatement(accountNumber: string, statement: HistoricalStatement) {
    this.#add("statements", accountNumber, statement);
  }

  async putPaymentInstruction(accountNumber: string, instruction: PaymentInstruction) {
    this.#checkAccount(accountNumber);
    const id = JSON.stringify([instruction.vendor, instruction.reference]);
    this.layer.put("paymentInstructions", accountNumber, id, frozenCopy(instruction));
  }

  async putTokens(tokens: readonly TokenRecord[]) {
    this.#deleteExpiredTokens();
    for (const token of tokens) {
      this.#deleteToken(token.hash);
      this.layer.put("tokens", ALL, token.hash, frozenCopy(token));
      this.layer.put("tokenEnds", ALL, ALL, this.#tokenEnds.with(endOf(token)));
    }
  }

  async takeToken(hash: string) {
    return this.#deleteToken(hash);
  }

  async addEvent({ type, payload, subject }: NewEvent) {
    const sequence = (this.layer.get("subjects", ALL, subject) ?? 0) + 1;
    const event = frozenCopy({
      id: this.#unique(),
      type,
      payload,
      subject,
      sequence,
      occurredAt: this.now,
    });
    this.layer.put("subjects", ALL, subject, sequence);
    this.layer.put("events", subject, String(sequence), event);
    const number = (this.layer.get("eventCount", ALL, ALL) ?? 0) + 1;
    this.layer.put("eventCount", ALL, ALL, number);
    this.layer.put("eventLog", thousandOf(number), String(number), event);
    lineUpEvent(this.layer, subject);
    this.#events.push(event);
  }

  async rehearse<Result>(work: () => Promise<Result>) {
    const kept = this.layer;
    const eventCount = this.#events.length;
    this.layer = new Layer(kept);
    try {
      return await work();
    } finally {
      this.layer = kept;
      this.#events.length = eventCount;
    }
  }

  #add<Name extends "notes" | "transactions" | "statements">(
    table: Name,
    accountNumber: string,
    row: Parameters<typeof this.layer.put<Name>>[3],
  ): void {
    this.#checkAccount(accountNumber);
    this.layer.put(table, accountNumber, String(nextNumber()), frozenCopy(row));
  }

  get #tokenEnds(): SortedSet<Turn> {
    return this.layer.get("tokenEnds", ALL, ALL) ?? NO_TURNS;
  }

  #deleteToken(hash: string): TokenRecord | undefined {
    const token = this.layer.get("tokens", ALL, hash);
    if (!token) return undefined;
    this.layer.put("tokens", ALL, hash, null);
    this.layer.put("tokenEnds", ALL, ALL, this.#tokenEnds.without(endOf(token)));
    return token;
  }

  #deleteExpiredTokens(): void {
    for (const { at, subject: hash } of this.#tokenEnds.slice(0, MOST_DELETED_TOKENS)) {
      if (at > this.now) return;
      this.#deleteToken(hash);
    }
  }

  /** How many leases there are, counted up to a number. */
  #countLeases(most: number): number {
    let count = 0;
    for (const { until } of this.layer.list("leases", ALL).values()) {
      if (count >= most) break;
      if (until > this.now) count += 1;
    }
    return count;
  }

  #import(key: ImportKey): ImportRow {
    const row = this.layer.get("imports", key.supplier, key.externalNumber);
    if (!row) throw new Error(notStaged(key));
    return row;
  }

  #putImport(row: ImportRow): void {
    this.layer.put("imports", row.supplier, row.externalNumber, row);
  }

  #checkAccount(number: string): void {
    if (!this.layer.get("accounts", ALL, number)) throw new Error(noAccount(number));
  }
}

/**
 * A copy of a JSON value that cannot be changed, because only the store changes what it keeps.
 * Fields that are undefined are left out, as in JSON.
 */
const frozenCopy = <Value>(value: Value): Value => copy(value) as Value;

function copy(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return Object.freeze(value.map(copy));
  const own: Record<string, unknown> = { ...value };
  for (const key in own) {
    const field = own[key];
    if (field === undefined) delete own[key];
    else if (typeof field === "object" && field !== null) own[key] = copy(field);
  }
  return Object.freeze(own);
}
