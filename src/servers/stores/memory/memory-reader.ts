import type { ListedState } from "../../../../generated/server-types.ts";
import type {
  Added,
  ImportEntry,
  ImportKey,
  ImportRange,
  Product,
  ProductFilter,
  Reader,
  StateRange,
} from "../store.ts";
import { keyText, stateOf } from "../writer-rules.ts";
import { ALL, type ImportRow, type Layer, listId } from "./layer.ts";

/** Reads the rows of a layer. */
export class MemoryReader implements Reader {
  readonly now: number;
  protected readonly layer: Layer;

  constructor(layer: Layer) {
    this.layer = layer;
    this.now = layer.now;
  }

  /** Returns everything that is known of an import process. */
  known({ supplier, externalNumber }: ImportKey) {
    const row = this.layer.get("imports", supplier, externalNumber);
    return {
      importProcess: row && { ...this.#entry(row), payload: row.payload },
      isSkipped: this.#isSkipped({ supplier, externalNumber }),
      supplierStatus: this.layer.get("supplierStatus", ALL, supplier),
    };
  }

  async supplierStatus(code: string) {
    return this.layer.get("supplierStatus", ALL, code);
  }

  async findProduct(code: string) {
    return this.layer.get("products", ALL, code);
  }

  async missingProducts(codes: readonly string[]) {
    return [...new Set(codes)].filter((code) => !this.layer.get("products", ALL, code));
  }

  async listProducts(filter: ProductFilter, offset: number, limit: number) {
    const group = groupOf(filter);
    return {
      products: this.layer.list("listedProducts", group, offset, limit),
      count: this.layer.count("listedProducts", group),
    };
  }

  async listAllProducts() {
    return this.layer.list("products", ALL);
  }

  async findImport(key: ImportKey) {
    return this.known(key).importProcess;
  }

  async listSkipped(supplier: string) {
    return this.layer.list("accountLists", listId("skipped", supplier));
  }

  async listImports(supplier: string, { externalNumber, after = "", limit }: ImportRange = {}) {
    const before = this.layer.count("imports", supplier, after);
    const rows =
      externalNumber === undefined
        ? this.layer.list("imports", supplier, before, limit)
        : [this.layer.get("imports", supplier, externalNumber)];
    return rows.flatMap((row) => (row ? [this.#entry(row)] : []));
  }

  async listInState(supplier: string, state: ListedState, { after, prefix, limit }: StateRange) {
    const accounts = ["accountLists", listId(state, supplier)] as const;
    let passed = this.layer.count(...accounts, after || prefix);
    if (after === "" && this.layer.get(...accounts, prefix)) passed -= 1;
    const entries: ImportEntry[] = [];
    for (let isEnd = false; !isEnd && entries.length < limit; passed += limit) {
      const numbers = this.layer.list(...accounts, passed, limit);
      const matches = numbers.filter((externalNumber) => externalNumber.startsWith(prefix));
      entries.push(...matches.flatMap((number) => this.#inState(supplier, number, state)));
      isEnd = matches.length < limit;
    }
    return entries.slice(0, limit);
  }

  #inState(supplier: string, externalNumber: string, state: ListedState): readonly ImportEntry[] {
    const unstaged = { supplier, externalNumber, attempts: 0, account: null };
    const entry = this.#entry(this.layer.get("imports", supplier, externalNumber) ?? unstaged);
    return stateOf(entry, this.#isSkipped(entry)) === state ? [entry] : [];
  }

  #isSkipped({ supplier, externalNumber }: ImportKey): boolean {
    return (
      this.layer.get("accountLists", listId("skipped", supplier), externalNumber) !== undefined
    );
  }

  async findAccount(number: string) {
    return this.layer.get("accounts", ALL, number);
  }

  async listAdded<Kind extends keyof Added>(kind: Kind, accountNumber: string) {
    return this.layer.list(kind, accountNumber);
  }

  async bookedTransactions(accountNumber: string, ids: readonly string[]) {
    const asked = new Set(ids);
    const all = this.layer.list("transactions", accountNumber);
    const booked = all.filter(({ sent }) => asked.has(sent.transaction_id));
    return new Map(booked.map((transaction) => [transaction.sent.transaction_id, transaction]));
  }

  async findToken(hash: string) {
    return this.layer.get("tokens", ALL, hash);
  }

  async listEvents(limit: number, newer = 0, subject = ALL) {
    const log = subject === ALL ? "eventLog" : "events";
    const end = Math.max(0, this.layer.count(log, subject) - newer);
    const start = Math.max(0, end - limit);
    return this.layer.list(log, subject, start, end - start);
  }

  #entry({ supplier, externalNumber, attempts, account }: Omit<ImportRow, "payload">) {
    const lease = this.layer.get("leases", ALL, keyText({ supplier, externalNumber }));
    const isInProgress = lease !== undefined && lease.until > this.now;
    return { supplier, externalNumber, isInProgress, attempts, account };
  }
}

/** Returns the groups of a product: all, its brand, green or not, and brand with green or not. */
export function groupsOf(product: Product | undefined): readonly string[] {
  if (!product || product.is_hidden) return [];
  const brand = product.brand ?? "";
  const isGreen = product.params?.is_green ?? false;
  return [{}, { brand }, { isGreen }, { brand, isGreen }].map(groupOf);
}

const groupOf = ({ brand, isGreen }: ProductFilter): string => JSON.stringify([brand, isGreen]);
