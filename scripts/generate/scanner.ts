// Writes the module that judges messages for hosts in any language: compiled code of
// src/reading/scanner/assembly/, and behind it the table of events and the words. For Node it writes
// code with SIMD alone, which takes its table from the module.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HEAP_AT } from "../../src/reading/scanner/assembly/layout.ts";
import { listFiles } from "../source/list-files.ts";
import type { EventsSource } from "../source/read-events.ts";
import { moduleText, type Outputs } from "./outputs.ts";
import { aboutJudge } from "./scanner/about.ts";
import { withoutSegment, withSegment } from "./scanner/segment.ts";
import { scannerTable, tableOffsets } from "./scanner/table.ts";
import { wordNumbers } from "./scanner/words.ts";

const ROOT = join(import.meta.dirname, "../..");
export const SOURCES = join(ROOT, "src/reading/scanner/assembly");
/** The file whose hash tells whether the committed code is up to date. */
const RECORD = "generated/compiled.txt";
/** Where the table begins in the module. */
const SEGMENT = "generated/judge-segment.ts";
/** The numbers that the modules share with the generator. */
const NUMBERS = "generated/judge-numbers.ts";
const PAGE = 65536;
const PAGES = Math.ceil(HEAP_AT / PAGE);
/** Node begins with room for the longest input: when so much is added, V8 looks for garbage. */
const PAGES_OF_NODE = PAGES + (36 * 2 ** 20) / PAGE;
const OPTIONS = "-O3 --runtime stub --noAssert --initialMemory";

interface Module {
  readonly path: string;
  readonly options: string;
}
/** Node's own code, and the module that is published. They have the same exports. */
export const MODULES: readonly [forNode: Module, published: Module] = [
  { path: "generated/judge-simd.wasm", options: `${OPTIONS} ${PAGES_OF_NODE} --enable simd` },
  { path: "generated/judge.wasm", options: `${OPTIONS} ${PAGES} --disable simd` },
];
const ENTRY = "published.ts";
const MOST_BYTES = 96 * 1024;

export async function generateScanner(events: EventsSource): Promise<Outputs<string | Uint8Array>> {
  const codes = committed() ?? (await Promise.all(MODULES.map((module) => compile(module))));
  const [simd = new Uint8Array(), code = new Uint8Array()] = codes;
  const module = withSegment(code, scannerTable(events, aboutJudge(events)));
  if (module.length > MOST_BYTES)
    throw new Error(`The module of the judge has ${module.length} bytes.`);
  const [forNode, published] = MODULES;
  return new Map<string, string | Uint8Array>([
    [NUMBERS, numbers()],
    [
      SEGMENT,
      moduleText("scripts/generate/scanner.ts", [`export const SEGMENT_AT = ${code.length};\n`]),
    ],
    [forNode.path, simd],
    [published.path, module],
    [RECORD, recordOf(codes)],
  ]);
}

const numbers = (): string =>
  moduleText("scripts/generate/scanner/", [
    Object.entries({ ...tableOffsets(), ...wordNumbers() })
      .map(([name, number]) => `export const ${name} = ${number};\n`)
      .join(""),
  ]);

/** Returns the committed code if it is up to date. SCANNER=compile always compiles. */
function committed(): readonly Uint8Array[] | undefined {
  const paths = [RECORD, ...MODULES.map(({ path }) => path)].map((path) => join(ROOT, path));
  if (process.env.SCANNER === "compile" || !paths.every((path) => existsSync(path))) return;
  const [record = "", ...modules] = paths.map((path) => readFileSync(path));
  const codes = (modules as Uint8Array[]).map(withoutSegment);
  return `${record}` === recordOf(codes) ? codes : undefined;
}

/** Returns a hash of the code, and of everything from which it is compiled. */
function recordOf(codes: readonly Uint8Array[]): string {
  const hash = createHash("sha256").update(JSON.stringify(MODULES));
  hash.update(readFileSync(join(ROOT, "node_modules/assemblyscript/package.json")));
  for (const file of listFiles(SOURCES))
    hash.update(file).update(readFileSync(join(SOURCES, file)));
  hash.update(numbers());
  for (const code of codes) hash.update(code);
  return `${hash.digest("hex")}\n`;
}

/** Loads the compiler. Restores `Array.prototype.sort`, which the compiler makes sort by number. */
async function loadCompiler() {
  const { sort } = Array.prototype;
  const { default: asc } = await import("assemblyscript/asc");
  Array.prototype.sort = sort;
  return asc;
}

/** Compiles a module. Tests pass `change` to put a fault into the sources. */
export async function compile(
  { options, path }: Module,
  change = (_: string, text: string): string => text,
): Promise<Uint8Array> {
  const asc = await loadCompiler();
  const written = new Map<string, string | Uint8Array>();
  const sources = new Set(listFiles(SOURCES));
  const read = (name: string) => change(name, readFileSync(join(SOURCES, name), "utf8"));
  const { error, stderr } = await asc.main([ENTRY, "--outFile", path, ...options.split(" ")], {
    readFile: (name) =>
      sources.has(name) ? read(name) : name.endsWith(NUMBERS) ? numbers() : null,
    writeFile: (name, content) => void written.set(name, content),
  });
  const module = written.get(path);
  if (error || !(module instanceof Uint8Array))
    throw new Error(`src/reading/scanner/assembly does not compile:\n${stderr}`);
  if (withoutSegment(module).length < module.length)
    throw new Error("src/reading/scanner/assembly has data of its own.");
  return module;
}
