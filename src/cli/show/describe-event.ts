import {
  type Catalogue,
  type CatalogueEvent,
  type Example,
  readEventExamples,
  readEventSchema,
  versionsOf,
} from "./catalogue.ts";
import { type Assumption, assumptionsAbout } from "./evidence.ts";
import { type Field, fieldsOf } from "./fields.ts";
import { resolveInside, type Schema } from "./schema.ts";
import { eventType } from "./types.ts";
import { changesBetween, type VersionChanges } from "./version-changes.ts";

/** Everything that the package knows of an event. */
export interface EventDescription extends Omit<CatalogueEvent, "schema"> {
  readonly kind: "event";
  readonly section: string;
  /** The line that imports its contract and its type. */
  readonly import: string;
  readonly versions: readonly string[];
  readonly changes: readonly VersionChanges[];
  readonly fields: readonly Field[];
  readonly evidence: readonly Assumption[];
  readonly examples: readonly Example[];
  readonly schema: Schema;
  readonly declaration: string;
}

export function describeEvent(
  event: CatalogueEvent,
  { events, domains, evidence }: Catalogue,
): EventDescription {
  const schema = readEventSchema(event);
  const versions = versionsOf(event.type, events);
  const all = versions.map((version) => ({
    version: version.version,
    fields: fieldsOfEvent(readEventSchema(version)),
  }));
  return {
    kind: "event",
    ...event,
    section: domains.find(({ name }) => name === event.domain)?.title ?? event.domain,
    import: `import { ${event.constant}, type ${event.title} } from "energy-contracts/events/${event.name}";`,
    versions: versions.map(({ name }) => name),
    changes: all.slice(1).map((version, index) => changesBetween(all[index] ?? version, version)),
    fields: fieldsOfEvent(schema),
    evidence: assumptionsAbout(
      event.name,
      events.map(({ name }) => name),
      evidence,
    ),
    examples: readEventExamples(event.name),
    schema,
    declaration: eventType(event),
  };
}

const fieldsOfEvent = (schema: Schema): Field[] => fieldsOf(schema, resolveInside(schema));
