// A generator of npm takes the published document, and what it writes compiles. Those of other
// languages run in .ci/run and every night: run.ts.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { afterAll, describe, expect, test } from "vitest";
import openApi from "../../generated/openapi.json" with { type: "json" };
import { listFiles } from "../../scripts/source/list-files.ts";
import type { JsonSchema } from "../../src/reading/model/schema.ts";
import { createApp } from "../../src/server.ts";
import { DOCUMENT, expectAll, namesIn, OPERATIONS, root } from "./tool.ts";

const folder = mkdtempSync(join(tmpdir(), "energy-contracts-generators-"));
symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "dir");
afterAll(() => rmSync(folder, { recursive: true }));
const node = (program: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(root, "node_modules", program), ...args], { cwd: folder });

test("Hey API writes a client and schemas of Zod that compile", () => {
  const plugins = ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk", "zod"];
  const options = ["--silent", "--no-log-file", "--plugins", ...plugins];
  node("@hey-api/openapi-ts/bin/run.js", "-i", DOCUMENT, "-o", join(folder, "client"), ...options);
  const files = listFiles(join(folder, "client")).map((file) => `client/${file}`);
  node(
    "typescript-7/bin/tsc",
    ...["--noEmit", "--strict", "--skipLibCheck", "--noUncheckedIndexedAccess"],
    ...["--target", "es2022", "--lib", "es2023,dom", "--module", "nodenext", ...files],
  );
  const sdk = readFileSync(join(folder, "client/sdk.gen.ts"), "utf8");
  const schemas = readFileSync(join(folder, "client/zod.gen.ts"), "utf8");
  expect(expectAll("operations", OPERATIONS, namesIn(sdk, /^export const (\w+) =/gm))).toBe(
    `${OPERATIONS.length} of ${OPERATIONS.length} operations`,
  );
  const components = Object.keys(openApi.components.schemas).map((name) => `z${name}`);
  expectAll("schemas", components, namesIn(schemas, /^export const (\w+) =/gm));
});

/** What docs/front-ends.md says of Hey API: one line for the token, and a code that narrows. */
const HEY_APP = (client: string) => `
import { isRefusal } from ${JSON.stringify(client)};
import { client } from "./client/client.gen";
import { processAccount, stageAccount } from "./client/sdk.gen";

export async function importTwice(fetch: typeof globalThis.fetch, token: string): Promise<string[]> {
  AUTH_LINE
  client.setConfig({ baseUrl: "http://127.0.0.1", fetch });
  const key = { import_supplier: "NORDWERK", external_account_number: "NW-1" };
  const body = { ...key, operations_team_name: "migrations-north" };
  const { response, error } = await stageAccount({ body: key });
  if (error) return [error.code];
  const { data } = await processAccount({ body });
  const again = await processAccount({ body });
  if (!isRefusal(again.error, "account_already_imported")) return [];
  const number: string = again.error.platform_account_number;
  return [\`\${response?.status}\`, data?.platform_account_number ?? "", number];
}
`;

test("Hey API's client sends the token by the line of front-ends.md, and its errors narrow", async () => {
  const [line = ""] =
    /client\.setConfig\(\{ auth: .+?\}\)(?=`)/.exec(
      readFileSync(join(root, "docs/front-ends.md"), "utf8"),
    ) ?? [];
  expect(line).toContain("tk_…");
  const compile = (auth: string) => {
    const code = HEY_APP(join(root, "src/client.ts")).replace("AUTH_LINE", auth);
    writeFileSync(join(folder, "hey-app.ts"), code);
    node(
      "typescript-7/bin/tsc",
      ...["--noEmit", "--strict", "--skipLibCheck"],
      ...["--allowImportingTsExtensions", "--target", "es2022", "--lib", "es2023,dom,dom.iterable"],
      ...["--module", "esnext", "--moduleResolution", "bundler", "--types", "node", "hey-app.ts"],
    );
    buildSync({
      absWorkingDir: folder,
      entryPoints: ["hey-app.ts"],
      bundle: true,
      format: "esm",
      outfile: "hey-app.mjs",
    });
    return import(`${join(folder, "hey-app.mjs")}?${auth.length}`);
  };
  const app = createApp();
  const [token = ""] = app.settings.tokens;
  const run = async (auth: string) =>
    (await compile(auth)).importTwice((request: Request) => app.fetch(request), token);
  const said: string[] = await run(line.replace("tk_…", token));
  expect(said).toEqual(["201", expect.stringMatching(/^A-/), said[1]]);
  // A text alone is sent as the last way to authorize, which is Basic.
  expect(await run("client.setConfig({ auth: token })")).toEqual(["authentication_failed"]);
  await app.close();
});

describe("the names that generators make of places in the document", () => {
  type Named = [name: string, pointer: string];

  /** A generator names an object by the fields that lead to it, or by its title. */
  function* namesBelow(name: string, pointer: string, schema: JsonSchema): Generator<Named> {
    if (schema.$ref) return;
    if (schema.properties || schema.enum || schema.title !== undefined) yield [name, pointer];
    for (const [field, part] of Object.entries(schema.properties ?? {}))
      yield* namesBelow(`${name} ${field}`, `${pointer}/properties/${field}`, part);
    if (schema.items) yield* namesBelow(`${name} item`, `${pointer}/items`, schema.items);
    const { additionalProperties: further } = schema;
    if (typeof further === "object")
      yield* namesBelow(`${name} value`, `${pointer}/additionalProperties`, further);
    for (const keyword of ["allOf", "anyOf", "oneOf"] as const)
      for (const [index, part] of (schema[keyword] ?? []).entries())
        yield* namesBelow(`${name} ${keyword} ${index}`, `${pointer}/${keyword}/${index}`, part);
  }

  /** Those that differ in nothing but capitals, spaces and underscores. */
  function clashes(schemas: Readonly<Record<string, JsonSchema>>): Named[][] {
    const named = Object.entries(schemas).flatMap(([name, schema]) => [
      ...namesBelow(name, `#/components/schemas/${name}`, schema),
    ]);
    const plain = ([name]: Named) => name.replaceAll(/[\s_-]/g, "").toLowerCase();
    return Object.values(Object.groupBy(named, plain)).flatMap((same = []) =>
      same.length > 1 ? [same] : [],
    );
  }

  test("are as many as the places", () => {
    expect(clashes(openApi.components.schemas as Readonly<Record<string, JsonSchema>>)).toEqual([]);
  });

  test("would not be, if fields differed in capitals alone", () => {
    const token: JsonSchema = { type: "object", properties: {} };
    const data = { anyOf: [{ properties: { obtainToken: token, ObtainToken: token } }] };
    expect(clashes({ Answer: { properties: { data } } })).toHaveLength(1);
    expect(clashes({ Answer: { properties: { data: token } }, AnswerData: token })).toHaveLength(1);
  });
});
