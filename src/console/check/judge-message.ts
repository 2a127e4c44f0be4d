// Judges one message with the validators of the package, in the words of the command line.
import { findSyntaxFault, positionOf, positionsOf } from "../../library/json/scan.ts";
import type { Contract } from "../../library/runtime/contract.ts";
import { findPlaces } from "../../reading/messages/nested-text.ts";
import type { Message } from "../../reading/messages/read-message.ts";
import {
  describeBreak,
  describeMissingPayload,
  describeUnknownEvent,
} from "../../reading/messages/words.ts";
import type { Fault } from "./fault.ts";
import { breakAt, type MessageText } from "./messages.ts";

/** The contract of an event. */
export type AnyContract = Contract<string, string, string, unknown>;

/** What a message came to. */
export interface Judgement {
  readonly faults: readonly Fault[];
  /** Fields that the contract does not name. */
  readonly unknown: readonly Fault[];
  /** How many faults there are beyond the limit. */
  readonly omitted: number;
}

/** The fault of a text that is not JSON. */
export function syntaxFault({ text, line, column }: MessageText): Fault {
  const fault = findSyntaxFault(text) ?? { offset: text.length, expected: "the end of the text" };
  const at = positionOf(text, fault.offset);
  return breakAt(
    line + at.line - 1,
    at.line === 1 ? column + at.column - 1 : at.column,
    describeBreak(fault.expected, text[fault.offset]),
  );
}

/** The fault of a message whose event is not in the catalogue. */
export function unknownEventFault(
  source: MessageText,
  { name = "", nameAt = [] }: Message,
  names: readonly string[],
): Fault {
  const detail = describeUnknownEvent(name, names);
  return faultsAt(source, [nameAt], [{ attr: "", code: "unknown_event", detail }])[0] as Fault;
}

/** Finds the faults of a message, and the fields that its contract does not name. */
export function judgeMessage(
  source: MessageText,
  { payload, payloadAt }: Message,
  contract: AnyContract,
  limit: number,
): Judgement {
  const event = contract.name;
  if (payload === undefined) {
    const detail = describeMissingPayload(payloadAt);
    const faults = faultsAt(source, [[]], [{ attr: "", code: "required", detail, event }]);
    return { faults, unknown: [], omitted: 0 };
  }
  const result = contract.validate(payload, { unknown: "report", limit });
  if (result.ok) return { faults: [], unknown: [], omitted: 0 };
  const all = placeFaults(
    source,
    payloadAt,
    result.issues.map((issue) => ({ ...issue, event })),
  );
  return {
    faults: all.filter(({ code }) => code !== "unknown_field"),
    unknown: all.filter(({ code }) => code === "unknown_field"),
    omitted: result.omitted ?? 0,
  };
}

type Unplaced = Pick<Fault, "attr" | "code" | "detail" | "event">;

/** The faults of a payload at their places in the text of its message. */
export const placeFaults = (
  source: MessageText,
  payloadAt: readonly string[],
  faults: readonly Unplaced[],
): Fault[] =>
  faultsAt(
    source,
    faults.map(({ attr }) => (attr === "" ? payloadAt : [...payloadAt, ...attr.split(".")])),
    faults,
  );

/** Faults at the values that some paths lead to. */
function faultsAt(
  { text, line, column }: MessageText,
  paths: readonly (readonly string[])[],
  faults: readonly Unplaced[],
): Fault[] {
  const offsets = findPlaces(text, JSON.parse(text), paths);
  const positions = positionsOf(text, offsets);
  return faults.map((fault, index) => {
    const at = positions[index] ?? { line: 1, column: 1 };
    return {
      ...fault,
      line: line + at.line - 1,
      column: at.line === 1 ? column + at.column - 1 : at.column,
      length: lengthAt(text, offsets[index] ?? 0),
    };
  });
}

const SCALAR = /"(?:[^"\\\n]|\\.)*"?|[\w.+-]+/y;

/** How many characters the value that begins here has. Of objects and arrays only the bracket. */
function lengthAt(text: string, offset: number): number {
  SCALAR.lastIndex = offset;
  return SCALAR.exec(text)?.[0].length ?? 1;
}
