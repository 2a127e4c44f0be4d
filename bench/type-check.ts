import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./built.ts";
import { interleave, least } from "./measure.ts";
import { PROGRAMS, type Reads, receiverOf } from "./programs.ts";
import { runNode } from "./run-node.ts";
import { milliseconds, type Table, times } from "./table.ts";

const ROUNDS = 8;
const TSC = join(root, "node_modules/typescript/bin/tsc");

/**
 * What a consumer with the strictest settings has, checking the declarations of its packages too.
 */
const OPTIONS = {
  target: "es2022",
  lib: ["es2022"],
  module: "nodenext",
  types: [],
  strict: true,
  skipLibCheck: false,
  noEmit: true,
};

/** How many handlers each receiver has that is checked. */
const HANDLERS = [10, 50, 200];

interface Cost {
  readonly files: number;
  readonly instantiations: number;
  /** In megabytes. */
  readonly memory: number;
  /** In milliseconds, as the rest. */
  readonly check: number;
  readonly total: number;
}

export const measureTypeChecks = (): Table =>
  withPrograms(
    PROGRAMS.map(({ code }) => code),
    OPTIONS.lib,
    (programs) => toTable(interleave(programs, ROUNDS), countInReceivers(HANDLERS)),
  );

/** Counts the instantiations of each program. */
export const countInPrograms = (): number[] =>
  withPrograms(
    PROGRAMS.map(({ code }) => code),
    OPTIONS.lib,
    (programs) => programs.map((check) => check().instantiations),
  );

/** Counts the instantiations of receivers with these numbers of handlers. */
export const countInReceivers = (handlers: readonly number[], reads?: Reads): number[] =>
  withPrograms(
    handlers.map((count) => receiverOf(count, reads)),
    [...OPTIONS.lib, "dom"],
    (programs) => programs.map((check) => check().instantiations),
  );

/** Writes programs of a consumer, and hands out what checks each of them. */
function withPrograms<Result>(
  codes: readonly string[],
  lib: readonly string[],
  use: (programs: (() => Cost)[]) => Result,
): Result {
  const folder = mkdtempSync(join(tmpdir(), "energy-contracts-types-"));
  try {
    mkdirSync(join(folder, "node_modules"));
    symlinkSync(root, join(folder, "node_modules/energy-contracts"));
    writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
    const programs = codes.map((code, index) => {
      writeFileSync(join(folder, `program${index}.ts`), code);
      writeFileSync(
        join(folder, `tsconfig.${index}.json`),
        JSON.stringify({ compilerOptions: { ...OPTIONS, lib }, files: [`program${index}.ts`] }),
      );
      return () => check(folder, index);
    });
    return use(programs);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function check(folder: string, index: number): Cost {
  const output = runNode([TSC, "--extendedDiagnostics", "--project", `tsconfig.${index}.json`], {
    cwd: folder,
  });
  const read = (label: string): number => {
    const [, figure] = new RegExp(`^${label}:\\s+([\\d.]+)`, "m").exec(output) ?? [];
    if (figure === undefined) throw new Error(`tsc does not tell "${label}":\n${output}`);
    return Number(figure);
  };
  return {
    files: read("Files"),
    instantiations: read("Instantiations"),
    memory: read("Memory used") / 1024,
    check: read("Check time") * 1000,
    total: read("Total time") * 1000,
  };
}

/** Returns what each further handler makes, from one receiver to the next. */
export const perHandlerOf = (handlers: readonly number[], counted: readonly number[]): number[] =>
  counted.slice(1).map((instantiations, index) => {
    const [fewer = 0, more = 0] = handlers.slice(index);
    return (instantiations - (counted[index] ?? 0)) / (more - fewer);
  });

function toTable(measured: readonly Cost[][], receivers: readonly number[]): Table {
  const costs = measured.map(leastOf);
  const beside = costs.map(({ total }) => total / (costs[0]?.total ?? Number.NaN));
  const [, , , every = 0, extracted = 0] = costs.map(({ instantiations }) => instantiations);
  const [, besideOne = 0, besideSeveral = 0, besideEvery = 0] = beside;
  const perHandler = perHandlerOf(HANDLERS, receivers);
  return {
    title: "Type checking",
    says: "What TypeScript 5.9 pays for the types in a program that imports them: one event is as good as free, and the union of all is cheap as long as a payload is looked up in `EventMap` and not searched for with `Extract`, which tries every event for every name.",
    grids: [
      {
        columns: [
          "program",
          "files",
          "instantiations",
          "memory",
          "check",
          "in all",
          "beside an empty one",
        ],
        rows: costs.map(({ files, instantiations, memory, check, total }, index) => [
          PROGRAMS[index]?.label ?? "",
          `${files}`,
          `${instantiations}`,
          `${memory.toFixed(0)} MB`,
          milliseconds(check),
          milliseconds(total),
          times(beside[index] ?? 0),
        ]),
      },
      {
        columns: ["`createReceiver`", "instantiations", "each further handler"],
        rows: receivers.map((instantiations, index) => [
          `${HANDLERS[index]} handlers`,
          `${instantiations}`,
          index === 0 ? "" : (perHandler[index - 1] ?? 0).toFixed(1),
        ]),
      },
    ],
    claims: [
      {
        text: "`Extract` makes at least ten times as many as `EventMap`.",
        holds: extracted >= every * 10,
      },
      {
        text: "One event takes at most 1.3 times as long as an empty program.",
        holds: besideOne <= 1.3,
      },
      {
        text: "A switch over some names, and a handler for every name, take at most 2.5 times as long.",
        holds: Math.max(besideSeveral, besideEvery) <= 2.5,
      },
    ],
    notes: [
      `The least of ${ROUNDS} runs of \`tsc --extendedDiagnostics\` in a folder that has the package in \`node_modules\`, with \`skipLibCheck\` off.`,
    ],
  };
}

function leastOf(costs: readonly Cost[]): Cost {
  const of = (key: keyof Cost) => least(costs.map((cost) => cost[key]));
  return {
    files: of("files"),
    instantiations: of("instantiations"),
    memory: of("memory"),
    check: of("check"),
    total: of("total"),
  };
}
