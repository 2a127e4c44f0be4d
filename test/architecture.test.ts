import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { listFiles } from "../scripts/source/list-files.ts";

const root = join(import.meta.dirname, "..");

/**
 * Who may import what: the first layer that a file belongs to, and where its relative imports may
 * lead.
 */
const LAYERS: readonly {
  layer: string;
  may: readonly string[];
  packages: "none" | "any";
}[] = [
  { layer: "src/runtime/", may: ["src/runtime/"], packages: "none" },
  { layer: "src/rest/", may: ["src/rest/", "src/json/", "src/runtime/"], packages: "any" },
  { layer: "generated/", may: ["generated/", "src/rest/", "src/runtime/"], packages: "none" },
  { layer: "src/scanner/assembly/", may: ["src/scanner/assembly/"], packages: "none" },
  { layer: "src/scanner/", may: ["src/scanner/"], packages: "none" },
  { layer: "src/json/", may: ["src/json/"], packages: "none" },
  { layer: "src/model/", may: ["src/model/", "src/json/"], packages: "none" },
  { layer: "src/envelopes/", may: ["src/envelopes/"], packages: "none" },
  { layer: "src/diff/", may: ["src/diff/", "src/model/", "src/json/"], packages: "none" },
  {
    layer: "src/messages/",
    may: [
      "src/messages/",
      "src/envelopes/",
      "src/events/suggest-name.ts",
      "src/model/",
      "src/json/",
    ],
    packages: "none",
  },
  {
    layer: "src/console/",
    may: ["src/console/", "src/messages/", "src/diff/", "src/model/", "src/json/", "src/runtime/"],
    packages: "any",
  },
  { layer: "src/api/", may: ["src/api/", "generated/"], packages: "none" },
  {
    layer: "src/http/",
    may: [
      "src/http/",
      "src/api/",
      "src/rest/",
      "src/messages/text.ts",
      "src/json/",
      "src/runtime/",
      "generated/",
    ],
    packages: "none",
  },
  {
    layer: "src/stores/",
    may: ["src/stores/", "src/host/system-error.ts", "generated/"],
    packages: "any",
  },
  {
    layer: "src/handlers/",
    may: [
      "src/handlers/",
      "src/api/",
      "src/stores/store.ts",
      "src/json/",
      "src/rest/judge-with.ts",
      "src/runtime/",
      "generated/",
    ],
    packages: "any",
  },
  { layer: "src/host/", may: ["src/host/", "src/http/", "src/api/"], packages: "any" },
  {
    layer: "src/sinks/",
    may: ["src/sinks/", "src/envelopes/", "src/host/system-error.ts", "src/stores/"],
    packages: "any",
  },
  {
    layer: "src/server/",
    may: [
      "src/server/",
      "src/handlers/",
      "src/http/",
      "src/api/",
      "src/stores/",
      "src/sinks/",
      "src/envelopes/",
      "src/host/system-error.ts",
      "src/rest/",
      "src/mock/read-preference.ts",
      "src/mock/example-answer.ts",
      "src/json/",
      "src/runtime/",
      "generated/",
    ],
    packages: "none",
  },
  { layer: "src/prism/", may: ["src/prism/", "src/host/", "src/json/"], packages: "any" },
  {
    layer: "src/mock/",
    may: [
      "src/mock/",
      "src/host/",
      "src/http/",
      "src/api/",
      "src/handlers/rules/",
      "src/fixtures/series/",
      "src/runtime/",
      "generated/",
    ],
    packages: "none",
  },
  {
    layer: "src/proxy/",
    may: [
      "src/proxy/",
      "src/prism/",
      "src/host/",
      "src/http/",
      "src/api/",
      "src/json/",
      "src/runtime/",
      "generated/",
    ],
    packages: "any",
  },
  { layer: "src/msw.ts", may: ["src/msw/"], packages: "none" },
  { layer: "src/msw/", may: ["src/msw/", "src/http/"], packages: "any" },
  {
    layer: "src/mock.ts",
    may: ["src/mock/", "src/host/", "src/http/log.ts", "src/http/weather-options.ts"],
    packages: "none",
  },
  {
    layer: "src/server",
    may: [
      "src/server/",
      "src/host/",
      "src/http/log.ts",
      "src/http/weather-options.ts",
      "src/handlers/",
      "src/stores/",
    ],
    packages: "none",
  },
  { layer: "src/cli/", may: ["src/", "generated/"], packages: "any" },
  {
    layer: "src/events/",
    may: ["src/events/", "src/model/versions.ts", "src/runtime/", "generated/"],
    packages: "none",
  },
  {
    layer: "src/fixtures/",
    may: [
      "src/fixtures/",
      "src/events/suggest-name.ts",
      "src/json/pointer.ts",
      "src/runtime/",
      "generated/",
    ],
    packages: "none",
  },
  {
    layer: "src/client",
    may: ["src/client/", "src/runtime/", "generated/answer-contracts.ts"],
    packages: "none",
  },
  {
    layer: "src/receive/",
    may: ["src/receive/", "src/envelopes/", "src/runtime/", "generated/"],
    packages: "none",
  },
  {
    layer: "src/",
    may: [
      "src/events/",
      "src/fixtures/",
      "src/receive/",
      "src/rest/",
      "src/runtime/",
      "generated/",
    ],
    packages: "none",
  },
  {
    layer: "scripts/generate/",
    may: [
      "scripts/generate/",
      "scripts/describe/",
      "scripts/source/",
      "scripts/naming.ts",
      "src/model/",
      "src/diff/",
      "src/json/",
      "src/envelopes/envelopes.ts",
      "src/scanner/assembly/layout.ts",
      "src/prism/engine.ts",
    ],
    packages: "any",
  },
  {
    layer: "scripts/source-rules/",
    may: [
      "scripts/source-rules/",
      "scripts/source/",
      "scripts/naming.ts",
      "src/model/",
      "src/json/",
    ],
    packages: "any",
  },
  {
    layer: "scripts/source/",
    may: ["scripts/source/", "scripts/naming.ts", "src/model/", "src/json/"],
    packages: "any",
  },
  {
    layer: "scripts/",
    may: [
      "scripts/",
      "src/console/",
      "src/fixtures.ts",
      "src/host/",
      "src/server.ts",
      "src/diff/",
      "src/model/",
      "test/browser/open-browser.ts",
    ],
    packages: "any",
  },
];
/**
 * The files that know each third-party dependency, so that a change of library is a change of few
 * files.
 */
const KNOWN_TO: Readonly<Record<string, readonly string[]>> = {
  "json-schema-to-typescript": ["scripts/generate/event-types.ts"],
  "openapi-typescript": ["scripts/generate/rest-types.ts"],
  ajv: ["scripts/source-rules/event-examples.ts", "scripts/source-rules/openapi-documents.ts"],
  "@redocly/openapi-core": ["scripts/source-rules/linters.ts"],
  "@apidevtools/swagger-parser": [
    "scripts/source/read-openapi.ts",
    "scripts/source-rules/linters.ts",
  ],
  yaml: ["src/cli/validate/yaml-input.ts", "scripts/source/read-openapi.ts"],
  assemblyscript: ["scripts/generate/scanner.ts"],
  esbuild: ["scripts/build.ts", "scripts/console/build-console.ts", "scripts/site.ts"],
  "@codemirror/view": ["src/console/check/editor.ts", "src/console/check/editor-keys.ts"],
  "@codemirror/state": ["src/console/check/editor.ts", "src/console/check/editor-keys.ts"],
  "@codemirror/commands": ["src/console/check/editor.ts", "src/console/check/editor-keys.ts"],
  graphql: ["src/handlers/graphql/run-graphql.ts"],
  "libphonenumber-js": ["src/rest/phone-numbers.ts"],
  "temporal-polyfill": ["src/handlers/rules/temporal.ts"],
  "big.js": ["src/handlers/rules/vat.ts"],
  pg: ["src/stores/postgres/postgres-driver.ts"],
  "@aws-sdk/client-eventbridge": ["src/sinks/event-bridge.ts"],
  "@stoplight/prism-http": ["src/prism/load-prism.ts"],
  msw: ["src/msw/handlers-for.ts"],
  tinyglobby: ["src/cli/validate/find-inputs.ts"],
};

const files = ["src", "generated", "scripts"].flatMap((folder) =>
  listFiles(join(root, folder))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);
/** What each file imports, types included. */
const imports = new Map(
  files.map((file) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), "utf8"));
    const targets = importedFiles.map(({ fileName }) =>
      fileName.startsWith(".") ? relative(root, join(root, dirname(file), fileName)) : fileName,
    );
    return [file, targets] as const;
  }),
);

describe("the layers", () => {
  test.each(LAYERS)("$layer imports only $may", ({ layer, may, packages }) => {
    const own = files.filter(
      (file) => LAYERS.find((candidate) => file.startsWith(candidate.layer))?.layer === layer,
    );
    expect(own.length).toBeGreaterThan(0);
    const breaches = own.flatMap((file) =>
      (imports.get(file) ?? [])
        .filter((target) =>
          files.includes(target) || /^(\.\.|src\/)/.test(target) || existsSync(join(root, target))
            ? !may.some((allowed) => target.startsWith(allowed))
            : packages === "none",
        )
        .map((target) => `${file} imports ${target}`),
    );
    expect(breaches).toEqual([]);
  });
});

test.each(Object.entries(KNOWN_TO))("%s is known to %j alone", (dependency, homes) => {
  const users = files.filter((file) =>
    imports
      .get(file)
      ?.some((target) => target === dependency || target.startsWith(`${dependency}/`)),
  );
  expect(users.sort()).toEqual([...homes].sort());
});

test("handlers read no clock and no randomness: both come with their context", () => {
  const impure =
    /\b(Date\.now|new Date\(\)|Math\.random|performance\.now|Temporal\.Now|randomUUID|getRandomValues|setTimeout|setInterval)\b/;
  const handlers = files.filter((file) => file.startsWith("src/handlers/"));
  expect(handlers.length).toBeGreaterThan(20);
  expect(handlers.filter((file) => impure.test(readFileSync(join(root, file), "utf8")))).toEqual(
    [],
  );
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
        !/^\/\/ Generated from .+ by `npm run generate`\. Do not edit\.\n/.test(
          readFileSync(join(root, file), "utf8"),
        ),
    );
  expect(silent).toEqual([]);
});

test("no folder is called utils or helpers", () => {
  expect(
    files.filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.ts$)/.test(file)),
  ).toEqual([]);
});
