import type {
  Added,
  FoundAccount,
  ImportKey,
  ImportProcess,
  Lease,
  Product,
  StoredEvent,
  SupplierStatus,
  TokenRecord,
} from "../store.ts";
import { HAS_ENDED } from "../writer-rules.ts";
import type { Key, SortedMap } from "./sorted-map.ts";
import { countUpTo, find, insert, remove, sizeOf, slice } from "./sorted-map.ts";

/** The rows by table. Each has a partition and an id: for added things, account and place. */
export interface Tables extends Added {
  supplierStatus: SupplierStatus;
  products: Product;
  /** The products that are listed, by group (`groupsOf`) and code. */
  listedProducts: Product;
  /** Import processes by supplier and external number. */
  imports: ImportRow;
  /** The external numbers that are marked to be skipped, by supplier. */
  skipMarks: string;
  /** The last lease on each import process, until it is released. */
  leases: Lease & ImportKey;
  accounts: FoundAccount;
  tokens: TokenRecord;
  /** The tokens by the time at which they expire. */
  tokenEnds: TokenRecord;
  /** Events by subject and sequence. */
  events: StoredEvent;
  /** All events in the order in which they were added, by number. */
  eventLog: StoredEvent;
  /** Each sink, and the number of its events. */
  sinks: { readonly name: string; readonly delivered: number };
  /** The progress of each sink, by sink and subject. */
  deliveries: DeliveryRow;
  /** The subjects in each queue of a sink, by queue and sink. */
  queues: string;
}
export type TableName = keyof Tables;

/** An import process without its lease. */
export type ImportRow = Omit<ImportProcess, "isInProgress">;

/** The progress of a sink with the events of one subject. */
export interface DeliveryRow {
  /** The number of events that the sink has got. The other fields are about the next event. */
  readonly delivered: number;
  /** The token of the lease, until it is settled. */
  readonly token: string | null;
  /** The number of failed attempts, and the reason of the last. */
  readonly failures: number;
  readonly reason: string | null;
  /** The queue of the subject, and its place there; null if all its events are delivered. */
  readonly queue: QueueName | null;
  readonly place: number;
  /** The turn of the subject: subjects line up in this order. */
  readonly turn: number;
}

/**
 * The queues of a sink. Subjects are `ready` if their next event may be claimed, by their turn;
 * `blocked` until a lease or a delay ends, by that time; `parked` if their next event is parked.
 */
export type QueueName = "ready" | "blocked" | "parked";

/** The id of a row that is sorted by its place. No time is so long ago that it is negative. */
export const turnId = (place: number, name: string): string => (place + 1e15).toFixed(3) + name;

/** All rows of one moment, by table, partition and id. They never change. */
export type Rows = { readonly [Name in TableName]?: SortedMap<SortedMap<Tables[Name]>> };

/** The only partition of a table. */
export const ALL = "";

/** A layer has the rows that a piece of work sees and changes, and its time. */
export class Layer {
  #rows: Rows | undefined;
  readonly now: number;

  constructor(rows: Rows, now: number) {
    this.#rows = rows;
    this.now = now;
  }

  /** The rows as they are now. Earlier rows can be put back. */
  get rows(): Rows {
    if (!this.#rows) throw new Error(HAS_ENDED);
    return this.#rows;
  }

  set rows(rows: Rows) {
    this.#rows = rows;
  }

  /** Ends the layer: every later use is an error. */
  close(): void {
    this.#rows = undefined;
  }

  get<Name extends TableName>(table: Name, partition: string, id: Key): Tables[Name] | undefined {
    return find(this.#partition(table, partition), id);
  }

  /** Lists the rows of a partition in the order of their ids, from the place `offset` on. */
  list<Name extends TableName>(
    table: Name,
    partition: string,
    offset = 0,
    limit = Number.MAX_SAFE_INTEGER,
  ): readonly Tables[Name][] {
    return slice(this.#partition(table, partition), offset, limit);
  }

  /** Counts the rows of a partition; with an id, the rows up to that. */
  count(table: TableName, partition: string, upTo?: Key): number {
    const rows: SortedMap<unknown> = this.#partition(table, partition);
    return upTo === undefined ? sizeOf(rows) : countUpTo(rows, upTo);
  }

  /** Sets a row, or removes it with null. */
  put<Name extends TableName>(
    table: Name,
    partition: string,
    id: Key,
    row: Tables[Name] | null,
  ): void {
    const rows = this.#partition(table, partition);
    this.#replace(table, partition, row === null ? remove(rows, id) : insert(rows, id, row));
  }

  clear(table: TableName, partition: string): void {
    this.#replace(table, partition, undefined);
  }

  #partition<Name extends TableName>(table: Name, partition: string): SortedMap<Tables[Name]> {
    const partitions: SortedMap<SortedMap<Tables[Name]>> = this.rows[table];
    return find(partitions, partition);
  }

  #replace<Name extends TableName>(
    table: Name,
    partition: string,
    rows: SortedMap<Tables[Name]>,
  ): void {
    const before: SortedMap<SortedMap<Tables[Name]>> = this.rows[table];
    const after = rows ? insert(before, partition, rows) : remove(before, partition);
    this.#rows = { ...this.rows, [table]: after };
  }
}
