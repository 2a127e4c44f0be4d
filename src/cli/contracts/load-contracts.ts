import { dirname, resolve } from "node:path";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { splitName } from "../../library/names/versions.ts";
import { sentence } from "../../library/text/did-you-mean.ts";
import { amount, printable } from "../../library/text/printable.ts";
import { listed } from "../../reading/diff/words.ts";
import type { JsonSchema } from "../../reading/model/schema.ts";
import type { NamedFile } from "../refuse-overwriting.ts";
import { type FoundEvent, findEvents, nameOfFile } from "./find-events.ts";
import { mistakesIn, type PlacedMistake, UNUSABLE } from "./mistakes.ts";
import { type Engine, makeOwnContract, openEngine } from "./own-contract.ts";
import type { OwnContracts } from "./own-events.ts";
import { attempt, type Documents, type Refusal, refuse } from "./read-documents.ts";
import { selfContainedSchema } from "./self-contained-schema.ts";

/** The largest number of mistakes that commands other than `contracts lint` tell. */
const MOST_TOLD = 10;

export interface FoundContracts {
  readonly places: readonly NamedFile[];
  readonly documents: Documents;
  /** True if an event of the user may replace an event of the catalogue. */
  readonly replace: boolean;
  readonly tell?: (text: string) => void;
}

export async function loadContracts(contracts: FoundContracts): Promise<OwnContracts> {
  const events = readSchemas(contracts);
  const names = [...EVENT_NAMES, ...events.map(([{ name }]) => name)];
  const make = await contractMaker(contracts, names);
  return new Map(events.map(([event, schema]) => [event.name, make(event, schema)]));
}

/** Returns a function that makes contracts of schemas. Call it after all documents are read. */
export async function contractMaker(
  { documents, tell }: Pick<FoundContracts, "documents" | "tell">,
  names: readonly string[],
) {
  const engine = await openEngine();
  await tellMistakes(documents, tell, engine);
  return (event: FoundEvent, schema: JsonSchema) =>
    makeOwnContract({ event, schema, engine, names });
}

export function readSchemas(contracts: FoundContracts, refused?: (refusal: Refusal) => void) {
  const { places, documents, replace, tell } = contracts;
  const foreign = new Set<string>();
  const found = places.flatMap((place) => eventsAt(place, contracts, foreign, refused));
  const keyOf = ({ name, schema }: FoundEvent) => `${schema.document.path}\n${name}`;
  const events = [...new Map(found.map((event) => [keyOf(event), event])).values()];
  refuseClashes(events, replace);
  const schemas = events.flatMap((event) => {
    const read = () => selfContainedSchema(event, documents.budget);
    const schema = attempt(read, refused);
    return schema ? [[event, schema] as const] : [];
  });
  const passedOver = { file: documents.unused(), message: [...foreign] };
  for (const [noun, names] of Object.entries(passedOver))
    tellNames(`${amount(names.length, noun)} passed over`, names, tell);
  return schemas;
}

function tellNames(what: string, names: readonly string[], tell: FoundContracts["tell"]): void {
  if (names.length > 0) tell?.(`Contracts: ${what}: ${printable(listed(names))}.\n`);
}

/** Finds the events of a document, or of those files in a folder that are named after an event. */
function eventsAt(
  { name, path }: NamedFile,
  { documents, tell }: FoundContracts,
  foreign: Set<string>,
  refused?: (refusal: Refusal) => void,
): FoundEvent[] {
  const others: (readonly [event: string, file: string, fault: string])[] = [];
  const read = (source: string): FoundEvent[] => {
    const document = documents.read(source);
    const inDocument = findEvents(document, foreign);
    if (typeof inDocument === "string") {
      if (source === path) refuse(document.file, inDocument);
      others.push([nameOfFile(source), document.file, inDocument]);
      return [];
    }
    documents.use(source);
    return inDocument;
  };
  const files = documents.list(path, name);
  const called = files.filter((source) => source === path || splitName(nameOfFile(source)));
  const events = called.flatMap((source) => attempt(() => read(source), refused) ?? []);
  // A file with the name of a known event is no fault: it may be a payload beside its schema.
  const takenNames = new Set<string>([...EVENT_NAMES, ...events.map((event) => event.name)]);
  const lost = tell ? others.filter(([event]) => !takenNames.has(event)) : [];
  for (const [, file, fault] of lost)
    attempt(() => refuse(file, `is called after an event, but ${fault}`), refused);
  if (called.length === 0 || (events.length === 0 && !refused))
    refuse(name, "has no schema in a file called after an event, such as order.placed-v1.json");
  return events;
}

/** Tells mistakes as warnings. Refuses a mistake that makes the file of an event unusable. */
export async function tellMistakes(
  documents: Documents,
  tell: FoundContracts["tell"],
  engine?: Engine,
) {
  const mistakes = await mistakesIn(documents, (engine ?? (await openEngine())).ajv);
  const placed = ({ document, node, keys }: PlacedMistake) => {
    const [position] = document.places([[node, keys]]);
    return `${document.file}:${position?.line}:${position?.column}`;
  };
  const isFatal = ({ code, event: { schema } }: PlacedMistake) =>
    code === UNUSABLE && schema.node === schema.document.root;
  const fatal = mistakes.find(isFatal);
  // An unknown format is told once, because a document may use the format in many places.
  const isFirst = (mistake: PlacedMistake) =>
    mistakes.find((twin) => twin.detail === mistake.detail) === mistake;
  const told = mistakes.filter(
    (mistake) => mistake !== fatal && (mistake.code !== "unknown_format" || isFirst(mistake)),
  );
  for (const mistake of told.slice(0, MOST_TOLD)) {
    const text = sentence(`Contracts: ${placed(mistake)} ${mistake.detail}`);
    tell?.(`${printable(text)}\n`);
  }
  if (told.length > MOST_TOLD)
    tell?.(`Contracts: "energy-contracts contracts lint" names ${mistakes.length} of these.\n`);
  if (fatal) refuse(placed(fatal), `makes ${fatal.event.name} unusable: ${fatal.detail}`);
}

export function readConfig(config: string, documents: Documents): NamedFile[] {
  const { file, root } = documents.read(config);
  const { contracts = [], $schema: _, ...others } = root;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) refuse(file, `has a setting that is not known, ${unknown}`);
  return [contracts].flat().map((path) => {
    if (typeof path !== "string") return refuse(file, "has contracts that are not paths");
    return { name: `${path} of ${file}`, path: resolve(dirname(config), path) };
  });
}

function refuseClashes(events: readonly FoundEvent[], replace: boolean): void {
  const homes = new Map<string, string>();
  if (!replace) for (const name of EVENT_NAMES) homes.set(name, "the catalogue");
  for (const { name, schema } of events) {
    const { file } = schema.document;
    const home = homes.get(name);
    const remedy = home === "the catalogue" ? "; --replace lets it take that one's place" : "";
    if (home !== undefined) refuse(`The event ${name} of ${file}`, `is in ${home}, too${remedy}`);
    homes.set(name, file);
  }
}
