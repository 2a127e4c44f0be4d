import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { keysOf } from "../../library/json/pointer.ts";
import { NEUTRAL, WORD, type Words } from "../../library/names/neutral.ts";
import type { Tell } from "../../library/runtime/issue.ts";
import {
  type Checked,
  describeUnknownEvent,
  type ReadText,
} from "../../reading/judge/check-payload.ts";
import { type ParsedArguments, UsageError } from "../command.ts";
import type { OwnContracts } from "../contracts/own-events.ts";
import type { Finding } from "../findings/finding.ts";
import type { NamedFile } from "../refuse-overwriting.ts";

export interface MessageLayout {
  /** `--event`: the event of every payload. */
  readonly event?: string | undefined;
  /** The keys of the JSON Pointers of `--name-at`, `--version-at` and `--payload-at`. */
  readonly nameAt?: readonly string[] | undefined;
  readonly versionAt?: readonly string[] | undefined;
  readonly payloadAt?: readonly string[] | undefined;
  /** `--word`: the words of the bus in names of fields. */
  readonly words?: Words | undefined;
  /** The event that the name of the file contains. */
  readonly fileEvent?: string | undefined;
}

export interface ValidateOptions {
  readonly layout: MessageLayout;
  /** True if fields that the contract does not name are faults. */
  readonly reportUnknown: boolean;
  /** `absent` treats an optional field that is null as a field that is left out. */
  readonly nulls?: "absent" | undefined;
  readonly unknownEvents: "error" | "warn" | "ignore";
  /** The largest number of findings that are reported; undefined for all. */
  readonly limit?: number | undefined;
  readonly asWarnings?: boolean;
  readonly allowsEmpty?: boolean;
  /** True if equal keys of an object are faults. */
  readonly keysOnce?: boolean;
  /** True if the module counts what it judges. */
  readonly counts?: boolean;
  /** The width of the input's line in a finding; undefined if no line is shown. */
  readonly excerpts?: number | undefined;
  readonly showsValues?: boolean;
  readonly own?: OwnContracts | undefined;
  /** Checks payloads in place of the contracts of events. */
  readonly body?: BodyCheck | undefined;
}

export interface BodyCheck {
  readonly files?: readonly NamedFile[];
  /** True if a document of the user judges. Then a result may take long, and changes nothing. */
  readonly isOwn?: boolean;
  /** True if a body is a list, so that an array is one body and not a list of bodies. */
  readonly takesList: boolean;
  /** Reads a body; undefined leaves the body to JSON.parse. */
  read?(text: string): ReadText | undefined;
  check(payload: unknown, place: PayloadPlace, limit: number, tell: Tell | undefined): Checked;
}

export type PayloadPlace = Pick<Finding, "file" | "line">;

export const DEFAULT_LIMIT = 1000;
const OPERATION = /^[a-z]+[A-Z][A-Za-z]*$/;

export function readOptions(args: ParsedArguments, ownEvents: OwnContracts): ValidateOptions {
  const operation = args.text("operation");
  const layout = {
    // The name of the operation stands in the place of an event.
    event: operation ?? args.text("event"),
    nameAt: readPointer("name-at", args),
    versionAt: readPointer("version-at", args),
    payloadAt: readPointer("payload-at", args),
    words: readWords(args.text("word")),
  };
  const { event } = layout;
  const names: readonly string[] = [...EVENT_NAMES, ...ownEvents.keys()];
  if (operation === undefined && event !== undefined && !names.includes(event)) {
    const hint = OPERATION.test(event) ? "; operations of the REST API are for --operation" : "";
    throw new UsageError(`--event: ${describeUnknownEvent(event, names)}${hint}`, 3);
  }
  return {
    layout,
    ...(ownEvents.size > 0 ? { own: ownEvents } : {}),
    reportUnknown: args.text("unknown") === "report",
    nulls: args.text("null") === "absent" ? "absent" : undefined,
    unknownEvents: (args.text("unknown-events") ?? "error") as ValidateOptions["unknownEvents"],
    limit: (args.number("max-issues") ?? DEFAULT_LIMIT) || undefined,
    asWarnings: args.has("warn"),
    allowsEmpty: args.has("allow-empty"),
    keysOnce: args.text("keys") === "once",
  };
}

function readPointer(option: string, args: ParsedArguments): readonly string[] | undefined {
  const pointer = args.text(option);
  if (pointer === undefined) return undefined;
  if (pointer.startsWith("/")) return keysOf(pointer);
  throw new UsageError(`--${option} takes a JSON Pointer, such as /detail-type, not "${pointer}".`);
}

function readWords(text: string | undefined): Words | undefined {
  if (text === undefined) return undefined;
  const [neutral, word = ""] = text.split("=", 2);
  if (neutral === NEUTRAL && WORD.test(word)) return { [neutral]: word };
  throw new UsageError(
    `--word takes ${NEUTRAL}=, and the word of the bus behind it, not "${text}".`,
  );
}
