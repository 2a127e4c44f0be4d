// Puts the import process of `live.json` (a copy of config/import-process.json) into words.
import type { ImportMark, ImportState as StateName } from "../../../generated/server-types.ts";
import type { ImportProcess } from "../../reading/model/import-process.ts";

export const MARK_WORDS: Readonly<Record<string, string>> = {
  failed: "failed",
  dry_run_passed: "dry run passed",
  dry_run_failed: "dry run failed",
} satisfies Record<ImportMark, string>;

/** The import process. Live loads the process before it draws any view. */
export let importProcess: ImportProcess = { states: [], moves: [], additions: [] };
export const keepProcess = (loaded: ImportProcess): void => {
  importProcess = loaded;
};

/** Returns a state in words, and how the last attempt ended: `Staged, dry run passed`. */
export function titleOf(id: string, mark?: string | null): string {
  const title = importProcess.states.find((state) => state.id === id)?.title ?? id;
  return mark == null ? title : `${title}, ${MARK_WORDS[mark] ?? mark}`;
}

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
