// The content of config/import-process.json: the states of an import and the moves between.
import type { ImportMark, ImportState as StateName } from "../../../generated/server-types.ts";

export interface ImportProcess {
  readonly states: readonly ImportState[];
  readonly moves: readonly PossibleMove[];
}

export interface ImportState {
  readonly id: StateName;
  readonly title: string;
  /**
   * The answer of `getAccountTransferStatus`; null if the operation has none in this state. That of
   * `skipped` is for an account with staged data; without, the operation has none.
   */
  readonly status: string | null;
  /** The ends of attempts that lead an import back to this state. */
  readonly marks: readonly ImportMark[];
}

export interface PossibleMove {
  readonly from: StateName;
  readonly to: StateName;
  readonly mark?: ImportMark;
  readonly code?: string;
  /** The operation that makes the move, or `operator`. */
  readonly by: string;
  /** The status of the answer; null if the operation answers only with a later move. */
  readonly answer: number | null;
  readonly emits: readonly string[];
  readonly evidence: readonly string[];
}
