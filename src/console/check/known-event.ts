import { eventOfFile } from "../../reading/messages/read-message.ts";
import type { Index } from "../data.ts";

/** The event of the catalogue that a file is called after. */
export function knownEvent(file: File | undefined, { events }: Index): string | undefined {
  const name = file && eventOfFile(file.name);
  return events.some(([event]) => event === name) ? name : undefined;
}
