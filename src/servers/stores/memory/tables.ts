import type {
  Account,
  Added,
  FoundAccount,
  ImportedAccount,
  ImportKey,
  Lease,
  Product,
  StoredEvent,
  SupplierStatus,
  TokenRecord,
} from "../store.ts";

/**
 * The rows of a memory store, by table. Each row has a partition and an id. What was added to an
 * account is there by its number and its place.
 */
export interface Tables extends Added {
  supplierStatus: SupplierStatus;
  products: Product;
  /** The products that are listed, by group (`groupsOf`) and code. */
  listedProducts: Product;
  /** By supplier and external number. */
  imports: ImportRow;
  /** The external numbers that are marked to be skipped, by supplier. */
  skipMarks: string;
  /** The last lease on each import process, until it is released. */
  leases: Lease & ImportKey;
  accounts: FoundAccount;
  tokens: TokenRecord;
  /** The tokens by the time at which they expire. */
  tokenEnds: TokenRecord;
  /** By subject and sequence. */
  events: StoredEvent;
  /** All events in the order in which they were added, by number. */
  eventLog: StoredEvent;
  /** Each sink, and how many events it has got. */
  sinks: { readonly name: string; readonly delivered: number };
  /** The progress of each sink, by sink and subject. */
  deliveries: DeliveryRow;
  /** The subjects in each queue of a sink, by queue and sink. */
  queues: string;
}
export type TableName = keyof Tables;

/** An import process without its lease. */
export interface ImportRow extends ImportKey {
  readonly payload: Account;
  readonly attempts: number;
  readonly account: ImportedAccount | null;
}

/** The progress of a sink with the events of one subject. */
export interface DeliveryRow {
  /** How many events it has got. What follows is about the next one. */
  readonly delivered: number;
  /** Of its lease, until it is settled. */
  readonly token: string | null;
  /** How many attempts have failed, and why the last one has. */
  readonly failures: number;
  readonly reason: string | null;
  /** Where the subject waits, and at which place; null if all its events are delivered. */
  readonly queue: QueueName | null;
  readonly at: number;
  /** Its place in the order in which subjects lined up. */
  readonly turn: number;
}

/**
 * The queues of a sink: subjects whose next event may be claimed, in the order in which they lined
 * up; those that wait for a lease or a delay to end, by that time; those whose next event is parked.
 */
export type QueueName = "ready" | "blocked" | "parked";

/** The id of a row that is found by its turn. No time is so long ago that it would be negative. */
export const turnId = (at: number, name: string): string => (at + 1e15).toFixed(3) + name;
