// The mock checks requests as the reference server does, answers with examples, and stores nothing.
import type { Reply } from "../api/reply.ts";
import { refuseParameters } from "../handlers/rules/unit-rates.ts";
import type { Fetch } from "../http/fetch.ts";
import { type Call, openFrontDoor } from "../http/front-door.ts";
import { type Log, type LogEntry, toRequestEntry } from "../http/log.ts";
import { answerRootAndHealth } from "../http/root-and-health.ts";
import { checkWeather, Weather, type WeatherOptions } from "../http/weather.ts";
import { type OverrideAnswer, Overrides } from "../prefer/overrides.ts";
import { chooseAnswer } from "./choose-answer.ts";

export interface MockOptions {
  /** The seed of generated values. The same seed gives the same values. */
  readonly seed?: string | undefined;
  /** True generates values for every answer, as `Prefer: dynamic=true` does for one. */
  readonly dynamic?: boolean | undefined;
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
  dynamic: isDynamic = false,
  log = throwFailures,
  weather,
  wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}: MockOptions = {}): Mock {
  const failed = (error: unknown, requestId: string) => log({ kind: "failure", error, requestId });
  const overrides = new Overrides();
  const answer = async (call: Call): Promise<Reply> =>
    (await refuseParameters(call.operationId, call.parameters)) ??
    (await chooseAnswer(call, { overrides, seed, isDynamic, wait, log }));
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
