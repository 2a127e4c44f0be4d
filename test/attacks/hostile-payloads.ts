// Payloads with hostile values in them.
import { fixture } from "../../src/fixtures.ts";
import { HOSTILE, type Hostile } from "./hostile-values.ts";

/** Freezes data at every depth, so that a change of it throws. What all files share stays as it is. */
export function freeze(value: unknown): unknown {
  const rest: unknown[] = [value];
  for (let at = rest.pop(); at !== undefined || rest.length > 0; at = rest.pop()) {
    if (typeof at !== "object" || at === null || Object.isFrozen(at)) continue;
    if (at === globalThis || at === Reflect || ArrayBuffer.isView(at)) continue;
    Object.freeze(at);
    rest.push(...Object.values(Object.getOwnPropertyDescriptors(at)).map(({ value }) => value));
  }
  return value;
}

/** Made and frozen once, as each goes into thousands of payloads. What throws can't be frozen. */
const FROZEN: readonly Hostile[] = HOSTILE.map((hostile) => {
  if (hostile.throws) return hostile;
  const value = freeze(hostile.make());
  return { ...hostile, make: () => value };
});

/** The places of a payload into which hostile values are put: the first of each depth. */
function placesOf(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [at];
  const [first] = Object.entries(value);
  return [at, ...(first ? placesOf(first[1], [...at, first[0]]) : [])];
}

function put(payload: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(payload) ? [...payload] : { ...(payload as object) }) as Record<
    string,
    unknown
  >;
  copy[key] = put(copy[key], rest, value);
  return copy;
}

/** Every hostile value in every place, and the payload itself with a hostile shape. */
export function payloadsOf(name: string): Hostile[] {
  const valid = fixture(name as string);
  const odd: Hostile[] = [
    { name: "inherited", make: () => Object.create(valid as object) },
    { name: "behind a proxy", make: () => new Proxy(valid as object, {}) },
  ];
  return [
    ...placesOf(valid).flatMap((place) =>
      FROZEN.map((hostile) => ({
        ...hostile,
        name: `${hostile.name} at ${place.join(".") || "the root"}`,
        make: () => put(valid, place, hostile.make()),
      })),
    ),
    ...odd,
  ];
}
