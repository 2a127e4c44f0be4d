// The options of simulated weather, as they are typed.
import { expect, test } from "vitest";
import { parseArguments } from "../../../src/cli/arguments.ts";
import { readWeather } from "../../../src/cli/hosting/weather-options.ts";
import { mock } from "../../../src/cli/mock/command.ts";
import type { WeatherOptions } from "../../../src/servers/http/weather.ts";

const typed = (options: Record<string, string>) =>
  readWeather(
    parseArguments(
      mock,
      Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    ),
  );

test.each<[Record<string, string>, WeatherOptions | undefined]>([
  [{}, undefined],
  [{ seed: "7" }, undefined],
  [
    { latency: "200-600", seed: "7" },
    { latency: [200, 600], seed: "7" },
  ],
  [
    { latency: "300", faults: "0.02", lost: "1" },
    { latency: [300, 300], faults: 0.02, lost: 1 },
  ],
])("%j is %j", (options, weather) => {
  expect(typed(options)).toEqual(weather);
});

test.each([
  { latency: "600-200" },
  { latency: "fast" },
  { faults: "2" },
  { faults: "2%" },
  { faults: "." },
  { lost: "-1" },
])("%j is wrong usage", (options) => {
  expect(() => typed(options as unknown as Record<string, string>)).toThrow(
    /^--(latency|faults|lost) takes/,
  );
});
