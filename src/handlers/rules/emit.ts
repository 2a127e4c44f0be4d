import type { EventMap } from "../../../generated/event-map.ts";
import type { ImportKey, Writer } from "../../stores/store.ts";
import { subjectOf } from "./import-key.ts";

/** Adds an event that holds its contract, to be sent when the changes of the writer are kept. */
export const emit = <Name extends keyof EventMap>(
  writer: Writer,
  key: ImportKey,
  type: Name,
  payload: EventMap[Name],
): Promise<void> => writer.addEvent({ type, payload, subject: subjectOf(key) });
