// What the server says of itself, under /__control/.

/** An account on its way to the platform. */
export interface NamedAccount {
  readonly import_supplier: string;
  readonly external_account_number: string;
  readonly platform_account_number?: string;
}

/** Accounts in the same state whose last attempt has ended in the same way. */
export interface Group {
  readonly state: string;
  readonly mark: string | null;
  /** How many there are. Those that are named come first to last. */
  readonly count: number;
  readonly accounts: readonly NamedAccount[];
}

/** What the weather of the server is like. */
export interface Weather {
  readonly latency?: readonly [number, number];
  readonly faults?: number;
  readonly lost?: number;
  readonly seed?: number | string;
}

/** A magic value. */
export interface Scenario {
  readonly value: string;
  readonly field: string;
  readonly effect: string;
  readonly operations: readonly string[];
  readonly answer: string;
}

/** The answer of `/__control/overview`. */
export interface Overview {
  readonly now: string;
  readonly operations_teams: readonly string[];
  readonly suppliers: readonly { readonly code: string; readonly status: string }[];
  readonly weather: Weather;
  readonly scenarios: readonly Scenario[];
  readonly groups: readonly Group[];
}

/** A request that was answered. */
export interface AnsweredRequest {
  readonly number: number;
  readonly request_id: string;
  readonly answered_at: string;
  readonly method: string;
  readonly path: string;
  readonly operation: string | null;
  readonly status: number;
  readonly code: string | null;
  readonly milliseconds: number;
  readonly faults: readonly { readonly attr: string | null; readonly detail: string }[];
  readonly request_body?: unknown;
}

/** An event that was emitted. */
export interface Emitted {
  readonly event_id: string;
  readonly type: string;
  readonly subject: string;
  readonly occurred_at: string;
}

/** An account that has moved. */
export interface Move extends NamedAccount {
  readonly from: string;
  readonly to: string;
  readonly mark?: string;
  readonly request_id: string;
}

/** `live.json`: the states of an import and the moves between them, as the contract has them. */
export interface ImportProcess {
  readonly states: readonly ImportState[];
  readonly moves: readonly PossibleMove[];
}

/** A state of the contract. */
export interface ImportState {
  readonly id: string;
  readonly title: string;
  /** The answer of `getAccountTransferStatus`; null if it has none for this state. */
  readonly status: string | null;
  readonly column: number;
  readonly row: number;
  /** How an attempt may have ended that has led back to it. */
  readonly marks: readonly string[];
}

/** A move that the contract knows. */
export interface PossibleMove {
  readonly from: string;
  readonly to: string;
  readonly mark?: string;
  readonly code?: string;
  /** An operation, or `operator`. */
  readonly by: string;
  /** The status of the answer; null if the answer comes later. */
  readonly answer: number | null;
  readonly emits: readonly string[];
  readonly evidence: readonly string[];
}
