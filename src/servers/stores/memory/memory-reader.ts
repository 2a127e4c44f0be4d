import type {
  ImportEntry,
  ImportFacts,
  ImportKey,
  Product,
  ProductFilter,
  Reader,
} from "../store.ts";
import { keyText } from "../writer-rules.ts";
import { ALL, type ImportRow, type Layer } from "./layer.ts";
import { byCodePoint } from "./sorted-map.ts";

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
  findImport: async (key) => readFacts(layer, key).importProcess,
  async listImports(supplier, { after = "", limit } = {}) {
    const before = layer.count("imports", supplier, after);
    return layer.list("imports", supplier, before, limit).map((row) => entryOf(layer, row));
  },
  async listAccounts(supplier, { after = "", prefix = "", limit } = {}) {
    const numbersIn = (table: "imports" | "marks"): readonly string[] => {
      const beforePrefix =
        layer.count(table, supplier, prefix) -
        Number(layer.get(table, supplier, prefix) !== undefined);
      const passed = Math.max(layer.count(table, supplier, after), beforePrefix);
      return layer.list(table, supplier, passed, limit).map((row) => row.externalNumber);
    };
    const numbers = [...new Set([...numbersIn("imports"), ...numbersIn("marks")])];
    return numbers
      .filter((externalNumber) => externalNumber.startsWith(prefix))
      .sort(byCodePoint)
      .slice(0, limit)
      .map((externalNumber) => {
        const row = layer.get("imports", supplier, externalNumber);
        const entry = entryOf(
          layer,
          row ?? { supplier, externalNumber, attempts: 0, account: null },
        );
        return { ...entry, isSkipped: isSkipped(layer, entry) };
      });
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

export function readFacts(layer: Layer, key: ImportKey): ImportFacts {
  const row = layer.get("imports", key.supplier, key.externalNumber);
  return {
    importProcess: row && { ...entryOf(layer, row), payload: row.payload },
    isSkipped: isSkipped(layer, key),
    supplierStatus: layer.get("supplierStatus", ALL, key.supplier),
  };
}

const isSkipped = (layer: Layer, { supplier, externalNumber }: ImportKey): boolean =>
  layer.get("marks", supplier, externalNumber) !== undefined;

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
