// What is said about messages that can't be judged.

import { suggestName } from "../../library/names/versions.ts";
import { didYouMean } from "../../library/text/did-you-mean.ts";

export const describeBreak = (expected: string, came: string | undefined): string =>
  `expected ${expected}, not ${came === undefined ? "the end of the input" : JSON.stringify(came)}`;

export function describeUnknownEvent(name: string, names: readonly string[]): string {
  const short = name.length > 80 ? `${name.slice(0, 80)}...` : name;
  return `there is no event "${short}" in the catalogue${didYouMean(suggestName(name, names))}`;
}
