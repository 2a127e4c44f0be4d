// Reads the descriptions of events and operations, which the build writes.
import { isJsonObject, resolveReference, valueAt } from "../../library/json/pointer.ts";
import { didYouMean, nearest } from "../../library/text/did-you-mean.ts";
import { codeOf } from "../../library/text/system-error.ts";
import type {
  Catalogue,
  CatalogueEvent,
  DescribedEvent,
  DescribedOperation,
  EventFacts,
  OperationDescription,
  OperationRow,
} from "../../reading/model/description.ts";
import type { Assumption } from "../../reading/model/evidence.ts";
import type { JsonSchema } from "../../reading/model/schema.ts";
import { readPackageJson } from "../../servers/host/package-files.ts";
import { InputError, UsageError } from "../command.ts";
import type { OwnContracts } from "../contracts/own-events.ts";

export function readCatalogue(ownEvents: OwnContracts): Catalogue {
  const catalogue = readPackageJson<Catalogue>("generated/catalogue.json");
  if (ownEvents.size === 0) return catalogue;
  const others = catalogue.events.filter(({ name }) => !ownEvents.has(name));
  const events = [...others, ...[...ownEvents.values()].map(({ row }) => row)];
  return {
    ...catalogue,
    domains: [...catalogue.domains, OWN_DOMAIN],
    events: events.sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

export const OWN_DOMAIN = {
  name: "own",
  title: "Your own events",
  description: "Events that --contracts or energy-contracts.config.json adds.",
};

export const readOperations = (): readonly OperationRow[] => readReference("operations");

export function readEvent(row: CatalogueEvent, own: OwnContracts): DescribedEvent {
  const described = own.get(row.name)?.describe();
  if (described) return described;
  const facts = readDescription<EventFacts>(`events/${row.name}`);
  const schema = readPackageJson<JsonSchema>(`generated/${row.schema}`);
  return { kind: "event", ...row, ...facts, schema };
}

/** Describes the fields and examples of an event. Assumptions are given only by their ids. */
export const describeEvent = (name: string, ownEvents: OwnContracts) =>
  ownEvents.get(name)?.describe() ?? readReference<EventFacts>(`events/${name}`);

export function readOperation({ operationId }: OperationRow): DescribedOperation {
  const description = readDescription<OperationDescription>(`operations/${operationId}`);
  const { requestBody, path, method } = description;
  const schema: object = requestBody
    ? readPackageJson(`generated/schemas/rest/${operationId}.json`)
    : operationObject(["paths", path, method.toLowerCase()]);
  return { ...description, schema };
}

/** Reads an operation of the published document, with the targets in place of its references. */
function operationObject(keys: readonly string[]): object {
  const document = readPackageJson("generated/openapi.json");
  const inline = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(inline);
    if (!isJsonObject(node)) return node;
    const { $ref, ...beside } = node;
    const target = typeof $ref === "string" ? resolveReference(document, $ref) : undefined;
    const parts = Object.entries(beside).map(([key, part]) => [key, inline(part)]);
    return Object.assign({}, inline(target), Object.fromEntries(parts));
  };
  return inline(valueAt(document, keys)) as object;
}

/** Reads a description, and replaces the id of each assumption by the assumption. */
function readDescription<Description>(name: string): Description {
  const all = readReference<Assumption[]>("assumptions");
  const assumptions = new Map(all.map((entry) => [entry.id, entry]));
  return readReference(name, (_, value) => {
    const assumption = valueAt(value, ["assumption"]);
    return (typeof assumption === "string" && assumptions.get(assumption)) || value;
  });
}

const readReference: typeof readPackageJson = (name, reviver) => {
  try {
    return readPackageJson(`generated/reference/${name}.json`, reviver);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
    throw new InputError("The descriptions are not built yet: run npm run build.");
  }
};

export function eventsOfDomain(domain: string | undefined, { domains, events }: Catalogue) {
  if (domain === undefined) return events;
  const names = domains.map(({ name }) => name);
  if (names.includes(domain)) return events.filter((event) => event.domain === domain);
  const meant = names.find((name) => name.startsWith(domain)) ?? nearest(domain, names);
  const hint =
    domain === OWN_DOMAIN.name
      ? ": it has the events that --contracts adds, and there are none."
      : didYouMean(meant, ".");
  throw new UsageError(
    `There is no domain "${domain}"${hint} The domains are ${names.join(", ")}.`,
  );
}
