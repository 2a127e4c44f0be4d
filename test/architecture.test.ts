import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { listFiles } from "../scripts/source/list-files.ts";
import { FULL_SIZE } from "./full-size.ts";

const root = join(import.meta.dirname, "..");

/** Words, texts and the names of events, which every folder of src/ may use. */
const FOR_ALL = ["src/library/text/", "src/library/names/"];

/**
 * Who may import what: the first layer that a file belongs to, and where its relative imports may
 * lead.
 */
const LAYERS: readonly {
  layer: string;
  may: readonly string[];
  packages: "none" | "any";
}[] = [
  { layer: "src/library/text/", may: ["src/library/text/"], packages: "none" },
  {
    layer: "src/library/names/",
    may: ["src/library/names/", "src/library/runtime/issue.ts"],
    packages: "none",
  },
  { layer: "src/library/chance/", may: ["src/library/chance/"], packages: "none" },
  {
    layer: "src/library/runtime/",
    may: ["src/library/runtime/"],
    packages: "none",
  },
  {
    layer: "src/library/rest/",
    may: ["src/library/rest/", "src/library/json/", "src/library/runtime/"],
    packages: "any",
  },
  {
    layer: "src/library/ajv/",
    may: ["src/library/ajv/", "src/library/runtime/", "generated/ajv-schemas.ts"],
    packages: "none",
  },
  {
    layer: "generated/ajv/",
    may: ["generated/types/", "generated/rest-types.ts", "src/library/ajv/guard.ts"],
    packages: "none",
  },
  {
    layer: "generated/",
    may: ["generated/", "src/library/rest/", "src/library/runtime/"],
    packages: "none",
  },
  {
    layer: "src/reading/scanner/assembly/",
    may: ["src/reading/scanner/assembly/"],
    packages: "none",
  },
  { layer: "src/library/json/", may: ["src/library/json/"], packages: "none" },
  {
    layer: "src/reading/model/",
    may: ["src/reading/model/", "src/library/json/", "generated/server-types.ts"],
    packages: "none",
  },
  {
    layer: "src/reading/documents/",
    may: ["src/reading/documents/", "src/library/json/"],
    packages: "any",
  },
  {
    layer: "src/reading/own/",
    may: [
      "src/reading/own/",
      "src/reading/model/",
      "src/reading/judge/place.ts",
      "src/library/json/",
      "src/library/runtime/",
    ],
    packages: "none",
  },
  { layer: "src/library/envelopes/", may: ["src/library/envelopes/"], packages: "none" },
  {
    layer: "src/reading/diff/",
    may: ["src/reading/diff/", "src/reading/model/", "src/library/json/"],
    packages: "none",
  },
  {
    layer: "src/reading/messages/",
    may: [
      "src/reading/messages/",
      "src/library/envelopes/",
      "src/reading/model/",
      "src/library/json/",
    ],
    packages: "none",
  },
  {
    layer: "src/reading/judge/",
    may: [
      "src/reading/judge/",
      "src/reading/messages/",
      "src/library/json/",
      "src/library/runtime/",
    ],
    packages: "none",
  },
  {
    layer: "src/console/data.ts",
    may: ["src/reading/diff/", "src/reading/model/"],
    packages: "none",
  },
  {
    layer: "src/console/frame/",
    may: ["src/console/frame/", "src/console/data.ts", "src/library/json/read-json.ts"],
    packages: "any",
  },
  ...[
    "parts",
    "assumptions",
    "changes",
    "check",
    "events",
    "live",
    "rest",
    "search",
    "shapes",
    "start",
  ].map(
    (part) =>
      ({
        layer: `src/console/${part}/`,
        may: [
          `src/console/${part}/`,
          "src/console/parts/",
          "src/console/frame/",
          "src/console/data.ts",
          "src/library/envelopes/write-envelope.ts",
          "src/library/json/read-json.ts",
          "src/library/runtime/",
          "src/reading/diff/",
          "src/reading/judge/",
          "src/reading/messages/",
          "src/reading/model/",
          "generated/server-types.ts",
        ],
        packages: "any",
      }) as const,
  ),
  { layer: "src/console/", may: ["src/console/"], packages: "any" },
  { layer: "src/servers/api/", may: ["src/servers/api/", "generated/"], packages: "none" },
  {
    layer: "src/servers/http/",
    may: [
      "src/servers/http/",
      "src/servers/api/",
      "src/library/rest/",
      "src/library/chance/",
      "src/library/json/",
      "src/library/runtime/",
      "generated/",
    ],
    packages: "none",
  },
  {
    layer: "src/servers/stores/",
    may: ["src/servers/stores/", "generated/"],
    packages: "any",
  },
  {
    layer: "src/servers/handlers/",
    may: [
      "src/servers/handlers/",
      "src/servers/api/",
      "src/servers/stores/store.ts",
      "src/library/json/",
      "src/library/rest/",
      "src/library/runtime/",
      "generated/",
    ],
    packages: "any",
  },
  {
    layer: "src/servers/host/",
    may: ["src/servers/host/", "src/servers/http/", "src/servers/api/", "src/library/json/"],
    packages: "any",
  },
  {
    layer: "src/servers/sinks/",
    may: ["src/servers/sinks/", "src/library/envelopes/", "src/servers/stores/"],
    packages: "any",
  },
  {
    layer: "src/servers/app/",
    may: [
      "src/servers/app/",
      "src/servers/handlers/",
      "src/servers/http/",
      "src/servers/api/",
      "src/servers/stores/",
      "src/servers/sinks/",
      "src/library/envelopes/",
      "src/library/rest/",
      "src/servers/prefer/",
      "src/library/json/",
      "src/library/runtime/",
      "generated/",
    ],
    packages: "none",
  },
  {
    layer: "src/servers/prism/",
    may: ["src/servers/prism/", "src/servers/host/", "src/library/json/"],
    packages: "any",
  },
  {
    layer: "src/servers/prefer/",
    may: [
      "src/servers/prefer/",
      "src/servers/http/",
      "src/servers/api/",
      "src/library/chance/",
      "src/library/runtime/",
      "generated/",
    ],
    packages: "none",
  },
  {
    layer: "src/servers/mock/",
    may: [
      "src/servers/prefer/",
      "src/servers/mock/",
      "src/servers/host/",
      "src/servers/http/",
      "src/servers/api/",
      "src/servers/handlers/handler.ts",
      "src/servers/handlers/rules/",
      "src/library/fixtures/series/",
      "src/library/chance/",
      "src/library/runtime/",
      "generated/",
    ],
    packages: "none",
  },
  {
    layer: "src/servers/proxy/",
    may: [
      "src/servers/proxy/",
      "src/servers/prism/",
      "src/servers/host/",
      "src/servers/http/",
      "src/servers/api/",
      "src/library/json/",
      "src/library/runtime/",
      "generated/",
    ],
    packages: "any",
  },
  { layer: "src/msw.ts", may: ["src/servers/msw/"], packages: "none" },
  { layer: "src/servers/msw/", may: ["src/servers/msw/", "src/servers/http/"], packages: "any" },
  {
    layer: "src/mock.ts",
    may: ["src/servers/mock/", "src/servers/host/", "src/servers/http/"],
    packages: "none",
  },
  {
    layer: "src/server",
    may: [
      "generated/scenarios.ts",
      "src/servers/app/",
      "src/servers/host/",
      "src/servers/http/",
      "src/servers/handlers/",
      "src/servers/stores/",
      "generated/server-types.ts",
    ],
    packages: "none",
  },
  { layer: "src/cli/", may: ["src/", "generated/"], packages: "any" },
  {
    layer: "src/library/events/",
    may: ["src/library/events/", "src/library/runtime/", "generated/"],
    packages: "none",
  },
  {
    layer: "src/library/fixtures/",
    may: [
      "src/library/fixtures/",
      "src/library/chance/",
      "src/library/events/define-event.ts",
      "src/library/json/",
      "src/library/runtime/",
      "generated/",
    ],
    packages: "none",
  },
  {
    layer: "src/library/client/",
    may: [
      "src/library/client/",
      "src/library/json/",
      "src/library/runtime/",
      "generated/answer-contracts.ts",
    ],
    packages: "none",
  },
  {
    layer: "src/library/receive/",
    may: [
      "src/library/receive/",
      "src/library/envelopes/",
      "src/library/events/define-event.ts",
      "src/library/json/message-cutter.ts",
      "src/library/runtime/",
      "generated/",
    ],
    packages: "none",
  },
  {
    layer: "src/",
    may: [
      "src/library/ajv/",
      "src/library/client/",
      "src/library/events/",
      "src/library/fixtures/",
      "src/library/receive/",
      "src/library/rest/",
      "src/library/runtime/",
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
      "src/reading/model/",
      "src/reading/diff/",
      "src/library/json/",
      "src/library/envelopes/read-envelope.ts",
      "src/library/runtime/formats.ts",
      "src/library/runtime/outline.ts",
      "src/reading/scanner/assembly/layout.ts",
      "src/servers/prism/engine.ts",
    ],
    packages: "any",
  },
  {
    layer: "scripts/source-rules/",
    may: [
      "scripts/source-rules/",
      "scripts/source/",
      "scripts/naming.ts",
      "src/reading/model/",
      "src/library/json/",
    ],
    packages: "any",
  },
  {
    layer: "scripts/source/",
    may: ["scripts/source/", "scripts/naming.ts", "src/reading/model/", "src/library/json/"],
    packages: "any",
  },
  {
    layer: "scripts/",
    may: [
      "scripts/",
      "src/console/",
      "src/fixtures.ts",
      "generated/fixture-data.ts",
      "generated/scenarios.ts",
      "src/servers/host/",
      "src/server.ts",
      "src/reading/diff/",
      "src/reading/model/",
      "test/browser/open-browser.ts",
    ],
    packages: "any",
  },
  {
    layer: "bench/",
    may: [
      "bench/",
      "src/",
      "generated/",
      "scripts/source/",
      "test/attacks/",
      "test/browser/",
      "test/servers/stores/",
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
  ajv: [
    "src/cli/contracts/own-contract.ts",
    "scripts/generate/ajv-modules.ts",
    "scripts/source-rules/event-examples.ts",
    "scripts/source-rules/openapi-documents.ts",
  ],
  "@redocly/openapi-core": ["scripts/source-rules/linters.ts"],
  "@apidevtools/swagger-parser": [
    "scripts/source/read-openapi.ts",
    "scripts/source-rules/linters.ts",
  ],
  yaml: [
    "src/cli/accepted/entries.ts",
    "src/reading/documents/position-in.ts",
    "src/reading/documents/read-yaml.ts",
    "scripts/source/read-openapi.ts",
  ],
  assemblyscript: ["scripts/generate/scanner.ts"],
  esbuild: [
    "scripts/build.ts",
    "scripts/console/build-console.ts",
    "scripts/dev.ts",
    "scripts/generate/ajv-modules.ts",
    "scripts/site.ts",
  ],
  "@codemirror/view": ["src/console/parts/editor.ts"],
  "@codemirror/state": ["src/console/parts/editor.ts"],
  "@codemirror/commands": ["src/console/parts/editor.ts"],
  graphql: ["src/servers/handlers/graphql/run-graphql.ts"],
  "libphonenumber-js": ["src/library/rest/phone-numbers.ts"],
  "temporal-polyfill": ["src/servers/handlers/rules/calendar.ts"],
  "big.js": ["src/servers/handlers/rules/unit-rates.ts"],
  pg: ["src/servers/stores/postgres/postgres-driver.ts"],
  "@aws-sdk/client-eventbridge": ["src/servers/sinks/event-bridge.ts"],
  "@stoplight/prism-http": ["src/servers/prism/load-prism.ts"],
  msw: ["src/servers/msw/handlers-for.ts"],
  tinyglobby: ["src/cli/validate/find-inputs.ts"],
};

const files = ["src", "generated", "scripts", "bench"].flatMap((folder) =>
  listFiles(join(root, folder))
    .filter((file) => /\.(js|tsx?)$/.test(file) && !file.startsWith("node_modules/"))
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

/** The folders of src/, and which of the others each may import. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  library: [],
  reading: ["library"],
  servers: ["library", "reading"],
  console: ["library", "reading"],
  cli: ["library", "reading", "servers"],
};

test("src/ has the entry points and five folders, and imports between these run one way", () => {
  const groupOf = (file: string): string | undefined => /^src\/([^/]+)\//.exec(file)?.[1];
  const ours = files.filter((file) => file.startsWith("src/"));
  expect(new Set(ours.map(groupOf).filter((group) => group !== undefined))).toEqual(
    new Set(Object.keys(GROUPS)),
  );
  const breaches = ours.flatMap((file) => {
    const group = groupOf(file);
    if (group === undefined) return [];
    return (imports.get(file) ?? [])
      .filter((target) => target.startsWith("src/"))
      .filter((target) => {
        const other = groupOf(target) ?? "entry points";
        return other !== group && !(GROUPS[group] ?? []).includes(other);
      })
      .map((target) => `${file} imports ${target}`);
  });
  expect(breaches).toEqual([]);
});

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
            ? ![...FOR_ALL, ...may].some((allowed) => target.startsWith(allowed))
            : packages === "none",
        )
        .map((target) => `${file} imports ${target}`),
    );
    expect(breaches).toEqual([]);
  });
});

test.each(Object.entries(KNOWN_TO))("%s is known to %j alone", (dependency, homes) => {
  const users = files.filter(
    (file) =>
      !file.startsWith("bench/") &&
      imports
        .get(file)
        ?.some((target) => target === dependency || target.startsWith(`${dependency}/`)),
  );
  expect(users.sort()).toEqual([...homes].sort());
});

test("handlers read no clock and no randomness: both come with their context", () => {
  const impure =
    /\b(Date\.now|new Date\(\)|Math\.random|performance\.now|Temporal\.Now|randomUUID|getRandomValues|setTimeout|setInterval)\b/;
  const handlers = files.filter((file) => file.startsWith("src/servers/handlers/"));
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

const tests = listFiles(join(root, "test")).filter((file) => /\.ts$/.test(file));

test("a helper of tests cleans up for the test that uses it, not when its module was loaded", () => {
  // A worker loads a module once, for all test files that it runs.
  const helpers = tests.filter((file) => !file.endsWith(".test.ts"));
  expect(helpers.length).toBeGreaterThan(50);
  const hook = /^(?:before|after)(?:All|Each)\(/m;
  expect(
    helpers.filter((file) => hook.test(readFileSync(join(root, "test", file), "utf8"))),
  ).toEqual([]);
});

test.each([
  ["Math.random: test/seeded.ts has what is random", /Math\.random\(/, []],
  ["a wait for time in place of a condition", /\.waitForTimeout\(/, []],
  ["a seed from the clock", /Date\.now\(\) %/, []],
  ["fast-check without the seed of the run", /^import .* from "fast-check"/m, ["fast-check.ts"]],
])("no test has %s", (_, pattern, homes) => {
  const found = tests.filter((file) =>
    pattern.test(readFileSync(join(root, "test", file), "utf8")),
  );
  expect(found).toEqual(homes);
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

/** What tests read of the environment that says nothing about their size. */
const NO_SIZE = [
  ...["CI", "CLI_NODE", "FC_SEED", "PATH"],
  ...["FRONT_ENDS", "SOAK_RATE", "TEST_DATABASE_URL"], // need packages or a server that is not here
];

test("the flags of the full size are those that tests read", () => {
  const tests = listFiles(join(root, "test")).filter((file) => file.endsWith(".ts"));
  const read = tests.flatMap((file) =>
    [...readFileSync(join(root, "test", file), "utf8").matchAll(/process\.env\.([A-Z_]+)/g)].map(
      ([, flag = ""]) => flag,
    ),
  );
  expect([...new Set(read)].sort()).toEqual([...Object.keys(FULL_SIZE), ...NO_SIZE].sort());
});
