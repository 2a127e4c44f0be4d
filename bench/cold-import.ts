import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { allEventsModule, dist, EVENTS, moduleOf, readSchema } from "./built.ts";
import { interleave, least, median } from "./measure.ts";
import { versionOf } from "./rivals.ts";
import { runNode } from "./run-node.ts";
import { milliseconds, type Table } from "./table.ts";

const ROUNDS = 15;
const ONE_EVENT_MS = 3;
const ALL_EVENTS_MS = 15;

interface Import {
  readonly label: string;
  /** What a module does at its top level; only this is measured. */
  readonly code: string;
  readonly limit?: number;
}

export function measureColdImports(): Table {
  const folder = mkdtempSync(join(tmpdir(), "energy-contracts-import-"));
  try {
    return toTable(prepare(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function prepare(folder: string): Import[] {
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const load = (file: string) => `await import(${JSON.stringify(pathToFileURL(file).href)});`;
  const modules = EVENTS.map(
    (event, index) =>
      `export * as event${index} from ${JSON.stringify(pathToFileURL(moduleOf(event)).href)};`,
  );
  const schemas = write("schemas.json", JSON.stringify(EVENTS.map(readSchema)));
  const schemaFile = write("schema.json", JSON.stringify([readSchema("account.created-v1")]));
  const compile = (file: string) => `
    const { Ajv2020 } = (await import("ajv/dist/2020.js")).default;
    const { readFileSync } = await import("node:fs");
    const ajv = new Ajv2020();
    for (const schema of JSON.parse(readFileSync(${JSON.stringify(file)}, "utf8"))) ajv.compile(schema);`;
  const ajv = `ajv ${versionOf("ajv")}`;
  return [
    {
      label: "an empty module, the least that any import costs",
      code: load(write("empty.mjs", "export {};")),
    },
    {
      label: "`account.created-v1`",
      code: load(moduleOf("account.created-v1")),
      limit: ONE_EVENT_MS,
    },
    { label: `${ajv}, which then compiles the schema of that event`, code: compile(schemaFile) },
    { label: "`energy-contracts/events`", code: load(join(dist, "src/events.js")) },
    {
      label: `all ${EVENTS.length} events from one file, \`all-events.js\``,
      code: load(allEventsModule),
      limit: ALL_EVENTS_MS,
    },
    {
      label: `all ${EVENTS.length} events, a module each`,
      code: load(write("each.mjs", modules.join("\n"))),
    },
    { label: `${ajv}, which then compiles the schemas of all`, code: compile(schemas) },
  ];
}

function toTable(imports: readonly Import[]): Table {
  const samplers = imports.map(
    ({ code }) =>
      () =>
        time(code),
  );
  const measured = interleave(samplers, ROUNDS);
  const files = imports.map(({ code }) => filesLoaded(code));
  const [, schemaFile = 0, oneByAjv = 0, events = 0, all = 0, each = 0, allByAjv = 0] =
    measured.map(least);
  const validators = files[3]?.filter((file) => /\/generated\/(events|shapes)\//.test(file)) ?? [];
  return {
    title: "Cold import",
    says: "How long an import takes in a process that has just begun: one event, or all of them from one file, are there long before a compiler of schemas is.",
    grids: [
      {
        columns: ["import", "files", "least", "median", "limit"],
        rows: imports.map(({ label, limit }, index) => [
          label,
          `${files[index]?.length}`,
          milliseconds(least(measured[index] ?? [])),
          milliseconds(median(measured[index] ?? [])),
          limit ? `${limit} ms` : "",
        ]),
      },
    ],
    claims: [
      { text: `One event takes at most ${ONE_EVENT_MS} ms.`, holds: schemaFile <= ONE_EVENT_MS },
      {
        text: `All events from one file take at most ${ALL_EVENTS_MS} ms.`,
        holds: all <= ALL_EVENTS_MS,
      },
      {
        text: "All events from one file take at most a third of the time that a module each takes.",
        holds: all <= each / 3,
      },
      {
        text: "One event takes at most a tenth of the time that ajv takes for it.",
        holds: schemaFile <= oneByAjv / 10,
      },
      {
        text: "All events from one file take at most a tenth of the time that ajv takes for them.",
        holds: all <= allByAjv / 10,
      },
      { text: "`energy-contracts/events` takes less than all events.", holds: events < all },
      {
        text: "`energy-contracts/events` loads no validator.",
        holds: validators.length === 0,
      },
    ],
    notes: [
      `Of ${ROUNDS} processes each, started in turn; the claims are about the least, because other work on the machine only adds. Only the import is measured, not the start of Node; the files are in the system's cache.`,
    ],
  };
}

// With an --input-type of module, "ajv" is found from the working directory.
const evaluate = (code: string): string =>
  runNode(["--input-type=module", "--eval", code], { cwd: import.meta.dirname });

const time = (code: string): number =>
  Number(
    evaluate(
      `const start = performance.now(); ${code}; const end = performance.now(); process.stdout.write(String(end - start));`,
    ),
  );

const filesLoaded = (code: string): string[] =>
  JSON.parse(
    evaluate(`
      const { registerHooks } = await import("node:module");
      const files = [];
      registerHooks({ load(url, context, next) { if (url.startsWith("file:")) files.push(url); return next(url, context); } });
      ${code}
      process.stdout.write(JSON.stringify(files));`),
  );
