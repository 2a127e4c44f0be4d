// Judges the text of one message: is it JSON, is its event known, does its payload hold the contract?
import { ALL_EVENTS } from "../../../generated/all-events.ts";
import { findOffset, findSyntaxFault, positionOf } from "../../json/scan.ts";
import { suggestEvent } from "../../suggest-event.ts";
import type { Finding } from "../findings/finding.ts";
import { type Message, type MessageLayout, readMessage } from "./message.ts";

export interface JudgeOptions {
  readonly layout: MessageLayout;
  /** Whether fields that the contract does not name are faults. */
  readonly reportUnknown: boolean;
  readonly unknownEvents: "error" | "warn" | "ignore";
}

/** Where verdicts go. */
export interface Verdicts {
  /** One more payload, with the number of its findings. */
  count(verdict: "valid" | "invalid" | "unknown" | "unreadable", findings: number): void;
  /** Whether findings are still reported, so that their places are worth looking for. */
  hasRoom(): boolean;
  report(finding: Finding): void;
}

/** A stretch of an input: its text, where it begins (line and column from 1), and which payload of the input it is. */
export interface Passage {
  readonly file: string;
  readonly text: string;
  readonly line: number;
  readonly column: number;
  readonly payload: number;
}

/** Judges one message. Answers whether it is JSON, so that an array is not read on behind a break. */
export function judge(passage: Passage, options: JudgeOptions, verdicts: Verdicts): boolean {
  let message: unknown;
  try {
    message = JSON.parse(passage.text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    judgeBroken(passage, verdicts);
    return false;
  }
  judgeMessage(message, passage, options, verdicts);
  return true;
}

function judgeMessage(
  message: unknown,
  passage: Passage,
  options: JudgeOptions,
  verdicts: Verdicts,
): void {
  const { name, nameAt, payload, payloadAt } = readMessage(message, options.layout);
  const contract = name !== undefined && isKnownEvent(name) ? ALL_EVENTS[name] : undefined;
  if (!contract) {
    judgeUnknown(passage, { name, nameAt }, options, verdicts);
    return;
  }
  if (payload === undefined) {
    verdicts.count("invalid", 1);
    const detail = `there is nothing at /${payloadAt.join("/")}, where the payload should be`;
    verdicts.report({
      ...placed(passage, findOffset(passage.text, [])),
      severity: "error",
      code: "required",
      attr: "",
      detail,
      event: contract.name,
    });
    return;
  }
  if (!options.reportUnknown && contract.is(payload)) {
    verdicts.count("valid", 0);
    return;
  }
  const result = contract.validate(payload, {
    unknown: options.reportUnknown ? "report" : "ignore",
  });
  if (result.ok) {
    verdicts.count("valid", 0);
    return;
  }
  verdicts.count("invalid", result.issues.length);
  for (const { attr, code, detail } of result.issues) {
    if (!verdicts.hasRoom()) return;
    const offset = findOffset(passage.text, [
      ...payloadAt,
      ...(attr === "" ? [] : attr.split(".")),
    ]);
    verdicts.report({
      ...placed(passage, offset),
      severity: "error",
      code,
      attr,
      detail,
      event: contract.name,
    });
  }
}

function judgeBroken(passage: Passage, verdicts: Verdicts): void {
  verdicts.count("unreadable", 1);
  const { offset, expected } = findSyntaxFault(passage.text) ?? {
    offset: passage.text.length,
    expected: "the end of the text",
  };
  const detail = brokenDetail(expected, passage.text[offset]);
  verdicts.report({
    ...placed(passage, offset),
    severity: "error",
    code: "invalid_json",
    attr: "",
    detail,
  });
}

/** Says what is wrong where text stops being JSON. */
export const brokenDetail = (expected: string, came: string | undefined): string =>
  `expected ${expected}, not ${came === undefined ? "the end of the input" : JSON.stringify(came)}`;

function judgeUnknown(
  passage: Passage,
  { name, nameAt = [] }: Pick<Message, "name" | "nameAt">,
  { unknownEvents }: JudgeOptions,
  verdicts: Verdicts,
): void {
  if (unknownEvents === "ignore") {
    verdicts.count("unknown", 0);
    return;
  }
  verdicts.count("unknown", 1);
  if (!verdicts.hasRoom()) return;
  const detail =
    name === undefined
      ? "nothing names the event; use --event, --name-at, or a file called after it"
      : unknownEvent(name);
  verdicts.report({
    ...placed(passage, findOffset(passage.text, nameAt)),
    severity: unknownEvents === "warn" ? "warning" : "error",
    code: name === undefined ? "missing_event_name" : "unknown_event",
    attr: "",
    detail,
  });
}

export const isKnownEvent = (name: string): boolean => Object.hasOwn(ALL_EVENTS, name);

/** Says that a name is not in the catalogue, with the one that may have been meant. */
export function unknownEvent(name: string): string {
  const meant = suggestEvent(name);
  return `there is no event "${short(name)}" in the catalogue${meant ? `; did you mean ${meant}?` : ""}`;
}

const short = (name: string): string => (name.length > 80 ? `${name.slice(0, 80)}...` : name);

function placed(
  { file, text, line, column, payload }: Passage,
  offset: number,
): Pick<Finding, "file" | "line" | "column" | "payload"> {
  const within = positionOf(text, offset);
  return {
    file,
    payload,
    line: line + within.line - 1,
    column: within.line === 1 ? column + within.column - 1 : within.column,
  };
}
