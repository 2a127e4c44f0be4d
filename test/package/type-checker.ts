// Compiles code of TypeScript users with the installed package.
import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { listFiles } from "../../scripts/source/list-files.ts";
import { consumer, installed, root } from "./packed.ts";

const RESOLUTIONS = {
  nodenext: { module: "nodenext" },
  bundler: { module: "esnext", moduleResolution: "bundler" },
};
const STRICTEST = {
  target: "es2022",
  lib: ["es2022"],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  skipDefaultLibCheck: true, // what a compiler brings is its own
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

type Part = Readonly<Record<"include" | "exclude", readonly string[]>> & {
  readonly options: object;
};

/**
 * Code that needs only the language, and code that uses the servers, which needs the types of
 * `fetch`. TypeScript 5.0 finds faults in those of openapi-fetch, which are none of ours.
 */
const PARTS: Readonly<Record<"library" | "servers" | "clients", Part>> = {
  library: { options: {}, include: ["types"], exclude: ["types/servers", "types/clients"] },
  servers: { options: { lib: ["es2022", "dom"] }, include: ["types/servers"], exclude: [] },
  clients: {
    options: { lib: ["es2022", "dom"], skipLibCheck: true },
    include: ["types/clients"],
    exclude: [],
  },
};

/** Two at once, and of the contracts, which have one form, only those that are used. */
const SOME = {
  all: {
    ...PARTS.servers,
    include: ["types"],
    exclude: ["types/every-contract.ts", "types/console.d.ts", "types/clients"],
  },
  clients: PARTS.clients,
};

/** A version of TypeScript, and what it can't compile, whatever the package is like. */
export interface Compiler {
  readonly version: string;
  /** The name that it is installed by. */
  readonly name: string;
  readonly exclude: readonly string[];
}

/** Without attributes, and with them, as `nodenext` asks for since TypeScript 5.7. */
const PLAIN_JSON = "types/plain-json.ts";
const IMPORT_ATTRIBUTES = "types/documents.ts";
/** CommonJS may load ES modules by `require` since TypeScript 5.8. */
const COMMON_JS = "types/*.cts";

/** Each version that the package promises to work with, at the corners and where much changed. */
const ALL: readonly Compiler[] = [
  { version: "5.0", name: "typescript-5-0", exclude: [IMPORT_ATTRIBUTES, COMMON_JS] },
  { version: "5.5", name: "typescript-5-5", exclude: [PLAIN_JSON, COMMON_JS] },
  { version: "5.6", name: "typescript-5-6", exclude: [PLAIN_JSON, COMMON_JS] },
  { version: "5.9", name: "typescript", exclude: [PLAIN_JSON] },
  { version: "6.0", name: "typescript-6", exclude: [PLAIN_JSON] },
  { version: "7", name: "typescript-7", exclude: [PLAIN_JSON] },
];

/** The newest openapi-fetch, the oldest, and the one before its types of answers changed. */
const CLIENTS = ["openapi-fetch", "openapi-fetch-0-13", "openapi-fetch-0-16"];

const hasAll = process.env.TYPESCRIPTS === "all";

/** The oldest and the newest; all of them with TYPESCRIPTS=all. */
export const COMPILERS = hasAll ? ALL : [ALL[0], ALL.at(-1)].filter((one) => one !== undefined);

/**
 * Writes a project for each part and module resolution, and returns their names. Without
 * TYPESCRIPTS=all the oldest, which takes the longest, has two projects.
 */
export function writeProjects({ version, exclude }: Compiler): string[] {
  const isBrief = version === ALL[0]?.version && !hasAll;
  const resolutions = Object.entries(RESOLUTIONS).slice(0, isBrief ? 1 : undefined);
  return resolutions.flatMap(([name, resolution]) =>
    Object.entries<Part>(isBrief ? SOME : PARTS).map(
      ([part, { options, include, exclude: others }]) => {
        const project = {
          compilerOptions: { ...STRICTEST, ...resolution, ...options },
          include,
          exclude: [...others, ...exclude],
        };
        const file = `tsconfig.${part}.${name}.${version}.json`;
        writeFileSync(join(consumer, file), JSON.stringify(project));
        return file;
      },
    ),
  );
}

export function writeSource(name: string, text: string): void {
  const file = join(consumer, "types", name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Copies test/types/, with its imports of sources replaced by entry points of the package. Returns
 * these entry points.
 */
export function copyTypeTests(): string[] {
  const used = new Set<string>();
  for (const file of listFiles(join(root, "test/types"))) {
    const text = readFileSync(join(root, "test/types", file), "utf8");
    const replaced = text.replaceAll(
      /"(?:\.\.\/)+(?:src|generated)\/(.+?)(?:\.[jt]s)?"/g,
      (_, entry) => {
        used.add(`./${entry}`);
        return `"energy-contracts/${entry}"`;
      },
    );
    writeSource(file, replaced);
  }
  const documents = readFileSync(join(consumer, IMPORT_ATTRIBUTES), "utf8");
  writeSource(basename(PLAIN_JSON), documents.replaceAll(' with { type: "json" }', ""));
  const client = readFileSync(join(consumer, "types/clients/openapi-fetch.ts"), "utf8");
  for (const name of CLIENTS) {
    symlinkSync(join(root, "node_modules", name), join(consumer, "node_modules", name));
    writeSource(`clients/${name}.ts`, client.replace('"openapi-fetch"', `"${name}"`));
  }
  return [...used].sort();
}

const DOCUMENTATION = [
  "README.md",
  "docs/front-ends.md",
  "docs/serve.md",
  "docs/receive.md",
  "docs/judge.md",
];

/**
 * Copies each block of TypeScript in the documentation to a module, and returns their names. Those
 * that begin with the name of a file are run by test/docs/front-ends.test.ts.
 */
export function copyDocumentation(): string[] {
  writeSource("console.d.ts", "declare const console: { log(...values: unknown[]): void };");
  return DOCUMENTATION.flatMap((file) =>
    [
      ...readFileSync(join(installed, file), "utf8").matchAll(/^```ts\n(?!\/\/ \S+\n)(.+?)^```/gms),
    ].map(([, code = ""], index) => {
      const folder = /energy-contracts\/(client|server|mock|receive)"/.test(code) ? "servers/" : "";
      const name = `${folder}${basename(file, ".md")}-${index}.ts`;
      writeSource(name, code);
      return name;
    }),
  );
}

/** What an editor offers at each `"|"` of a module. */
export function offeredIn(text: string): readonly string[][] {
  const ts: typeof import("typescript") = createRequire(import.meta.url)("typescript");
  const file = join(consumer, "types/offered.ts");
  const service = ts.createLanguageService({
    ...ts.sys,
    getCompilationSettings: () => ({
      strict: true,
      target: ts.ScriptTarget.ES2022,
      lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    }),
    getCurrentDirectory: () => consumer,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [file],
    getScriptVersion: () => "0",
    getScriptSnapshot: (path) =>
      ts.ScriptSnapshot.fromString(path === file ? text : readFileSync(path, "utf8")),
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
  });
  return [...text.matchAll(/"\|"/g)].map(({ index }) =>
    (service.getCompletionsAtPosition(file, index + 1, {})?.entries ?? []).map(({ name }) => name),
  );
}

/** Runs a copied module, and returns what it prints. */
export function runSource(name: string): string {
  const { FORCE_COLOR: _, ...env } = process.env;
  return execFileSync(process.execPath, [join("types", name)], {
    cwd: consumer,
    env,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** What a compiler says about each project; nothing about one without a fault. */
export async function checkAll(
  compiler: string,
  projects: readonly string[],
): Promise<readonly string[]> {
  const folder = join(root, "node_modules", compiler);
  const library = join(folder, "lib/typescript.js");
  // The newest is a program of its own, which nothing can load.
  if (!existsSync(library))
    return Promise.all(
      projects.map((project) =>
        runNode([join(folder, "bin/tsc"), "--singleThreaded", "--project", project]),
      ),
    );
  const program = join(import.meta.dirname, "check-projects.ts");
  return JSON.parse(await runNode([program, library, ...projects]));
}

const runNode = (args: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: consumer }, (error, stdout, stderr) =>
      resolve(stdout + stderr || (error?.message ?? "")),
    );
  });

export function versionOf(compiler: string): string {
  return JSON.parse(readFileSync(join(root, "node_modules", compiler, "package.json"), "utf8"))
    .version;
}
