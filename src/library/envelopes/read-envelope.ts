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
   * The same if the event comes a second time. Of a CloudEvent it is a JSON list of the source and
   * the id, which are unique only together.
   */
  readonly id?: string | undefined;
  readonly source?: string | undefined;
  /** What the event is about. */
  readonly subject?: string | undefined;
  /** Its place among the events of its subject. */
  readonly sequence?: number | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** What a message says about its event. If nothing names the event, the payload is the message. */
export const readFacts = (message: unknown): Facts =>
  readEnvelope(message) ?? { name: "", payload: message };

/**
 * Reads a message in any envelope, also in JSON in a string; undefined if nothing names its event.
 * The deepest known is EventBridge in SNS in SQS. A message without an id has that of its carrier.
 * `at` is given the fields that lead to the envelope, then that of the name and that of the payload.
 */
export function readEnvelope(message: unknown, at: string[] = [], id?: string): Facts | undefined {
  if (!isObject(message)) return undefined;
  for (const [nameAt, payloadAt] of ENVELOPES) {
    const name = message[nameAt];
    const value = message[payloadAt];
    if (typeof name !== "string" || value === undefined) continue;
    const payload = payloadAt !== "data_base64" ? value : valueIn(value);
    at.push(nameAt, payloadAt);
    return factsOf(message, name, payload, id);
  }
  const [carrier] = CARRIERS.find((fields) => fields.every((field) => message[field])) ?? [];
  if (!carrier || at.push(carrier) > 3) return undefined;
  return readEnvelope(
    valueIn(message[carrier]),
    at,
    textOf(message.messageId ?? message.MessageId) ?? id,
  );
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
    id: id && message.specversion ? JSON.stringify([textOf(source), id]) : (id ?? carrierId),
    source: textOf(source),
    subject: textOf(more.subject),
    // A CloudEvent has it as text.
    sequence:
      isObject(sequence) || !/^\d+$/.test(sequence as string) ? undefined : Number(sequence),
  };
}

/** The value in a JSON text, undefined if it is not JSON. What is not text is a value itself. */
export function jsonIn(text: unknown, read: (text: string) => unknown = JSON.parse): unknown {
  try {
    return typeof text === "string" ? read(text) : text;
  } catch {
    return undefined;
  }
}

/** The same, also for JSON in base64. */
export const valueIn = (text: unknown): unknown => jsonIn(text) ?? jsonIn(text, readBase64);

const readBase64 = (text: string): unknown => JSON.parse(new TextDecoder().decode(decode(text)));

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value ? value : undefined;
