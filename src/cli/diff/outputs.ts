// Where a comparison goes. `pretty` and `json` have a form of their own here; the other formats are
// those of all findings.
import type { Io } from "../command.ts";
import type { Format } from "../findings/finding.ts";
import {
  formatFor,
  type OpenTarget,
  type OutputOptions,
  openTargets,
} from "../findings/outputs.ts";
import { type Comparison, renderJson, renderPretty } from "./render.ts";

/** The outputs of one run. */
export interface DiffOutputs {
  /** The formats that take findings; undefined if none was asked for. */
  readonly format: Format | undefined;
  /** Writes the formats that take a comparison, and ends all files. */
  finish(comparison: Comparison): Promise<void>;
}

const isOwn = ({ name }: OpenTarget): boolean => name === "pretty" || name === "json";

/** Opens the outputs that `--format` names. */
export async function openDiffOutputs(
  specs: readonly string[],
  io: Io,
  { version, words }: OutputOptions,
): Promise<DiffOutputs> {
  const { targets, close } = openTargets(specs, io);
  const others = targets.filter((target) => !isOwn(target));
  return {
    format: others.length > 0 ? await formatFor(others, io, { version, words }) : undefined,
    async finish(comparison) {
      for (const { name, write, colours } of targets.filter(isOwn)) {
        write(
          name === "json"
            ? renderJson(comparison, version)
            : renderPretty(comparison, { colours, columns: io.columns }),
        );
      }
      close();
    },
  };
}
