// Writes, for events that a move emits, the `mark` of the move: how an attempt has ended.
import { isAssumption } from "../../src/reading/model/evidence.ts";
import type { Source } from "../source/read-source.ts";
import { moduleFile, type Outputs } from "./outputs.ts";

const SOURCE = "config/import-process.json";

export function generateImportProcess({ importProcess, evidence }: Source): Outputs {
  const { states, moves } = importProcess;
  const ids = states.map(({ id }) => id);
  const knownMarks = states.flatMap(({ marks }) => marks);
  const assumed = evidence.flatMap(({ evidence: item }) => (isAssumption(item) ? [item.id] : []));
  for (const { from, to, mark, evidence: rests } of moves) {
    check([from, to], ids, "state");
    check(mark === undefined ? [] : [mark], knownMarks, "mark");
    check(rests, assumed, "assumption");
  }
  const marks = moves.flatMap(({ mark, emits }) =>
    mark === undefined ? [] : emits.map((event) => [event, mark] as const),
  );
  return new Map([
    moduleFile("generated/import-process.ts", SOURCE, [
      "/** How an attempt has ended that leads back, by the event that reports it. */",
      `export const MARKS = ${JSON.stringify(Object.fromEntries(marks), null, 2)} as const;\n`,
    ]),
  ]);
}

function check(used: readonly string[], names: readonly string[], what: string): void {
  const wrong = used.find((name) => !names.includes(name));
  if (wrong !== undefined) throw new Error(`${SOURCE} names the unknown ${what} ${wrong}.`);
}
