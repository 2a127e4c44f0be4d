import { HAS_ENDED } from "../writer-rules.ts";
import type { Key, SortedMap } from "./sorted-map.ts";
import { countUpTo, find, insert, remove, sizeOf, slice } from "./sorted-map.ts";
import type { TableName, Tables } from "./tables.ts";

/** All rows of one moment, by table, partition and id. They never change. */
export type Rows = { readonly [Name in TableName]?: SortedMap<SortedMap<Tables[Name]>> };

/** The partition of a table that has only one. */
export const ALL = "";

/** The rows that one piece of work sees, what it changes of them, and its time. */
export class Layer {
  #rows: Rows | undefined;
  readonly now: number;

  constructor(rows: Rows, now: number) {
    this.#rows = rows;
    this.now = now;
  }

  /** The rows as they are now. Those of before can be put back. */
  get rows(): Rows {
    if (!this.#rows) throw new Error(HAS_ENDED);
    return this.#rows;
  }

  set rows(rows: Rows) {
    this.#rows = rows;
  }

  /** From now on, every use of the layer is an error. */
  close(): void {
    this.#rows = undefined;
  }

  get<Name extends TableName>(table: Name, partition: string, id: Key): Tables[Name] | undefined {
    return find(this.#partition(table, partition), id);
  }

  /** The rows of a partition in the order of their ids, from the place `offset` on. */
  list<Name extends TableName>(
    table: Name,
    partition: string,
    offset = 0,
    limit = Number.MAX_SAFE_INTEGER,
  ): readonly Tables[Name][] {
    return slice(this.#partition(table, partition), offset, limit);
  }

  /** How many rows a partition has; with an id, how many up to that. */
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
    const own = this.#partition(table, partition);
    this.#replace(table, partition, row === null ? remove(own, id) : insert(own, id, row));
  }

  /** Removes all rows of a partition. */
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
    own: SortedMap<Tables[Name]>,
  ): void {
    const before: SortedMap<SortedMap<Tables[Name]>> = this.rows[table];
    const after = own ? insert(before, partition, own) : remove(before, partition);
    this.#rows = { ...this.rows, [table]: after };
  }
}
