// The mock checks requests as the reference server does, answers with examples, and stores nothing.
import type { OperationId } from "../../../generated/rest-operations.ts";
import { Chance, hash } from "../../library/chance/chance.ts";
import { isRefusal, type Reply } from "../api/reply.ts";
import { refuseParameters } from "../handlers/rules/unit-rates.ts";
import type { Fetch } from "../http/fetch.ts";
import { type Call, openFrontDoor } from "../http/front-door.ts";
import { type Log, type LogEntry, toRequestEntry } from "../http/log.ts";
import { answerRootAndHealth } from "../http/root-and-health.ts";
import { checkWeather, Weather, type WeatherOptions } from "../http/weather.ts";
import { answersOf, exampleAnswer, withBody } from "../prefer/kept-answers.ts";
import { type OverrideAnswer, Overrides } from "../prefer/overrides.ts";
import { heedPreference, type Preference } from "../prefer/read-preference.ts";
import { generateBody } from "./generated-answers.ts";
import { chooseAnswer, tieBody } from "./tie-answer.ts";

export interface MockOptions {
  /** The seed of generated values. The same seed gives the same values. */
  readonly seed?: string | undefined;
  /** Simulated weather: slow answers, failed calls, lost answers. The default is good weather. */
  readonly weather?: WeatherOptions | undefined;
  /** Waits, for weather and for `Prefer: wait`. */
  readonly wait?: ((milliseconds: number) => Promise<void>) | undefined;
  /**
   * Receives every failure, a note of each unknown preference in the header Prefer, and requests if
   * the log asks for them. Without a log, failures are thrown uncaught.
   */
  readonly log?: Log | undefined;
}

/** A mock of the REST API, without a port. */
export interface Mock {
  readonly fetch: Fetch;
  /** Replaces the answers of an operation, for a test. */
  readonly override: OverrideAnswer;
}

export function createMock({
  seed = "1",
  log = throwFailures,
  weather,
  wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}: MockOptions = {}): Mock {
  const failed = (error: unknown, requestId: string) => log({ kind: "failure", error, requestId });
  const overrides = new Overrides();
  const answer = async (call: Call): Promise<Reply> => {
    const refusal = await refuseParameters(call.operationId, call.parameters);
    if (refusal) return refusal;
    const preference = await heedPreference(call, wait, log);
    if (isRefusal(preference)) return preference;
    const isAsked = preference.code !== undefined || preference.example !== undefined;
    const override = isAsked ? undefined : await overrides.answer(call);
    return override ?? makeAnswer(call, preference, seed);
  };
  return {
    override: overrides.add,
    fetch: openFrontDoor({
      // The mock accepts every well-formed token and API key, because it knows no secrets.
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

/** Makes the answer: the example that the caller names, or values from the seed and the address. */
async function makeAnswer(call: Call, preference: Preference, seed: string) {
  const { dynamic } = preference;
  const isOpen = preference.code === undefined && preference.example === undefined;
  const { code, example } = isOpen ? chooseAnswer(call) : preference;
  if (example !== undefined) return exampleAnswer(call, code, example);
  const first = exampleAnswer(call, code);
  if (!dynamic) return tied(first, call);
  const { path, search } = call.request;
  const callSeed = hash(path + search, hash(seed, 0));
  const isVaried = first.status < 300 && !DIFFERENT.includes(call.operationId);
  if (isVaried) return withBody(first, await generateBody(first.body, call, callSeed));
  const drawn = new Chance(callSeed, "example").startAt(0).pick(Object.keys(answersOf(call, code)));
  return tied(exampleAnswer(call, code, drawn), call);
}

/** These operations answer a drawn example: variants of one example would be too much alike. */
const DIFFERENT: readonly OperationId[] = ["createNotes", "getAccountTransferStatus"];

const tied = (reply: Reply, call: Call): Reply =>
  reply.status < 300 ? withBody(reply, tieBody(reply.body, call)) : reply;
