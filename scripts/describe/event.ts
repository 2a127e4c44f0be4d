import { versionsOf } from "../../src/library/names/versions.ts";
import { compareEvents } from "../../src/reading/diff/compare-contracts.ts";
import type { Catalogue, EventFacts, VersionChanges } from "../../src/reading/model/description.ts";
import type { Assumption } from "../../src/reading/model/evidence.ts";
import { fieldsOf } from "../../src/reading/model/fields.ts";
import { readForm } from "../../src/reading/model/form.ts";
import { type JsonSchema, resolveInside } from "../../src/reading/model/schema.ts";
import type { EventSource } from "../source/read-events.ts";
import type { EmittedEvents } from "../source/read-import-process.ts";
import type { Declarations } from "./declarations.ts";

export function describeEvent(
  { name, type, title, constant, domain, examples }: EventSource,
  { events, domains, evidence }: Catalogue,
  schemas: ReadonlyMap<string, JsonSchema>,
  declarations: Declarations,
  emittedEvents: EmittedEvents,
): EventFacts {
  const names = events.map((event) => event.name);
  const versions = versionsOf(type, names);
  const schema = schemas.get(name) ?? {};
  return {
    section: domains.find((section) => section.name === domain)?.title ?? domain,
    import: `import { ${constant}, type ${title} } from "energy-contracts/events/${name}";`,
    versions,
    changes: versions
      .slice(1)
      .map((to, index) => changesBetween(versions[index] ?? to, to, (name) => schemas.get(name))),
    fields: fieldsOf(readForm(schema, resolveInside(schema), "")),
    evidence: assumptionsAbout(name, names, evidence),
    examples: examples.map(({ variant, payload }) => ({
      name: exampleName(variant),
      value: payload,
    })),
    declaration: declarations.event(name, title),
    emittedBy: emittedEvents[name] ?? [],
  };
}

export const exampleName = (variant: string): string => (variant === "" ? "example" : variant);

/** Finds the assumptions that name the event, and the assumptions that name no event at all. */
function assumptionsAbout(
  event: string,
  names: readonly string[],
  assumptions: readonly Assumption[],
): Assumption[] {
  return assumptions.filter(({ assumed }) => {
    const mentioned = names.filter((name) => assumed.includes(name));
    return mentioned.length === 0 || mentioned.includes(event);
  });
}

/** Compares two versions as `diff` does, but for the name of the type, which always differs. */
function changesBetween(
  from: string,
  to: string,
  schemaOf: (name: string) => object | undefined,
): VersionChanges {
  const [before, after] = [from, to].map(
    (name) => new Map([["event", { ...schemaOf(name), title: undefined }]]),
  );
  const changes = compareEvents(before ?? new Map(), after ?? new Map());
  return {
    from,
    to,
    changes: changes.map(({ kind, code, path, what, breaks }) => {
      return { kind, code, path, what, breaks };
    }),
  };
}

export const isInside = (path: string, outer: string): boolean =>
  path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);
