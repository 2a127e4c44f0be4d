// Where a comparison goes: `pretty` and `json` are written in a form of their own, the other formats as for any findings.
import type { Io } from "../command.ts";
import type { Format, Words } from "../findings/finding.ts";
import { formatFor, type OpenTarget, openTargets } from "../findings/outputs.ts";
import { type Comparison, renderJson, renderPretty } from "./render.ts";

export interface DiffOutputs {
  /** The formats that take findings; undefined where none was asked for. */
  readonly format: Format | undefined;
  /** Writes the formats of a comparison, and ends all files. */
  finish(comparison: Comparison): Promise<void>;
}

export interface DiffOutputOptions {
  readonly version: string;
  readonly words: Words;
}

const isOwn = ({ name }: OpenTarget): boolean => name === "pretty" || name === "json";

export async function openDiffOutputs(
  specs: readonly string[],
  io: Io,
  { version, words }: DiffOutputOptions,
): Promise<DiffOutputs> {
  const { targets, close } = openTargets(specs, io);
  const others = targets.filter((target) => !isOwn(target));
  return {
    format: others.length > 0 ? formatFor(others, io, { version, words }) : undefined,
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
