// Writes the modules that know all events by name, such as the map of types, the list of names and
// the loaders of contracts. One function makes each module.
import type { EventSource, EventsSource } from "../source/read-events.ts";
import { moduleFile, type Outputs } from "./outputs.ts";

const CONTRACT = "Contract<string, string, string, unknown>";
const IMPORT_CONTRACT = 'import type { Contract } from "../src/library/runtime/contract.ts";';

export function generateEventIndex(source: EventsSource): Outputs {
  const { events } = source;
  const modules: Readonly<Record<string, readonly string[]>> = {
    "event-map": eventMap(source),
    "types/index": typesIndex(source),
    "event-names": eventNames(events),
    "event-loaders": eventLoaders(events),
    "all-events": allEvents(events),
  };
  return new Map(
    Object.entries(modules).map(([name, parts]) =>
      moduleFile(`generated/${name}.ts`, "events/", [...parts]),
    ),
  );
}

const quoted = (text: string): string => JSON.stringify(text);

const each = <Item>(items: Iterable<Item>, text: (item: Item) => string): string =>
  [...items].map(text).join("");

function eventMap({ events, domains, shapes }: EventsSource): string[] {
  const imports = each(domains, ({ name }) => {
    const eventsOfDomain = events.filter((event) => event.domain === name);
    return `import type {\n${each(eventsOfDomain, ({ title }) => `  ${title},\n`)}} from "./types/${name}.ts";\n`;
  });
  const payloads = each(events, ({ name, title }) => `  ${quoted(name)}: ${title};\n`);
  const byType = Map.groupBy(events, (event) => event.type);
  const versions = each(byType, ([type, group]) => {
    const names = group.map(({ name }) => quoted(name)).join(" | ");
    return `  ${quoted(type)}: ${names};\n`;
  });
  const titles = each([...events, ...shapes], ({ title }) => `  ${title},\n`);
  return [
    imports,
    "/** The payload of every event, by the catalogue's name. */",
    `export interface EventMap {\n${payloads}}\n`,
    "/** The names of every event type's versions, by the name without a version. */",
    `export interface EventVersions {\n${versions}}\n`,
    `export type {\n${titles}} from "./types/index.ts";\n`,
  ];
}

const typesIndex = ({ domains }: EventsSource): string[] => [
  each(
    ["_shared", ...domains.map(({ name }) => name)],
    (name) => `export type * from "./${name}.ts";\n`,
  ),
];

const eventNames = (events: readonly EventSource[]): string[] => [
  'import type { EventMap } from "./event-map.ts";\n',
  "/** The name of every event, sorted. */",
  `export const EVENT_NAMES: readonly (keyof EventMap)[] = [\n${each(events, ({ name }) => `  ${quoted(name)},\n`)}];\n`,
];

function eventLoaders(events: readonly EventSource[]): string[] {
  const loaders = each(
    events,
    ({ name }) => `  () => import(${quoted(`./compact/${name}.ts`)}),\n`,
  );
  return [
    IMPORT_CONTRACT,
    'import { EVENT_NAMES } from "./event-names.ts";\n',
    `type Loader = () => Promise<{ readonly default: ${CONTRACT} }>;\n`,
    "/** One for each of the names, spelled out so that bundlers see every import. */",
    `const LOADERS: readonly Loader[] = [\n${loaders}];\n`,
    "/** Loads the compact contract of one event. A bundle has each name once. */",
    "export const EVENT_LOADERS: { readonly [name: string]: Loader | undefined } = /* @__PURE__ */ Object.fromEntries(",
    "  EVENT_NAMES.map((name, at) => [name, LOADERS[at]]),",
    ");\n",
  ];
}

function allEvents(events: readonly EventSource[]): string[] {
  const imports = each(
    events,
    ({ name, constant }) => `import ${constant} from ${quoted(`./compact/${name}.ts`)};\n`,
  );
  const entries = each(events, ({ name, constant }) => `  ${quoted(name)}: ${constant},\n`);
  return [
    IMPORT_CONTRACT,
    imports,
    "/** The compact contracts of all events at once, for those who need all: the build bundles this into one file, which loads several times faster. */",
    `export const ALL_EVENTS: { readonly [name: string]: ${CONTRACT} } = {\n${entries}};\n`,
  ];
}
