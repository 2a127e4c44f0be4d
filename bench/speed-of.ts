// One payload, in a process of its own: what an engine has seen before decides how fast the next
// payload is. Prints what it measured as JSON.
import type { EventName } from "../src/events.ts";
import { loadFixtures, readSchema } from "./built.ts";
import { compare, type Figure } from "./measure.ts";
import { type Checks, inline } from "./rivals/rival.ts";
import { RIVALS } from "./rivals.ts";

/** The figures for one payload, each by rival, in the order of `RIVALS`. */
export interface Speed {
  /** `is()` while nothing invalid has come by. */
  readonly isAtFirst: Figure[];
  /** The rest after every library has seen every fault. */
  readonly is: Figure[];
  readonly validate: Figure[];
  readonly issues: Figure[];
  readonly fault: string;
  /**
   * By rival, the faults that it takes for valid, and "the fixture" when it takes that for invalid.
   */
  readonly disagreements: string[][];
}

async function measure(event: EventName): Promise<Speed> {
  const { fixture, faults } = await loadFixtures();
  const { $defs = {}, ...schema } = readSchema(event);
  const libraries: Checks[] = [];
  for (const rival of RIVALS) libraries.push(await rival.prepare(inline(schema, $defs), event));
  const valid = fixture(event);
  const wrong = faults(event);
  const fault = wrong.findLast(({ code }) => code === "invalid_type");
  if (!fault) throw new Error(`${event} has no field of a wrong type.`);

  const time = (
    checkOf: (checks: Checks) => (payload: unknown) => unknown,
    payload: unknown,
  ): Figure[] => {
    const candidates = libraries.map((checks, at) => ({
      name: RIVALS[at]?.name ?? "",
      check: checkOf(checks),
    }));
    return compare(candidates, payload);
  };
  const isAtFirst = time(({ is }) => is, valid);
  const disagreements = libraries.map(({ is, validate }) => [
    ...(is(valid) && validate(valid) === 0 ? [] : ["the fixture"]),
    ...wrong
      .filter(({ payload }) => is(payload) || validate(payload) === 0)
      .map(({ label }) => label),
  ]);
  if (disagreements[0]?.length)
    throw new Error(`${event} is wrong about ${disagreements[0].join(", ")}.`);
  return {
    isAtFirst,
    is: time(({ is }) => is, valid),
    validate: time(({ validate }) => validate, valid),
    issues: time(({ validate }) => validate, fault.payload),
    fault: fault.label,
    disagreements,
  };
}

if (import.meta.main)
  process.stdout.write(JSON.stringify(await measure(process.argv[2] as EventName)));
