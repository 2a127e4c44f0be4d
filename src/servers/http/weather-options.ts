import type { Weather } from "../../../generated/server-types.ts";

/** What the weather is like. What is left out is good. */
export type WeatherOptions = { readonly [Part in keyof Weather]?: Weather[Part] | undefined };
