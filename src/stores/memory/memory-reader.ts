import { byCodePoint } from "../every-store.ts";
import type {
  BookedTransaction,
  FoundAccount,
  HistoricalStatement,
  ImportEntry,
  ImportKey,
  ImportProcess,
  ImportRange,
  Note,
  PaymentInstruction,
  Product,
  ProductFilter,
  Reader,
  StoredEvent,
  SupplierStatus,
  TokenRecord,
} from "../store.ts";
import type { Layer } from "./layer.ts";
import type { ImportRow } from "./tables.ts";

/** The partition of a table that has only one. */
export const ALL = "";

/** Reads the rows that a layer shows. */
export class MemoryReader implements Reader {
  readonly now: number;
  protected layer: Layer;

  constructor(layer: Layer, now: number) {
    this.layer = layer;
    this.now = now;
  }

  async supplierStatus(code: string): Promise<SupplierStatus | undefined> {
    return this.layer.get("supplierStatus", ALL, code);
  }

  async findProduct(code: string): Promise<Product | undefined> {
    return this.layer.get("products", ALL, code);
  }

  async missingProducts(codes: readonly string[]): Promise<readonly string[]> {
    return [...new Set(codes)].filter((code) => !this.layer.get("products", ALL, code));
  }

  async listProducts({ brand, isGreen }: ProductFilter, offset: number, limit: number) {
    const matching = [...this.layer.list("products", ALL).values()]
      .filter((product) => !product.is_hidden)
      .filter((product) => brand === undefined || (product.brand ?? "") === brand)
      .filter(
        (product) => isGreen === undefined || (product.params?.is_green ?? false) === isGreen,
      );
    const products = matching
      .sort((left, right) => byCodePoint(left.code, right.code))
      .slice(offset, offset + limit);
    return { products, count: matching.length };
  }

  async findImport(key: ImportKey): Promise<ImportProcess | undefined> {
    const row = this.layer.get("imports", key.supplier, key.externalNumber);
    return row && { ...this.#entry(row), payload: row.payload };
  }

  async isSkipped({ supplier, externalNumber }: ImportKey): Promise<boolean> {
    return this.layer.get("skipMarks", supplier, externalNumber) !== undefined;
  }

  async listImports(
    supplier: string,
    { externalNumber, after = "", limit }: ImportRange = {},
  ): Promise<readonly ImportEntry[]> {
    const rows =
      externalNumber === undefined
        ? [...this.layer.list("imports", supplier).values()]
            .filter((row) => byCodePoint(row.externalNumber, after) > 0)
            .sort((left, right) => byCodePoint(left.externalNumber, right.externalNumber))
            .slice(0, limit)
        : [this.layer.get("imports", supplier, externalNumber) ?? []].flat();
    return rows.map((row) => this.#entry(row));
  }

  async findAccount(number: string): Promise<FoundAccount | undefined> {
    return this.layer.get("accounts", ALL, number);
  }

  async listNotes(accountNumber: string): Promise<readonly Note[]> {
    return [...this.layer.list("notes", accountNumber).values()];
  }

  async listTransactions(accountNumber: string): Promise<readonly BookedTransaction[]> {
    return [...this.layer.list("transactions", accountNumber).values()];
  }

  async bookedTransactions(
    accountNumber: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, BookedTransaction>> {
    const asked = new Set(ids);
    const booked = [...this.layer.list("transactions", accountNumber).values()].filter(({ sent }) =>
      asked.has(sent.transaction_id),
    );
    return new Map(booked.map((transaction) => [transaction.sent.transaction_id, transaction]));
  }

  async listStatements(accountNumber: string): Promise<readonly HistoricalStatement[]> {
    return [...this.layer.list("statements", accountNumber).values()];
  }

  async listPaymentInstructions(accountNumber: string): Promise<readonly PaymentInstruction[]> {
    return [...this.layer.list("paymentInstructions", accountNumber).values()];
  }

  async findToken(hash: string): Promise<TokenRecord | undefined> {
    return this.layer.get("tokens", ALL, hash);
  }

  async listEvents(limit: number): Promise<readonly StoredEvent[]> {
    const placed = [...this.layer.list("subjects", ALL).keys()].flatMap((subject) =>
      placeEvents(this.layer.list("events", subject).values()),
    );
    const sorted = placed.sort(
      (left, right) => left.place - right.place || bySubject(left.event, right.event),
    );
    return sorted.slice(-limit).map(({ event }) => event);
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

/**
 * The events of a subject, each with the time by which all events are sorted. No event comes before
 * an earlier one of its subject, even if the clock was moved back.
 */
function placeEvents(
  events: Iterable<StoredEvent>,
): { readonly event: StoredEvent; readonly place: number }[] {
  let place = 0;
  return [...events].map((event) => {
    place = Math.max(place, event.occurredAt);
    return { event, place };
  });
}

const bySubject = (left: StoredEvent, right: StoredEvent): number =>
  byCodePoint(left.subject, right.subject) || left.sequence - right.sequence;

/** The id of the lease on an import process. */
export const leaseId = ({ supplier, externalNumber }: ImportKey): string =>
  JSON.stringify([supplier, externalNumber]);
