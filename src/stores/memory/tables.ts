import type {
  Account,
  BookedTransaction,
  HistoricalStatement,
  ImportKey,
  Lease,
  Note,
  PaymentInstruction,
  Product,
  StoredEvent,
  SupplierStatus,
  TokenRecord,
} from "../store.ts";

/** What the memory store keeps, each row below a partition and an id. */
export interface Tables {
  supplierStatus: SupplierStatus;
  products: Product;
  /** By supplier and external number. */
  imports: ImportRow;
  /** Those that are being processed, or were when their call died. */
  leases: Lease;
  accounts: ImportKey & { readonly number: string };
  /** These four by account number. */
  notes: Note;
  transactions: BookedTransaction;
  statements: HistoricalStatement;
  paymentInstructions: PaymentInstruction;
  tokens: TokenRecord;
  /** The last sequence of each subject. */
  subjects: number;
  /** By subject and sequence. */
  events: StoredEvent;
  sinks: string;
  /** How far each sink is, by sink and subject. */
  deliveries: DeliveryRow;
}
export type TableName = keyof Tables;

export interface ImportRow extends ImportKey {
  readonly payload: Account;
  readonly isSkipped: boolean;
  readonly attempts: number;
  readonly account: { readonly number: string; readonly createdAt: number } | null;
}

export interface DeliveryRow {
  readonly delivered: number;
  /** Whoever delivers the next event at this moment, or did last. */
  readonly token: string | null;
  /** How many attempts to deliver the next event have failed. */
  readonly failures: number;
  /** When the next event may be taken: after a delivery that is under way, or one that failed. */
  readonly blockedUntil: number;
  /** Why the next event is not tried any more. */
  readonly parked: string | null;
}
