// Code in TypeScript and that of the documentation, with the package as npm packs it.
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ajvModules, contractModules, DOCUMENTS, LIBRARY, SERVERS } from "./exports.ts";
import { consumer, installPackage, removePackage, root } from "./packed.ts";
import {
  COMPILERS,
  checkAll,
  copyDocumentation,
  copyTypeTests,
  offeredIn,
  runSource,
  versionOf,
  writeProjects,
  writeSource,
} from "./type-checker.ts";

/** Code that uses the root of the package, which exports what `/events` does. */
const ROOT = `
import { accountCreatedV1 } from "energy-contracts/events/account.created-v1";
import { type EventMap, parseEvent } from "energy-contracts";
export const created = (payload: EventMap["account.created-v1"]) => accountCreatedV1.is(payload);
export const parsed = async (payload: unknown) => (await parseEvent("account.created-v1", payload)).kind;
`;

beforeAll(installPackage);
afterAll(removePackage);

describe("TypeScript", () => {
  let used: string[];
  beforeAll(() => {
    used = copyTypeTests();
    copyDocumentation();
    writeSource(
      "every-contract.ts",
      [...contractModules, ...ajvModules]
        .map((name, index) => `export * as contract${index} from "${name}";`)
        .join("\n"),
    );
    writeSource("root.ts", ROOT);
    writeSource("common-js.cts", ROOT);
  });

  test("checks code that uses every entry point", () => {
    const keys = used.map((entry) =>
      entry
        .replace(/^(\.\/ajv|\.\/events|\.\/rest)\/.+/, "$1/*")
        .replace(/^(\.\/schemas)\/.+/, "$1/*.json"),
    );
    expect([...new Set([...keys, "./package.json"])].sort()).toEqual(
      // The types of MSW and of Playwright need a new TypeScript. A module has no types.
      [...LIBRARY, ...SERVERS, ...DOCUMENTS]
        .filter((key) => ![".", "./msw", "./playwright", "./judge.wasm"].includes(key))
        .sort(),
    );
  });

  test.each(COMPILERS)(
    "$version finds no fault with either module resolution, and says which name was meant",
    async (compiler) => {
      expect(versionOf(compiler.name).startsWith(compiler.version)).toBe(true);
      const typo =
        'import { fixture } from "energy-contracts/fixtures"; fixture("account.creatd-v1");';
      writeFileSync(join(consumer, "wrong.mts"), typo);
      const usual = { target: "es2022", lib: ["es2022"], types: [], skipLibCheck: true };
      const compilerOptions = { ...usual, noEmit: true, module: "nodenext", strict: true };
      const wrong = { compilerOptions, files: ["wrong.mts"] };
      writeFileSync(join(consumer, "tsconfig.wrong.json"), JSON.stringify(wrong));
      const projects = writeProjects(compiler);
      expect(await checkAll(compiler.name, [...projects, "tsconfig.wrong.json"])).toEqual([
        ...projects.map(() => ""),
        expect.stringMatching(
          /^wrong\.mts.+TS2769(?!.+TS\d).+"account\.creatd-v1"' is not .+ type '"account\.created-v1"'/s,
        ),
      ]);
    },
  );

  test("an editor offers the values that were seen, and in an answer with the type of its schema", () => {
    const [supply, status, code, judged] = offeredIn(`
      import createClient from "openapi-fetch";
      import type { components, paths } from "energy-contracts/rest";
      import { responses } from "energy-contracts/rest/processAccount";
      export const supply: components["schemas"]["SupplyType"] = "|";
      const client = createClient<paths>();
      const { error } = await client.POST("/v1/data-import/validate-products/", {
        body: [{ code: "A", availability_status: "|" }],
      });
      const problem: components["schemas"]["Error"] | undefined = error;
      if (problem?.code === "|") console.log(problem);
      const answer = responses[400].validate(problem);
      if (answer.ok && answer.value.code === "|") console.log(answer);
    `);
    expect(supply).toEqual(["GAS", "ELECTRICITY"]);
    expect(status).toEqual(["PUBLIC", "RESTRICTED"]);
    expect(code).toContain("supplier_paused");
    expect(judged).toContain("supplier_paused");
  });
});

describe("the documentation", () => {
  let copied: string[];
  beforeAll(() => {
    // Prism is an optional peer dependency, so only who wants it installs it.
    symlinkSync(join(root, "node_modules/@stoplight"), join(consumer, "node_modules/@stoplight"));
    copied = copyDocumentation();
  });

  test.each([
    ["README-0.ts", /code: 'invalid_type'/],
    ["README-1.ts", /^A-3F7B21C8$/m],
    ["README-2.ts", /^welcome, A-3F7B21C8$/m],
    ["servers/README-3.ts", /^A-1 undefined false\n1$/m],
    ["README-4.ts", /^400 \[ 'GAS', 'ELECTRICITY' \]$/m],
    ["README-5.ts", /missing account_number/],
    ["servers/README-6.ts", /^201$/m],
    ["servers/front-ends-0.ts", /^$/],
    ["servers/front-ends-1.ts", /^200$/m],
    ["servers/serve-0.ts", /operation: 'listProducts'/],
    ["servers/receive-0.ts", /^there is no handler for account\.created-v2$/m],
    ["servers/receive-1.ts", /path: 'account_user_emails'[\s\S]+^A-1$/m],
    ["servers/receive-2.ts", /^$/],
    ["servers/receive-3.ts", /^$/],
    ["servers/receive-4.ts", /^401$/m],
    ["judge-0.ts", /^invalid agreement\.revoked-v1 \[[\s\S]+^invalid_json$[\s\S]+1, 1/m],
    [
      "servers/front-ends-2.ts",
      /^account\.created-v1 \{[\s\S]+^data_import\.import_process\.complete-v1 \{/m,
    ],
    ["servers/front-ends-3.ts", /^$/],
    ["servers/front-ends-4.ts", /^The server did not answer\.$/m],
    ["servers/front-ends-5.ts", /^customers\.0\.mobile customers\.0\.mobile is not a telephone/m],
  ])("has code that runs: %s", (name, printed) => {
    expect(runSource(name)).toMatch(printed);
  });

  test("has no other code", () => {
    expect(copied).toHaveLength(20);
  });
});
