// The scanner: a WebAssembly module, compiled from src/reading/scanner/assembly/, and the table of events
// that it reads.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MEMORY_SIZE } from "../../src/reading/scanner/assembly/layout.ts";
import { listFiles } from "../source/list-files.ts";
import type { EventsSource } from "../source/read-events.ts";
import type { Outputs } from "./outputs.ts";
import { scannerTable } from "./scanner/table.ts";

const SOURCES = join(import.meta.dirname, "../../src/reading/scanner/assembly");
const MODULE = "scanner.wasm";
const PAGES = Math.ceil(MEMORY_SIZE / 65536);
const OPTIONS = `-O3 --runtime stub --noAssert --enable simd --initialMemory ${PAGES}`;

let compiled: Promise<Uint8Array> | undefined;

export async function generateScanner(events: EventsSource): Promise<Outputs<Uint8Array>> {
  compiled ??= compile(); // it does not depend on the events
  return new Map([
    ["generated/scanner.wasm", await compiled],
    ["generated/scanner-table.bin", scannerTable(events)],
  ]);
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
