// The content of config/import-process.json: the states of an import and the moves between.
import type { ImportMark, ImportState as StateName } from "../../../generated/server-types.ts";

export interface ImportProcess {
  readonly states: readonly ImportState[];
  readonly moves: readonly PossibleMove[];
  /** What an imported account is given afterwards, without a move. */
  readonly additions: readonly Emission[];
}

/** An answer of an operation, with the events that it emits. */
export interface Emission {
  /** The operation, or `operator`. */
  readonly by: string;
  /** The status of the answer; null if the operation answers only with a later move. */
  readonly answer: number | null;
  /** The error codes of the answer. Without them, the answer has no code. */
  readonly codes?: readonly string[];
  readonly emits: readonly string[];
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

/** A move of an account, made by an operation or by the operator. */
export interface PossibleMove extends Emission {
  readonly from: StateName;
  readonly to: StateName;
  readonly mark?: ImportMark;
  readonly evidence: readonly string[];
}
