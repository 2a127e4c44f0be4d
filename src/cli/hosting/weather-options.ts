import type { WeatherOptions } from "../../servers/http/weather.ts";
import { type Option, type ParsedArguments, UsageError } from "../command.ts";

/** The options for simulated delays and failures. Each command has its own option for the seed. */
export const weatherOptions: Readonly<Record<string, Option>> = {
  latency: {
    value: "RANGE",
    help: "How many milliseconds longer each answer takes: 300, or 200-600.",
  },
  faults: {
    value: "SHARE",
    share: true,
    help: "Let this share of calls fail, as 0.02: with 429, 500 or a cut connection, and nothing done.",
  },
  lost: {
    value: "SHARE",
    share: true,
    help: "Lose the answers to this share of calls, as 0.01, after the work was done.",
  },
};

export function readWeather(args: Pick<ParsedArguments, "text" | "number" | "has">) {
  if (!Object.keys(weatherOptions).some((name) => args.has(name))) return undefined;
  return {
    latency: readLatency(args.text("latency")),
    faults: args.number("faults"),
    lost: args.number("lost"),
    seed: args.text("seed"),
  };
}

function readLatency(text: string | undefined): WeatherOptions["latency"] {
  if (text === undefined) return undefined;
  const [, least = "", most = least] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? [];
  if (least === "" || Number(least) > Number(most))
    throw new UsageError(`--latency takes milliseconds such as 300 or 200-600, not "${text}".`);
  return [Number(least), Number(most)];
}
