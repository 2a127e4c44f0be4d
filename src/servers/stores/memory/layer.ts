import { HAS_ENDED } from "../writer-rules.ts";
import type { TableName, Tables } from "./tables.ts";

/** Rows by partition and id. Null hides a row of the layer below. */
type Partitions<Row> = Map<string, Map<string, Row | null>>;
type Contents = { [Name in TableName]?: Partitions<Tables[Name]> };

let lastNumber = 0;
/**
 * A number for a row without a name of its own, higher than all before. Counting the rows instead
 * would take longer with every row.
 */
export const nextNumber = (): number => ++lastNumber;

/** The partition of a table that has only one. */
export const ALL = "";

/**
 * Rows that lie over those of a layer below: what a writer has changed, what a rehearsal will undo,
 * or, for a reader, the rows that writers have replaced since it began.
 */
export class Layer {
  readonly #tables: Contents = {};
  readonly #below: Layer | undefined;
  #isOpen = true;

  constructor(below?: Layer) {
    this.#below = below;
  }

  get<Name extends TableName>(
    table: Name,
    partition: string,
    id: string,
  ): Tables[Name] | undefined {
    this.#checkOpen();
    const own = this.#tables[table]?.get(partition)?.get(id);
    return own === undefined ? this.#below?.get(table, partition, id) : (own ?? undefined);
  }

  /**
   * The rows of a partition by id, in the order in which they were added. They are copied only if
   * this layer changes some of them, so they have to be used before anything else happens.
   */
  list<Name extends TableName>(table: Name, partition: string): ReadonlyMap<string, Tables[Name]> {
    this.#checkOpen();
    const own = this.#tables[table]?.get(partition);
    const below = this.#below?.list(table, partition);
    if (!own) return below ?? new Map();
    // The lowest layer hides nothing.
    if (!below) return own as ReadonlyMap<string, Tables[Name]>;
    const rows = new Map(below);
    for (const [id, row] of own) {
      if (row === null) rows.delete(id);
      else rows.set(id, row);
    }
    return rows;
  }

  /** Sets a row, or removes it with null. */
  put<Name extends TableName>(
    table: Name,
    partition: string,
    id: string,
    row: Tables[Name] | null,
  ): void {
    this.#checkOpen();
    const rows = this.#rows(table, partition);
    if (row === null && !this.#below) rows.delete(id);
    else rows.set(id, row);
  }

  /** Moves the rows of this layer to the base. First it saves the rows that readers still see. */
  applyTo(base: Layer, readers: Iterable<Layer>): void {
    for (const table of Object.keys(this.#tables))
      this.#applyTable(table as TableName, base, readers);
  }

  /** From now on, every use of the layer is an error. */
  close(): void {
    this.#isOpen = false;
  }

  #applyTable<Name extends TableName>(table: Name, base: Layer, readers: Iterable<Layer>): void {
    for (const [partition, rows] of this.#tables[table] ?? []) {
      for (const [id, row] of rows) {
        for (const reader of readers)
          reader.#save(table, partition, id, base.get(table, partition, id) ?? null);
        base.put(table, partition, id, row);
      }
    }
  }

  #save<Name extends TableName>(
    table: Name,
    partition: string,
    id: string,
    row: Tables[Name] | null,
  ): void {
    const rows = this.#rows(table, partition);
    if (!rows.has(id)) rows.set(id, row);
  }

  #rows<Name extends TableName>(table: Name, partition: string): Map<string, Tables[Name] | null> {
    const partitions = this.#tables[table] ?? new Map<string, Map<string, Tables[Name] | null>>();
    const rows = partitions.get(partition) ?? new Map<string, Tables[Name] | null>();
    (this.#tables as Record<Name, Partitions<Tables[Name]>>)[table] = partitions.set(
      partition,
      rows,
    );
    return rows;
  }

  #checkOpen(): void {
    if (!this.#isOpen) throw new Error(HAS_ENDED);
  }
}
