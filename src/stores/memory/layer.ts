import { HAS_ENDED } from "../every-store.ts";
import type { TableName, Tables } from "./tables.ts";

/** Rows by partition and id. Null hides a row of the layer below. */
type Partitions<Row> = Map<string, Map<string, Row | null>>;
type Contents = { readonly [Name in TableName]: Partitions<Tables[Name]> };

/**
 * Rows that lie over those of a layer below: what a writer has changed, what a rehearsal will undo,
 * or, for a reader, the rows that writers have replaced since it began.
 */
export class Layer {
  readonly #tables = emptyContents();
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
    const own = this.#tables[table].get(partition)?.get(id);
    return own === undefined ? this.#below?.get(table, partition, id) : (own ?? undefined);
  }

  /** The rows of a partition by id, in the order in which they were added. */
  list<Name extends TableName>(table: Name, partition: string): ReadonlyMap<string, Tables[Name]> {
    this.#checkOpen();
    const rows = new Map(this.#below?.list(table, partition));
    for (const [id, row] of this.#tables[table].get(partition) ?? []) {
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
    for (const table of TABLE_NAMES) this.#applyTable(table, base, readers);
  }

  /** From now on, every use of the layer is an error. */
  close(): void {
    this.#isOpen = false;
  }

  #applyTable<Name extends TableName>(table: Name, base: Layer, readers: Iterable<Layer>): void {
    for (const [partition, rows] of this.#tables[table]) {
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
    const rows = this.#tables[table].get(partition) ?? new Map();
    this.#tables[table].set(partition, rows);
    return rows;
  }

  #checkOpen(): void {
    if (!this.#isOpen) throw new Error(HAS_ENDED);
  }
}

const emptyContents = (): Contents => ({
  supplierStatus: new Map(),
  products: new Map(),
  imports: new Map(),
  skipMarks: new Map(),
  leases: new Map(),
  accounts: new Map(),
  notes: new Map(),
  transactions: new Map(),
  statements: new Map(),
  paymentInstructions: new Map(),
  tokens: new Map(),
  tokenHours: new Map(),
  tokensOfHour: new Map(),
  subjects: new Map(),
  events: new Map(),
  sinks: new Map(),
  deliveries: new Map(),
});
const TABLE_NAMES = Object.keys(emptyContents()) as TableName[];
