import type {
  Account,
  BookedTransaction,
  FoundAccount,
  HistoricalStatement,
  ImportedAccount,
  ImportKey,
  Lease,
  Note,
  PaymentInstruction,
  Product,
  StoredEvent,
  SupplierStatus,
  TokenRecord,
} from "../store.ts";

/** The rows of a memory store, by table. Each row has a partition and an id. */
export interface Tables {
  supplierStatus: SupplierStatus;
  products: Product;
  /** By supplier and external number. */
  imports: ImportRow;
  /** The external numbers that are marked to be skipped, by supplier. */
  skipMarks: string;
  /** The last lease on each import process, until it is released. */
  leases: Lease;
  accounts: FoundAccount;
  /** This table and the next three by account number. */
  notes: Note;
  transactions: BookedTransaction;
  statements: HistoricalStatement;
  paymentInstructions: PaymentInstruction;
  tokens: TokenRecord;
  /** The hours in which tokens expire, counted from 1970. */
  tokenHours: number;
  /** The hashes of the tokens that expire in an hour, by hour. */
  tokensOfHour: string;
  /** The last sequence of each subject. */
  subjects: number;
  /** By subject and sequence. */
  events: StoredEvent;
  sinks: string;
  /** The progress of each sink, by sink and subject. */
  deliveries: DeliveryRow;
}
/** The name of a table. */
export type TableName = keyof Tables;

/** An import process without its lease. */
export interface ImportRow extends ImportKey {
  readonly payload: Account;
  readonly attempts: number;
  readonly account: ImportedAccount | null;
}

/** The progress of a sink with the events of one subject. */
export interface DeliveryRow {
  /** How many events it has got. */
  readonly delivered: number;
  /** The token of the lease on the next event, until it is settled. */
  readonly token: string | null;
  /** How many attempts to deliver the next event have failed. */
  readonly failures: number;
  /** When the next event may be claimed: a lease runs until then, or a wait after a failure. */
  readonly blockedUntil: number;
  /** Why the next event is not tried any more; null if it is. */
  readonly parked: string | null;
}
