// Checks payloads as values: those of events of the user's own, and bodies of the REST API.

import type { Tell } from "../../library/runtime/issue.ts";
import {
  type CheckedIssue,
  type CheckResult,
  checkPayload,
  readText,
  resultOf,
  withoutSchema,
} from "../../reading/judge/check-payload.ts";
import type { MessageText } from "../../reading/judge/input-fault.ts";
import { notChecked } from "../../reading/judge/not-checked.ts";
import { type Place, pathsOf, withNumberAt } from "../../reading/judge/place.ts";
import { untold } from "../../reading/judge/untold.ts";
import { MOST_MILLISECONDS, unlessLonger } from "../contracts/guard.ts";
import { Unreadable } from "./find-inputs.ts";
import type { CheckedPayload, Reporter, Source } from "./reporter.ts";

/** The text of a payload whose contract is not in the module. */
export interface OtherPayload {
  readonly event: string;
  readonly record?: number | undefined;
  readonly source: MessageText;
  placesOf(paths: readonly (readonly string[])[]): readonly Place[];
}

type Payload = Omit<OtherPayload, "source"> & { readonly value: unknown; readonly line: number };

/** A message that waits to be checked. Of some of its payloads the module has said all. */
interface Waiting {
  readonly source: Source;
  readonly payloads: readonly (Payload | CheckedPayload)[];
}

const MOST_WAITING = 500;
/** The most milliseconds to check all messages that wait, and a record of a large message. */
const MOST_FOR_ALL = 100;
const MOST_FOR_LARGE = 8_000;
/** The number of characters for which a record gets another millisecond. */
const CHARACTERS = 2_000;
/** The milliseconds that a run may lose with records that take too long. */
const MOST_LOST = 10 * MOST_MILLISECONDS;

/**
 * Checks messages as values. Contracts of the user's own have a limit of time. To set the limit
 * takes longer than to check a message, so such messages wait, and are checked together.
 */
export class ValueCheck {
  readonly #reporter: Reporter;
  readonly #isBounded: boolean;
  #waiting: Waiting[] = [];

  constructor(reporter: Reporter) {
    const { options } = reporter;
    reporter.flush = () => this.#flush();
    this.#reporter = reporter;
    this.#isBounded = options.body ? options.body.isOwn === true : options.own !== undefined;
  }

  /** Takes the payloads of a message. */
  take(source: Source, given: readonly (OtherPayload | CheckedPayload)[]): void {
    const { body, own } = this.#reporter.options;
    const payloads: (Payload | CheckedPayload)[] = [];
    for (const one of given) {
      if ("result" in one) payloads.push(one);
      else {
        const { value, fault } = readText(one.source, body?.read);
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
    const checkAll = () => waiting.map(({ payloads }) => payloads.map((one) => this.#check(one)));
    const isWorthIt = this.#isBounded && waiting.length > 1;
    const checked = isWorthIt ? unlessLonger(MOST_FOR_ALL, checkAll) : undefined;
    for (const [index, { source, payloads }] of waiting.entries()) {
      const all = checked?.[index] ?? payloads.map((one) => this.#checkAlone(one, source));
      this.#reporter.message(source, all);
    }
  }

  #checkAlone(payload: Waiting["payloads"][number], source: Source): CheckedPayload {
    const reporter = this.#reporter;
    if (!this.#isBounded || !("value" in payload)) return this.#check(payload);
    if (reporter.lost >= MOST_LOST) throw new Unreadable(REST_NOT_JUDGED);
    const longer = Math.floor(source.text().length / CHARACTERS);
    const most = Math.min(MOST_MILLISECONDS + longer, MOST_FOR_LARGE);
    const checked = unlessLonger(most, () => this.#check(payload));
    if (checked) return checked;
    reporter.lost += most;
    return placed(payload, resultOf({ issues: [notChecked()] }, payload.event || undefined));
  }

  #check(payload: Waiting["payloads"][number]): CheckedPayload {
    if (!("value" in payload)) return payload;
    const { options, file } = this.#reporter;
    const limit = this.#reporter.most();
    const { own, nulls, reportUnknown, showsValues, body } = options;
    const tell = showsValues ? undefined : untold;
    const { event, line } = payload;
    if (body) {
      const value = reportUnknown ? withoutSchema(payload.value) : payload.value;
      return placed(payload, resultOf(body.check(value, { file, line }, limit, tell)), tell);
    }
    const contract = own?.get(event)?.contract;
    if (!contract) throw new Error(`There is no contract of ${event}.`);
    const result = checkPayload(payload.value, contract, { nulls, reportUnknown, limit, tell });
    return placed(payload, result, tell);
  }
}

/** Adds to a result what finds its issues. */
function placed({ record, placesOf }: Payload, result: CheckResult, tell?: Tell): CheckedPayload {
  const issues = tell ? result.issues : withNumbers(result, placesOf);
  const locate = (shown: readonly CheckedIssue[]) => placesOf(pathsOf(shown));
  return { record, result: { ...result, issues }, locate };
}

const REST_NOT_JUDGED = "the rest is not judged, because too many payloads take too long";

/** Says the issues about numbers as the text has them. */
function withNumbers({ issues }: CheckResult, placesOf: Payload["placesOf"]) {
  if (!issues.some(({ facts }) => typeof facts?.[1] === "number")) return issues;
  const places = placesOf(pathsOf(issues));
  return issues.map((issue, index) => {
    const place = places[index];
    return place ? withNumberAt(issue, place) : issue;
  });
}
