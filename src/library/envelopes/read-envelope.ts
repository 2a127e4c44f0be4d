// Reads the event and the payload of a message from its envelope. The receiver and `validate` both
// use this code.
import { decode } from "./base64.ts";

/**
 * Pairs of fields: the first names the event, and the second holds the payload. The first pair
 * whose fields are in the message counts.
 */
export const ENVELOPES = [
  ["detail-type", "detail"], // EventBridge
  ["type", "payload"],
  ["type", "data"], // CloudEvents
  ["type", "data_base64"], // CloudEvents with JSON in base64
] as const;

/**
 * The fields of carriers. A carrier has all fields of a row, and the first field holds another
 * message, mostly as JSON text or in base64.
 */
export const CARRIERS = [
  ["body"], // a record of SQS in Lambda
  ["Body"], // a message of SQS by its API
  ["Message"], // a notification of SNS
  ["Sns"], // a record of SNS in Lambda
  ["kinesis"], // a record of Kinesis in Lambda
  ["data"], // the content of `kinesis`, and a record of Firehose
  ["Data"], // a record of Kinesis by its API
  ["value", "topic"], // a record of Kafka
] as const;

/** The most carriers around one message: EventBridge in SNS in SQS. */
export const MOST_CARRIERS = 3;

/** The facts about an event that its message gives. */
export interface Facts {
  /** The name of the event. The catalogue may lack the name. */
  readonly name: string;
  readonly payload: unknown;
  /**
   * The id, which is the same when the event is sent again. For a CloudEvent, the id is a JSON list
   * of its source and its id, because the id is unique only with the source.
   */
  readonly id?: string | undefined;
  readonly source?: string | undefined;
  /** The thing that the event is about. */
  readonly subject?: string | undefined;
  /** The position of the event among the events of its subject. */
  readonly sequence?: number | undefined;
}

export type Fields = Readonly<Record<string, unknown>>;

/**
 * The facts from a message. With a fault, the name is empty and the payload is the whole message.
 * `fault` is null for a tombstone of Kafka, which has no value.
 */
export interface ReadFacts extends Facts {
  readonly fault?: Nameless | null;
}

/** Reads a message or its JSON. A message without an id gets the given id. */
export function readFacts(message: unknown, id?: string): ReadFacts {
  const read = readEnvelope(jsonIn(message), [], id);
  return "name" in read ? read : { name: "", payload: message, fault: read };
}

/**
 * Reads a message in any envelope, or returns the reason why nothing names its event. Envelopes may
 * be nested, such as EventBridge in SNS in SQS. A message without an id gets the id of its carrier.
 * Adds the fields that lead to the envelope to `path`, and then the fields of its name and payload.
 * If a text on the way is not JSON, `path` ends with its field.
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
  if (!carrier || path.push(carrier) > MOST_CARRIERS) return NAMELESS;
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

const VERSION = /^(?!v?0$)(?:v?(\d+)|\d+\.\d+\.\d+)$/;
const VERSIONED = /-(?:v\d+|\d+\.\d+\.\d+)$/;

function factsOf(message: Fields, name: string, payload: unknown, carrierId?: string): Facts {
  const { resources } = message;
  // EventBridge has no fields for some facts. They stand in its resources, such as `sequence/7`.
  const more = Array.isArray(resources) ? namedIn(resources) : message;
  const id = textOf(more.event_id) ?? textOf(message.id);
  const source = textOf(message.source);
  const { sequence } = more;
  const [version, major] = VERSION.exec(message.version as string) ?? [];
  return {
    // A name without a version takes the one beside it. A version 0 is that of EventBridge's form.
    name: version && !VERSIONED.test(name) ? `${name}-${major ? `v${major}` : version}` : name,
    payload,
    id: id && message.specversion ? JSON.stringify([source, id]) : (id ?? carrierId),
    source,
    subject: textOf(more.subject),
    // The sequence is a number or, in a CloudEvent, a text of digits.
    sequence:
      isObject(sequence) || !/^\d+$/.test(sequence as string) ? undefined : +(sequence as string),
  };
}

/** Reads resources of the form `name/text` into an object. */
function namedIn(resources: readonly unknown[]): Fields {
  const textByName: Record<string, string> = {};
  for (const resource of resources) {
    const [name, ...rest] = typeof resource === "string" ? resource.split("/") : [];
    if (name) textByName[name] = rest.join("/");
  }
  return textByName;
}

/** Reads the value of a JSON text; undefined if it is not JSON. Returns other values unchanged. */
export function jsonIn(text: unknown, read: (text: string) => unknown = JSON.parse): unknown {
  try {
    return typeof text === "string" ? read(text) : text;
  } catch {
    return undefined;
  }
}

/** Reads the value of a JSON text, which may be in base64. */
export const valueIn = (text: unknown): unknown => jsonIn(text) ?? jsonIn(text, readBase64);

const readBase64 = (text: string): unknown =>
  JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(decode(text)));

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

export const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value ? value : undefined;
