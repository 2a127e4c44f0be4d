// Where a comparison goes. `pretty` and `json` have a form of their own here; the other formats are
// those of all findings.
import type { Io } from "../command.ts";
import {
  formatFor,
  type OpenTarget,
  type OutputOptions,
  openTargets,
} from "../findings/outputs.ts";
import { type Comparison, renderJson, renderPretty } from "./render.ts";

const isOwn = ({ name }: OpenTarget): boolean => name === "pretty" || name === "json";

export async function openDiffOutputs(
  specs: readonly string[],
  io: Io,
  { version, words }: OutputOptions,
) {
  const { targets, close } = openTargets(specs, io);
  const others = targets.filter((target) => !isOwn(target));
  return {
    /** The formats that take findings; undefined if none was asked for. */
    format: others.length > 0 ? await formatFor(others, io, { version, words }) : undefined,
    /** Writes the formats that take a comparison, and ends all files. */
    async finish(comparison: Comparison): Promise<void> {
      for (const { name, write, colours } of targets.filter(isOwn)) {
        const screen = { colours, columns: io.columns };
        write(name === "json" ? renderJson(comparison, version) : renderPretty(comparison, screen));
      }
      close();
    },
  };
}
