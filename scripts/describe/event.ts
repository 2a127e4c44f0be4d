import { splitName, versionsOf } from "../../src/library/names/versions.ts";
import type { Catalogue, EventDescription, Field } from "../../src/reading/model/description.ts";
import type { Assumption } from "../../src/reading/model/evidence.ts";
import { fieldsOf } from "../../src/reading/model/fields.ts";
import type { JsonSchema } from "../../src/reading/model/schema.ts";
import { resolveInside } from "../../src/reading/model/self-contained.ts";
import type { EventSource } from "../source/read-events.ts";
import type { EmittedEvents } from "../source/read-import-process.ts";
import type { Declarations } from "./declarations.ts";
import { changesBetween } from "./version-changes.ts";

/** What describing an event rests on beside its own source. */
export interface EventSurroundings {
  readonly catalogue: Catalogue;
  /** The self-contained schema of every event, by name. */
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  readonly declarations: Declarations;
  readonly emittedEvents: EmittedEvents;
}

/** Describes an event. */
export function describeEvent(
  { name, type, title, constant, domain, examples }: EventSource,
  {
    catalogue: { events, domains, evidence },
    schemas,
    declarations,
    emittedEvents,
  }: EventSurroundings,
): EventDescription {
  const names = events.map((event) => event.name);
  const versions = versionsOf(type, names);
  const all = versions.map((version) => ({
    version: splitName(version)?.version ?? "",
    fields: fieldsOfEvent(schemas.get(version)),
  }));
  const row = events.find((event) => event.name === name);
  if (!row) throw new Error(`The catalogue has no ${name}.`);
  return {
    kind: "event",
    ...row,
    section: domains.find((section) => section.name === domain)?.title ?? domain,
    import: `import { ${constant}, type ${title} } from "energy-contracts/events/${name}";`,
    versions,
    changes: all.slice(1).map((version, index) => changesBetween(all[index] ?? version, version)),
    fields: fieldsOfEvent(schemas.get(name)),
    evidence: assumptionsAbout(name, names, evidence),
    examples: examples.map(({ variant, payload }) => ({
      name: exampleName(variant),
      value: payload,
    })),
    declaration: declarations.event(name, title),
    emittedBy: emittedEvents[name] ?? [],
  };
}

/** The name of an example, by what its file's name says beyond the event. */
export const exampleName = (variant: string): string => (variant === "" ? "example" : variant);

const fieldsOfEvent = (schema: JsonSchema = {}): Field[] => fieldsOf(schema, resolveInside(schema));

/** The assumptions that bear on an event: all but those about another event, which name it. */
function assumptionsAbout(
  event: string,
  names: readonly string[],
  assumptions: readonly Assumption[],
): Assumption[] {
  return assumptions.filter(({ assumed }) => {
    const named = names.filter((name) => assumed.includes(name));
    return named.length === 0 || named.includes(event);
  });
}
