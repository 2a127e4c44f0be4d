import { type Reply, refuse } from "../../api/reply.ts";
import { findWeatherFaults } from "../../http/weather.ts";
import type { WeatherOptions } from "../../http/weather-options.ts";
import { type ActionRequest, done, type Operated } from "./action.ts";

/** Answers what the weather is like. */
export const getWeather = async (_: ActionRequest, { weather }: Operated): Promise<Reply> =>
  done(weather.options);

/** Changes the weather. What is left out is good. */
export async function setWeather({ body }: ActionRequest, { weather }: Operated): Promise<Reply> {
  const faults = findWeatherFaults(body);
  if (faults.length > 0) return refuse("invalid_request", "The request is not valid.", faults);
  weather.options = body as WeatherOptions;
  return done(weather.options);
}
