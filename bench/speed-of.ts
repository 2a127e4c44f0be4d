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
   * A rival whose code throws disagrees on "everything", and has no figures.
   */
  readonly disagreements: string[][];
}

async function measure(event: EventName): Promise<Speed> {
  const { fixture, faults } = await loadFixtures();
  const { $defs = {}, ...schema } = readSchema(event);
  const valid = fixture(event);
  const libraries: (Checks | undefined)[] = [];
  for (const rival of RIVALS)
    libraries.push(unlessThrows(await rival.prepare(inline(schema, $defs), event), valid));
  const wrong = faults(event);
  const fault = wrong.findLast(({ code }) => code === "invalid_type");
  if (!fault) throw new Error(`${event} has no field of a wrong type.`);

  const time = (
    checkOf: (checks: Checks) => (payload: unknown) => unknown,
    payload: unknown,
  ): Figure[] => {
    const candidates = libraries.flatMap((checks, index) =>
      checks ? [{ name: RIVALS[index]?.name ?? "", check: checkOf(checks) }] : [],
    );
    const figures = compare(candidates, payload);
    const none = { ratio: Number.NaN, nanoseconds: Number.NaN };
    return RIVALS.map(
      ({ name }) => figures.find((figure) => figure.name === name) ?? { name, ...none },
    );
  };
  const isAtFirst = time(({ is }) => is, valid);
  const disagreements = libraries.map((checks) =>
    checks
      ? [
          ...(checks.is(valid) && checks.validate(valid) === 0 ? [] : ["the fixture"]),
          ...wrong
            .filter(({ payload }) => checks.is(payload) || checks.validate(payload) === 0)
            .map(({ label }) => label),
        ]
      : ["everything"],
  );
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

/** Some make code of some events that throws on a valid payload. */
function unlessThrows(checks: Checks, valid: unknown): Checks | undefined {
  try {
    checks.is(valid);
    checks.validate(valid);
    return checks;
  } catch {
    return undefined;
  }
}

if (import.meta.main)
  process.stdout.write(JSON.stringify(await measure(process.argv[2] as EventName)));
