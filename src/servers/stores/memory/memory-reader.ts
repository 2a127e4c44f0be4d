import { byCodePoint } from "../by-code-point.ts";
import type { ImportEntry, ImportKey, ImportRange, ProductFilter, Reader } from "../store.ts";
import { ALL, type Layer } from "./layer.ts";
import { listedIn } from "./listed-products.ts";
import { NO_TEXTS } from "./sorted-set.ts";
import type { ImportRow } from "./tables.ts";

/** Reads the rows that a layer shows. */
export class MemoryReader implements Reader {
  readonly now: number;
  protected layer: Layer;

  constructor(layer: Layer, now: number) {
    this.layer = layer;
    this.now = now;
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
    const codes = listedIn(this.layer, filter);
    const products = codes
      .slice(offset, limit)
      .flatMap((code) => this.layer.get("products", ALL, code) ?? []);
    return { products, count: codes.size };
  }

  async listAllProducts() {
    return [...this.layer.list("products", ALL).values()].sort((one, other) =>
      byCodePoint(one.code, other.code),
    );
  }

  async findImport(key: ImportKey) {
    const row = this.layer.get("imports", key.supplier, key.externalNumber);
    return row && { ...this.#entry(row), payload: row.payload };
  }

  async isSkipped({ supplier, externalNumber }: ImportKey) {
    return this.layer.get("skipMarks", supplier, externalNumber) !== undefined;
  }

  async listSkipped(supplier: string) {
    return [...this.layer.list("skipMarks", supplier).values()].sort(byCodePoint);
  }

  async listImports(
    supplier: string,
    { externalNumber, after = "", limit = Number.MAX_SAFE_INTEGER }: ImportRange = {},
  ) {
    const all = this.layer.get("importNumbers", ALL, supplier) ?? NO_TEXTS;
    const numbers =
      externalNumber === undefined ? all.slice(all.countUpTo(after), limit) : [externalNumber];
    return numbers
      .flatMap((number) => this.layer.get("imports", supplier, number) ?? [])
      .map((row) => this.#entry(row));
  }

  async findAccount(number: string) {
    return this.layer.get("accounts", ALL, number);
  }

  async listNotes(accountNumber: string) {
    return [...this.layer.list("notes", accountNumber).values()];
  }

  async listTransactions(accountNumber: string) {
    return [...this.layer.list("transactions", accountNumber).values()];
  }

  async bookedTransactions(accountNumber: string, ids: readonly string[]) {
    const asked = new Set(ids);
    const booked = [...this.layer.list("transactions", accountNumber).values()].filter(({ sent }) =>
      asked.has(sent.transaction_id),
    );
    return new Map(booked.map((transaction) => [transaction.sent.transaction_id, transaction]));
  }

  async listStatements(accountNumber: string) {
    return [...this.layer.list("statements", accountNumber).values()];
  }

  async listPaymentInstructions(accountNumber: string) {
    return [...this.layer.list("paymentInstructions", accountNumber).values()];
  }

  async findToken(hash: string) {
    return this.layer.get("tokens", ALL, hash);
  }

  async listEvents(limit: number, newer = 0) {
    const last = Math.max(0, (this.layer.get("eventCount", ALL, ALL) ?? 0) - newer);
    const numbers = Array.from({ length: Math.min(limit, last) }, (_, back) => last - back);
    return numbers
      .reverse()
      .flatMap((number) => this.layer.get("eventLog", thousandOf(number), String(number)) ?? []);
  }

  #entry({ supplier, externalNumber, attempts, account }: ImportRow): ImportEntry {
    const lease = this.layer.get("leases", ALL, leaseId({ supplier, externalNumber }));
    return {
      supplier,
      externalNumber,
      isInProgress: lease !== undefined && lease.until > this.now,
      attempts,
      account,
    };
  }
}

/** The id of the lease on an import process. */
export const leaseId = ({ supplier, externalNumber }: ImportKey): string =>
  JSON.stringify([supplier, externalNumber]);

/** The partition of the log in which an event lies. */
export const thousandOf = (number: number): string => String(Math.floor(number / 1_000));
