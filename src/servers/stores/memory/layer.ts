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

/** The row type of each table. A row has an id in a partition, such as its account. */
export interface Tables extends Added {
  supplierStatus: SupplierStatus;
  products: Product;
  imports: ImportRow;
  /** The accounts that are marked to be skipped. */
  marks: ImportKey;
  /** The last lease on each import process, until the lease is released. */
  leases: Lease & ImportKey;
  accounts: FoundAccount;
  tokens: TokenRecord;
  tokenEnds: TokenRecord;
  events: StoredEvent;
  /** All events, numbered in the order in which they were added. */
  eventLog: StoredEvent;
  /** Each sink, with the number of events that it has received. */
  sinks: { readonly name: string; readonly delivered: number };
  /** The progress of each sink, by sink and subject. */
  deliveries: DeliveryRow;
  /** The subjects in each queue, by queue and sink. */
  queues: string;
}
export type TableName = keyof Tables;

export type ImportRow = Omit<ImportProcess, "isInProgress">;

export interface DeliveryRow {
  /** How many events of the subject the sink has. The other fields concern the next event. */
  readonly delivered: number;
  readonly token: string | null;
  readonly failures: number;
  readonly reason: string | null;
  /** The queue in which the subject waits at `place`; null if all its events are delivered. */
  readonly queue: QueueName | null;
  readonly place: number;
  /** A subject that has waited longer has a lower turn. */
  readonly turn: number;
}

/**
 * The queues of a sink. A `ready` subject's next event may be claimed; the queue is sorted by turn.
 * A `blocked` subject waits for the end of a lease or a delay; the queue is sorted by that time. A
 * `parked` subject's next event is parked.
 */
export type QueueName = "ready" | "blocked" | "parked";

/** Makes an id that sorts rows by place, then by name. All places get the same number of digits. */
export const turnId = (place: number, name: string): string => (place + 1e15).toFixed(3) + name;

/** All rows at one moment, by table, partition and id. The maps never change. */
export type Rows = { readonly [Name in TableName]?: SortedMap<SortedMap<Tables[Name]>> };

export const ALL = "";

/** The rows that a piece of work sees and changes, and the time of the work. */
export class Layer {
  #rows: Rows | undefined;
  readonly now: number;

  constructor(rows: Rows, now: number) {
    this.#rows = rows;
    this.now = now;
  }

  get rows(): Rows {
    if (!this.#rows) throw new Error(HAS_ENDED);
    return this.#rows;
  }

  /** Ends the layer. Every later use throws. */
  close(): void {
    this.#rows = undefined;
  }

  get<Name extends TableName>(table: Name, partition: string, id: Key): Tables[Name] | undefined {
    return find(this.#partition(table, partition), id);
  }

  list<Name extends TableName>(
    table: Name,
    partition: string,
    offset = 0,
    limit = Number.MAX_SAFE_INTEGER,
  ): readonly Tables[Name][] {
    return slice(this.#partition(table, partition), offset, limit);
  }

  count(table: TableName, partition: string, upTo?: Key): number {
    const rows: SortedMap<unknown> = this.#partition(table, partition);
    return upTo === undefined ? sizeOf(rows) : countUpTo(rows, upTo);
  }

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
