// The package as its users get it: packed, unpacked in an empty folder, and used from there. `npm
// test` builds it first.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import catalogue from "../../generated/catalogue.json" with { type: "json" };
import { nameRepositoryFiles } from "../../scripts/manifest-texts.ts";
import { listFiles } from "../../scripts/source/list-files.ts";
import { EVERY_NODE } from "../nodes.ts";
import { bundleEach, bundleLazily, bundleTogether } from "./bundles.ts";
import {
  AJV,
  ajvModules,
  contractModules,
  DOCUMENTS,
  EVENTS,
  entryFiles,
  eventModules,
  exportsOf,
  LIBRARY,
  OPERATIONS,
  reachableBy,
  readExports,
  SERVERS,
  SHAPES,
} from "./exports.ts";
import { lintPackage, lintTypes } from "./linters.ts";
import { followImports } from "./module-graph.ts";
import { consumer, installed, installPackage, removePackage, root, run } from "./packed.ts";

const EVENT_EXPORTS = [
  "EVENT_NAMES",
  "UnknownEventError",
  "defineEvent",
  "dispatch",
  "isEventName",
  "loadEvent",
  "parseEvent",
  "reading",
  "validateEvent",
];

beforeAll(installPackage);
afterAll(removePackage);

test.each(EVERY_NODE)(
  "JavaScript uses it on Node $version, where code must not be made from strings",
  ({ node }) => {
    expect(run(readFileSync(join(import.meta.dirname, "consumer.mjs"), "utf8"), { node })).toEqual({
      codeFromStrings: "EvalError",
      is: [true, false],
      validate: {
        ok: false,
        issues: [
          {
            attr: "is_import",
            code: "unknown_field",
            detail: "is_import is not a field of this contract; did you mean is_imported?",
          },
        ],
      },
      standard: {
        issues: [
          {
            message: "account_user_emails.0 must be a string, not null",
            code: "null",
            path: ["account_user_emails", 0],
          },
        ],
      },
      parsed: [
        "known",
        "invalid required",
        "unknown-version account.created-v1",
        "unknown-event account.created-v1",
      ],
      validateEvent: true,
      loaded: [true, "account.created-v1"],
      names: true,
      rest: [
        {
          ok: true,
          value: {
            import_supplier: "NORDWERK",
            external_account_number: "NW-204981",
            operations_team_name: "Imports",
          },
        },
        {
          ok: false,
          issues: [
            {
              attr: "dry_run",
              code: "invalid_type",
              detail: 'dry_run must be a boolean, not the string "no"',
            },
          ],
        },
      ],
      tables: [400, "string", ["GAS", "ELECTRICITY"]],
      fixture: true,
      faults: expect.arrayContaining([
        "missing account_number",
        "null account_user_emails.0",
        "wrong type of is_imported",
      ]),
      validFaults: [],
      jsonSchema: "AccountCreatedV1",
      judged: ["valid", "invalid_json"],
      documents: ["3.1.0", "3.0.0", "AccountCreatedV1", "Product"],
    });
  },
);

test("a program reads the schema of an event from its own package, whatever folder it is started in", () => {
  const program = join(consumer, "schema.mjs");
  writeFileSync(
    program,
    `import { accountCreatedV1 } from "energy-contracts/events/account.created-v1";
    const { jsonSchema } = accountCreatedV1["~standard"];
    console.log(jsonSchema.input({ target: "draft-07" }).title);`,
  );
  const started = (cwd: string) =>
    execFileSync(process.execPath, [program], { cwd, encoding: "utf8" });
  const strange = mkdtempSync(join(tmpdir(), "strange-"));
  try {
    expect(started(strange)).toBe("AccountCreatedV1\n");
    const other = join(strange, "node_modules/energy-contracts");
    mkdirSync(join(other, "schemas"), { recursive: true });
    const manifest = (target: string) =>
      JSON.stringify({ name: "energy-contracts", exports: { "./schemas/*.json": target } });
    writeFileSync(join(other, "evil.cjs"), 'console.log("CODE OF THE FOLDER RAN")');
    writeFileSync(join(other, "schemas/account.created-v1.json"), '{ "title": "Another" }');
    for (const target of ["./evil.cjs", "./schemas/*.json"]) {
      writeFileSync(join(other, "package.json"), manifest(target));
      expect(started(strange)).toBe("AccountCreatedV1\n");
    }
  } finally {
    rmSync(strange, { recursive: true });
  }
});

test.each(["esm", "cjs"] as const)(
  "a program that is a bundle in %s reads it from the package beside the bundle",
  async (format) => {
    const outfile = join(consumer, format === "esm" ? "bundle.mjs" : "bundle.cjs");
    const entryPoints = [join(consumer, "schema.mjs")];
    const made = { entryPoints, outfile, format, bundle: true, platform: "node" } as const;
    expect((await build(made)).warnings).toEqual([]);
    const output = execFileSync(process.execPath, [outfile], { cwd: tmpdir(), encoding: "utf8" });
    expect(output).toBe("AccountCreatedV1\n");
  },
);

describe("its pages", () => {
  const pages = () =>
    listFiles(installed)
      .filter((file) => file.endsWith(".md"))
      .map((page) => ({ page, text: readFileSync(join(installed, page), "utf8") }));

  test("have links that lead to one of its files, or elsewhere", () => {
    expect(pages().map(({ page }) => page)).toContain("README.md");
    const links = pages().flatMap(({ page, text }) =>
      [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
        .map(([, target = ""]) => [page, target] as const)
        .filter(([, target]) => !URL.canParse(target)),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(
      links.filter(([page, target]) => !existsSync(join(installed, dirname(page), target))),
    ).toEqual([]);
  });

  test("name pages that only the repository has as package.json asks for", () => {
    const outside = listFiles(join(root, "docs"))
      .map((file) => `docs/${file}`)
      .concat("CONTRIBUTING.md")
      .filter((file) => file.endsWith(".md") && !existsSync(join(installed, file)));
    expect(outside).toEqual([
      "docs/architecture.md",
      "docs/events.md",
      "docs/performance.md",
      "docs/reliability.md",
      "CONTRIBUTING.md",
    ]);
    // Where the repository is stands in one place, which may be set or not.
    const named = pages().map(({ page, text }) => ({
      page,
      bare: nameRepositoryFiles(text, "https://repository.example")
        .replaceAll(/\[[^\]]+\]\(https:\/\/repository\.example[^)]+\)/g, "")
        .match(/\b(?:architecture|performance|reliability|CONTRIBUTING)\.md\b/g),
    }));
    expect(named.filter(({ bare }) => bare)).toEqual([]);
  });
});

describe("the exports", () => {
  test("are these", () => {
    expect(Object.keys(readExports())).toEqual([...LIBRARY, ...SERVERS, ...DOCUMENTS]);
    expect(
      exportsOf(
        [
          "",
          "/ajv",
          "/events",
          "/rest",
          "/receive",
          "/client",
          "/fixtures",
          "/server",
          "/mock",
          "/judge",
        ].map((path) => `energy-contracts${path}`),
      ),
    ).toEqual({
      "energy-contracts": EVENT_EXPORTS,
      "energy-contracts/ajv": ["addContracts"],
      "energy-contracts/events": EVENT_EXPORTS,
      "energy-contracts/rest": ["ERROR_CODES", "ERROR_ITEM_CODES", "KNOWN_VALUES", "isErrorCode"],
      "energy-contracts/client": [
        "AnswerError",
        "RefusalError",
        "checkAnswers",
        "faultsAt",
        "isRefusal",
        "refusals",
        "waitAndRepeat",
        "withToken",
        "withoutEmpty",
      ],
      "energy-contracts/receive": ["createReceiver", "on"],
      "energy-contracts/fixtures": ["demoState", "faults", "fixture", "fixtures"],
      "energy-contracts/server": [
        "DEVELOPMENT_SETTINGS",
        "SCENARIOS",
        "StateError",
        "createApp",
        "createMemoryStore",
        "listen",
      ],
      "energy-contracts/mock": ["createMock", "startMock"],
      "energy-contracts/judge": ["addCounts", "openJudge"],
    });
  });

  test("hold a contract for each event, and for the body and the answers of each operation", () => {
    const names = [
      ...catalogue.events.map(({ constant }) => [constant]),
      ...OPERATIONS.map(({ id, takesBody }) =>
        ["responses", ...(takesBody ? [id, "judge"] : [])].sort(),
      ),
    ];
    expect(exportsOf(contractModules)).toEqual(
      Object.fromEntries(contractModules.map((name, index) => [name, names[index]])),
    );
  });

  test("hold one function of ajv's for each event and each request body", () => {
    const names = [
      ...catalogue.events.map(({ constant }) => constant),
      ...AJV.slice(EVENTS.length).map((name) => name.replace("rest/", "")),
    ];
    expect(exportsOf(ajvModules)).toEqual(
      Object.fromEntries(ajvModules.map((name, index) => [name, [names[index]]])),
    );
  });

  test.each([
    ["./events/*", EVENTS],
    ["./rest/*", OPERATIONS.map(({ id }) => id)],
    ["./ajv/*", AJV],
    [
      "./schemas/*.json",
      [
        ...EVENTS,
        ...SHAPES.map((title) => `_shared/${title}`),
        ...OPERATIONS.flatMap(({ id, takesBody, statuses }) =>
          [...(takesBody ? [id] : []), ...statuses.map((status) => `${id}.${status}`)].map(
            (name) => `rest/${name}`,
          ),
        ),
      ],
    ],
  ])("lead by %s to what the catalogue has and to nothing else", (key, names) => {
    expect(reachableBy(key)).toEqual([...names].sort());
  });

  const REFUSED = {
    "energy-contracts/dist/src/events.js": "ERR_PACKAGE_PATH_NOT_EXPORTED",
    "energy-contracts/all-events": "ERR_PACKAGE_PATH_NOT_EXPORTED",
    "energy-contracts/schemas/account.created-v1": "ERR_PACKAGE_PATH_NOT_EXPORTED",
    "energy-contracts/events/account.created": "ERR_MODULE_NOT_FOUND",
    "energy-contracts/events/../all-events": "ERR_INVALID_MODULE_SPECIFIER",
  };
  test("lead to nothing else", () => {
    expect(exportsOf(Object.keys(REFUSED))).toEqual(REFUSED);
  });
});

describe("the published files", () => {
  test("have types that import nothing but each other", () => {
    const { files, outside } = followImports(entryFiles("types"));
    expect(files.size).toBeGreaterThan(EVENTS.length);
    expect(outside).toEqual([]);
  });

  test("have no types that no entry point needs", () => {
    const { files } = followImports(entryFiles("types", [...LIBRARY, ...SERVERS]));
    const types = listFiles(installed).filter((file) => file.endsWith(".d.ts"));
    expect(types).toEqual([...files.keys()].sort());
  });

  test("have code that imports nothing else and evaluates no text", () => {
    const { files, outside } = followImports(entryFiles("default"));
    expect(files.size).toBeGreaterThan(EVENTS.length);
    expect(outside).toEqual([]);
    const forbidden = /\beval\s*\(|\bFunction\s*\(|\brequire\s*\(|["'`]node:/;
    expect([...files].filter(([, text]) => forbidden.test(text)).map(([file]) => file)).toEqual([]);
  });

  test("have a page that adds at most 350 KB to the tarball", () => {
    const page = execFileSync("tar", ["-czf", "-", "-C", installed, "dist/console"]);
    expect(page.length).toBeGreaterThan(100 * 1024);
    expect(page.length).toBeLessThanOrEqual(350 * 1024);
  });

  test("leave publint nothing to suggest", async () => {
    expect(await lintPackage()).toEqual([]);
  });

  test("leave arethetypeswrong nothing but what can't load ES modules", async () => {
    const examples: Record<string, string> = {
      "./events/*": "./events/account.created-v1",
      "./rest/*": "./rest/stageAccount",
      "./ajv/*": "./ajv/rest/stageAccount",
    };
    const { problems, typed } = await lintTypes(
      // A module has no types: each bundler makes something else of it.
      [...LIBRARY, ...SERVERS, ...DOCUMENTS.filter((key) => key !== "./judge.wasm")].map(
        (key) => examples[key] ?? key.replace("*", "account.created-v1"),
      ),
    );
    expect(problems).toEqual([]);
    expect(typed).toEqual([...LIBRARY, ...SERVERS].map((key) => examples[key] ?? key));
  });
});

describe("a bundle for the browser", () => {
  test("of one event holds no other package", async () => {
    const bundles = await bundleEach(eventModules);
    expect(
      bundles.flatMap(({ inputs }) =>
        inputs.filter((file) => !file.startsWith("node_modules/energy-contracts/dist/")),
      ),
    ).toEqual([]);
  });

  test("holds nothing that reads JSON Schemas from the installed package", async () => {
    const runtime = "node_modules/energy-contracts/dist/src/library/runtime";
    for (const specifiers of [contractModules.slice(0, 3), ["energy-contracts/server"]]) {
      const { inputs } = await bundleTogether(specifiers);
      expect(inputs).toContain(`${runtime}/contract-for-browsers.js`);
      expect(inputs).not.toContain(`${runtime}/contract.js`);
    }
  });

  test("of a receiver loads at most 2.35 KB, and the rest when it is used", async () => {
    const { gzipped, later } = await bundleLazily("energy-contracts/receive");
    expect(gzipped).toBeLessThanOrEqual(2.35 * 1024);
    expect(later).toBe(6);
  });

  test("of a receiver in one piece, which counts drift, is at most 6.45 KB beside its contracts", async () => {
    const contracts = eventModules.slice(0, 3);
    const alone = await bundleTogether(contracts);
    const together = await bundleTogether([...contracts, "energy-contracts/receive"]);
    expect(together.gzipped - alone.gzipped).toBeLessThanOrEqual(6.45 * 1024);
    expect(together.inputs.filter((file) => /compact|all-events|loaders/.test(file))).toEqual([]);
  });

  test("of what a screen asks of a refusal is at most 3.5 KB, with what waits and throws", async () => {
    const names = "{ faultsAt, isRefusal, refusals, waitAndRepeat, withoutEmpty }";
    const { gzipped, used } = await bundleTogether(["energy-contracts/client"], names);
    expect(gzipped).toBeLessThanOrEqual(3.5 * 1024);
    expect(used.filter((file) => /answer-contracts|with-token|generated\/rest/.test(file))).toEqual(
      [],
    );
  });

  test("of one request body holds nothing of the answers", async () => {
    const specifier = "energy-contracts/rest/stageAccount";
    const [body, module] = await Promise.all([
      bundleTogether([specifier], "{ stageAccount }"),
      bundleTogether([specifier]),
    ]);
    expect(body.inputs.some((file) => file.includes("rest-schemas/Account.js"))).toBe(true);
    const others = /rest-schemas\/Error|src\/library\/rest\//;
    expect(body.used.filter((file) => others.test(file))).toEqual([]);
    expect(module.used.filter((file) => others.test(file)).length).toBeGreaterThan(5);
  });

  test("loads what knows telephone numbers when there is one to judge", async () => {
    for (const specifier of ["energy-contracts/rest/stageAccount", "energy-contracts/server"]) {
      const { atOnce, later } = await bundleLazily(specifier);
      expect(atOnce.filter((file) => file.includes("phone-numbers"))).toEqual([]);
      expect(later).toBeGreaterThan(0);
    }
  });

  test("of the reference server needs nothing of Node", async () => {
    const { inputs, gzipped } = await bundleTogether(["energy-contracts/server"]);
    expect(inputs.some((file) => file.includes("server-for-browsers"))).toBe(true);
    expect(gzipped).toBeLessThanOrEqual(200 * 1024);
  });

  test("of the reference server is for browsers", async () => {
    const { atOnce } = await bundleLazily("energy-contracts/server");
    expect(atOnce.some((file) => file.includes("server-for-browsers"))).toBe(true);
  });

  test("of the judge needs nothing of Node, and its module is there once", async () => {
    const { inputs } = await bundleTogether(["energy-contracts/judge"]);
    expect(inputs.some((file) => file.includes("judge-for-browsers"))).toBe(true);
    const module = readFileSync(join(installed, "generated/judge.wasm"));
    expect(module.equals(readFileSync(join(root, "generated/judge.wasm")))).toBe(true);
    const modules = listFiles(installed).filter((file) => file.endsWith("judge.wasm"));
    expect(modules).toEqual(["generated/judge.wasm"]);
  });

  test("of the catalogue loads each contract only if it is asked for", async () => {
    const { atOnce, later } = await bundleLazily("energy-contracts/events");
    expect(atOnce.filter((file) => /generated\/(compact|events|shapes)\//.test(file))).toEqual([]);
    expect(later).toBe(EVENTS.length);
  });
});
