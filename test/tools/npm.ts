import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DOCUMENT, download, run, type Tool } from "./tool.ts";
import versions from "./versions.json" with { type: "json" };

const CLIENTS = ["zod", "fetch", "axios"];

export const NPM: Readonly<Record<string, Tool>> = {
  async orval(folder) {
    const manifest = { private: true, dependencies: versions.npm };
    writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
    const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    await download("npm", ["install", ...quiet], { cwd: folder });
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
    await run("npx", ["tsc", ...options, ...modules, ...files], { cwd: folder });
    return undefined;
  },
};
