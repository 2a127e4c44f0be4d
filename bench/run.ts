// npm run bench: measures everything and writes docs/performance.md. npm run bench -- sizes
// install: prints only those, and writes nothing. With --write it replaces their sections there.
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { packageVersion } from "../src/servers/host/package-files.ts";
import { root, whyNotBuilt } from "./built.ts";
import { limitsSection } from "./limits.ts";
import { runNpm } from "./run-node.ts";
import { type Table, toMarkdown } from "./table.ts";

// Each is loaded when its turn comes: most of them need the libraries that have to be installed
// first.
const TABLES: Readonly<Record<string, (flags: ReadonlySet<string>) => Promise<Table>>> = {
  speed: async () => (await import("./speed.ts")).measureSpeed(),
  sizes: async () => (await import("./sizes.ts")).measureSizes(),
  "cold-import": async () => (await import("./cold-import.ts")).measureColdImports(),
  "type-check": async () => (await import("./type-check.ts")).measureTypeChecks(),
  ndjson: async () => (await import("./ndjson.ts")).measureNdjson(),
  lake: async () => (await import("./lake.ts")).measureLake(),
  fixtures: async (flags) =>
    (await import("./fixtures.ts")).measureFixtures(flags.has("--million")),
  generation: async () => (await import("./generation.ts")).measureGeneration(),
  serve: async () => (await import("./serve.ts")).measureServe(),
  browser: async () => (await import("./browser.ts")).measureBrowser(),
  page: async () => (await import("./page.ts")).measurePage(),
  live: async (flags) => (await import("./live.ts")).measureLive(flags.has("--long")),
  mock: async () => (await import("./mock.ts")).measureMock(),
  receive: async () => (await import("./receive.ts")).measureReceive(),
  stores: async () => (await import("./stores.ts")).measureStores(),
  growth: async (flags) => (await import("./growth.ts")).measureGrowth(flags.has("--million")),
  install: async () => (await import("./install.ts")).measureInstall(),
  hosts: async () => (await import("./hosts.ts")).measureHosts(),
};

const HEAD = `<!-- Written by \`npm run bench\`. Do not edit. -->

# Performance

How light and how fast the package is, measured by \`npm run bench\` on Node ${process.versions.node} with ${availableParallelism()} CPUs (${process.platform}, ${process.arch}).
Whatever stands side by side was measured in one run, in turn, on a machine that other work shares: read the ratios, not the times. Each section says
when that was, and what held then: nobody repeats it on every commit, as the limits are.

${limitsSection()}`;

const FLAGS = ["--write", "--million", "--long"];
const PAGE = join(root, "docs/performance.md");

async function main(words: readonly string[]): Promise<number> {
  const flags = new Set(words.filter((word) => FLAGS.includes(word)));
  const names = words.filter((word) => !flags.has(word));
  const unknown = names.filter((name) => !Object.hasOwn(TABLES, name));
  if (unknown.length > 0) {
    process.stderr.write(
      `There is no table "${unknown.join('", "')}". There are: ${Object.keys(TABLES).join(", ")}.\n`,
    );
    return 2;
  }
  const problem = whyNotBuilt();
  if (problem) {
    process.stderr.write(`${problem}\n`);
    return 1;
  }
  installRivals();
  const sections: Section[] = [];
  for (const [name, measure] of Object.entries(TABLES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const table = await measure(flags);
    const text = toMarkdown(table, name, packageVersion());
    process.stdout.write(`${text}\n\n`);
    sections.push({ table, text });
  }
  if (names.length === 0) write([HEAD, ...sections.map(({ text }) => text)].join("\n\n"), sections);
  else if (flags.has("--write"))
    write(sections.reduce(replaceSection, readFileSync(PAGE, "utf8")), sections);
  return 0;
}

interface Section {
  readonly table: Table;
  readonly text: string;
}

/** Writes the page, and the pictures of its tables beside it. */
function write(page: string, sections: readonly Section[]): void {
  writeFileSync(PAGE, `${page.trimEnd()}\n`);
  for (const { table } of sections) {
    const { picture } = table;
    if (picture) writeFileSync(join(root, "docs", picture.file), picture.svg);
  }
}

/** The page with another section in the place of the one with its title, or at the end. */
function replaceSection(page: string, { table, text }: Section): string {
  const [head = "", ...sections] = page.trimEnd().split(/\n\n(?=## )/);
  const isIt = (section: string) => section.startsWith(`## ${table.title}\n`);
  const others = sections.some(isIt) ? sections : [...sections, `## ${table.title}\n`];
  return [head, ...others.map((section) => (isIt(section) ? text : section))].join("\n\n");
}

function installRivals(): void {
  const folder = import.meta.dirname;
  const installed = join(folder, "node_modules/.package-lock.json");
  if (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(join(folder, "package-lock.json")).mtimeMs
  )
    return;
  process.stderr.write("Installing the libraries to measure beside.\n");
  runNpm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"], folder);
}

process.exitCode = await main(process.argv.slice(2));
