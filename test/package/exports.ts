// Where the `exports` of the package lead.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import catalogue from "../../generated/catalogue.json" with { type: "json" };
import openApi from "../../generated/openapi.json" with { type: "json" };
import { listFiles } from "../../scripts/source/list-files.ts";
import { installed, run } from "./packed.ts";

type Target = string | { readonly types: string; readonly default: string };

/** The entry points that run anywhere. */
export const LIBRARY = [
  ".",
  "./events",
  "./events/*",
  "./rest",
  "./rest/*",
  "./ajv",
  "./ajv/*",
  "./receive",
  "./fixtures",
  "./client",
];
/** The entry points that contain libraries, or need Node where no condition leads to another file. */
export const SERVERS = ["./server", "./mock", "./msw", "./playwright", "./judge"];
export const DOCUMENTS = [
  "./judge.wasm",
  "./schemas/*.json",
  "./openapi.json",
  "./asyncapi.json",
  "./catalogue.json",
  "./config.schema.json",
  "./state.schema.json",
  "./package.json",
];

export const EVENTS = catalogue.events.map(({ name }) => name);
export const SHAPES = catalogue.shapes.map(({ title }) => title);
interface Operation {
  readonly operationId?: string;
  readonly requestBody?: object;
  readonly responses?: object;
}
/** Every operation, whether it takes a body, and how it answers. */
export const OPERATIONS = Object.values(openApi.paths)
  .flatMap((path) => Object.values<Operation>(path))
  .flatMap(({ operationId: id, requestBody, responses = {} }) =>
    id ? [{ id, takesBody: requestBody !== undefined, statuses: Object.keys(responses) }] : [],
  );

export const eventModules = EVENTS.map((name) => `energy-contracts/events/${name}`);
const operationModules = OPERATIONS.map(({ id }) => `energy-contracts/rest/${id}`);
export const contractModules = [...eventModules, ...operationModules];
/** The names of the modules that ajv generated: of events, and of request bodies. */
export const AJV = [
  ...EVENTS,
  ...OPERATIONS.flatMap(({ id, takesBody }) => (takesBody ? [`rest/${id}`] : [])),
];
export const ajvModules = AJV.map((name) => `energy-contracts/ajv/${name}`);

export const readExports = (): Record<string, Target> =>
  JSON.parse(readFileSync(join(installed, "package.json"), "utf8")).exports;

/** What a wildcard matches in the files of the package, across folders as in Node. */
export function reachableBy(key: string): string[] {
  const target = readExports()[key] ?? "";
  const patterns = typeof target === "string" ? [target] : [target.types, target.default];
  const names = patterns.flatMap((pattern) => {
    const [before = "", after = ""] = pattern.slice("./".length).split("*");
    return listFiles(installed)
      .filter((file) => file.startsWith(before) && file.endsWith(after))
      .map((file) => file.slice(before.length, file.length - after.length));
  });
  return [...new Set(names)].sort();
}

/** The files of the entry points, with wildcards expanded. */
export function entryFiles(kind: "types" | "default", keys = LIBRARY): string[] {
  return keys.flatMap((key) => {
    const target = readExports()[key];
    if (typeof target !== "object") throw new Error(`${key} has no types.`);
    const pattern = target[kind].slice("./".length);
    return pattern.includes("*")
      ? reachableBy(key).map((name) => pattern.replace("*", name))
      : [pattern];
  });
}

/** What modules export at run time, sorted, or the code of the error that their import throws. */
export function exportsOf(specifiers: readonly string[]): Readonly<Record<string, unknown>> {
  const code = `
    import { stdin, stdout } from "node:process";
    const load = (name) => import(name).then((module) => Object.keys(module).sort(), (error) => error.code);
    const names = JSON.parse((await stdin.toArray()).join(""));
    stdout.write(JSON.stringify(Object.fromEntries(await Promise.all(names.map(async (name) => [name, await load(name)])))));`;
  const input = JSON.stringify(specifiers);
  return run(code, { input }) as ReturnType<typeof exportsOf>;
}
