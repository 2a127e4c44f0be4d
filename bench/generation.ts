import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./built.ts";
import { interleave, least } from "./measure.ts";
import { runNode } from "./run-node.ts";
import { seconds, type Table } from "./table.ts";

const ROUNDS = 3;
const SOURCES = ["package.json", "scripts", "events", "openapi", "config", "src"];

/**
 * Generates in a copy of the sources, so that nothing in the checkout changes and the first run
 * begins with nothing.
 */
export function measureGeneration(): Table {
  const copy = mkdtempSync(join(tmpdir(), "energy-contracts-generation-"));
  try {
    for (const source of SOURCES)
      cpSync(join(root, source), join(copy, source), { recursive: true });
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    const script = join(copy, "scripts/generate.ts");
    const everything = () => {
      for (const folder of ["generated", "docs"])
        rmSync(join(copy, folder), { recursive: true, force: true });
      return time([script]);
    };
    const measured = interleave([everything, () => time([script, "--check"])], ROUNDS);
    const files = readdirSync(join(copy, "generated"), {
      recursive: true,
      withFileTypes: true,
    }).filter((entry) => entry.isFile()).length;
    return toTable(measured.map(least), files);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function toTable([everything = 0, check = 0]: readonly number[], files: number): Table {
  return {
    title: "Generation",
    says: "How long the step from the sources to everything that follows from them takes: short enough to run after every edit.",
    grids: [
      {
        columns: ["`scripts/generate.ts`", "least"],
        rows: [
          [
            `writes everything (${files} files in \`generated/\`) into empty folders`,
            seconds(everything),
          ],
          ["with `--check`, finds that all of it is fresh", seconds(check)],
        ],
      },
    ],
    claims: [{ text: "Each takes at most 10 s.", holds: Math.max(everything, check) <= 10_000 }],
    notes: [`The least of ${ROUNDS} runs in a copy of the sources.`],
  };
}

function time(args: readonly string[]): number {
  const start = performance.now();
  runNode(args);
  return performance.now() - start;
}
