import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { listFiles } from "../scripts/source/list-files.ts";

const root = join(import.meta.dirname, "..");
const textOf = (file: string): string => readFileSync(join(root, file), "utf8");

/**
 * What the files of each folder may import besides their own and FOR_ALL; `npm` is any package. The
 * first row that a file is in counts. Names are of src/, but for generated/, scripts/, bench/ and test/.
 */
const LAYERS = readTable(`
library/text/:
library/names/:
library/chance/:
library/envelopes/:
library/json/:
library/runtime/:
library/ajv/: library/runtime/
library/rest/: npm library/{json,runtime}/
library/events/: library/runtime/ generated/
library/client/: library/{json,runtime}/
library/judge/: library/runtime/
library/fixtures/: library/{chance,json,runtime}/ generated/
library/receive/: library/{envelopes,runtime}/ generated/
generated/ajv/: generated/types/
generated/: library/{rest,runtime}/
reading/scanner/: generated/
reading/model/:
reading/documents/: npm library/json/
reading/own/: reading/model/ library/{json,runtime}/
reading/diff/: reading/{documents,model,observed}/ library/json/
reading/messages/:
reading/observed/: reading/model/ library/{envelopes,json,judge,runtime}/
reading/judge/: library/{json,judge,runtime}/
console/data.ts: reading/{diff,model}/
console/frame/: npm
console/*/: npm console/{frame,parts}/ reading/{diff,judge,messages,model,observed}/ library/{judge,runtime}/
console/: npm
servers/api/: generated/
servers/http/: servers/api/ library/{chance,json,rest,runtime}/ generated/
servers/stores/: npm generated/
servers/handlers/: npm servers/api/ library/{json,rest,runtime}/ generated/
servers/host/: npm servers/{api,http}/ library/json/
servers/sinks/: npm servers/stores/ library/envelopes/
servers/prefer/: servers/{api,http}/ library/{chance,runtime}/ generated/
servers/app/: servers/{api,handlers,http,prefer,stores}/ library/{envelopes,json,rest,runtime}/
  generated/
servers/mock/: servers/{api,handlers/rules,host,http,prefer}/ library/{chance,fixtures/series}/
  generated/
servers/proxy/: npm servers/{api,host,http}/ library/{json,runtime}/ reading/judge/ generated/
servers/msw/: npm servers/http/
servers/playwright/: npm servers/app/
msw.ts: servers/msw/
playwright.ts: npm servers/playwright/
judge*.ts: npm library/judge/
mock.ts: servers/{host,http,mock}/
server*.ts: servers/{app,handlers,host,http,stores}/
cli/: npm library/ reading/ servers/ generated/
*.ts: library/{ajv,client,events,fixtures,receive,rest,runtime}/ generated/
scripts/generate/: npm scripts/{describe,source}/ reading/{diff,judge,model,scanner}/
  library/{json,judge,runtime}/
scripts/source-rules/: npm scripts/source/ reading/model/ library/json/
scripts/source/: npm reading/model/ library/json/
scripts/: npm console/ servers/host/ reading/{diff,model}/ library/json/
bench/: npm src/ generated/ scripts/source/ test/{attacks,browser,servers/stores}/
`);

/** Words, texts and the names of events, which every folder may use. */
const FOR_ALL = ["src/library/text/", "src/library/names/"];

/** The files elsewhere that a folder may import all the same. */
const EXCEPTIONS = readTable(`
library/names/: library/runtime/issue.ts
library/ajv/: generated/ajv-schemas.ts
library/client/: generated/{answer-contracts,refusal-fields,rest-types,rest-values}.ts
library/judge/: library/events/load-event.ts
library/fixtures/: library/events/define-event.ts
library/receive/: library/events/define-event.ts library/json/message-cutter.ts
generated/ajv/: generated/rest-types.ts library/ajv/guard.ts
reading/model/: generated/server-types.ts library/runtime/formats.ts
reading/own/: reading/judge/not-checked.ts
console/frame/: console/data.ts library/json/read-json.ts
console/*/: console/data.ts library/envelopes/{buses,write-envelope}.ts library/json/read-json.ts
  generated/server-types.ts
servers/handlers/: servers/stores/store.ts
servers/mock/: servers/handlers/handler.ts
server*.ts: generated/scenarios.ts generated/server-types.ts
scripts/generate/: scripts/naming.ts library/envelopes/{kafka-record,read-envelope}.ts
scripts/source-rules/: scripts/naming.ts
scripts/source/: scripts/naming.ts
scripts/: fixtures.ts server.ts generated/fixture-data.ts generated/scenarios.ts
  test/browser/open-browser.ts
`);

/** `a/: b/{c,d}/` is a row. A line that is indented goes on with the one before. */
function readTable(text: string): Map<string, readonly string[]> {
  const rows = text.trim().split(/\n(?! )/);
  return new Map(
    rows.map((row) => {
      const [name = "", ...paths] = row.split(/:?\s+|:$/).filter(Boolean);
      return [name, paths.flatMap(spelled).map(pathOf)];
    }),
  );
}

function pathOf(name: string): string {
  return /^(npm$|src\/|generated\/|scripts\/|bench\/|test\/)/.test(name) ? name : `src/${name}`;
}

function spelled(name: string): string[] {
  const [, before = "", choices, after = ""] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? [];
  return choices?.split(",").map((choice) => before + choice + after) ?? [name];
}

/**
 * The files that know each third-party dependency, so that a change of library is a change of few
 * files.
 */
const KNOWN_TO = readTable(`
json-schema-to-typescript: scripts/generate/event-types.ts
openapi-typescript: scripts/generate/rest-types.ts
ajv: cli/contracts/mistakes.ts cli/contracts/own-contract.ts scripts/generate/ajv-modules.ts
  scripts/source-rules/event-examples.ts scripts/source-rules/evidence.ts
@redocly/openapi-core: scripts/source-rules/linters.ts
@apidevtools/swagger-parser: scripts/source/read-openapi.ts scripts/source-rules/linters.ts
yaml: cli/accepted/entries.ts reading/documents/read-yaml.ts scripts/source/read-openapi.ts
assemblyscript: scripts/generate/scanner.ts
esbuild: scripts/build.ts scripts/console/build-console.ts scripts/dev.ts
  scripts/generate/ajv-modules.ts scripts/site.ts
graphql: servers/handlers/graphql/run-graphql.ts
libphonenumber-js: library/rest/phone-numbers.ts
temporal-polyfill: servers/handlers/rules/calendar.ts
big.js: servers/handlers/rules/unit-rates.ts
pg: servers/stores/postgres/postgres-driver.ts
@aws-sdk/client-eventbridge: servers/sinks/event-bridge.ts
msw: servers/msw/handlers-for.ts
@playwright/test: playwright.ts servers/playwright/fixture.ts
`);

const files = ["src", "generated", "scripts", "bench"].flatMap((folder) =>
  listFiles(join(root, folder))
    .filter((file) => /\.(js|tsx?)$/.test(file) && !file.startsWith("node_modules/"))
    .map((file) => `${folder}/${file}`),
);
/** What each file imports, types included. */
const imports = new Map(
  files.map((file) => {
    const { importedFiles } = ts.preProcessFile(textOf(file));
    const targets = importedFiles.map(({ fileName }) =>
      fileName.startsWith(".") ? relative(root, join(root, dirname(file), fileName)) : fileName,
    );
    return [file, targets] as const;
  }),
);

/** The folders of src/, and which of the others each may import. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  library: [],
  reading: ["library"],
  servers: ["library", "reading"],
  console: ["library", "reading"],
  cli: ["library", "reading", "servers"],
};

/** The row of a file, and its own folder if the row is about one. */
function layerOf(file: string) {
  for (const layer of LAYERS.keys()) {
    const [start] = new RegExp(`^${pathOf(layer).replace("*", "[^/]*")}`).exec(file) ?? [];
    if (start !== undefined) return { layer, own: start.endsWith("/") ? [start] : [] };
  }
  throw new Error(`No layer has ${file}.`);
}

/** What the files of each layer import from elsewhere: `npm` for a package. */
const foreign = Map.groupBy(
  [...imports].flatMap(([file, targets]) => {
    const { layer, own } = layerOf(file);
    return targets
      .map((path) => (isOurs(path) ? path : "npm"))
      .filter((path) => ![...own, ...FOR_ALL].some((prefix) => path.startsWith(prefix)))
      .map((path) => ({ file, layer, path }));
  }),
  ({ layer }) => layer,
);

function isOurs(target: string): boolean {
  return imports.has(target) || /^(\.\.|src\/)/.test(target) || existsSync(join(root, target));
}

test("imports between the folders of src/ run one way, and never to an entry point", () => {
  const groupOf = (path: string): string => /^src\/([^/]+)\//.exec(path)?.[1] ?? "entry points";
  const breaches = [...foreign.values()].flat().filter(({ file, path }) => {
    const [group, other] = [file, path].map(groupOf);
    const may = GROUPS[group ?? ""];
    return may && path.startsWith("src/") && ![group, ...may].includes(other);
  });
  expect(breaches).toEqual([]);
});

describe("the layers", () => {
  test.each([...LAYERS])("%s imports only %j", (layer, may) => {
    const allowed = [...may, ...(EXCEPTIONS.get(layer) ?? [])];
    const targets = foreign.get(layer) ?? [];
    const breaches = targets.filter(({ path }) => !allowed.some((one) => path.startsWith(one)));
    expect(breaches.map(({ file, path }) => `${file} imports ${path}`)).toEqual([]);
    // What nobody needs is not allowed either.
    const isUsed = (one: string) => targets.some(({ path }) => path.startsWith(one));
    expect(allowed.filter((one) => !isUsed(one))).toEqual([]);
  });

  test("of each row there are files, and exceptions are of such rows", () => {
    expect(new Set(files.map((file) => layerOf(file).layer))).toEqual(new Set(LAYERS.keys()));
    expect([...EXCEPTIONS.keys()].filter((layer) => !LAYERS.has(layer))).toEqual([]);
  });
});

test.each([...KNOWN_TO])("%s is known to %j alone", (dependency, homes) => {
  const users = files.filter(
    (file) =>
      !file.startsWith("bench/") &&
      imports
        .get(file)
        ?.some((target) => target === dependency || target.startsWith(`${dependency}/`)),
  );
  expect(users.sort()).toEqual([...homes].sort());
});

/** The files that name the keyword of fields in code, and why they do not ask a form for them. */
const NAMES_PROPERTIES: Readonly<Record<string, string>> = {
  "scripts/generate/published-forms.ts": "writes schemas in forms that all tools take",
  "scripts/source-rules/evidence.ts": "has the schema of evidence itself",
  "scripts/source/schemas.ts": "copies schemas, for documents that are published",
  "src/cli/contracts/discriminator.ts": "adds what a discriminator means, for ajv",
  "src/cli/contracts/for-ajv.ts": "marks branches and sorts fields, for ajv",
  "src/reading/diff/document-node.ts": "knows where schemas of any dialect stand",
  "src/reading/diff/view.ts": "reads schemas of any dialect, of which the rules are compared",
  "src/reading/documents/keywords.ts": "tells schemas from other JSON",
  "src/reading/model/form.ts": "is the reader",
  "src/reading/model/schema.ts": "has the type of what is read",
  "src/reading/own/explain.ts": "is handed schemas by ajv, with its faults",
};

test("forms read schemas: these files alone name the keyword of fields", () => {
  const isNamed = (node: ts.Node): boolean =>
    ("text" in node && node.text === "properties") || (ts.forEachChild(node, isNamed) ?? false);
  const { Latest } = ts.ScriptTarget;
  const naming = files.filter((file) => {
    const text = /^(src|scripts)\//.test(file) ? textOf(file) : "";
    return text.includes("properties") && isNamed(ts.createSourceFile(file, text, Latest));
  });
  expect(naming.sort()).toEqual(Object.keys(NAMES_PROPERTIES));
});

test("handlers read no clock and no randomness: both come with their context", () => {
  const impure =
    /\b(Date\.now|new Date\(\)|Math\.random|performance\.now|Temporal\.Now|randomUUID|getRandomValues|setTimeout|setInterval)\b/;
  const handlers = files.filter((file) => file.startsWith("src/servers/handlers/"));
  expect(handlers.length).toBeGreaterThan(20);
  expect(handlers.filter((file) => impure.test(textOf(file)))).toEqual([]);
});

test("there are no import cycles", () => {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(" > "));
    if (done.has(file) || path.includes(file)) return;
    for (const target of imports.get(file) ?? [])
      if (imports.has(target)) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(cycles).toEqual([]);
});

test("every generated module says what it comes from and what writes it", () => {
  const silent = files
    .filter((file) => file.startsWith("generated/"))
    .filter(
      (file) =>
        !/^\/\/ Generated from .+ by `npm run generate`\. Do not edit\.\n/.test(textOf(file)),
    );
  expect(silent).toEqual([]);
});

test("no module that ajv generated imports anything", () => {
  const modules = files.filter((file) => /^generated\/ajv\/.+\.js$/.test(file));
  expect(modules.length).toBeGreaterThan(280);
  expect(modules.flatMap((file) => imports.get(file))).toEqual([]);
});

test("no folder is called utils or helpers", () => {
  expect(
    files.filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.ts$)/.test(file)),
  ).toEqual([]);
});
