// Finds the event and the payload of a message in the envelope that it came in. The receiver and
// `validate` read messages by this code alone.
import { decode } from "./base64.ts";

/**
 * Pairs of fields by which a message names its event and holds the payload. The first pair that
 * fits counts.
 */
export const ENVELOPES = [
  ["detail-type", "detail"], // EventBridge
  ["type", "payload"],
  ["type", "data"], // CloudEvents
  ["type", "data_base64"], // the same, with JSON in base64
] as const;

/**
 * The fields of carriers: messages with another message in the first field, mostly as JSON in a
 * string, also in base64. A carrier has all fields of its row.
 */
export const CARRIERS = [
  ["body"], // a record of SQS in Lambda
  ["Body"], // a message of SQS by its API
  ["Message"], // a notification of SNS
  ["Sns"], // its record in Lambda
  ["kinesis"], // a record of Kinesis in Lambda
  ["data"], // what is in it, and a record of Firehose
  ["Data"], // a record of Kinesis by its API
  ["value", "topic"], // a record of Kafka
] as const;

/** The facts that a message tells about its event. */
export interface Facts {
  /** The name of the event. Whether there is such an event is not known here. */
  readonly name: string;
  readonly payload: unknown;
  /**
   * The id, which stays the same if the event comes again. Of a CloudEvent it is a JSON list of the
   * source and the id, which are unique only together.
   */
  readonly id?: string | undefined;
  readonly source?: string | undefined;
  /** The thing that the event is about. */
  readonly subject?: string | undefined;
  /** The place of the event among those of its subject. */
  readonly sequence?: number | undefined;
}

export type Fields = Readonly<Record<string, unknown>>;

/**
 * The facts read from a message. With a fault the name is empty, and the payload is the message. A
 * tombstone of Kafka, which has no value, has null for a fault.
 */
export interface ReadFacts extends Facts {
  readonly fault?: Nameless | null;
}

/** Reads a message, or its JSON. A message without an id gets the given one. */
export function readFacts(message: unknown, id?: string): ReadFacts {
  const read = readEnvelope(jsonIn(message), [], id);
  return "name" in read ? read : { name: "", payload: message, fault: read };
}

/**
 * Reads a message in any envelope, also in JSON in a string, or says why nothing names its event.
 * The deepest known is EventBridge in SNS in SQS. A message without an id has that of its carrier.
 * `path` is given the fields that lead to the envelope, then that of the name and that of the payload;
 * or those to a text that is not JSON.
 */
export function readEnvelope(message: unknown, path: string[] = [], id?: string): Facts | Nameless {
  if (message === undefined) return UNREADABLE;
  if (!isObject(message)) return NAMELESS;
  for (const [nameAt, payloadAt] of ENVELOPES) {
    const name = message[nameAt];
    if (typeof name !== "string") continue;
    const value = message[payloadAt];
    if (value === undefined) continue;
    const payload = payloadAt !== "data_base64" ? value : valueIn(value);
    path.push(nameAt, payloadAt);
    return factsOf(message, name, payload, id);
  }
  const [carrier] =
    CARRIERS.find((fields) => fields.every((field) => message[field] != null)) ?? [];
  if (!carrier || path.push(carrier) > 3) return NAMELESS;
  return readEnvelope(
    valueIn(message[carrier]),
    path,
    textOf(message.messageId ?? message.MessageId) ?? id,
  );
}

/** The reason why nothing names the event of a message. */
type Nameless = Readonly<Record<"attr" | "code" | "detail", string>>;
const UNREADABLE: Nameless = { attr: "", code: "invalid_json", detail: "JSON that can't be read" };
const NAMELESS: Nameless = {
  attr: "",
  code: "missing_event_name",
  detail: "a message without a name",
};

function factsOf(message: Fields, name: string, payload: unknown, carrierId?: string): Facts {
  const { resources } = message;
  // EventBridge has no fields for some facts, so they are among its resources: `sequence/7`.
  const more = Array.isArray(resources) ? namedIn(resources) : message;
  const id = textOf(more.event_id) ?? textOf(message.id);
  const source = textOf(message.source);
  const { sequence } = more;
  return {
    name,
    payload,
    id: id && message.specversion ? JSON.stringify([source, id]) : (id ?? carrierId),
    source,
    subject: textOf(more.subject),
    // A CloudEvent has the sequence as text.
    sequence:
      isObject(sequence) || !/^\d+$/.test(sequence as string) ? undefined : +(sequence as string),
  };
}

/** The text behind each name and its slash. */
function namedIn(resources: readonly unknown[]): Fields {
  const named: Record<string, string> = {};
  for (const resource of resources) {
    const [name, ...rest] = typeof resource === "string" ? resource.split("/") : [];
    if (name) named[name] = rest.join("/");
  }
  return named;
}

/** The value in a JSON text; undefined if there is none. Anything but text is a value itself. */
export function jsonIn(text: unknown, read: (text: string) => unknown = JSON.parse): unknown {
  try {
    return typeof text === "string" ? read(text) : text;
  } catch {
    return undefined;
  }
}

/** The value in a JSON text, which may be in base64. */
export const valueIn = (text: unknown): unknown => jsonIn(text) ?? jsonIn(text, readBase64);

const readBase64 = (text: string): unknown =>
  JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(decode(text)));

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value ? value : undefined;
