import type { StoredEvent } from "../store.ts";
import type { SqlRow } from "./driver.ts";
import { bodyIn, numberIn, textIn } from "./row.ts";

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
