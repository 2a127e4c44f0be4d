// The types of the catalogue with their versions, for tests that need one of a kind. None is named,
// so that a further event changes no test.
import catalogue from "../../generated/catalogue.json" with { type: "json" };

/** The names of a type, the oldest version first. */
export type Versions = readonly [string, ...string[]];

const byVersion = (a: string, b: string): number => a.localeCompare(b, "en", { numeric: true });

/** Every type with its names. */
export const TYPES: ReadonlyMap<string, Versions> = new Map(
  catalogue.events.map(({ type }) => {
    const events = catalogue.events.filter((event) => event.type === type);
    return [type, events.map(({ name }) => name).sort(byVersion) as [string, ...string[]]];
  }),
);

/** A type that has one version, and one that has several. */
export const SINGLE = firstWith((names) => names.length === 1);
export const SEVERAL = firstWith((names) => names.length > 1);

export const newestOf = (type: string): string | undefined => TYPES.get(type)?.at(-1);

function firstWith(fits: (names: Versions) => boolean) {
  for (const [type, names] of TYPES)
    if (fits(names))
      return { type, names, versions: names.map((name) => name.slice(type.length + 1)) };
  throw new Error("The catalogue has no such type.");
}
