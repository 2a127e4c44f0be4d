import type {
  ImportEntry,
  ImportKey,
  KnownImport,
  Product,
  ProductFilter,
  Reader,
} from "../store.ts";
import { keyText, stateOf } from "../writer-rules.ts";
import { ALL, type ImportRow, type Layer, listId } from "./layer.ts";

export const createMemoryReader = (layer: Layer): Reader => ({
  now: layer.now,
  supplierStatus: async (code) => layer.get("supplierStatus", ALL, code),
  findProduct: async (code) => layer.get("products", ALL, code),
  missingProducts: async (codes) =>
    [...new Set(codes)].filter((code) => !layer.get("products", ALL, code)),
  async listProducts(filter, offset, limit) {
    const products = layer.list("products", ALL).filter((product) => isListed(product, filter));
    return { products: products.slice(offset, offset + limit), count: products.length };
  },
  listAllProducts: async () => layer.list("products", ALL),
  findImport: async (key) => readKnown(layer, key).importProcess,
  listSkipped: async (supplier) => layer.list("accountLists", listId("skipped", supplier)),
  async listImports(supplier, { after = "", limit } = {}) {
    const before = layer.count("imports", supplier, after);
    return layer.list("imports", supplier, before, limit).map((row) => entryOf(layer, row));
  },
  async listInState(supplier, state, { after, prefix, limit }) {
    const accounts = ["accountLists", listId(state, supplier)] as const;
    let passed = layer.count(...accounts, after || prefix);
    if (after === "" && layer.get(...accounts, prefix)) passed -= 1;
    const entries: ImportEntry[] = [];
    for (let isEnd = false; !isEnd && entries.length < limit; passed += limit) {
      const numbers = layer.list(...accounts, passed, limit);
      const matches = numbers.filter((externalNumber) => externalNumber.startsWith(prefix));
      for (const externalNumber of matches) {
        const unstaged = { supplier, externalNumber, attempts: 0, account: null };
        const row = layer.get("imports", supplier, externalNumber) ?? unstaged;
        const entry = entryOf(layer, row);
        if (stateOf(entry, isSkipped(layer, entry)) === state) entries.push(entry);
      }
      isEnd = matches.length < limit;
    }
    return entries.slice(0, limit);
  },
  findAccount: async (number) => layer.get("accounts", ALL, number),
  listAdded: async (kind, accountNumber) => layer.list(kind, accountNumber),
  async bookedTransactions(accountNumber, ids) {
    const asked = new Set(ids);
    const all = layer.list("transactions", accountNumber);
    const booked = all.filter(({ sent }) => asked.has(sent.transaction_id));
    return new Map(booked.map((transaction) => [transaction.sent.transaction_id, transaction]));
  },
  findToken: async (hash) => layer.get("tokens", ALL, hash),
  async listEvents(limit, newer = 0, subject = ALL) {
    const log = subject === ALL ? "eventLog" : "events";
    const end = Math.max(0, layer.count(log, subject) - newer);
    const start = Math.max(0, end - limit);
    return layer.list(log, subject, start, end - start);
  },
});

export function readKnown(layer: Layer, key: ImportKey): KnownImport {
  const row = layer.get("imports", key.supplier, key.externalNumber);
  return {
    importProcess: row && { ...entryOf(layer, row), payload: row.payload },
    isSkipped: isSkipped(layer, key),
    supplierStatus: layer.get("supplierStatus", ALL, key.supplier),
  };
}

const isSkipped = (layer: Layer, { supplier, externalNumber }: ImportKey): boolean =>
  layer.get("accountLists", listId("skipped", supplier), externalNumber) !== undefined;

function entryOf(
  layer: Layer,
  { supplier, externalNumber, attempts, account }: Omit<ImportRow, "payload">,
): ImportEntry {
  const lease = layer.get("leases", ALL, keyText({ supplier, externalNumber }));
  const isInProgress = lease !== undefined && lease.until > layer.now;
  return { supplier, externalNumber, isInProgress, attempts, account };
}

function isListed({ is_hidden, brand = "", params }: Product, filter: ProductFilter): boolean {
  const isGreen = params?.is_green ?? false;
  return !is_hidden && (filter.brand ?? brand) === brand && (filter.isGreen ?? isGreen) === isGreen;
}
