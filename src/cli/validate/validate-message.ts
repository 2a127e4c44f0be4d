import { ALL_EVENTS } from "../../../generated/all-events.ts";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import type { MessageText } from "../../reading/judge/cut.ts";
import {
  type Contracts,
  type JudgedIssue,
  type Judgement,
  judge,
  judgementOf,
  missingPayload,
  readText,
  withoutSchema,
} from "../../reading/judge/judge.ts";
import { type Place, pathsOf, placesIn, withNumberAt } from "../../reading/judge/place.ts";
import { untold } from "../../reading/judge/untold.ts";
import { type Message, readMessages } from "../../reading/messages/read-message.ts";
import type { Outcome } from "./message-files.ts";
import type { PayloadPlace, ValidateOptions } from "./read-options.ts";
import { HINT, type Reporter, type Source } from "./reporter.ts";

interface ReadMessage extends Source {
  readonly line: number;
  readonly value: unknown;
  placesOf(paths: readonly (readonly string[])[]): readonly Place[];
}

export function validateMessage(source: MessageText, payload: number, reporter: Reporter): Outcome {
  const { value, fault } = readText(source, reporter.options.judge?.read);
  const placed = { payload, at: source, text: () => source.text };
  if (fault) return reporter.refuse(fault, placed);
  const placesOf: ReadMessage["placesOf"] = (paths) => placesIn(source, paths);
  return validateValue({ ...placed, line: source.line, value, placesOf }, reporter);
}

/** Validates a message that was read, or each record in it. */
export function validateValue(source: ReadMessage, reporter: Reporter): Outcome {
  const { options } = reporter;
  const limit = reporter.most();
  let isValid = true;
  const issues: JudgedIssue[] = [];
  const contracts = contractsOf(options);
  for (const message of readMessages(source.value, options.layout, contracts.names)) {
    const judged = options.judge
      ? judgeBody(message, { file: reporter.file, line: source.line }, options, limit)
      : judge(message, contracts, limit);
    const judgement = { ...judged, issues: withNumbers(judged, source) };
    const locate = (shown: readonly JudgedIssue[]) => source.placesOf(pathsOf(shown, judged.at));
    reporter.judged(judgement, { ...source, record: message.record, locate });
    isValid &&= judgement.verdict === "valid";
    issues.push(...judgement.issues);
  }
  return { isValid, isJson: true, issues };
}

const known = new WeakMap<ValidateOptions, Contracts>();

/** Returns the contracts that judge payloads. They are made once for the options of an input. */
function contractsOf(options: ValidateOptions): Contracts {
  const { own, nulls, reportUnknown, showsValues } = options;
  const made = known.get(options) ?? {
    names: own ? [...new Set([...EVENT_NAMES, ...own.keys()])] : EVENT_NAMES,
    contractOf: (name) =>
      own?.get(name)?.contract ?? (Object.hasOwn(ALL_EVENTS, name) ? ALL_EVENTS[name] : undefined),
    unknown: reportUnknown ? "report" : "ignore",
    nulls,
    tell: showsValues ? undefined : untold,
    hint: HINT,
  };
  known.set(options, made);
  return made;
}

function judgeBody(
  message: Message,
  place: PayloadPlace,
  { judge, reportUnknown, showsValues }: ValidateOptions,
  limit: number,
): Judgement {
  const payload = reportUnknown ? withoutSchema(message.payload) : message.payload;
  if (!judge || payload === undefined) return missingPayload(message);
  const tell = showsValues ? undefined : untold;
  return judgementOf(message, judge.judge(payload, place, limit, tell));
}

/** Corrects the issues so that they quote numbers as the text has them. */
function withNumbers({ verdict, issues, at }: Judgement, { placesOf }: ReadMessage) {
  const isQuoted = ({ code, detail }: JudgedIssue) =>
    code !== "unknown_field" && detail.includes("the number ");
  if (verdict === "unknown" || !issues.some(isQuoted)) return issues;
  const places = placesOf(pathsOf(issues, at));
  return issues.map((issue, index) => {
    const { inside } = places[index] ?? {};
    if (!inside || !isQuoted(issue)) return issue;
    return { ...issue, detail: withNumberAt(issue.detail, inside) };
  });
}
