// What is said about messages that can't be judged.

import { suggestName } from "../../library/names/versions.ts";
import { didYouMean } from "../../library/text/did-you-mean.ts";

/** Says what is wrong at the place where a text stops being JSON. */
export const describeBreak = (expected: string, came: string | undefined): string =>
  `expected ${expected}, not ${came === undefined ? "the end of the input" : JSON.stringify(came)}`;

/** Says that a name is not in the catalogue, and which one may have been meant. */
export function describeUnknownEvent(name: string, names: readonly string[]): string {
  const short = name.length > 80 ? `${name.slice(0, 80)}...` : name;
  return `there is no event "${short}" in the catalogue${didYouMean(suggestName(name, names))}`;
}

/** Says that an envelope has nothing where its payload belongs. */
export const describeMissingPayload = (payloadAt: readonly string[]): string =>
  `there is nothing at /${payloadAt.join("/")}, where the payload should be`;
