// Makes the data of the console from generated/.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FIXTURE_DATA } from "../../generated/fixture-data.ts";
import type {
  AssumptionPlaces,
  DescribedEvent,
  DescribedOperation,
  Index,
  IndexedEvent,
  NamedField,
  PackedField,
  PlacedAssumption,
  ShapeUse,
  ShapeUses,
} from "../../src/console/data.ts";
import { splitName } from "../../src/library/names/versions.ts";
import type { Party } from "../../src/reading/diff/parties.ts";
import type {
  AssumptionPlace,
  Catalogue,
  EventDescription,
  EventFacts,
  OperationRow,
} from "../../src/reading/model/description.ts";
import type { Assumption } from "../../src/reading/model/evidence.ts";
import type { Emission, ImportProcess } from "../../src/reading/model/import-process.ts";
import { type OpenApiDocument, readOperations } from "../source/openapi.ts";
import { guideOf } from "./guide.ts";
import { codeOf, termsOf, titleOf } from "./search-terms.ts";

export function pageData(root: string): Map<string, string> {
  const read = <Content>(path: string): Content =>
    JSON.parse(readFileSync(join(root, "generated", path), "utf8")) as Content;
  const readAll = <Content>(folder: string): Content[] =>
    readdirSync(join(root, "generated", folder)).map((file) => read(`${folder}/${file}`));

  const catalogue = read<Catalogue>("catalogue.json");
  const events = catalogue.events.map((row): EventDescription => {
    return { kind: "event", ...row, ...read<EventFacts>(`reference/events/${row.name}.json`) };
  });
  const document = read<OpenApiDocument>("openapi.json");
  const examples = parameterExamples(document);
  const operations = readAll<DescribedOperation>("reference/operations").map((operation) => ({
    ...operation,
    parameters: operation.parameters.map((item) => ({ ...item, example: examples.get(item.name) })),
  }));
  const rows = read<OperationRow[]>("reference/operations.json");
  const byId = operationsById(rows, operations, linksOf(document));
  const guide = guideOf(document.info.description ?? "", Object.values(byId));
  const assumptions = read<Assumption[]>("reference/assumptions.json");
  const shapes = shapesOf(events, operations);
  const process = read<ImportProcess>("reference/import-process.json");
  const { moves, additions } = process;
  const steps = versionSteps(events);
  const module = readFileSync(join(root, "generated/judge.wasm"), "latin1");
  const [, contract = ""] = /"contract":"(\w+)"/.exec(module) ?? [];
  for (const sending of [...moves, ...additions]) checkSending(sending, byId);
  return new Map<string, string>([
    [
      "index.json",
      JSON.stringify({ ...indexOf(catalogue, events, rows), guide, process, steps, contract }),
    ],
    ...catalogue.domains.map(({ name }): [string, string] => [
      `events/${name}.json`,
      JSON.stringify(packFields(sectionOf(name, events, { moves, operations }))),
    ]),
    ["operations.json", JSON.stringify(packFields(byId))],
    ["shapes.json", JSON.stringify(shapes)],
    ["terms.json", JSON.stringify(termsOf(events, operations, assumptions, shapes))],
    [
      "assumptions.json",
      JSON.stringify(
        placesOf(read("reference/assumption-places.json"), assumptions, events, operations),
      ),
    ],
  ]);
}

/** Refuses a sending whose answer the operation does not declare. */
function checkSending(
  { by, answer, codes = [] }: Emission,
  operations: Readonly<Record<string, DescribedOperation>>,
): void {
  const declared = operations[by]?.answers.find(({ status }) => status === `${answer}`);
  const unknown = declared ? codes.find((code) => !declared.codes.includes(code)) : answer;
  if (by !== "operator" && answer !== null && unknown !== undefined)
    throw new Error(`config/import-process.json: ${by} does not answer ${answer} ${codes}.`);
}

const parameterExamples = (document: OpenApiDocument): ReadonlyMap<string, unknown> =>
  new Map(
    readOperations(document)
      .flatMap(({ parameters }) => parameters)
      .flatMap(({ name, example }) => (example === undefined ? [] : [[name, example] as const])),
  );

const MOST_LINKS = 2;

const linksOf = (document: OpenApiDocument): ReadonlyMap<string, Answer["links"]> =>
  new Map(
    readOperations(document).flatMap(({ operationId, answers }) =>
      answers.map(({ status, response: { links = {} } }) => [
        `${operationId} ${status}`,
        Object.values(links).slice(0, MOST_LINKS) as Answer["links"],
      ]),
    ),
  );

/** Reduces an outline to field names, with `?` after optional fields. The index needs no more. */
const namesIn = (outline: string): string => outline.replace(/:\w|\[(:\w)?\]/g, "").slice(1, -1);

function indexOf(
  { domains, events }: Catalogue,
  described: readonly EventDescription[],
  operations: readonly OperationRow[],
): Pick<Index, "sections" | "events" | "operations"> {
  const bySection = domains.flatMap(({ name }) => events.filter(({ domain }) => domain === name));
  return {
    sections: domains,
    events: bySection.map(({ name, description, domain }): IndexedEvent => {
      const { versions } = described.find((event) => event.name === name) ?? failed(name);
      const [, outline] = FIXTURE_DATA[name] ?? failed(name);
      const section = domains.findIndex((candidate) => candidate.name === domain);
      const newest = versions.at(-1);
      const row = [name, description, section, namesIn(outline)] as const;
      return newest === undefined || newest === name
        ? row
        : [...row, splitName(newest)?.version ?? ""];
    }),
    operations,
  };
}

function sectionOf(section: string, events: readonly EventDescription[], around: Surroundings) {
  const members = events.filter(({ domain }) => domain === section);
  return Object.fromEntries(members.map((event) => [event.name, describe(event, around)]));
}

interface Surroundings extends Pick<ImportProcess, "moves"> {
  readonly operations: readonly DescribedOperation[];
}

/** Finds the events sent together with an event, and the operations whose path has its fields. */
function usedWith({ name, fields }: EventDescription, { moves, operations }: Surroundings) {
  const sent = moves.flatMap(({ emits }) => (emits.includes(name) ? emits : []));
  const outer = fields.filter(({ depth }) => depth === 0).map((field) => field.name);
  const readBy = operations.flatMap(({ operationId, parameters }) => {
    const [taken] = parameters.filter((field) => field.in === "path" && outer.includes(field.name));
    return taken ? [[operationId, taken.name] as const] : [];
  });
  return { sentWith: [...new Set(sent)].filter((event) => event !== name), readBy };
}

/** Describes an event for the page. The index and the schema hold what is left out here. */
function describe(event: EventDescription, around: Surroundings): DescribedEvent {
  const { kind, type, title, constant, description, domain, section, schema, changes, ...shown } =
    event;
  const before = changes.find(({ to }) => to === event.name);
  return {
    ...(shown as unknown as DescribedEvent),
    ...usedWith(event, around),
    // The page has the description of each field beside its type.
    declaration: event.declaration.replaceAll(COMMENT, ""),
    added: before?.changes.flatMap(({ code, path }) => (ADDED.test(code) ? [path] : [])),
  };
}

const ADDED = /^(required_)?field_added$/;
const COMMENT = /^ *\/\*\*\n.*\n *\*\/\n/gm;

/** Turns fields into rows. There are thousands of fields, and rows are smaller than objects. */
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

function operationsById(
  rows: readonly OperationRow[],
  operations: readonly DescribedOperation[],
  links: ReadonlyMap<string, Answer["links"]>,
): Record<string, DescribedOperation> {
  return Object.fromEntries(
    rows.map(({ operationId }) => {
      const operation = operations.find((candidate) => candidate.operationId === operationId);
      const { declaration, kind, ...shown } = (operation ??
        failed(operationId)) as DescribedOperation & Record<"declaration" | "kind", unknown>;
      const answers = shown.answers.map((answer) => ({
        ...withCodes(answer),
        links: links.get(`${operationId} ${answer.status}`) ?? [],
      }));
      return [operationId, { ...shown, answers }];
    }),
  );
}

/** Lists each version after the version before it. */
const versionSteps = (events: readonly EventDescription[]): Index["steps"] =>
  events.flatMap(({ name, changes }) =>
    changes
      .filter(({ to }) => to === name)
      .map(({ from, to, changes }) => {
        const breaks = new Set(changes.flatMap((change) => change.breaks));
        return [from, to, changes.length, [...breaks] as Party[]] as const;
      }),
  );

type Answer = DescribedOperation["answers"][number];

function withCodes(answer: Answer): Answer {
  const codes = answer.status.startsWith("2") ? [] : answer.examples.map(codeOf);
  return { ...answer, codes: [...new Set(codes)].filter((code) => code !== "") };
}

function shapesOf(
  events: readonly EventDescription[],
  operations: readonly DescribedOperation[],
): ShapeUses {
  const uses = new Map<string, ShapeUse[]>();
  const note = (
    place: Omit<ShapeUse, "field">,
    fields: readonly { readonly path: string; readonly shape?: string | undefined }[] = [],
  ) => {
    for (const { path: field, shape } of fields)
      if (shape !== undefined) uses.set(shape, [...(uses.get(shape) ?? []), { ...place, field }]);
  };
  const noteBody = (place: Omit<ShapeUse, "field">, body: Answer["body"]) =>
    note(place, [{ path: "", shape: body?.shape }, ...(body?.fields ?? [])]);
  for (const { name, fields } of events) note({ part: "events", name }, fields);
  for (const { operationId: name, parameters, requestBody, answers } of operations) {
    const place = { part: "rest", name } as const;
    note(place, parameters);
    noteBody(place, requestBody);
    for (const { status, body } of answers) noteBody({ ...place, status }, body);
  }
  return Object.fromEntries([...uses].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function placesOf(
  places: readonly AssumptionPlace[],
  assumptions: readonly Assumption[],
  events: readonly EventDescription[],
  operations: readonly DescribedOperation[],
): AssumptionPlaces {
  const eventTexts = new Map(events.map((event) => [event.name, JSON.stringify(event)]));
  const operationTexts = new Map(
    operations.map((operation) => [operation.operationId, JSON.stringify(operation)]),
  );
  const place = (id: string): PlacedAssumption => {
    const { gaps, ...whole } = assumptions.find((entry) => entry.id === id) ?? failed(id);
    const rest = whole.assumed.slice(titleOf(whole.assumed).length);
    const assumption = { ...whole, assumed: rest.replace(/^[.;:] ?/, "") };
    const mark = `{"assumption":${JSON.stringify(id)}}`;
    const resting = (texts: ReadonlyMap<string, string>) => {
      const names = [...texts].filter(([, text]) => text.includes(mark)).map(([name]) => name);
      return names.length === texts.size ? "all" : names;
    };
    return { ...assumption, events: resting(eventTexts), operations: resting(operationTexts) };
  };
  return places.map(({ title, ids }) => ({ title, assumptions: ids.map(place) }));
}

function failed(name: string): never {
  throw new Error(`generated/ does not have ${name}. Run npm run generate.`);
}
