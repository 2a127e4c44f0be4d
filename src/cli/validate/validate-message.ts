// Validates the text of one message: is it JSON, is its event known, does its payload match the
// contract?
import { ALL_EVENTS } from "../../../generated/all-events.ts";
import {
  findOffset,
  findOffsets,
  findSyntaxFault,
  type Position,
  positionOf,
  positionsOf,
} from "../../json/scan.ts";
import type { Issue } from "../../runtime/issue.ts";
import type { Finding } from "../findings/finding.ts";
import { describeUnknownEvent, isKnownEvent } from "./known-events.ts";
import { type Message, type MessageLayout, readMessage } from "./read-message.ts";
import { inputFault, type Verdicts } from "./verdicts.ts";

export interface ValidateOptions {
  readonly layout: MessageLayout;
  /** Whether fields that the contract does not name are faults. */
  readonly reportUnknown: boolean;
  readonly unknownEvents: "error" | "warn" | "ignore";
}

/** A message as it stands in an input. */
export interface MessageText {
  readonly file: string;
  readonly text: string;
  /** Where the text begins, from 1. */
  readonly line: number;
  readonly column: number;
  /** Which payload of the input it has, from 0. */
  readonly payload: number;
}

/** Validates one message. Returns whether it is JSON: if not, the rest of an array is not read. */
export function validateMessage(
  source: MessageText,
  options: ValidateOptions,
  verdicts: Verdicts,
): boolean {
  let message: unknown;
  try {
    message = JSON.parse(source.text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    reportBroken(source, verdicts);
    return false;
  }
  validatePayload(source, readMessage(message, options.layout), options, verdicts);
  return true;
}

function validatePayload(
  source: MessageText,
  message: Message,
  options: ValidateOptions,
  verdicts: Verdicts,
): void {
  const { name, payload } = message;
  const contract = name !== undefined && isKnownEvent(name) ? ALL_EVENTS[name] : undefined;
  if (!contract) reportUnknown(source, message, options, verdicts);
  else if (payload === undefined) reportMissing(source, message, contract.name, verdicts);
  else if (!options.reportUnknown && contract.is(payload)) verdicts.count("valid", 0);
  else {
    const unknown = options.reportUnknown ? "report" : "ignore";
    const result = contract.validate(payload, { unknown, limit: verdicts.room() });
    if (result.ok) verdicts.count("valid", 0);
    else reportIssues(source, message, { event: contract.name, ...result }, verdicts);
  }
}

function reportBroken(source: MessageText, verdicts: Verdicts): void {
  verdicts.count("unreadable", 1);
  const { text } = source;
  const fault = findSyntaxFault(text) ?? { offset: text.length, expected: "the end of the text" };
  const detail = describeBreak(fault.expected, text[fault.offset]);
  verdicts.report(inputFault(placeIn(source, fault.offset), "invalid_json", detail));
}

/** Says what is wrong at the place where a text stops being JSON. */
export const describeBreak = (expected: string, came: string | undefined): string =>
  `expected ${expected}, not ${came === undefined ? "the end of the input" : JSON.stringify(came)}`;

function reportUnknown(
  source: MessageText,
  { name, nameAt = [] }: Pick<Message, "name" | "nameAt">,
  { unknownEvents }: ValidateOptions,
  verdicts: Verdicts,
): void {
  if (unknownEvents === "ignore") {
    verdicts.count("unknown", 0);
    return;
  }
  verdicts.count("unknown", 1);
  if (verdicts.room() <= 0) return;
  verdicts.report({
    ...placeIn(source, findOffset(source.text, nameAt)),
    severity: unknownEvents === "warn" ? "warning" : "error",
    code: name === undefined ? "missing_event_name" : "unknown_event",
    attr: "",
    detail:
      name === undefined
        ? "nothing names the event; use --event, --name-at, or a file called after it"
        : describeUnknownEvent(name),
  });
}

function reportMissing(
  source: MessageText,
  { payloadAt }: Pick<Message, "payloadAt">,
  event: string,
  verdicts: Verdicts,
): void {
  verdicts.count("invalid", 1);
  verdicts.report({
    ...placeIn(source, findOffset(source.text, [])),
    severity: "error",
    code: "required",
    attr: "",
    detail: `there is nothing at /${payloadAt.join("/")}, where the payload should be`,
    event,
  });
}

function reportIssues(
  source: MessageText,
  { payloadAt }: Pick<Message, "payloadAt">,
  { event, issues, omitted = 0 }: { event: string; issues: readonly Issue[]; omitted?: number },
  verdicts: Verdicts,
): void {
  verdicts.count("invalid", issues.length + omitted);
  const paths = issues.map(({ attr }) =>
    attr === "" ? payloadAt : [...payloadAt, ...attr.split(".")],
  );
  const positions = positionsOf(source.text, findOffsets(source.text, paths));
  for (const [index, { attr, code, detail }] of issues.entries()) {
    const place = placeAt(source, positions[index] ?? { line: 1, column: 1 });
    verdicts.report({ ...place, severity: "error", code, attr, detail, event });
  }
}

/** The place in the input of something at an offset of the message's text. */
const placeIn = (source: MessageText, offset: number): Place =>
  placeAt(source, positionOf(source.text, offset));

type Place = Pick<Finding, "file" | "line" | "column" | "payload">;

/** The place in the input of something at a position of the message's text. */
function placeAt({ file, line, column, payload }: MessageText, within: Position): Place {
  return {
    file,
    payload,
    line: line + within.line - 1,
    column: within.line === 1 ? column + within.column - 1 : within.column,
  };
}
