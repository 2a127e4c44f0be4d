import { findWeatherFaults } from "../../http/weather.ts";
import { type Action, done, refuseValues } from "./action.ts";

/** Answers what the weather is like. */
export const getWeather: Action<"getWeather"> = async (_, { weather }) => done(weather.options);

/** Changes the weather. What is left out is good. */
export const setWeather: Action<"setWeather"> = async ({ body }, { weather }) => {
  const faults = findWeatherFaults(body);
  if (faults.length > 0) return refuseValues(faults);
  weather.options = body;
  return done(body);
};
