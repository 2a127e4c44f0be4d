// Requests with faults, made from valid ones for every operation. They are the same for the same
// seed.

import { DEVELOPMENT_SETTINGS } from "../../src/servers/app/config/development.ts";
import fc from "../fast-check.ts";
import { mutationOf } from "../library/runtime/mutate.ts";
import { SEED } from "../seeded.ts";
import { renumber, VALID_REQUESTS, type ValidRequest } from "../servers/rest/valid-requests.ts";
import { type Change, type Mutant, oneOrTwo } from "./changes.ts";

const AUTHORIZATION = `Token ${DEVELOPMENT_SETTINGS.tokens[0]}`;

/**
 * The numbers of accounts: few, so that later requests meet what earlier ones have left, and the
 * state of a server does not grow.
 */
export const NUMBERS = Array.from({ length: 20 }, (_, index) => `NW-${index}`);

/** A body with what is changed around it or in its text. Mostly it is the fields that change. */
const bodyOf = ({ bodies }: ValidRequest): fc.Arbitrary<readonly [unknown, readonly Change[]]> => {
  if (bodies.length === 0) return fc.tuple(fc.constant(undefined), oneOrTwo);
  const fields = mutationOf(bodies);
  return fc.oneof(
    { arbitrary: fc.tuple(fields, fc.constant([])), weight: 3 },
    { arbitrary: fc.tuple(fields, oneOrTwo), weight: 1 },
    { arbitrary: fc.tuple(fc.constantFrom(...bodies), oneOrTwo), weight: 2 },
  );
};

/** The request before it is changed. */
const startOf = (
  { operationId, method, path }: ValidRequest,
  number: string,
  body: unknown,
): Mutant => ({
  operationId,
  method,
  path: renumber(path, number),
  headers: {
    Authorization: AUTHORIZATION,
    ...(body === undefined ? {} : { "Content-Type": "application/json" }),
  },
  body: JSON.stringify(renumber(body, number)),
});

const mutantOf = (valid: ValidRequest): fc.Arbitrary<Mutant> =>
  fc
    .tuple(bodyOf(valid), fc.constantFrom(...NUMBERS))
    .map(([[body, changes], number]) =>
      changes.reduce((mutant, change) => change(mutant), startOf(valid, number, body)),
    );

/** Valid requests that bring an account into being, and all others. */
export const validRound = (number = NUMBERS[0] ?? ""): readonly Mutant[] =>
  VALID_REQUESTS.map((valid) => startOf(valid, number, valid.bodies[0]));

const UNCHANGED = new Set(
  NUMBERS.flatMap((number) =>
    VALID_REQUESTS.flatMap((valid) =>
      [undefined, ...valid.bodies].map((body) => JSON.stringify(startOf(valid, number, body))),
    ),
  ),
);

/** How many rounds are made at a time. */
const BATCH = 30;

/** Makes mutants without end, in turn for every operation. */
export function* mutants(): Generator<Mutant> {
  const all = fc.tuple(...VALID_REQUESTS.map(mutantOf));
  for (let batch = SEED; ; batch += 1)
    for (const round of fc.sample(all, { seed: batch, numRuns: BATCH }))
      yield* round.filter((mutant) => !UNCHANGED.has(JSON.stringify(mutant)));
}
