// The states of an import and the moves between them: data for those who draw them, and what an
// event says of how an attempt has ended.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Assumption, isAssumption } from "../../src/reading/model/evidence.ts";
import { operationsOf } from "../../src/reading/model/openapi.ts";
import type { Source } from "../source/read-source.ts";
import { header, json, type Outputs } from "./outputs.ts";

const SOURCE = "config/import-process.json";

/** Who moves an account without the API. */
const OPERATOR = "operator";

interface ImportProcess {
  readonly states: readonly { readonly id: string; readonly marks: readonly string[] }[];
  readonly moves: readonly {
    readonly from: string;
    readonly to: string;
    readonly mark?: string;
    readonly by: string;
    readonly emits: readonly string[];
    readonly evidence: readonly string[];
  }[];
}

export function generateImportProcess(source: Source): Outputs {
  const text = readFileSync(join(import.meta.dirname, "../..", SOURCE), "utf8");
  const process = JSON.parse(text) as ImportProcess;
  checkNames(process, source);
  const marks = process.moves.flatMap(({ mark, emits }) =>
    mark === undefined ? [] : emits.map((event) => [event, mark] as const),
  );
  return new Map([
    ["generated/reference/import-process.json", json(process)],
    [
      "generated/import-process.ts",
      [
        header(SOURCE),
        "/** How an attempt has ended that leads back, by the event that reports it. */",
        `export const MARKS = ${JSON.stringify(Object.fromEntries(marks), null, 2)} as const;\n`,
      ].join("\n"),
    ],
  ]);
}

/** Ends the generation at a name that nothing has. */
function checkNames({ states, moves }: ImportProcess, { events, openapi, evidence }: Source): void {
  const ids = states.map(({ id }) => id);
  const marks = states.flatMap(({ marks }) => marks);
  const operations = operationsOf(openapi).map(({ operation }) => operation.operationId);
  const names = events.events.map(({ name }) => name);
  const assumed = evidence
    .map((placed) => placed.evidence)
    .filter((entry): entry is Assumption => isAssumption(entry))
    .map(({ id }) => id);
  const check = (used: readonly string[], known: readonly string[], what: string): void => {
    const wrong = used.find((name) => !known.includes(name));
    if (wrong !== undefined) throw new Error(`${SOURCE} names the ${what} ${wrong}.`);
  };
  for (const { from, to, mark, by, emits, evidence: rests } of moves) {
    check([from, to], ids, "unknown state");
    check(mark === undefined ? [] : [mark], marks, "unknown mark");
    check([by], [...operations, OPERATOR], "unknown operation");
    check(emits, names, "unknown event");
    check(rests, assumed, "unknown assumption");
  }
}
