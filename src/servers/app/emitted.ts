import type { EventMap } from "../../../generated/event-map.ts";
import type { EmittedName } from "../../../generated/server-types.ts";
import type { EventEnvelope, EventToSend } from "../../library/envelopes/write-envelope.ts";

/** An event that the server emits. Its name tells the type of its payload. */
export type EmittedEvent = {
  [Name in EmittedName]: EventToSend<Name, EventMap[Name]>;
}[EmittedName];

/** The same as it is delivered, and as the stream of `/__control/stream` has it. */
export type EmittedEnvelope = {
  [Name in EmittedName]: EventEnvelope<Name, EventMap[Name]>;
}[EmittedName];
