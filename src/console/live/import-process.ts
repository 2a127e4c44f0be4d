// Puts the import process into words.
import type { ImportMark, ImportState as StateName } from "../../../generated/server-types.ts";
import type { ImportProcess } from "../../reading/model/import-process.ts";
import { stateTitle } from "../frame/load-once.ts";

export const MARK_WORDS: Readonly<Record<string, string>> = {
  failed: "failed",
  dry_run_passed: "dry run passed",
  dry_run_failed: "dry run failed",
} satisfies Record<ImportMark, string>;

/** Returns a state in words, and how the last attempt ended: `Staged, dry run passed`. */
export const titleOf = (id: string, mark?: string | null): string =>
  [stateTitle(id) ?? id, ...(mark == null ? [] : [MARK_WORDS[mark] ?? mark])].join(", ");

/** Writes on an arrow who makes the move. If the move ends a call, writes its answers instead. */
export function wordsBetween({ moves }: ImportProcess, from: StateName, to: StateName): string {
  const direct = moves.filter((move) => move.from === from && move.to === to);
  const isEnd = moves.some((move) => move.to === from && move.answer === null);
  const ends = new Map<number | null, string[]>();
  for (const { answer, mark } of direct)
    ends.set(answer, [...(ends.get(answer) ?? []), ...(mark ? [MARK_WORDS[mark] ?? mark] : [])]);
  return isEnd
    ? [...ends].map(([answer, marks]) => `${answer} ${marks.join(", ")}`.trim()).join(", ")
    : [...new Set(direct.map(({ by }) => by))].join(", ");
}
