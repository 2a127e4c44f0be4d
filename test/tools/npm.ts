import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DOCUMENT, download, root, run, type Tool } from "./tool.ts";
import versions from "./versions.json" with { type: "json" };

const CLIENTS = ["zod", "fetch", "axios"];
const LINTERS = ["@redocly/cli", "@stoplight/spectral-cli"] as const;
/** The specification ends each path in a slash. */
const REDOCLY = { extends: ["recommended"], rules: { "no-path-trailing-slash": "off" } };
const SPECTRAL = { extends: ["spectral:oas"], rules: { "path-keys-no-trailing-slash": "off" } };

async function install(folder: string, names: readonly (keyof typeof versions.npm)[]) {
  const dependencies = Object.fromEntries(names.map((name) => [name, versions.npm[name]]));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies }));
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  await download("npm", ["install", ...quiet], { cwd: folder });
}

/** The code of a refusal narrows the answers of orval's functions, too. */
const NARROWS = (client: string) => `
import { isRefusal } from ${JSON.stringify(client)};
import { type ProcessRequest, processAccount } from "./fetch";
export async function process(body: ProcessRequest): Promise<string | undefined> {
  const { status, data } = await processAccount(body);
  if (status === 400 && isRefusal(data, "account_already_imported")) return data.platform_account_number;
  return status === 400 ? data.platform_account_number : undefined;
}
`;

export const NPM: Readonly<Record<string, Tool>> = {
  async orval(folder) {
    await install(folder, ["axios", "orval", "typescript", "zod"]);
    const outputs = CLIENTS.map((client) => [
      client,
      { input: DOCUMENT, output: { client, target: `./${client}.ts` } },
    ]);
    const config = `module.exports = ${JSON.stringify(Object.fromEntries(outputs))};`;
    writeFileSync(join(folder, "orval.config.cjs"), config);
    await run("npx", ["orval", "--config", "orval.config.cjs"], { cwd: folder });
    const options = ["--noEmit", "--strict", "--skipLibCheck", "--target", "es2022"];
    const modules = ["--module", "esnext", "--moduleResolution", "bundler"];
    const files = CLIENTS.map((client) => `${client}.ts`);
    writeFileSync(join(folder, "narrows.ts"), NARROWS(join(root, "src/client.ts")));
    const sources = ["--allowImportingTsExtensions", "--lib", "es2023,dom,dom.iterable"];
    await run("npx", ["tsc", ...options, ...modules, ...sources, ...files, "narrows.ts"], {
      cwd: folder,
    });
    return undefined;
  },
  async "linters of others"(folder) {
    await install(folder, LINTERS);
    writeFileSync(join(folder, "redocly.yaml"), JSON.stringify(REDOCLY));
    writeFileSync(join(folder, ".spectral.json"), JSON.stringify(SPECTRAL));
    const env = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
    const found = await run("npx", ["redocly", "lint", "--format=json", DOCUMENT], {
      cwd: folder,
      env,
    });
    const { totals } = JSON.parse(found.slice(found.indexOf("{"))) as {
      totals: { readonly errors: number; readonly warnings: number };
    };
    if (totals.errors + totals.warnings > 0) throw new Error(`Redocly found faults:\n${found}`);
    const strict = ["--fail-severity=hint", "--ruleset=.spectral.json"];
    await run("npx", ["spectral", "lint", ...strict, DOCUMENT], { cwd: folder });
    return undefined;
  },
};
