// Finds the event and its payload in a message, from flags, from the message itself or from the name of its file.
import { keysOf, valueAt } from "../../json/pointer.ts";
import { splitName, VERSION } from "../../model/versions.ts";
import { UsageError } from "../command.ts";

/** How messages name their event. */
export interface MessageLayout {
  /** `--event`: every payload is this event. */
  readonly event?: string | undefined;
  /** `--name-at`, `--version-at` and `--payload-at`, as the keys that the JSON Pointers lead through. */
  readonly nameAt?: readonly string[] | undefined;
  readonly versionAt?: readonly string[] | undefined;
  readonly payloadAt?: readonly string[] | undefined;
  /** What the name of the file says. */
  readonly fileEvent?: string | undefined;
}

export interface Message {
  /** Undefined where nothing names the event. */
  readonly name: string | undefined;
  readonly payload: unknown;
  /** The keys that lead from the message to its payload, and to the name where it is in the message. */
  readonly payloadAt: readonly string[];
  readonly nameAt?: readonly string[] | undefined;
}

/** The fields that name the event and hold the payload in the envelopes that are known without flags. */
const ENVELOPES = [
  ["detail-type", "detail"], // EventBridge
  ["type", "payload"],
  ["type", "data"], // CloudEvents
] as const;

const FILE_NAME = new RegExp(
  String.raw`^(.+?-${VERSION})(?:\..+)?\.(?:json|ndjson|jsonl)(?:\.gz)?$`,
);

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

/** A file that is called after an event may hold an envelope all the same, but then the envelope has to name an event. */
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

/** The event that a file is called after: `account.created-v1.second.json` holds `account.created-v1`. */
export function eventOfFile(path: string): string | undefined {
  return FILE_NAME.exec(path.replace(/^.*[/\\]/, ""))?.[1];
}

/** The keys that a JSON Pointer leads through. */
export function parsePointer(option: string, pointer: string): readonly string[] {
  if (pointer !== "" && !pointer.startsWith("/")) {
    throw new UsageError(
      `--${option} takes a JSON Pointer, such as /detail-type, not "${pointer}".`,
    );
  }
  return keysOf(pointer);
}
