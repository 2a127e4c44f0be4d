// What a row of a result holds. A column of another type than expected is a fault of this package or of the database, and throws.
import type { StoredEvent } from "../store.ts";
import type { SqlRow } from "./sql-driver.ts";

export function textIn(row: SqlRow, column: string): string {
  const value = row[column];
  if (typeof value !== "string")
    throw new TypeError(`The column ${column} holds ${typeof value}, and text was expected.`);
  return value;
}

export function numberIn(row: SqlRow, column: string): number {
  const value = row[column];
  if (typeof value !== "number")
    throw new TypeError(`The column ${column} holds ${typeof value}, and a number was expected.`);
  return value;
}

export const isNull = (row: SqlRow, column: string): boolean => row[column] === null;

/** The value of a column that holds JSON. Only this package writes there, after checking. */
export const bodyIn = <Body>(row: SqlRow, column: string): Body =>
  JSON.parse(textIn(row, column)) as Body;

/** What an event is read from. */
export const EVENT_COLUMNS = "e.id, e.type, e.subject, e.sequence, e.occurred_at, e.payload";

export const eventIn = (row: SqlRow): StoredEvent => ({
  id: textIn(row, "id"),
  type: textIn(row, "type"),
  payload: bodyIn<unknown>(row, "payload"),
  subject: textIn(row, "subject"),
  sequence: numberIn(row, "sequence"),
  occurredAt: numberIn(row, "occurred_at"),
});
