// Finds the event and the payload of a message: by options, in the message itself, or by the name
// of its file.
import { valueAt } from "../../json/pointer.ts";
import { ENVELOPES } from "../../model/envelopes.ts";
import { splitName, VERSION } from "../../model/versions.ts";

/** What names the event of a message. */
export interface MessageLayout {
  /** `--event`: every payload is this event. */
  readonly event?: string | undefined;
  /** `--name-at`, `--version-at` and `--payload-at`: the keys of each JSON Pointer. */
  readonly nameAt?: readonly string[] | undefined;
  readonly versionAt?: readonly string[] | undefined;
  readonly payloadAt?: readonly string[] | undefined;
  /** The event that the file is called after. */
  readonly fileEvent?: string | undefined;
}

export interface Message {
  /** Undefined if nothing names the event. */
  readonly name: string | undefined;
  readonly payload: unknown;
  /** The keys that lead from the message to its payload. */
  readonly payloadAt: readonly string[];
  /** The keys that lead to the name, if the message has it. */
  readonly nameAt?: readonly string[] | undefined;
}

const FILE_NAME = new RegExp(
  String.raw`^(.+?-${VERSION})(?:\..+)?\.(?:json|ndjson|jsonl)(?:\.gz)?$`,
);

/** Finds the event and the payload of a message. Options come first, then the message itself. */
export function readMessage(message: unknown, layout: MessageLayout): Message {
  const { event, nameAt, versionAt, payloadAt, fileEvent } = layout;
  if (event === undefined && nameAt === undefined && payloadAt === undefined) {
    const enveloped = readEnvelope(message, fileEvent !== undefined);
    if (enveloped) return enveloped;
  }
  const name =
    event ??
    (nameAt
      ? withVersion(valueAt(message, nameAt), versionAt && valueAt(message, versionAt))
      : fileEvent);
  return {
    name,
    nameAt,
    payload: payloadAt ? valueAt(message, payloadAt) : message,
    payloadAt: payloadAt ?? [],
  };
}

/**
 * Reads an envelope. In a file that is called after an event, only what names a versioned event is
 * one: a payload may have such fields, too.
 */
function readEnvelope(message: unknown, mustNameEvent: boolean): Message | undefined {
  if (typeof message !== "object" || message === null) return undefined;
  const fields = message as Readonly<Record<string, unknown>>;
  for (const [nameField, payloadField] of ENVELOPES) {
    const name = fields[nameField];
    if (typeof name !== "string" || !Object.hasOwn(fields, payloadField)) continue;
    if (mustNameEvent && splitName(name) === undefined) continue;
    return { name, nameAt: [nameField], payload: fields[payloadField], payloadAt: [payloadField] };
  }
  return undefined;
}

/** `account.created` with `1` or `v1` is `account.created-v1`. */
function withVersion(name: unknown, version: unknown): string | undefined {
  if (typeof name !== "string") return undefined;
  if (version === undefined || version === null) return name;
  return `${name}-${/^\d+$/.test(String(version)) ? "v" : ""}${String(version)}`;
}

/** The event that a file is called after: `account.created-v1` for `account.created-v1.2.json`. */
export function eventOfFile(path: string): string | undefined {
  return FILE_NAME.exec(path.replace(/^.*[/\\]/, ""))?.[1];
}
