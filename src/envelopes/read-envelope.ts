// Finds the event and the payload of a message in the envelope that it came in. The receiver and
// `validate` read messages by this code alone.
import { CARRIERS, ENVELOPES } from "./envelopes.ts";
import { decode } from "./signature.ts";

/** What a message says about its event. */
export interface Facts {
  /** The name of the event. Whether there is such an event is not known here. */
  readonly name: string;
  readonly payload: unknown;
  /**
   * The same if the event comes a second time. Of a CloudEvent it is the source and the id, which
   * are unique only together.
   */
  readonly id?: string | undefined;
  readonly source?: string | undefined;
  /** What the event is about. */
  readonly subject?: string | undefined;
  /** Its place among the events of its subject. */
  readonly sequence?: number | undefined;
}

/** An envelope that was read. */
export interface Envelope {
  readonly facts: Facts;
  /** The fields that the name and the payload are in. */
  readonly nameAt: string;
  readonly payloadAt: string;
  /** The fields that lead to the envelope. What they hold may be JSON in a string. */
  readonly within: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** What a message says about its event. If nothing names the event, the payload is the message. */
export const readFacts = (message: unknown): Facts =>
  readEnvelope(message)?.facts ?? { name: "", payload: message };

/**
 * Reads a message in any envelope, also in JSON in a string; undefined if nothing names its event.
 * The deepest known is EventBridge in SNS in SQS. A message without an id has that of its carrier.
 */
export function readEnvelope(message: unknown, deepest = 3, id?: string): Envelope | undefined {
  if (!isObject(message)) return undefined;
  for (const [nameAt, payloadAt] of ENVELOPES) {
    const name = message[nameAt];
    const value = message[payloadAt];
    if (typeof name !== "string" || value === undefined) continue;
    const payload = payloadAt !== "data_base64" ? value : valueIn(value, readBase64);
    return { facts: factsOf(message, name, payload, id), nameAt, payloadAt, within: [] };
  }
  const at = CARRIERS.find((field) => deepest && message[field]);
  const carrierId = textOf(message.messageId ?? message.MessageId) ?? id;
  const found = at && readEnvelope(valueIn(message[at]), deepest - 1, carrierId);
  return found && { ...found, within: [at, ...found.within] };
}

function factsOf(message: Fields, name: string, payload: unknown, carrierId?: string): Facts {
  const { source, resources } = message;
  // What EventBridge has no fields for is among the resources: `sequence/7`.
  const more: Fields = Array.isArray(resources)
    ? Object.fromEntries(resources.map((resource) => `${textOf(resource)}`.split(/\/(.*)/s)))
    : message;
  const id = textOf(more.event_id) ?? textOf(message.id);
  const { sequence } = more;
  return {
    name,
    payload,
    id: id && message.specversion ? `${textOf(source)} ${id}` : (id ?? carrierId),
    source: textOf(source),
    subject: textOf(more.subject),
    // A CloudEvent has it as text.
    sequence: isObject(sequence) || !/^\d+$/.test(`${sequence}`) ? undefined : Number(sequence),
  };
}

/** The value in a JSON text, undefined if it is not JSON. What is not text is a value itself. */
export function valueIn(text: unknown, read: (text: string) => unknown = JSON.parse): unknown {
  try {
    return typeof text === "string" ? read(text) : text;
  } catch {
    return undefined;
  }
}

const readBase64 = (text: string): unknown => JSON.parse(new TextDecoder().decode(decode(text)));

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value ? value : undefined;
