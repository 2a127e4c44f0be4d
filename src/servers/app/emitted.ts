import type { EventMap } from "../../../generated/event-map.ts";
import type { EmittedName } from "../../../generated/server-types.ts";
import type { EventEnvelope, EventToSend } from "../../library/envelopes/write-envelope.ts";

/** An event that the server emits. The name of the event tells the type of its payload. */
export type EmittedEvent = {
  [Name in EmittedName]: EventToSend<Name, EventMap[Name]>;
}[EmittedName];

/** The envelope in which sinks and `/__control/stream` get an event. */
export type EmittedEnvelope = {
  [Name in EmittedName]: EventEnvelope<Name, EventMap[Name]>;
}[EmittedName];
