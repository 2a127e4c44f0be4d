// What knows all events by name: the map of their types, the list of their names, and the loaders
// of their contracts.
import type { EventsSource } from "../source/read-events.ts";
import { header, type Outputs } from "./outputs.ts";

export function generateEventIndex({ events, domains, shapes }: EventsSource): Outputs {
  const from = header("events/");
  const quoted = (text: string) => JSON.stringify(text);
  const typeImports = domains.map(({ name }) => {
    const titles = events.filter((event) => event.domain === name).map((event) => event.title);
    return `import type {\n${titles.map((title) => `  ${title},\n`).join("")}} from "./types/${name}.ts";\n`;
  });
  const versions = Map.groupBy(events, (event) => event.type);
  return new Map([
    [
      "generated/event-map.ts",
      [
        from,
        typeImports.join(""),
        "/** The payload of every event, by the catalogue's name. */",
        `export interface EventMap {\n${events.map(({ name, title }) => `  ${quoted(name)}: ${title};\n`).join("")}}\n`,
        "/** The names of every event type's versions, by the name without a version. */",
        `export interface EventVersions {\n${[...versions].map(([type, of]) => `  ${quoted(type)}: ${of.map(({ name }) => quoted(name)).join(" | ")};\n`).join("")}}\n`,
        `export type {\n${[...events, ...shapes].map(({ title }) => `  ${title},\n`).join("")}} from "./types/index.ts";\n`,
      ].join("\n"),
    ],
    [
      "generated/types/index.ts",
      `${from}\n${["_shared", ...domains.map(({ name }) => name)].map((name) => `export type * from "./${name}.ts";\n`).join("")}`,
    ],
    [
      "generated/event-names.ts",
      [
        from,
        'import type { EventMap } from "./event-map.ts";\n',
        "/** The name of every event, sorted. */",
        `export const EVENT_NAMES: readonly (keyof EventMap)[] = [\n${events.map(({ name }) => `  ${quoted(name)},\n`).join("")}];\n`,
      ].join("\n"),
    ],
    [
      "generated/event-loaders.ts",
      [
        from,
        'import type { Contract } from "../src/runtime/contract.ts";\n',
        "type Loader = () => Promise<Contract<string, string, string, unknown>>;\n",
        "/** Loads the contract of one event. Spelled out name by name, so that bundlers see every import. */",
        `export const EVENT_LOADERS: { readonly [name: string]: Loader } = {\n${events
          .map(
            ({ name, constant }) =>
              `  ${quoted(name)}: async () => (await import(${quoted(`./events/${name}.ts`)})).${constant},\n`,
          )
          .join("")}};\n`,
      ].join("\n"),
    ],
    [
      "generated/all-events.ts",
      [
        from,
        'import type { Contract } from "../src/runtime/contract.ts";',
        `${events.map(({ name, constant }) => `import { ${constant} } from ${quoted(`./events/${name}.ts`)};\n`).join("")}`,
        "/** The contracts of all events at once, for those who need all: the build bundles this into one file, which loads several times faster. */",
        `export const ALL_EVENTS: { readonly [name: string]: Contract<string, string, string, unknown> } = {\n${events
          .map(({ name, constant }) => `  ${quoted(name)}: ${constant},\n`)
          .join("")}};\n`,
      ].join("\n"),
    ],
  ]);
}
