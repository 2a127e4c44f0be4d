// Validates one message: is it JSON, is its event known, does its payload match the contract?
import { ALL_EVENTS } from "../../../generated/all-events.ts";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import {
  findSyntaxFault,
  type Position,
  positionOf,
  positionsOf,
} from "../../library/json/scan.ts";
import type { Issue } from "../../library/runtime/issue.ts";
import { findPlaces } from "../../reading/messages/nested-text.ts";
import {
  type Message,
  type MessageLayout,
  readMessages,
} from "../../reading/messages/read-message.ts";
import {
  describeBreak,
  describeMissingPayload,
  describeUnknownEvent,
} from "../../reading/messages/words.ts";
import type { Finding, Severity } from "../findings/finding.ts";
import { isKnownEvent } from "./known-events.ts";
import { inputFault, reportInput, type Verdicts } from "./verdicts.ts";

export interface ValidateOptions {
  readonly layout: MessageLayout;
  /** Whether fields that the contract does not name are faults. */
  readonly reportUnknown: boolean;
  readonly unknownEvents: "error" | "warn" | "ignore";
  /** Judges payloads in place of the contracts of events. */
  readonly judge?: PayloadJudge | undefined;
}

/** Judges the bodies of an operation. */
export interface PayloadJudge {
  /** Whether a body is a list, so that an array is not one of bodies. */
  readonly takesList: boolean;
  /** Reads the text of a body. Undefined leaves that to JSON.parse. */
  read?(text: string): BodyText;
  /** Finds what is wrong with a payload: at most so many errors of its contract. */
  judge(payload: unknown, place: PayloadPlace, limit: number): Judged;
}

/** A body that was read, or what is wrong with its text as a whole. */
export type BodyText =
  | { readonly value: unknown; readonly fault?: undefined }
  | { readonly fault: TextFault };
interface TextFault extends Position {
  readonly code: string;
  readonly detail: string;
}

/** Where a payload begins. */
export type PayloadPlace = Pick<Finding, "file" | "line">;

/** What is wrong with a payload. */
export interface Judged {
  readonly issues: readonly JudgedIssue[];
  /** How many more errors there are. */
  readonly omitted?: number | undefined;
}
export interface JudgedIssue extends Issue {
  /** An error, if it is left out. */
  readonly severity?: Severity;
}

/** The text of a message as it stands in an input. */
export interface MessageText {
  readonly file: string;
  readonly text: string;
  /** Where the text begins, from 1. */
  readonly line: number;
  readonly column: number;
  /** Which payload of the input it has, from 0. */
  readonly payload: number;
}

/** A message that was read. */
export interface ReadText extends PayloadPlace {
  readonly payload: number;
  /** Which record of that, if it has several. */
  readonly record?: number;
  readonly value: unknown;
  /** The places in the input of the values that paths lead to. */
  locate(paths: readonly (readonly string[])[]): Position[];
}

/** How many issues of a payload are looked at for the summary, beyond those that are reported. */
const MOST_COUNTED = 1000;

/** Validates one message. Returns whether it is JSON: if not, the rest of an array is not read. */
export function validateMessage(
  source: MessageText,
  options: ValidateOptions,
  verdicts: Verdicts,
): boolean {
  const read = readText(source, options.judge);
  if (!read) reportBroken(source, verdicts);
  else if (read.fault) reportText(source, read.fault, verdicts);
  else validateValue(readIn(source, read.value), options, verdicts);
  return read !== undefined;
}

/** Undefined for a text that is not JSON. */
function readText({ text }: MessageText, judge: PayloadJudge | undefined): BodyText | undefined {
  try {
    return judge?.read ? judge.read(text) : { value: JSON.parse(text) as unknown };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const readIn = (source: MessageText, value: unknown): ReadText => ({
  file: source.file,
  line: source.line,
  payload: source.payload,
  value,
  locate: (paths) =>
    positionsOf(source.text, findPlaces(source.text, value, paths)).map((within) =>
      positionIn(source, within),
    ),
});

/** Validates a message that was read. */
export function validateValue(
  source: ReadText,
  options: ValidateOptions,
  verdicts: Verdicts,
): void {
  for (const message of readMessages(source.value, options.layout)) {
    const { record } = message;
    validatePayload(
      record === undefined ? source : { ...source, record },
      message,
      options,
      verdicts,
    );
  }
}

function validatePayload(
  source: ReadText,
  message: Message,
  options: ValidateOptions,
  verdicts: Verdicts,
): void {
  const payload = options.reportUnknown ? withoutSchema(message.payload) : message.payload;
  const { name } = message;
  if (options.judge) {
    if (payload === undefined) reportMissing(source, message, undefined, verdicts);
    else judgePayload(source, { ...message, payload }, options.judge, verdicts);
    return;
  }
  const contract = name !== undefined && isKnownEvent(name) ? ALL_EVENTS[name] : undefined;
  if (!contract) reportUnknown(source, message, options, verdicts);
  else if (payload === undefined) reportMissing(source, message, contract.name, verdicts);
  else {
    const unknown = options.reportUnknown ? "report" : "ignore";
    const result = contract.validate(payload, { unknown, limit: limitOf(verdicts) });
    if (result.ok) verdicts.count("valid", []);
    else reportIssues(source, message, { event: contract.name, ...result }, verdicts);
  }
}

const limitOf = (verdicts: Verdicts): number => Math.max(verdicts.room(), MOST_COUNTED);

/** A payload without `$schema`, by which editors find the schema of a file. */
function withoutSchema(payload: unknown): unknown {
  if (typeof payload !== "object" || payload === null || !("$schema" in payload)) return payload;
  const { $schema: _, ...fields } = payload;
  return fields;
}

function judgePayload(
  source: ReadText,
  message: Message,
  judge: PayloadJudge,
  verdicts: Verdicts,
): void {
  const judged = judge.judge(message.payload, source, limitOf(verdicts));
  if (judged.issues.length === 0) verdicts.count("valid", []);
  else reportIssues(source, message, judged, verdicts);
}

const START: Position = { line: 1, column: 1 };

function reportBroken(source: MessageText, verdicts: Verdicts): void {
  const { text } = source;
  const fault = findSyntaxFault(text) ?? { offset: text.length, expected: "the end of the text" };
  const detail = describeBreak(fault.expected, text[fault.offset]);
  const place = { ...source, ...positionIn(source, positionOf(text, fault.offset)) };
  reportInput("unreadable", inputFault(placeOf(place), "invalid_json", detail), verdicts);
}

/** Reports what is wrong with a text that is JSON. */
function reportText(source: MessageText, fault: TextFault, verdicts: Verdicts): void {
  const { code, detail } = fault;
  const place = placeOf({ ...source, ...positionIn(source, fault) });
  reportInput("invalid", { ...place, severity: "error", code, attr: "", detail }, verdicts);
}

function reportUnknown(
  source: ReadText,
  { name, nameAt = [] }: Pick<Message, "name" | "nameAt">,
  { unknownEvents }: ValidateOptions,
  verdicts: Verdicts,
): void {
  if (unknownEvents === "ignore") {
    verdicts.count("unknown", []);
    return;
  }
  const code = name === undefined ? "missing_event_name" : "unknown_event";
  verdicts.count("unknown", [{ code, attr: "" }]);
  if (verdicts.room() <= 0) return;
  verdicts.report({
    ...placeAt(source, nameAt),
    severity: unknownEvents === "warn" ? "warning" : "error",
    code,
    attr: "",
    detail:
      name === undefined
        ? "nothing names the event; use --event, --name-at, or a file called after it"
        : describeUnknownEvent(name, EVENT_NAMES),
  });
}

function reportMissing(
  source: ReadText,
  { payloadAt }: Pick<Message, "payloadAt">,
  event: string | undefined,
  verdicts: Verdicts,
): void {
  const detail = describeMissingPayload(payloadAt);
  const finding = { severity: "error", code: "required", attr: "", detail, event } as const;
  reportInput("invalid", { ...placeAt(source, []), ...finding }, verdicts);
}

function reportIssues(
  source: ReadText,
  { payloadAt }: Pick<Message, "payloadAt">,
  { event, issues, omitted = 0 }: Judged & { readonly event?: string },
  verdicts: Verdicts,
): void {
  const isInvalid = omitted > 0 || issues.some(({ severity = "error" }) => severity === "error");
  const counted = issues.map(({ attr, code }) => ({ attr, code, event }));
  verdicts.count(isInvalid ? "invalid" : "valid", counted, omitted);
  const shown = issues.slice(0, Math.max(0, verdicts.room()));
  if (shown.length === 0) return;
  const { file, payload, record } = source;
  const positions = source.locate(
    shown.map(({ attr }) => (attr === "" ? payloadAt : [...payloadAt, ...attr.split(".")])),
  );
  for (const [index, { attr, code, detail, severity = "error" }] of shown.entries()) {
    const { line, column } = positions[index] ?? START;
    // Spread from other objects, it would take several times longer.
    verdicts.report({ file, payload, record, line, column, severity, code, attr, detail, event });
  }
}

type Place = Pick<Finding, "file" | "line" | "column" | "payload">;

/** Which payload of which input a finding is about. */
const pieceOf = ({
  file,
  payload,
  record,
}: ReadText): Pick<Finding, "file" | "payload" | "record"> => ({
  file,
  payload,
  ...(record === undefined ? {} : { record }),
});

const placeOf = ({ file, line, column, payload }: Place): Place => ({
  file,
  line,
  column,
  payload,
});

/** The place in the input of the value that a path leads to. */
const placeAt = (source: ReadText, path: readonly string[]): Place => ({
  ...pieceOf(source),
  ...(source.locate([path])[0] ?? START),
});

/** The position in the input of something at a position of the message's text. */
const positionIn = ({ line, column }: MessageText, within: Position): Position => ({
  line: line + within.line - 1,
  column: within.line === 1 ? column + within.column - 1 : within.column,
});
