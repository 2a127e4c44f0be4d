// The mock answers examples of the contract and values like them. It has the front door of the
// reference server: it checks requests, and remembers nothing.

import type { OperationId } from "../../../generated/rest-operations.ts";
import { Chance, hash } from "../../library/chance/chance.ts";
import { isRefusal, type Reply } from "../api/reply.ts";
import { refuseParameters } from "../handlers/rules/unit-rates.ts";
import type { Fetch } from "../http/fetch.ts";
import { type Call, openFrontDoor } from "../http/front-door.ts";
import { type Log, type LogEntry, toRequestEntry } from "../http/log.ts";
import { answerRootAndHealth } from "../http/root-and-health.ts";
import { checkWeather, Weather, type WeatherOptions } from "../http/weather.ts";
import { type Asked, exampleAnswer, namesOfExamples, statusOf } from "../prefer/kept-answers.ts";
import { type OverrideAnswer, Overrides } from "../prefer/overrides.ts";
import { heedPreference, type Preference } from "../prefer/read-preference.ts";
import { generateBody } from "./generated-answers.ts";
import { type OwnExamples, ownAnswers } from "./own-examples.ts";
import { chooseAnswer, tieBody } from "./tie-answer.ts";

export interface MockOptions {
  /** Examples that are answered in place of those of the contract. */
  readonly examples?: OwnExamples | undefined;
  /** Generated values start from this text. The same seed gives the same values. */
  readonly seed?: string | undefined;
  /** Simulated weather: slow answers, calls that fail, answers that are lost. Good by default. */
  readonly weather?: WeatherOptions | undefined;
  /** Lets time pass, for weather and for `Prefer: wait`. */
  readonly wait?: ((milliseconds: number) => Promise<void>) | undefined;
  /**
   * Receives every failure, a note of each preference in the header Prefer that the mock does not
   * know, and every request if it asks for them. If it is left out, failures are thrown uncaught.
   */
  readonly log?: Log | undefined;
}

/** A mock of the REST API, without a port. */
export interface Mock {
  readonly fetch: Fetch;
  /** Puts an answer in place of those of an operation, for a test. */
  readonly override: OverrideAnswer;
}

export function createMock({
  examples = {},
  seed = "1",
  log = throwFailures,
  weather,
  wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}: MockOptions = {}): Mock {
  const failed = (error: unknown, requestId: string) => log({ kind: "failure", error, requestId });
  const overrides = new Overrides();
  const userAnswers = ownAnswers(examples);
  const answer = async (call: Call): Promise<Reply> => {
    const refusal = await refuseParameters(call.operationId, call.parameters);
    if (refusal) return refusal;
    const asked = { ...call, userAnswers: userAnswers[call.operationId] };
    const preference = await heedPreference(asked, wait, log);
    if (isRefusal(preference)) return preference;
    const isAsked = preference.code !== undefined || preference.example !== undefined;
    const override = isAsked ? undefined : await overrides.answer(asked);
    return override ?? makeAnswer(asked, preference, seed);
  };
  return {
    override: overrides.add,
    fetch: openFrontDoor({
      // A mock knows no secrets. It accepts every token and every API key of the right form.
      authenticate: async () => undefined,
      answer,
      ...(weather && { around: new Weather(checkWeather(weather), wait).around }),
      elsewhere: answerRootAndHealth({ server: "mock", failed }),
      failed,
      ...(log.requests && { answered: (answered) => log(toRequestEntry(answered)) }),
    }),
  };
}

function throwFailures(entry: LogEntry): void {
  if (entry.kind !== "failure") return;
  queueMicrotask(() => {
    throw entry.error;
  });
}

/** Examples asked for by name win over generated values, which follow from seed and address. */
async function makeAnswer(
  call: Call & Asked,
  preference: Preference,
  seed: string,
): Promise<Reply> {
  const { dynamic } = preference;
  const isOpen = preference.code === undefined && preference.example === undefined;
  const { code, example: named } = isOpen ? chooseAnswer(call) : preference;
  const example =
    named ??
    (dynamic ? undefined : call.userAnswers?.first[statusOf(call.userAnswers.answers, code)]);
  if (example !== undefined) return exampleAnswer(call, code, example);
  const first = exampleAnswer(call, code, undefined);
  if (!dynamic) return tied(first, call);
  const { path, search } = call.request;
  const callSeed = hash(path + search, hash(seed, 0));
  const isVaried = first.status < 300 && !DIFFERENT.includes(call.operationId);
  if (isVaried) return withBody(first, await generateBody(first.body, call, callSeed));
  const drawn = new Chance(callSeed, "example").startAt(0).pick(namesOfExamples(call, code));
  return tied(exampleAnswer(call, code, drawn), call);
}

/** The examples of these answers differ in more than their values. */
const DIFFERENT: readonly OperationId[] = ["createNotes", "getAccountTransferStatus"];

const tied = (reply: Reply, call: Call): Reply =>
  reply.status < 300 ? withBody(reply, tieBody(reply.body, call)) : reply;

/** Replaces the body, and drops the text of the body before. */
const withBody = (reply: Reply, body: unknown): Reply =>
  body === reply.body ? reply : { status: reply.status, headers: reply.headers ?? {}, body };
