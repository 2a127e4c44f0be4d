// Reads records of Kafka, as Lambda and the clients of Kafka pass them.
import { unlessThrown } from "../text/unless-thrown.ts";
import { decode } from "./base64.ts";
import type { Fields, ReadFacts, readFacts } from "./read-envelope.ts";

const ATTRIBUTES = ["specversion", "type", "id", "source", "subject", "sequence"] as const;

/** The names of the headers that replace `ce_type`, `ce_id` and so on. */
export type HeaderNames = { readonly [attribute in (typeof ATTRIBUTES)[number]]?: string };

export const NOT_JSON_BEHIND = "no JSON behind Confluent's five bytes: decode the value before";

/** Reads a record. `read` is not imported: bundlers would then put it into another chunk. */
export interface Reader {
  readonly read: typeof readFacts;
  readonly headers: HeaderNames | undefined;
}

/**
 * Reads a record, which may have the headers of a CloudEvent. The value is bytes, base64, or the
 * decoded JSON. A record without an id gets its topic, partition and offset as id, if it has all.
 */
export function readKafka(record: unknown, { read, headers: names }: Reader): ReadFacts {
  const { topic, partition, offset, value, headers } = record as Fields;
  const position = [topic, partition, offset];
  const id = position.some((part) => part == null) ? undefined : position.join("-");
  const nameless = { name: "", payload: record, id };
  if (value === null) return { ...nameless, fault: null };
  if (value === undefined) return read(record);
  const bytes = bytesOf(value);
  // The serializers of Confluent write a 0 and the number of a schema before a value.
  const hasSchema = bytes?.[0] === 0;
  const data = bytes ? jsonOf(hasSchema ? bytes.subarray(5) : bytes) : value;
  const all = Object.assign({}, ...[headers].flat());
  const event: Record<string, unknown> = { data };
  for (const name of ATTRIBUTES) event[name] = textOf(all[names?.[name] ?? `ce_${name}`]);
  // An event with a source counts as a CloudEvent, so that the source becomes part of its id.
  event.specversion ??= event.source;
  const isEvent = event.type && data !== undefined && !Object(data).specversion;
  const { fault, ...facts } = read(isEvent ? event : data, id);
  if (!fault) return facts;
  const isOther = hasSchema && data === undefined;
  return { ...nameless, fault: isOther ? { ...fault, detail: NOT_JSON_BEHIND } : fault };
}

/** Returns the bytes of a value, which may be base64; undefined for any other value. */
function bytesOf(value: unknown): Uint8Array | undefined {
  if (typeof value === "string") return unlessThrown(Error, () => decode(value));
  return ArrayBuffer.isView(value) ? (value as Uint8Array) : undefined;
}

/** Returns the value of JSON in bytes; undefined if the bytes are not JSON. */
const jsonOf = (bytes: Uint8Array): unknown =>
  unlessThrown(Error, () => JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));

/** Reads the text of a header: bytes, or numbers in Lambda. Of several values, takes the first. */
function textOf(value: unknown): unknown {
  if (Array.isArray(value))
    return textOf(typeof value[0] === "number" ? Uint8Array.from(value) : value[0]);
  return ArrayBuffer.isView(value) ? new TextDecoder().decode(value as Uint8Array) : value;
}
