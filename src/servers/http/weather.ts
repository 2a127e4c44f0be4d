// Simulated weather makes answers slow, fails calls and loses answers. Its chances follow from a
// seed and the number of calls, so that a run can be repeated.

import { explainWeather } from "../../../generated/control-checks.ts";
import { ANSWERS } from "../../../generated/rest-answers.ts";
import type { Weather as WeatherNow } from "../../../generated/server-types.ts";
import { Chance, hash } from "../../library/chance/chance.ts";
import type { Issue } from "../../library/runtime/issue.ts";
import { sentence } from "../../library/text/did-you-mean.ts";
import { IN_BAD_WEATHER, type Reply, refuse } from "../api/reply.ts";
import { findFaults } from "./document-faults.ts";
import { CUT } from "./fetch.ts";
import type { FrontDoor } from "./front-door.ts";

/** The weather. Each setting that is left out is good weather. */
export type WeatherOptions = { readonly [Part in keyof WeatherNow]?: WeatherNow[Part] | undefined };

/** Stands for a lost answer: the connection is cut, and `fetch` rejects. */
const NONE: Reply = { status: CUT, body: undefined };

const BAD = "This call fails because the simulated weather is bad. Nothing was done.";
const WAIT: Reply = refuse("concurrency_limit_reached", BAD, [], IN_BAD_WEATHER);
const FAILED: Reply = refuse("internal_error", BAD);

export class Weather {
  readonly #wait: (milliseconds: number) => Promise<void>;
  #options: WeatherNow = {};
  #chance = new Chance(0, "weather");
  #calls = 0;

  constructor(options: WeatherNow, wait: (milliseconds: number) => Promise<void>) {
    this.#wait = wait;
    this.options = options;
  }

  get options(): WeatherNow {
    return this.#options;
  }

  /** Changes the weather, and starts its chances again. */
  set options(options: WeatherNow) {
    this.#options = options;
    this.#chance = new Chance(hash(String(options.seed ?? 1), 0), "weather");
    this.#calls = 0;
  }

  readonly around: NonNullable<FrontDoor["around"]> = async (operationId, next) => {
    const { latency, faults = 0, lost = 0 } = this.#options;
    this.#calls += 1;
    // Draws all chances in every call, so that one setting does not change the others' chances.
    const chance = this.#chance.startAt(this.#calls);
    const isFault = chance.share() < faults;
    const isLost = chance.share() < lost;
    const [fault, delay] = [chance.share(), chance.share()];
    if (latency) await this.#wait(Math.round(latency[0] + delay * (latency[1] - latency[0])));
    if (isFault) {
      const declared = [WAIT, FAILED].filter(({ status }) => status in ANSWERS[operationId]);
      return declared[Math.floor(fault * (declared.length + 1))] ?? NONE;
    }
    const reply = await next();
    return isLost ? NONE : reply;
  };
}

export function findWeatherFaults(value: unknown): readonly Issue[] {
  const { issues } = findFaults(value, explainWeather, ["weather", "a part of weather"]);
  if (issues.length > 0) return issues;
  const { latency: [least, most] = [0, 0] } = value as WeatherOptions;
  const detail = "latency must begin with the smaller number";
  return least <= most ? [] : [{ attr: "latency", code: "out_of_range", detail }];
}

/** Returns the weather. Throws if a setting is not valid. */
export function checkWeather(options: WeatherOptions): WeatherNow {
  const [fault] = findWeatherFaults(options);
  if (fault) throw new RangeError(sentence(`The weather can't be like that: ${fault.detail}`));
  return options as WeatherNow;
}
