// What the server remembers as a JSON document, from which it can start again. Tokens, events and
// leases are no part of it.
import type {
  Account,
  HistoricalStatement,
  Product,
  SupplierStatus,
  Transaction,
} from "../../stores/store.ts";

/** An import process by the names of the API. */
export interface NamedImport {
  readonly import_supplier: string;
  readonly external_account_number: string;
}

/** A note as a state has it. */
export interface StateNote {
  readonly body?: string | null;
  readonly document_paths?: readonly string[];
  readonly created_at: string;
  readonly is_pinned?: boolean;
  readonly unpin_at?: string | null;
}

/** A transaction that was added after the import. */
export interface StateTransaction {
  readonly transaction_data: Transaction;
  /** The day it was booked on; the one that was sent if it is left out. */
  readonly booked_on?: string;
  /** Why it was moved to another day. */
  readonly description?: string | null;
}

/** How an account pays. */
export interface StateInstruction {
  readonly vendor: string;
  readonly reference: string;
  readonly type: string;
  /** What the vendor knows about it, as JSON in text. */
  readonly details?: string;
}

/** An account that is imported, with the data that it was made from. */
export interface ImportedState {
  readonly platform_account_number: string;
  /** The time at which the state is loaded, if it is left out. */
  readonly created_at?: string;
  readonly operations_team_name?: string | null;
  readonly sends_customer_emails?: boolean | null;
  readonly import_data: Account;
  /** Its notes, also those of its import data. */
  readonly notes?: readonly StateNote[];
  readonly transactions?: readonly StateTransaction[];
  readonly statements?: readonly HistoricalStatement[];
  readonly payment_instructions?: readonly StateInstruction[];
}

/** What the server remembers. Its schema is `energy-contracts/state.schema.json`. */
export interface State {
  readonly $schema?: string;
  readonly products?: readonly Product[];
  /** The import suppliers whose status the operator has changed. */
  readonly suppliers?: readonly { readonly code: string; readonly status: SupplierStatus }[];
  /** The data of accounts that are staged and not imported. */
  readonly staged?: readonly Account[];
  /** The accounts that are marked to be skipped, staged or not. */
  readonly skipped?: readonly NamedImport[];
  readonly imported?: readonly ImportedState[];
}
