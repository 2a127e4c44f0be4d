// What the bundles contain of other packages, beside the notices that are published with them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { beforeAll, expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };

const root = join(import.meta.dirname, "../..");
const NOTICES = readFileSync(join(root, "dist/THIRD-PARTY-NOTICES.txt"), "utf8");
const { peerDependencies } = packageJson;

let bundled: string[] = [];
beforeAll(async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [
      ...["receive", "client", "fixtures", "mock", "msw", "server", "server-for-browsers"].map(
        (name) => `src/${name}.ts`,
      ),
      ...["src/cli/main.ts", "src/library/rest/phone-numbers.ts"],
      ...["src/console/main.tsx", "src/console/check/check-worker.ts"],
    ],
    external: ["node:*", ...Object.keys(peerDependencies)],
    bundle: true,
    splitting: true,
    format: "esm",
    jsx: "automatic",
    jsxImportSource: "preact",
    logLevel: "error",
    metafile: true,
    write: false,
    outdir: "bundles",
  });
  const parts = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  const names = parts.flatMap(([file, { bytesInOutput }]) => {
    const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
    return name && bytesInOutput > 0 ? [name] : [];
  });
  bundled = [...new Set(names)].sort();
});

test("each package that a bundle contains has its licences and notices there, all of them", () => {
  expect(bundled).toEqual(expect.arrayContaining(["graphql", "libphonenumber-js", "preact"]));
  const texts = bundled.flatMap((name) => {
    const folder = join(root, "node_modules", name);
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const files = readdirSync(folder).filter((file) => /licen[cs]e|notice|copying/i.test(file));
    return [
      { name, file: "its name", text: `\n${name} ${version} (` },
      ...files.map((file) => ({
        name,
        file,
        text: readFileSync(join(folder, file), "utf8").trim(),
      })),
    ];
  });
  expect(texts.filter(({ file }) => file === "LICENSE.Apache")).toHaveLength(1);
  const missing = texts.filter(({ text }) => !NOTICES.includes(text));
  expect(missing.map(({ name, file }) => `${name}: ${file}`)).toEqual([]);
});
