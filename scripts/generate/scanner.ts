// The scanner: a WebAssembly module, compiled from src/reading/scanner/assembly/, and the table of events
// that it reads.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MEMORY_SIZE } from "../../src/reading/scanner/assembly/layout.ts";
import { listFiles } from "../source/list-files.ts";
import type { EventsSource } from "../source/read-events.ts";
import type { Outputs } from "./outputs.ts";
import { scannerTable } from "./scanner/table.ts";

const ROOT = join(import.meta.dirname, "../..");
const SOURCES = join(ROOT, "src/reading/scanner/assembly");
const MODULE = "generated/scanner.wasm";
/** Tells whether the module that is committed is what would be compiled. */
const RECORD = "generated/compiled.txt";
const PAGES = Math.ceil(MEMORY_SIZE / 65536);
const OPTIONS = `-O3 --runtime stub --noAssert --enable simd --initialMemory ${PAGES}`;

export async function generateScanner(events: EventsSource): Promise<Outputs<string | Uint8Array>> {
  const made = committed() ?? (await compile()); // it does not depend on the events
  return new Map<string, string | Uint8Array>([
    [MODULE, made],
    [RECORD, recordOf(made)],
    ["generated/scanner-table.bin", scannerTable(events)],
  ]);
}

/**
 * The module that is committed, if its record holds: to compile takes a third of the generator's
 * time. SCANNER=compile compiles anyway.
 */
function committed(): Uint8Array | undefined {
  const module = join(ROOT, MODULE);
  const record = join(ROOT, RECORD);
  if (process.env.SCANNER === "compile" || !existsSync(module) || !existsSync(record)) return;
  const bytes = readFileSync(module);
  return readFileSync(record, "utf8") === recordOf(bytes) ? bytes : undefined;
}

/** A hash of all that makes the module, and of the module. */
function recordOf(module: Uint8Array): string {
  const hash = createHash("sha256").update(OPTIONS);
  hash.update(readFileSync(join(ROOT, "node_modules/assemblyscript/package.json")));
  for (const file of listFiles(SOURCES))
    hash.update(file).update(readFileSync(join(SOURCES, file)));
  return `${hash.update(module).digest("hex")}\n`;
}

/** It comes with a `sort` of its own for all arrays, which sorts [10, 9] to [9, 10]. */
async function loadCompiler() {
  const { sort } = Array.prototype;
  const { default: asc } = await import("assemblyscript/asc");
  Array.prototype.sort = sort;
  return asc;
}

async function compile(): Promise<Uint8Array> {
  const asc = await loadCompiler();
  const written = new Map<string, string | Uint8Array>();
  const sources = new Set(listFiles(SOURCES));
  const { error, stderr } = await asc.main(
    ["index.ts", "--outFile", MODULE, ...OPTIONS.split(" ")],
    {
      readFile: (name) => (sources.has(name) ? readFileSync(join(SOURCES, name), "utf8") : null),
      writeFile: (name, content) => void written.set(name, content),
    },
  );
  const module = written.get(MODULE);
  if (error || !(module instanceof Uint8Array))
    throw new Error(`src/reading/scanner/assembly does not compile:\n${stderr}`);
  return module;
}
