// Issues that keep their facts, inside of this package.
import { type Facts, type Findings, type Issue, issueOf } from "./issue.ts";

export interface Fault extends Issue {
  readonly facts?: Facts;
  /** The keys that lead to the value, if a key may have a dot. */
  readonly keys?: readonly string[];
}

export const keepFacts = (findings: Pick<Findings, "tell">, ...facts: Facts): Fault => ({
  ...issueOf(findings, ...facts),
  facts,
});

/** Leaves the value out of what is said. */
export const withoutValue = ([attr, value, wanted, code, words = "", whole]: Facts): Facts => [
  attr,
  value,
  "",
  code,
  (wanted && ` must be ${wanted}`) + words,
  whole,
];
