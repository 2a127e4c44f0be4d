// Weather between a client and a server: answers that take time, calls that fail, answers that are
// lost. Its chances depend on a seed and on how many calls there were, so that it can be repeated.
import { ANSWERS } from "../../../generated/rest-answers.ts";
import type { OperationId } from "../../../generated/rest-operations.ts";
import { type ErrorItem, type Reply, refuse } from "../api/reply.ts";
import type { FrontDoor } from "./front-door.ts";
import type { WeatherOptions } from "./weather-options.ts";

/** The reply that is none: the connection is cut, and `fetch` rejects. */
const CUT: Reply = { status: 0, body: undefined };

const WAIT: Reply = refuse(
  "concurrency_limit_reached",
  "This call fails because the simulated weather is bad. Nothing was done.",
  [],
  { "Retry-After": "1" },
);
const FAILED: Reply = refuse(
  "internal_error",
  "This call fails because the simulated weather is bad. Nothing was done.",
);

/** What a chance is drawn for. */
const CHANCES = { latency: 1, isFault: 2, fault: 3, isLost: 4 } as const;

/** The weather in front of a server, which may change while that runs. */
export class Weather {
  readonly #wait: (milliseconds: number) => Promise<void>;
  #options: WeatherOptions = {};
  #seed = 0;
  #calls = 0;

  constructor(options: WeatherOptions, wait: (milliseconds: number) => Promise<void>) {
    this.#wait = wait;
    this.options = options;
  }

  get options(): WeatherOptions {
    return this.#options;
  }

  /** Changes the weather. Its chances begin anew. */
  set options(options: WeatherOptions) {
    this.#options = options;
    this.#seed = hash(String(options.seed ?? 1));
    this.#calls = 0;
  }

  /** Answers a call as the weather lets it. */
  readonly around: NonNullable<FrontDoor["around"]> = async (operationId, next) => {
    const { latency, faults = 0, lost = 0 } = this.#options;
    this.#calls += 1;
    const call = this.#calls;
    const chance = (what: keyof typeof CHANCES) => draw(this.#seed, call, CHANCES[what]);
    const isFault = chance("isFault") < faults;
    const isLost = chance("isLost") < lost;
    const [fault, delay] = [chance("fault"), chance("latency")];
    if (latency) await this.#wait(Math.round(latency[0] + delay * (latency[1] - latency[0])));
    if (isFault) return pick(faultsOf(operationId), fault);
    const reply = await next();
    return isLost ? CUT : reply;
  };
}

/** How a call can fail without any work done. */
function faultsOf(operationId: OperationId): readonly Reply[] {
  const declared: readonly Reply[] = [WAIT, FAILED];
  return [...declared.filter(({ status }) => status in ANSWERS[operationId]), CUT];
}

const pick = (replies: readonly Reply[], chance: number): Reply =>
  replies[Math.floor(chance * replies.length)] ?? CUT;

/** What is wrong with weather that was asked for. */
export function findWeatherFaults(value: unknown): readonly ErrorItem[] {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return [{ attr: null, code: "invalid_type", detail: "The weather must be an object" }];
  const { latency, faults, lost, seed, ...others } = value as Record<string, unknown>;
  const fault = (attr: string, code: ErrorItem["code"], rule: string): ErrorItem => ({
    attr,
    code,
    detail: `${attr} ${rule}`,
  });
  return [
    ...(latency === undefined || isRange(latency)
      ? []
      : [fault("latency", "invalid_format", `must be two numbers from 0 to ${MOST_LATENCY}`)]),
    ...Object.entries({ faults, lost }).flatMap(([attr, share]) =>
      share === undefined || isWithin(share, 1)
        ? []
        : [fault(attr, "out_of_range", "must be a number from 0 to 1")],
    ),
    ...(seed === undefined || ["number", "string"].includes(typeof seed)
      ? []
      : [fault("seed", "invalid_type", "must be a number or a text")]),
    ...Object.keys(others).map((attr) => fault(attr, "unknown_field", "is not a part of weather")),
  ];
}

/** The weather, unless it makes no sense: then it throws. */
export function checkWeather(options: WeatherOptions): WeatherOptions {
  const [fault] = findWeatherFaults(options);
  if (fault) throw new RangeError(`The weather can't be like that: ${fault.detail}.`);
  return options;
}

const MOST_LATENCY = 600_000;

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === "number" && value >= 0 && value <= most;

const isRange = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  isWithin(value[1], MOST_LATENCY) &&
  isWithin(value[0], value[1]);

/** A number from 0 to below 1 that seems to follow from nothing. */
function draw(seed: number, call: number, what: number): number {
  let mixed = seed ^ Math.imul(call, 0x9e3779b1) ^ Math.imul(what, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** FNV-1a. */
function hash(text: string): number {
  let hashed = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hashed = Math.imul(hashed ^ text.charCodeAt(index), 0x01000193);
  return hashed;
}
