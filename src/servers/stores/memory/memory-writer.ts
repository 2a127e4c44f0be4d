import type {
  Added,
  ImportKey,
  Lease,
  PaymentInstruction,
  StoredEvent,
  TokenRecord,
  Writer,
} from "../store.ts";
import { keyText, MOST_DELETED_TOKENS, NO_TERMS, notStaged } from "../writer-rules.ts";
import { ALL, type ImportRow, type Layer, type Tables, turnId } from "./layer.ts";
import { lineUpEvent } from "./memory-outbox.ts";
import { createMemoryReader } from "./memory-reader.ts";

/** Makes a writer, which changes the rows of a layer and puts every added event into `events`. */
export function createMemoryWriter(
  layer: Layer,
  events: StoredEvent[],
  unique: () => string,
): Writer {
  const getImport = (key: ImportKey): ImportRow => {
    const row = layer.get("imports", key.supplier, key.externalNumber);
    if (!row) throw notStaged(key);
    return row;
  };
  const putImport = (row: ImportRow): void =>
    layer.put("imports", row.supplier, row.externalNumber, row);
  const deleteToken = (hash: string): TokenRecord | undefined => {
    const token = layer.get("tokens", ALL, hash);
    if (!token) return undefined;
    layer.put("tokens", ALL, hash, null);
    layer.put("tokenEnds", ALL, endOf(token), null);
    return token;
  };
  return {
    ...createMemoryReader(layer),
    moves: [],
    setSupplierStatus: async (code, status) => layer.put("supplierStatus", ALL, code, status),
    async putProducts(products) {
      for (const product of products) layer.put("products", ALL, product.code, frozenCopy(product));
    },
    async stage(payload) {
      const { import_supplier: supplier, external_account_number: externalNumber } = payload;
      const before = layer.get("imports", supplier, externalNumber);
      const row = before ?? { supplier, externalNumber, attempts: 0, account: null };
      putImport({ ...row, payload: frozenCopy(payload) });
    },
    async setSkipped({ supplier, externalNumber }, isSkipped) {
      const mark = isSkipped ? { supplier, externalNumber } : null;
      layer.put("marks", supplier, externalNumber, mark);
    },
    async claim(key, limit, milliseconds) {
      const row = getImport(key);
      const id = keyText(key);
      const isRunning = ({ until }: Lease) => until > layer.now;
      const last = layer.get("leases", ALL, id);
      if (last && isRunning(last)) return "in_progress";
      if (limit !== null && layer.list("leases", ALL).filter(isRunning).length >= limit)
        return "limit_reached";
      const lease = { token: unique(), until: layer.now + milliseconds };
      if (milliseconds > 0) layer.put("leases", ALL, id, { ...key, ...lease });
      putImport({ ...row, attempts: row.attempts + 1 });
      return lease;
    },
    async release(key, token) {
      const lease = layer.get("leases", ALL, keyText(key));
      if (lease?.token !== token) return false;
      layer.put("leases", ALL, keyText(key), null);
      return lease.until > layer.now;
    },
    async createAccount(key, number, terms = NO_TERMS, createdAt = layer.now) {
      const row = getImport(key);
      if (row.account) throw new Error(`The account ${key.externalNumber} exists already.`);
      if (layer.get("accounts", ALL, number)) throw new Error(`The number ${number} is in use.`);
      const account = { number, createdAt };
      const { supplier, externalNumber } = row;
      layer.put("accounts", ALL, number, { supplier, externalNumber, ...account, ...terms });
      putImport({ ...row, account });
    },
    async add<Kind extends keyof Added>(kind: Kind, accountNumber: string, item: Tables[Kind]) {
      if (!layer.get("accounts", ALL, accountNumber))
        throw new Error(`There is no account ${accountNumber}.`);
      const isTwin = (other: PaymentInstruction) =>
        "vendor" in item && other.vendor === item.vendor && other.reference === item.reference;
      const twin =
        kind === "instructions" ? layer.list("instructions", accountNumber).findIndex(isTwin) : -1;
      const index = twin < 0 ? layer.count(kind, accountNumber) : twin;
      layer.put(kind, accountNumber, index, frozenCopy(item));
    },
    async putTokens(tokens) {
      for (let deleted = 0; deleted < MOST_DELETED_TOKENS; deleted += 1) {
        const [first] = layer.list("tokenEnds", ALL, 0, 1);
        if (!first || first.expiresAt > layer.now) break;
        deleteToken(first.hash);
      }
      for (const token of tokens) {
        deleteToken(token.hash);
        layer.put("tokens", ALL, token.hash, frozenCopy(token));
        layer.put("tokenEnds", ALL, endOf(token), token);
      }
    },
    takeToken: async (hash) => deleteToken(hash),
    async addEvent({ type, payload, subject }) {
      const sequence = layer.count("events", subject) + 1;
      const id = unique();
      const event = frozenCopy({ id, type, payload, subject, sequence, occurredAt: layer.now });
      layer.put("events", subject, sequence, event);
      layer.put("eventLog", ALL, layer.count("eventLog", ALL), event);
      lineUpEvent(layer, subject);
      events.push(event);
    },
  };
}

/** Returns the id of a token in the table `tokenEnds`, which sorts the tokens by expiry. */
const endOf = ({ hash, expiresAt }: TokenRecord) => turnId(expiresAt, hash);

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
