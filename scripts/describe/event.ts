import { splitName, versionsOf } from "../../src/library/names/versions.ts";
import {
  type Catalogue,
  type EventFacts,
  type Field,
  kindOf,
  type VersionChanges,
} from "../../src/reading/model/description.ts";
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
  const all = versions.map((version) => ({
    version: splitName(version)?.version ?? "",
    fields: fieldsOfEvent(schemas.get(version)),
  }));
  return {
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

export const exampleName = (variant: string): string => (variant === "" ? "example" : variant);

const fieldsOfEvent = (schema: JsonSchema = {}): Field[] =>
  fieldsOf(readForm(schema, resolveInside(schema), ""));

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

interface Version {
  readonly version: string;
  readonly fields: readonly Field[];
}

export function changesBetween(before: Version, after: Version): VersionChanges {
  return {
    from: before.version,
    to: after.version,
    added: outermost(after.fields.filter(({ path }) => !fieldAt(path, before))),
    removed: outermost(before.fields.filter(({ path }) => !fieldAt(path, after))),
    changed: after.fields.flatMap((field) => {
      const old = fieldAt(field.path, before);
      if (!old || kindOf(old) === kindOf(field)) return [];
      return [{ path: field.path, before: kindOf(old), after: kindOf(field) }];
    }),
  };
}

const fieldAt = (path: string, { fields }: Version): Field | undefined =>
  fields.find((field) => field.path === path);

/** Leaves out each field inside another field of the list: the outer field's change includes it. */
const outermost = (fields: readonly Field[]): Field[] =>
  fields.filter(({ path }) => !fields.some((around) => isInside(path, around.path)));

export const isInside = (path: string, outer: string): boolean =>
  path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);
