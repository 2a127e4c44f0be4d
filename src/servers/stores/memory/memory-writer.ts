import type { ListedState } from "../../../../generated/server-types.ts";
import type {
  Account,
  AccountMove,
  Added,
  ImportKey,
  NewEvent,
  PaymentInstruction,
  Product,
  StoredEvent,
  SupplierStatus,
  TokenRecord,
  Writer,
} from "../store.ts";
import { FAULTS, keyText, MOST_DELETED_TOKENS, NO_TERMS } from "../writer-rules.ts";
import { ALL, type ImportRow, type Layer, listId, type Tables, turnId } from "./layer.ts";
import { lineUpEvent } from "./memory-outbox.ts";
import { groupsOf, MemoryReader } from "./memory-reader.ts";

/** The id of a token in the table `tokenEnds`, which sorts the tokens by expiry. */
const endOf = ({ hash, expiresAt }: TokenRecord) => turnId(expiresAt, hash);

/** Changes the rows of a layer. */
export class MemoryWriter extends MemoryReader implements Writer {
  readonly moves: AccountMove[] = [];
  readonly #events: StoredEvent[];
  readonly #unique: () => string;

  /** Every added event is put into `events`. */
  constructor(layer: Layer, events: StoredEvent[], unique: () => string) {
    super(layer);
    this.#events = events;
    this.#unique = unique;
  }

  async setSupplierStatus(code: string, status: SupplierStatus) {
    this.layer.put("supplierStatus", ALL, code, status);
  }

  async putProducts(products: readonly Product[]) {
    for (const sent of products) {
      const { code } = sent;
      const product = frozenCopy(sent);
      for (const group of groupsOf(this.layer.get("products", ALL, code)))
        this.layer.put("listedProducts", group, code, null);
      for (const group of groupsOf(product)) this.layer.put("listedProducts", group, code, product);
      this.layer.put("products", ALL, code, product);
    }
  }

  async stage(payload: Account) {
    const { import_supplier: supplier, external_account_number: externalNumber } = payload;
    const before = this.layer.get("imports", supplier, externalNumber);
    const row = before ?? { supplier, externalNumber, attempts: 0, account: null };
    if (!before) this.#list("staged", row, true);
    this.#putImport({ ...row, payload: frozenCopy(payload) });
  }

  async setSkipped(key: ImportKey, isSkipped: boolean) {
    this.#list("skipped", key, isSkipped);
  }

  async claim(key: ImportKey, limit: number | null, milliseconds: number) {
    const row = this.#import(key);
    const id = keyText(key);
    const last = this.layer.get("leases", ALL, id);
    if (last && last.until > this.now) return "in_progress";
    if (limit !== null && this.#countLeases() >= limit) return "limit_reached";
    const lease = { token: this.#unique(), until: this.now + milliseconds };
    if (milliseconds > 0) {
      this.layer.put("leases", ALL, id, { ...key, ...lease });
      this.#list("in_progress", key, true);
    }
    this.#putImport({ ...row, attempts: row.attempts + 1 });
    return lease;
  }

  async release(key: ImportKey, token: string) {
    const lease = this.layer.get("leases", ALL, keyText(key));
    if (lease?.token !== token) return false;
    this.layer.put("leases", ALL, keyText(key), null);
    this.#list("in_progress", key, false);
    return lease.until > this.now;
  }

  async createAccount(key: ImportKey, number: string, terms = NO_TERMS, createdAt = this.now) {
    const row = this.#import(key);
    if (row.account) throw new Error(FAULTS.accountExists(key));
    if (this.layer.get("accounts", ALL, number)) throw new Error(FAULTS.numberInUse(number));
    const account = { number, createdAt };
    const { supplier, externalNumber } = row;
    this.layer.put("accounts", ALL, number, { supplier, externalNumber, ...account, ...terms });
    this.#putImport({ ...row, account });
    this.#list("staged", row, false);
    this.#list("imported", row, true);
  }

  async add<Kind extends keyof Added>(kind: Kind, accountNumber: string, item: Tables[Kind]) {
    if (!this.layer.get("accounts", ALL, accountNumber))
      throw new Error(FAULTS.noAccount(accountNumber));
    const twin = "vendor" in item ? this.#placeOf(accountNumber, item) : -1;
    const place = twin < 0 ? this.layer.count(kind, accountNumber) : twin;
    this.layer.put(kind, accountNumber, place, frozenCopy(item));
  }

  async putTokens(tokens: readonly TokenRecord[]) {
    this.#deleteExpiredTokens();
    for (const token of tokens) {
      this.#deleteToken(token.hash);
      this.layer.put("tokens", ALL, token.hash, frozenCopy(token));
      this.layer.put("tokenEnds", ALL, endOf(token), token);
    }
  }

  async takeToken(hash: string) {
    return this.#deleteToken(hash);
  }

  async addEvent({ type, payload, subject }: NewEvent) {
    const sequence = this.layer.count("events", subject) + 1;
    const id = this.#unique();
    const event = frozenCopy({ id, type, payload, subject, sequence, occurredAt: this.now });
    this.layer.put("events", subject, sequence, event);
    this.layer.put("eventLog", ALL, this.layer.count("eventLog", ALL), event);
    lineUpEvent(this.layer, subject);
    this.#events.push(event);
  }

  async rehearse<Result>(work: () => Promise<Result>) {
    const { rows } = this.layer;
    const eventCount = this.#events.length;
    try {
      return await work();
    } finally {
      this.layer.rows = rows;
      this.#events.length = eventCount;
    }
  }

  #placeOf(accountNumber: string, { vendor, reference }: PaymentInstruction): number {
    return this.layer
      .list("instructions", accountNumber)
      .findIndex((item) => item.vendor === vendor && item.reference === reference);
  }

  #deleteToken(hash: string): TokenRecord | undefined {
    const token = this.layer.get("tokens", ALL, hash);
    if (!token) return undefined;
    this.layer.put("tokens", ALL, hash, null);
    this.layer.put("tokenEnds", ALL, endOf(token), null);
    return token;
  }

  #deleteExpiredTokens(): void {
    for (let deleted = 0; deleted < MOST_DELETED_TOKENS; deleted += 1) {
      const [first] = this.layer.list("tokenEnds", ALL, 0, 1);
      if (!first || first.expiresAt > this.now) return;
      this.#deleteToken(first.hash);
    }
  }

  #countLeases(): number {
    return this.layer.list("leases", ALL).filter(({ until }) => until > this.now).length;
  }

  #import(key: ImportKey): ImportRow {
    const row = this.layer.get("imports", key.supplier, key.externalNumber);
    if (!row) throw new Error(FAULTS.notStaged(key));
    return row;
  }

  /** Puts an account on a list, or removes it. */
  #list(state: ListedState, { supplier, externalNumber }: ImportKey, isOn: boolean): void {
    const row = isOn ? externalNumber : null;
    this.layer.put("accountLists", listId(state, supplier), externalNumber, row);
  }

  #putImport(row: ImportRow): void {
    this.layer.put("imports", row.supplier, row.externalNumber, row);
  }
}

/** Makes a frozen copy of a JSON value without undefined fields. Frozen values are not copied. */
function frozenCopy<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) return Object.freeze(value.map(frozenCopy)) as Value;
  const copy: Record<string, unknown> = { ...(value as object) };
  for (const key in copy) {
    if (copy[key] === undefined) delete copy[key];
    else copy[key] = frozenCopy(copy[key]);
  }
  return Object.freeze(copy) as Value;
}
