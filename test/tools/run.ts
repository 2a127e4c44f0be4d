// Runs tools of other languages on what is published: `npx node test/tools/run.ts go python`. They
// come from their registries, in the versions of versions.json, into a temporary folder. With
// --if-there a tool that this machine can't have, or not in four minutes, is passed over, and so are
// all after nine; without it, it fails. A program that does not end, in eight minutes there, fails.
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { GROUPS } from "./groups.ts";
import { endProgram, Lacking, limit, makeFolder, type Tool } from "./tool.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "if-there": { type: "boolean" }, report: { type: "string" } },
});
const MINUTE = 60_000;
const end = Date.now() + 9 * MINUTE;
const names = positionals.length > 0 ? positionals : Object.keys(GROUPS);
const counts = { passed: 0, failed: 0, passedOver: 0 };
const folder = mkdtempSync(join(tmpdir(), "energy-contracts-tools-"));
const say = (line: string) => process.stdout.write(`${line}\n`);

// Tools keep their caches below HOME. Where that can't be, they are kept until all are done.
try {
  accessSync(process.env.HOME ?? "", constants.W_OK);
} catch {
  Object.assign(process.env, { HOME: folder, GOFLAGS: "-modcacherw" });
}

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    endProgram();
    process.exit(1);
  });

try {
  for (const group of names)
    for (const [name, tool] of Object.entries(GROUPS[group] ?? unknown(group))) {
      const start = Date.now();
      if (values["if-there"])
        Object.assign(limit, { time: 8 * MINUTE, until: Math.min(end, start + 4 * MINUTE) });
      const [outcome, said] = await outcomeOf(tool, name);
      counts[outcome] += 1;
      const words = outcome === "passedOver" ? "passed over" : outcome;
      const seconds = Math.round((Date.now() - start) / 1000);
      say(`${words}: ${name} (${seconds} s)${said ? `: ${said}` : ""}`);
    }
} finally {
  removeFolder();
}
if (values.report) writeFileSync(values.report, JSON.stringify(counts));
const { passed, failed, passedOver } = counts;
say(`tools: ${passed} passed, ${failed} failed, ${passedOver} passed over`);
process.exitCode = failed > 0 ? 1 : 0;

/** Removes what the tools wrote. A process that was ended can still write for a moment. */
function removeFolder(): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  } catch (error) {
    say(`not removed: ${folder}: ${error instanceof Error ? error.message : error}`);
  }
}

async function outcomeOf(
  tool: Tool,
  name: string,
): Promise<[keyof typeof counts, string | undefined]> {
  try {
    return ["passed", await tool(makeFolder(folder, name.replaceAll(/\W+/g, "-")))];
  } catch (error) {
    const isPassedOver = error instanceof Lacking && values["if-there"];
    const message = error instanceof Error ? error.message : String(error);
    return [isPassedOver ? "passedOver" : "failed", message];
  }
}

function unknown(group: string): never {
  throw new Error(`There is no group ${group}, only ${Object.keys(GROUPS).join(", ")}.`);
}
