// Judges payloads as values: those of events of the user's own, and bodies of the REST API.

import type { Tell } from "../../library/runtime/issue.ts";
import type { MessageText } from "../../reading/judge/input-fault.ts";
import {
  checkPayload,
  type JudgedIssue,
  type Judgement,
  judgementOf,
  readText,
  withoutSchema,
} from "../../reading/judge/judge.ts";
import { notJudged } from "../../reading/judge/not-judged.ts";
import { type Place, pathsOf, withNumberAt } from "../../reading/judge/place.ts";
import { untold } from "../../reading/judge/untold.ts";
import { MOST_MILLISECONDS, unlessLonger } from "../contracts/guard.ts";
import { Unreadable } from "./find-inputs.ts";
import type { JudgedPayload, Reporter, Source } from "./reporter.ts";

/** The text of a payload whose contract is not in the module. */
export interface OtherPayload {
  readonly event: string;
  readonly record?: number | undefined;
  readonly source: MessageText;
  placesOf(paths: readonly (readonly string[])[]): readonly Place[];
}

type Payload = Omit<OtherPayload, "source"> & { readonly value: unknown; readonly line: number };

/** A message that waits to be judged. Of some of its payloads the module has said all. */
interface Waiting {
  readonly source: Source;
  readonly payloads: readonly (Payload | JudgedPayload)[];
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
  readonly #isBounded: boolean;
  #waiting: Waiting[] = [];

  constructor(reporter: Reporter) {
    const { options } = reporter;
    reporter.flush = () => this.#flush();
    this.#reporter = reporter;
    this.#isBounded = options.judge ? options.judge.isOwn === true : options.own !== undefined;
  }

  /** Takes the payloads of a message. */
  take(source: Source, given: readonly (OtherPayload | JudgedPayload)[]): void {
    const { judge, own } = this.#reporter.options;
    const payloads: (Payload | JudgedPayload)[] = [];
    for (const one of given) {
      if ("judgement" in one) payloads.push(one);
      else {
        const { value, fault } = readText(one.source, judge?.read);
        if (fault) {
          this.#flush();
          this.#reporter.refuse(fault, source);
          return;
        }
        own?.get(one.event)?.ready();
        payloads.push({ ...one, value, line: one.source.line });
      }
    }
    this.#waiting.push({ source, payloads });
    if (!this.#isBounded || this.#waiting.length >= MOST_WAITING) this.#flush();
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    const judgeAll = () => waiting.map(({ payloads }) => payloads.map((one) => this.#judge(one)));
    const isWorthIt = this.#isBounded && waiting.length > 1;
    const judged = isWorthIt ? unlessLonger(MOST_FOR_ALL, judgeAll) : undefined;
    for (const [index, { source, payloads }] of waiting.entries()) {
      const all = judged?.[index] ?? payloads.map((one) => this.#judgeAlone(one, source));
      this.#reporter.message(source, all);
    }
  }

  #judgeAlone(payload: Waiting["payloads"][number], source: Source): JudgedPayload {
    const reporter = this.#reporter;
    if (!this.#isBounded || !("value" in payload)) return this.#judge(payload);
    if (reporter.lost >= MOST_LOST) throw new Unreadable(REST_NOT_JUDGED);
    const longer = Math.floor(source.text().length / CHARACTERS);
    const most = Math.min(MOST_MILLISECONDS + longer, MOST_FOR_LARGE);
    const judged = unlessLonger(most, () => this.#judge(payload));
    if (judged) return judged;
    reporter.lost += most;
    return placed(payload, judgementOf({ issues: [notJudged()] }, payload.event || undefined));
  }

  #judge(payload: Waiting["payloads"][number]): JudgedPayload {
    if (!("value" in payload)) return payload;
    const { options, file } = this.#reporter;
    const limit = this.#reporter.most();
    const { own, nulls, reportUnknown, showsValues, judge } = options;
    const tell = showsValues ? undefined : untold;
    const { event, line } = payload;
    if (judge) {
      const value = reportUnknown ? withoutSchema(payload.value) : payload.value;
      return placed(payload, judgementOf(judge.judge(value, { file, line }, limit, tell)), tell);
    }
    const contract = own?.get(event)?.contract;
    if (!contract) throw new Error(`There is no contract of ${event}.`);
    const judgement = checkPayload(payload.value, contract, { nulls, reportUnknown, limit, tell });
    return placed(payload, judgement, tell);
  }
}

/** Adds to a judgement what finds its issues. */
function placed({ record, placesOf }: Payload, judgement: Judgement, tell?: Tell): JudgedPayload {
  const issues = tell ? judgement.issues : withNumbers(judgement, placesOf);
  const locate = (shown: readonly JudgedIssue[]) => placesOf(pathsOf(shown));
  return { record, judgement: { ...judgement, issues }, locate };
}

const REST_NOT_JUDGED = "the rest is not judged, because too many payloads take too long";

/** Says the issues about numbers as the text has them. */
function withNumbers({ issues }: Judgement, placesOf: Payload["placesOf"]) {
  if (!issues.some(({ facts }) => typeof facts?.[1] === "number")) return issues;
  const places = placesOf(pathsOf(issues));
  return issues.map((issue, index) => {
    const place = places[index];
    return place ? withNumberAt(issue, place) : issue;
  });
}
