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
import { notJudged } from "../../reading/judge/not-judged.ts";
import { type Place, pathsOf, placesIn, withNumberAt } from "../../reading/judge/place.ts";
import { untold } from "../../reading/judge/untold.ts";
import { type Message, readMessages } from "../../reading/messages/read-message.ts";
import { MOST_MILLISECONDS, unlessLonger } from "../contracts/guard.ts";
import { Unreadable } from "./find-inputs.ts";
import type { PayloadPlace, ValidateOptions } from "./read-options.ts";
import { HINT, type Reporter, type Source } from "./reporter.ts";

interface ReadMessage extends Source {
  readonly line: number;
  readonly value: unknown;
  placesOf(paths: readonly (readonly string[])[]): readonly Place[];
}

/** A message that waits to be judged, with all of its records. */
interface Waiting {
  readonly source: ReadMessage;
  readonly messages: readonly Message[];
  /** The text of the message, unless it was YAML. */
  readonly text?: MessageText | undefined;
}

const MOST_WAITING = 500;
/** The most milliseconds to judge all messages that wait, and a record of a large message. */
const MOST_FOR_ALL = 100;
const MOST_FOR_LARGE = 8_000;
/** The number of characters for which a record gets another millisecond. */
const CHARACTERS = 2_000;
/** The milliseconds that a run may lose with records that take too long. */
const MOST_LOST = 10 * MOST_MILLISECONDS;

/**
 * Judges messages as values. Contracts of the user's own have a limit of time. To set the limit
 * takes longer than to judge a message, so such messages wait, and are judged together.
 */
export class ValueJudge {
  readonly #reporter: Reporter;
  readonly #contracts: Contracts;
  readonly #isBounded: boolean;
  #waiting: Waiting[] = [];

  constructor(reporter: Reporter) {
    const { options } = reporter;
    reporter.flush = () => this.#flush();
    this.#reporter = reporter;
    this.#contracts = contractsOf(options);
    this.#isBounded = options.judge ? options.judge.isOwn === true : options.own !== undefined;
  }

  /** Takes the text of a message. */
  text(text: MessageText, payload: number): void {
    const { options, apart, file } = this.#reporter;
    const { value, fault } = readText(text, options.judge?.read);
    const placed = { payload, at: text, text: () => text.text };
    const placesOf: ReadMessage["placesOf"] = (paths) => placesIn(text, paths);
    if (!fault) this.value({ ...placed, line: text.line, value, placesOf }, text);
    else {
      this.#flush();
      const outcome = this.#reporter.refuse(fault, placed);
      apart?.take(text, file, outcome);
    }
  }

  value(source: ReadMessage, text?: MessageText): void {
    const { layout, own } = this.#reporter.options;
    const messages = [...readMessages(source.value, layout, this.#contracts.names)];
    for (const { name = "" } of messages) own?.get(name)?.ready();
    this.#waiting.push({ source, messages, text });
    if (!this.#isBounded || this.#waiting.length >= MOST_WAITING) this.#flush();
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    const judgeAll = () =>
      waiting.map(({ source, messages }) =>
        messages.map((message) => this.#judge(message, source)),
      );
    const isWorthIt = this.#isBounded && waiting.length > 1;
    const judged = isWorthIt ? unlessLonger(MOST_FOR_ALL, judgeAll) : undefined;
    for (const [index, one] of waiting.entries()) this.#report(one, judged?.[index]);
  }

  #report({ source, messages, text }: Waiting, known: readonly Judgement[] | undefined): void {
    const outcome = { isValid: true, isJson: true, issues: [] as JudgedIssue[] };
    for (const [index, message] of messages.entries()) {
      const judged = known?.[index] ?? this.#judgeAlone(message, source);
      const judgement = { ...judged, issues: withNumbers(judged, source) };
      const locate = (shown: readonly JudgedIssue[]) => source.placesOf(pathsOf(shown, judged.at));
      this.#reporter.judged(judgement, { ...source, record: message.record, locate });
      outcome.isValid &&= judgement.verdict === "valid";
      for (const issue of judgement.issues) outcome.issues.push(issue);
    }
    if (text) this.#reporter.apart?.take(text, this.#reporter.file, outcome);
  }

  #judgeAlone(message: Message, source: ReadMessage): Judgement {
    const reporter = this.#reporter;
    if (!this.#isBounded) return this.#judge(message, source);
    if (reporter.lost >= MOST_LOST) throw new Unreadable(REST_NOT_JUDGED);
    const longer = Math.floor(source.text().length / CHARACTERS);
    const most = Math.min(MOST_MILLISECONDS + longer, MOST_FOR_LARGE);
    const judgement = unlessLonger(most, () => this.#judge(message, source));
    if (judgement) return judgement;
    reporter.lost += most;
    const event = reporter.options.judge ? undefined : message.name;
    return judgementOf(message, { issues: [notJudged()] }, event);
  }

  #judge(message: Message, { line }: ReadMessage): Judgement {
    const { options, file } = this.#reporter;
    const limit = this.#reporter.most();
    return options.judge
      ? judgeBody(message, { file, line }, options, limit)
      : judge(message, this.#contracts, limit);
  }
}

const REST_NOT_JUDGED = "the rest is not judged, because too many payloads take too long";

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
