// Reads columns of a row. An unexpected type throws, because it is a bug of this package or the
// database.
import type { StoredEvent } from "../store.ts";
import type { SqlRow } from "./sql-driver.ts";

export function textIn(row: SqlRow, column: string): string {
  const value = row[column];
  if (typeof value !== "string")
    throw new TypeError(`The column ${column} contains ${typeof value}, and not text.`);
  return value;
}

export function numberIn(row: SqlRow, column: string): number {
  const value = row[column];
  if (typeof value !== "number")
    throw new TypeError(`The column ${column} contains ${typeof value}, and not a number.`);
  return value;
}

/** Reads a JSON column without checks, because only this package writes it. */
export const bodyIn = <Body>(row: SqlRow, column: string): Body =>
  JSON.parse(textIn(row, column)) as Body;

/** The columns that `eventIn` reads, of the table `event` with the alias e. */
export const EVENT_COLUMNS = "e.id, e.type, e.subject, e.sequence, e.occurred_at, e.payload";

export const eventIn = (row: SqlRow): StoredEvent => ({
  id: textIn(row, "id"),
  type: textIn(row, "type"),
  payload: bodyIn<unknown>(row, "payload"),
  subject: textIn(row, "subject"),
  sequence: numberIn(row, "sequence"),
  occurredAt: numberIn(row, "occurred_at"),
});
