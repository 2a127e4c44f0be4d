// `live.json`, which is config/import-process.json: the states of an import and the moves between.
import type { ImportMark, ImportState as StateName } from "../../../generated/server-types.ts";

export interface ImportProcess {
  readonly states: readonly ImportState[];
  readonly moves: readonly PossibleMove[];
}

export interface ImportState {
  readonly id: StateName;
  readonly title: string;
  /** The answer of `getAccountTransferStatus`; null if it has none for this state. */
  readonly status: string | null;
  /** How an attempt may have ended that has led back to it. */
  readonly marks: readonly ImportMark[];
}

export interface PossibleMove {
  readonly from: StateName;
  readonly to: StateName;
  readonly mark?: ImportMark;
  readonly code?: string;
  /** An operation, or `operator`. */
  readonly by: string;
  /** The status of the answer; null if the answer comes later. */
  readonly answer: number | null;
  readonly emits: readonly string[];
  readonly evidence: readonly string[];
}

/** How an attempt ended, for people. */
export const MARK_WORDS: Readonly<Record<string, string>> = {
  failed: "failed",
  dry_run_passed: "dry run passed",
  dry_run_failed: "dry run failed",
} satisfies Record<ImportMark, string>;

export const titleOf = ({ states }: ImportProcess, id: string): string =>
  states.find((state) => state.id === id)?.title ?? id;

/** How an attempt ended, after a comma. */
export const markOf = (mark: string | null | undefined): string =>
  mark == null ? "" : `, ${MARK_WORDS[mark] ?? mark}`;

/** Who leads from a state to another; or how a call ends, as its caller stands where it begins. */
export function wordsBetween({ moves }: ImportProcess, from: StateName, to: StateName): string {
  const own = moves.filter((move) => move.from === from && move.to === to);
  const isEnd = moves.some((move) => move.to === from && move.answer === null);
  const ends = new Map<number | null, string[]>();
  for (const { answer, mark } of own)
    ends.set(answer, [...(ends.get(answer) ?? []), ...(mark ? [MARK_WORDS[mark] ?? mark] : [])]);
  return isEnd
    ? [...ends].map(([answer, marks]) => `${answer} ${marks.join(", ")}`.trim()).join(", ")
    : [...new Set(own.map(({ by }) => by))].join(", ");
}
