// Where a comparison goes: `pretty` and `json` are written in a form of their own, the other formats as for any findings.
import { resolve } from "node:path";
import { wantsColours } from "../colours.ts";
import type { Io } from "../command.ts";
import { fileSink, type Sink } from "../file-sink.ts";
import type { Format, Words } from "../finding.ts";
import { itemsOf, openOutputs } from "../outputs.ts";
import { type Comparison, renderJson, renderPretty } from "./render.ts";

export interface DiffOutputs {
  /** The formats that take findings; undefined where none was asked for. */
  readonly format: Format | undefined;
  /** Writes the formats of a comparison, and ends all files. */
  finish(comparison: Comparison): Promise<void>;
}

const OWN = /^(pretty|json)(?:=(.+))?$/s;

export interface DiffOutputOptions {
  readonly version: string;
  readonly words: Words;
}

export async function openDiffOutputs(specs: readonly string[], io: Io, { version, words }: DiffOutputOptions): Promise<DiffOutputs> {
  const asked = itemsOf(specs);
  const items = asked.length === 0 && io.env.GITHUB_ACTIONS !== "true" ? ["pretty"] : asked;
  // Formats that would be mixed up are refused there, whichever they are.
  const others = clashes(items, io) ? items : items.filter((item) => !OWN.test(item));
  const shared = others.length > 0 || items.length === 0 ? await openOutputs(others, io, { version, words }) : undefined;
  const own = items.flatMap((item) => ownTarget(item, io));
  return {
    format: shared?.format,
    async finish(comparison) {
      for (const { name, sink, colours } of own) {
        sink.write(name === "json" ? renderJson(comparison, version) : renderPretty(comparison, { colours, columns: io.columns }));
        sink.close();
      }
      await shared?.close();
    },
  };
}

interface OwnTarget {
  readonly name: string;
  readonly sink: Sink;
  readonly colours: boolean;
}

function ownTarget(item: string, io: Io): OwnTarget[] {
  const [, name, file] = OWN.exec(item) ?? [];
  if (name === undefined) return [];
  if (file !== undefined) return [{ name, sink: fileSink(file, resolve(io.cwd, file)), colours: false }];
  const write = (text: string) => {
    io.out(text);
  };
  return [{ name, sink: { write, close: () => {} }, colours: wantsColours(io) }];
}

/** Whether JSON would stand beside something else, or two formats in one file. */
function clashes(items: readonly string[], { cwd }: Io): boolean {
  const files = items.filter((item) => item.includes("=")).map((item) => resolve(cwd, item.slice(item.indexOf("=") + 1)));
  const onStdout = items.filter((item) => !item.includes("="));
  return new Set(files).size < files.length || (onStdout.length > 1 && onStdout.includes("json"));
}
