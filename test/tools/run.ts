// Runs tools of other languages on what is published: `npx node test/tools/run.ts go python`. They
// come from their registries, in the versions of versions.json, into a temporary folder. With
// --if-there a tool that this machine can't have, or not in four minutes, is passed over; without it,
// it fails.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { GROUPS } from "./groups.ts";
import { Lacking, limit, makeFolder, type Tool } from "./tool.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "if-there": { type: "boolean" }, report: { type: "string" } },
});
if (values["if-there"]) limit.until = Date.now() + 4 * 60_000;
const names = positionals.length > 0 ? positionals : Object.keys(GROUPS);
const counts = { passed: 0, failed: 0, passedOver: 0 };
const folder = mkdtempSync(join(tmpdir(), "energy-contracts-tools-"));
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  for (const group of names)
    for (const [name, tool] of Object.entries(GROUPS[group] ?? unknown(group))) {
      const start = Date.now();
      const [outcome, said] = await outcomeOf(tool, name);
      counts[outcome] += 1;
      const words = outcome === "passedOver" ? "passed over" : outcome;
      const seconds = Math.round((Date.now() - start) / 1000);
      say(`${words}: ${name} (${seconds} s)${said ? `: ${said}` : ""}`);
    }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (values.report) writeFileSync(values.report, JSON.stringify(counts));
const { passed, failed, passedOver } = counts;
say(`tools: ${passed} passed, ${failed} failed, ${passedOver} passed over`);
process.exitCode = failed > 0 ? 1 : 0;

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
