// The data of the console, from generated/.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { FIXTURE_DATA } from "../../generated/fixture-data.ts";
import type {
  AssumptionPlaces,
  DescribedEvent,
  DescribedOperation,
  Index,
  IndexedEvent,
  NamedBody,
  NamedField,
  PackedField,
  PlacedAssumption,
  SectionData,
  ShapeUse,
  ShapeUses,
  Shared,
} from "../../src/console/data.ts";
import { packDeclaration, unpackDeclaration } from "../../src/console/events/declaration.ts";
import { without } from "../../src/console/parts/example.ts";
import { splitName } from "../../src/library/names/versions.ts";
import { compareContracts } from "../../src/reading/diff/compare-contracts.ts";
import type {
  AssumptionPlace,
  Catalogue,
  EventDescription,
  OperationRow,
} from "../../src/reading/model/description.ts";
import type { Assumption } from "../../src/reading/model/evidence.ts";
import type { NamedExample } from "../../src/reading/model/openapi.ts";

/** Every data file of the console by its path. */
export function pageData(root: string): Map<string, string> {
  const read = <Content>(path: string): Content =>
    JSON.parse(readFileSync(join(root, "generated", path), "utf8")) as Content;
  const readAll = <Content>(folder: string): Content[] =>
    readdirSync(join(root, "generated", folder)).map((file) => read(`${folder}/${file}`));

  const catalogue = read<Catalogue>("catalogue.json");
  const events = readAll<EventDescription>("reference/events");
  const operations = readAll<DescribedOperation>("reference/operations");
  const rows = read<OperationRow[]>("reference/operations.json");
  const placeOf = placesOf(read("reference/assumptions.json"), events, operations);
  const schemaOf = (name: string): object => read(`schemas/${name}.json`);
  const sections = catalogue.domains.map(({ name }) => {
    const own = events.filter(({ domain }) => domain === name);
    const described = own.map((event) => [event.name, describe(event, schemaOf)] as const);
    return [`events/${name}.json`, share<SectionData>(Object.fromEntries(described))] as const;
  });
  const files = {
    "index.json": indexOf(catalogue, events, rows),
    ...Object.fromEntries(sections),
    "operations.json": share(operationsById(rows, operations)),
    "shapes.json": shapesOf(events, operations),
    "live.json": read("reference/import-process.json"),
    "assumptions.json": read<AssumptionPlace[]>("reference/assumption-places.json").map(
      ({ title, ids }) => ({ title, assumptions: ids.map(placeOf) }),
    ) satisfies AssumptionPlaces,
  };
  return new Map(Object.entries(files).map(([path, file]) => [path, JSON.stringify(file)]));
}

function indexOf(
  { domains, events }: Catalogue,
  described: readonly EventDescription[],
  operations: readonly OperationRow[],
): Index {
  const bySection = domains.flatMap(({ name }) => events.filter(({ domain }) => domain === name));
  return {
    sections: domains,
    events: bySection.map(({ name, description, domain }): IndexedEvent => {
      const { versions } = described.find((event) => event.name === name) ?? failed(name);
      const [, outline] = FIXTURE_DATA[name] ?? failed(name);
      const section = domains.findIndex((candidate) => candidate.name === domain);
      const newest = versions.at(-1);
      const row = [name, description, section, outline] as const;
      return newest === undefined || newest === name
        ? row
        : [...row, splitName(newest)?.version ?? ""];
    }),
    operations,
  };
}

/** What the page shows of an event. The rest is in the index, or in its schema. */
function describe(event: EventDescription, schemaOf: (name: string) => object): DescribedEvent {
  const { kind, type, title, constant, description, domain, section, schema, changes, ...shown } =
    event;
  const earlier = event.versions.slice(0, event.versions.indexOf(event.name));
  return {
    ...(shown as unknown as Omit<DescribedEvent, "differences">),
    declaration: packed(event),
    examples: event.examples.map((example) => shorten(example, event.examples[0]?.value)),
    differences: earlier.map((before) => ({
      from: splitName(before)?.version ?? "",
      changes: compareContracts(
        { schemas: new Map([["event", schemaOf(before)]]) },
        { schemas: new Map([["event", schemaOf(event.name)]]) },
      )
        .filter(({ path }) => path !== "")
        .map(({ path, kind: change, what, breaks }) => ({ path, kind: change, what, breaks })),
    })),
  };
}

/** The declaration with marks in place of its comments, if they can all be put back. */
function packed(event: EventDescription): string {
  const { declaration, description } = event;
  const text = packDeclaration(declaration, description, event);
  if (unpackDeclaration(text, description, event) !== declaration)
    throw new Error(`The declaration of ${event.name} can't be packed.`);
  return text;
}

/** An example that lacks one field of the first. Its name says which, so its value is left out. */
function shorten(example: NamedExample, first: unknown): NamedExample | { readonly name: string } {
  const { name, value } = example;
  return isDeepStrictEqual(without(first, name), value) ? { name } : example;
}

/** Fields as rows, wherever they are. Most have little to say, and there are thousands. */
const packFields = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(packFields);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === "fields" ? [key, inner.map(packField)] : [key, packFields(inner)],
    ),
  );
};

function packField({ path, type, required, name, depth, ...more }: NamedField): PackedField {
  const said = Object.entries(more).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  const row = [path, type, required ? 1 : 0] as const;
  return said.length === 0 ? row : [...row, Object.fromEntries(said)];
}

/** Values that occur several times are written once, and named by their number. */
function share<Content>(unpacked: Content): Shared<Content> {
  const content = packFields(unpacked);
  const seen = new Map<string, number>();
  const count = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const text = JSON.stringify(value);
    seen.set(text, (seen.get(text) ?? 0) + 1);
    if (seen.get(text) === 1) Object.values(value).forEach(count);
  };
  count(content);
  const shared: unknown[] = [];
  const numbers = new Map<string, number>();
  const write = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    const text = JSON.stringify(value);
    if ((seen.get(text) ?? 0) < 2 || text.length < SHORTEST_SHARED) return writeInside(value);
    if (!numbers.has(text)) {
      const written = writeInside(value);
      numbers.set(text, shared.push(written) - 1);
    }
    return { "@": numbers.get(text) };
  };
  const writeInside = (value: object): unknown =>
    Array.isArray(value)
      ? value.map(write)
      : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, write(inner)]));
  return { content: write(content), shared } as Shared<Content>;
}

/** A shorter value is written again. */
const SHORTEST_SHARED = 60;

function operationsById(
  rows: readonly OperationRow[],
  operations: readonly DescribedOperation[],
): Record<string, DescribedOperation> {
  return Object.fromEntries(
    rows.map(({ operationId }) => {
      const operation = operations.find((candidate) => candidate.operationId === operationId);
      const { schema, declaration, kind, ...shown } = (operation ??
        failed(operationId)) as DescribedOperation &
        Record<"schema" | "declaration" | "kind", unknown>;
      return [operationId, { ...shown, answers: shown.answers.map(withCodes) }];
    }),
  );
}

type Answer = DescribedOperation["answers"][number];

/** An answer with the codes of its examples, which are errors of the API. */
function withCodes(answer: Answer): Answer {
  const codes = answer.examples.flatMap(({ value }) => {
    const { code } = (value ?? {}) as { readonly code?: unknown };
    return typeof code === "string" && !answer.status.startsWith("2") ? [code] : [];
  });
  return { ...answer, codes: [...new Set(codes)] };
}

/** Every shape with the places that have it. */
function shapesOf(
  events: readonly EventDescription[],
  operations: readonly DescribedOperation[],
): ShapeUses {
  const usesOf = (place: Omit<ShapeUse, "field">, fields: readonly Shaped[] = []) =>
    fields.flatMap(({ path, shape }) =>
      shape === undefined ? [] : [{ shape, use: { ...place, field: path } }],
    );
  const inBody = (place: Omit<ShapeUse, "field">, body: NamedBody | undefined) =>
    usesOf(place, body && [{ path: "", shape: body.shape }, ...body.fields]);
  const uses = [
    ...events.flatMap(({ name, fields }) => usesOf({ part: "events", name }, fields)),
    ...operations.flatMap(({ operationId: name, parameters, requestBody, answers }) => {
      const place = { part: "rest", name } as const;
      return [
        ...usesOf(place, parameters),
        ...inBody(place, requestBody),
        ...answers.flatMap(({ status, body }) => inBody({ ...place, status }, body)),
      ];
    }),
  ];
  const byShape = [...Map.groupBy(uses, ({ shape }) => shape)].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(byShape.map(([shape, own]) => [shape, own.map(({ use }) => use)]));
}

type Shaped = { readonly path: string; readonly shape?: string | undefined };

/** What shows an assumption by its id with the events and operations that rest on it. */
function placesOf(
  assumptions: readonly Assumption[],
  events: readonly EventDescription[],
  operations: readonly DescribedOperation[],
): (id: string) => PlacedAssumption {
  const resting = (texts: ReadonlyMap<string, string>, id: string): "all" | string[] => {
    const own = [...texts].filter(([, text]) => text.includes(`{"assumption":"${id}"}`));
    return own.length === texts.size ? "all" : own.map(([name]) => name);
  };
  const eventTexts = new Map(events.map((one) => [one.name, JSON.stringify(one)]));
  const operationTexts = new Map(operations.map((one) => [one.operationId, JSON.stringify(one)]));
  return (id) => {
    const { gaps, ...assumption } = assumptions.find((one) => one.id === id) ?? failed(id);
    const [onEvents, onOperations] = [resting(eventTexts, id), resting(operationTexts, id)];
    return { ...assumption, events: onEvents, operations: onOperations };
  };
}

function failed(name: string): never {
  throw new Error(`generated/ does not have ${name}. Run npm run generate.`);
}
