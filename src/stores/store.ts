// What the reference implementation remembers. Every store behind this interface passes the same suite of tests.
import type { components } from "../../generated/rest-types.ts";
import type { NewEvent, Outbox, StoredEvent } from "./outbox.ts";

export type { NewEvent, StoredEvent };

type Schemas = components["schemas"];
export type Account = Schemas["Account"];
export type Product = Schemas["Product"];
export type Transaction = Schemas["Transaction"];
export type HistoricalStatement = Schemas["HistoricalStatement"];

/** The pair that names an import process. */
export interface ImportKey {
  readonly supplier: string;
  readonly externalNumber: string;
}

/** An import process, from its first staging on. */
export interface ImportProcess extends ImportKey {
  /** The payload staged last. It stays when the account exists: the link from the account to what it was made of. */
  readonly payload: Account;
  readonly isSkipped: boolean;
  /** Whether a call is processing it at this moment. */
  readonly isInProgress: boolean;
  /** How many calls have taken the right to process it so far. */
  readonly attempts: number;
  readonly account: ImportedAccount | null;
}
/** The same without its payload, for lists. */
export type ImportEntry = Omit<ImportProcess, "payload">;

export interface ImportedAccount {
  readonly number: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** The right of one call to process an account, until it ends or `until` passes. */
export interface Lease {
  readonly token: string;
  readonly until: number;
}
export type Claim = Lease | "in_progress" | "limit_reached";

export interface Note {
  /** Null for a note that consists of documents only. */
  readonly body: string | null;
  readonly documentPaths: readonly string[];
  /** ISO 8601, as sent. */
  readonly createdAt: string;
  readonly isPinned: boolean;
  readonly unpinAt: string | null;
}

/** A transaction as it was booked. */
export interface BookedTransaction {
  /** As it was sent. It is added to the import data in this form. */
  readonly sent: Transaction;
  /** The day it was booked on, which is another one where it was moved into the open statement period. */
  readonly date: string;
  /** Why it was moved. */
  readonly description: string | null;
}

export interface PaymentInstruction {
  readonly vendor: string;
  readonly reference: string;
  readonly type: string;
  /** What the vendor knows of it, as JSON. */
  readonly details: string;
}

export type SupplierStatus = "Ongoing" | "Paused" | "Complete";

/** A token, known by its hash alone. */
export interface TokenRecord {
  readonly hash: string;
  readonly kind: "access" | "refresh";
  /** The hash of the API key that it was handed out for. */
  readonly keyHash: string;
  readonly expiresAt: number;
}

export interface ProductFilter {
  /** Empty for products without one. */
  readonly brand?: string | undefined;
  readonly isGreen?: boolean | undefined;
}

export interface Reader {
  /** The time, in milliseconds since 1970. It stands still for as long as the reader is in use. */
  readonly now: number;
  /** The status that the operator gave a supplier since; undefined while it is the configured one. */
  supplierStatus(code: string): Promise<SupplierStatus | undefined>;
  findProduct(code: string): Promise<Product | undefined>;
  /** Those of the codes that no product has. */
  missingProducts(codes: readonly string[]): Promise<readonly string[]>;
  /** Products that are not hidden, by code, from an offset on, and how many there are in all. */
  listProducts(
    filter: ProductFilter,
    offset: number,
    limit: number,
  ): Promise<{ products: readonly Product[]; count: number }>;
  findImport(key: ImportKey): Promise<ImportProcess | undefined>;
  /** The import processes of a supplier, or the one of them with this number, by number. */
  listImports(supplier: string, externalNumber?: string): Promise<readonly ImportEntry[]>;
  findAccount(number: string): Promise<(ImportKey & ImportedAccount) | undefined>;
  listNotes(accountNumber: string): Promise<readonly Note[]>;
  listTransactions(accountNumber: string): Promise<readonly BookedTransaction[]>;
  /** Those of the ids that were booked on the account before, each with the day it was booked on. */
  bookedTransactions(
    accountNumber: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, string>>;
  listStatements(accountNumber: string): Promise<readonly HistoricalStatement[]>;
  listPaymentInstructions(accountNumber: string): Promise<readonly PaymentInstruction[]>;
  findToken(hash: string): Promise<TokenRecord | undefined>;
  /** The newest events, as many as `limit` at most: the oldest first, and those of one subject always in their order. */
  listEvents(limit: number): Promise<readonly StoredEvent[]>;
}

/**
 * Changes are kept all together when the work ends, or not at all when it throws.
 * `findImport`, `stage`, `claim` and `release` hold the process until then: other writers that ask for it wait, also where it does not exist yet. The time is
 * taken after that, so that what happens to one process never runs backwards; it stands still from there on.
 */
export interface Writer extends Reader {
  setSupplierStatus(code: string, status: SupplierStatus): Promise<void>;
  /** Adds products; one whose code exists is replaced. */
  putProducts(products: readonly Product[]): Promise<void>;
  /** Stores a payload, and says whether there was one before. */
  stage(payload: Account): Promise<"first" | "replaced">;
  setSkipped(key: ImportKey, isSkipped: boolean): Promise<void>;
  /** Takes the right to process an account, unless another call has it or as many as `limit` are being processed. */
  claim(key: ImportKey, limit: number | null, milliseconds: number): Promise<Claim>;
  /** Gives the right back. False where it had passed to another call or run out, so that nothing may be written in its name. */
  release(key: ImportKey, token: string): Promise<boolean>;
  createAccount(key: ImportKey, number: string): Promise<void>;
  addNote(accountNumber: string, note: Note): Promise<void>;
  addTransaction(accountNumber: string, transaction: BookedTransaction): Promise<void>;
  addStatement(accountNumber: string, statement: HistoricalStatement): Promise<void>;
  /** Attaches an instruction; one with the same vendor and reference is replaced. */
  putPaymentInstruction(accountNumber: string, instruction: PaymentInstruction): Promise<void>;
  /** Keeps a token, and forgets those that have expired. */
  putToken(token: TokenRecord): Promise<void>;
  /** Removes a token and answers it, so that it works once. */
  takeToken(hash: string): Promise<TokenRecord | undefined>;
  addEvent(event: NewEvent): Promise<void>;
  /** Does the work and undoes what it changed; only the result stays. */
  rehearse<Result>(work: () => Promise<Result>): Promise<Result>;
}

export interface Store {
  /** Reads at one moment. */
  read<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result>;
  /** Changes all or nothing. The work may run again where it met another writer, so it changes nothing but the store. */
  write<Result>(work: (writer: Writer) => Promise<Result>): Promise<Result>;
  /** The events on their way to those who receive them, for relays. */
  readonly outbox: Outbox;
  /** Calls back for every event that this process adds, once what caused it is kept. Answers a function that ends this. */
  subscribe(listener: (event: StoredEvent) => void): () => void;
  /** Forgets everything, the clock too. */
  reset(): Promise<void>;
  /** Moves the time of the store forward or back. Rights to process and to deliver, and waits for another attempt, end no later for that. */
  moveClock(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}
