// A store keeps all data of the reference server. Every store here passes the same tests.
import type { components } from "../../../generated/rest-types.ts";
import type { Move, SupplierStatus } from "../../../generated/server-types.ts";
import type { ListRange, NewEvent, Outbox, StoredEvent } from "./outbox.ts";

export type { ListRange, NewEvent, StoredEvent };

type Schemas = components["schemas"];
export type Account = Schemas["Account"];
export type Product = Schemas["Product"];
/** A transaction in the form in which it was sent. */
export type Transaction = Schemas["Transaction"];
export type HistoricalStatement = Schemas["HistoricalStatement"];

export interface ImportKey {
  readonly supplier: string;
  readonly externalNumber: string;
}

/** An import process. It exists from the first staging on. */
export interface ImportProcess extends ImportKey {
  /** The last staged payload. It stays after the import, so that the account's source is facts. */
  readonly payload: Account;
  /** True while a call has the lease on the import process. */
  readonly isInProgress: boolean;
  /** The number of calls that have taken the lease so far. */
  readonly attempts: number;
  readonly account: ImportedAccount | null;
}

export type ImportEntry = Omit<ImportProcess, "payload">;

export interface ImportedAccount {
  readonly number: string;
  /** The time of creation, in milliseconds since 1970. */
  readonly createdAt: number;
}

export type FoundAccount = ImportKey & ImportedAccount & ImportTerms;

/** Terms that were fixed when the account was created. */
export interface ImportTerms {
  /** The team; null if the account comes from a state document that does not name it. */
  readonly operationsTeam: string | null;
  /** True if the supplier had emails sent to customers; null if that is not facts. */
  readonly sendsEmails: boolean | null;
}

/** The right of one call to process an account, until the call releases it or `until` passes. */
export interface Lease {
  readonly token: string;
  /** The end of the lease, in milliseconds since 1970. */
  readonly until: number;
}

export type Claim = Lease | "in_progress" | "limit_reached";

export interface ImportFacts {
  readonly importProcess: ImportProcess | undefined;
  readonly isSkipped: boolean;
  /** The status that the operator has set; undefined while the configured status applies. */
  readonly supplierStatus: SupplierStatus | undefined;
}

export interface Note {
  /** The text of the note; null if the note has only documents. */
  readonly body: string | null;
  readonly documentPaths: readonly string[];
  /** ISO 8601 with seconds, and `Z` or an offset with a colon. `unpinAt` has the same form. */
  readonly createdAt: string;
  readonly isPinned: boolean;
  readonly unpinAt: string | null;
}

export interface BookedTransaction {
  /** The transaction in the form in which it was sent. The import data has this form. */
  readonly sent: Transaction;
  /** The day of the booking. It differs from the sent day if the transaction was moved. */
  readonly date: string;
  /** The reason why the transaction was moved; null if it was not. */
  readonly description: string | null;
}

/** An instruction by which a payment vendor knows how an account pays. */
export interface PaymentInstruction {
  readonly vendor: string;
  readonly reference: string;
  readonly type: string;
  /** The vendor's data about the instruction, as JSON. */
  readonly details: string;
}

export interface Added {
  readonly notes: Note;
  readonly transactions: BookedTransaction;
  readonly statements: HistoricalStatement;
  readonly instructions: PaymentInstruction;
}

export type AccountMove = Omit<Move, "request_id">;

export type { SupplierStatus };

/** A token, of which the store knows only the hash. */
export interface TokenRecord {
  readonly hash: string;
  readonly kind: "access" | "refresh";
  /** The hash of the API key for which the token was issued. */
  readonly keyHash: string;
  /** The expiry time, in milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface ProductFilter {
  /** The brand. An empty text finds products without a brand. */
  readonly brand?: string | undefined;
  readonly isGreen?: boolean | undefined;
}

/** An account that is staged, or marked to be skipped, or both. */
export interface AccountEntry extends ImportEntry {
  readonly isSkipped: boolean;
}

/** A range of accounts. */
export interface AccountRange extends ListRange {
  /** If set, the list has only numbers that begin with this text. */
  readonly prefix?: string | undefined;
}

export interface Reader {
  /** The time in milliseconds since 1970. It stays the same while the reader is used. */
  readonly now: number;
  /** Returns the status that the operator has set; undefined while the configuration applies. */
  supplierStatus(code: string): Promise<SupplierStatus | undefined>;
  findProduct(code: string): Promise<Product | undefined>;
  missingProducts(codes: readonly string[]): Promise<readonly string[]>;
  /** Returns a page of the visible products that match, by code, and their number on all pages. */
  listProducts(
    filter: ProductFilter,
    offset: number,
    limit: number,
  ): Promise<{ products: readonly Product[]; count: number }>;
  /** Lists all products sorted by code, including hidden products. */
  listAllProducts(): Promise<readonly Product[]>;
  findImport(key: ImportKey): Promise<ImportProcess | undefined>;
  /** Lists the import processes of a supplier in a range, sorted by number. */
  listImports(supplier: string, range?: ListRange): Promise<readonly ImportEntry[]>;
  /** Lists the staged and the skipped accounts of a supplier in a range, sorted by number. */
  listAccounts(supplier: string, range?: AccountRange): Promise<readonly AccountEntry[]>;
  findAccount(number: string): Promise<FoundAccount | undefined>;
  /** Lists the additions to an account in the order in which they were made. */
  listAdded<Kind extends keyof Added>(
    kind: Kind,
    accountNumber: string,
  ): Promise<readonly Added[Kind][]>;
  /** Returns the account's transactions with these ids. If an id occurs twice, the last counts. */
  bookedTransactions(
    accountNumber: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, BookedTransaction>>;
  findToken(hash: string): Promise<TokenRecord | undefined>;
  /** Skips the newest `newer` events, and lists the `limit` events before them, oldest first. */
  listEvents(limit: number, newer?: number, subject?: string): Promise<readonly StoredEvent[]>;
}

/**
 * A writer changes a store. All changes are stored when the work ends, or none if it throws.
 * `findImport`, `stage`, `setSkipped`, `claim` and `release` lock the import process until the end
 * of the work, even if it does not exist yet. Other writers wait for this lock. A question after
 * such a call is under the lock, even if the call's promise is still pending. The time is read
 * after the lock and then stands still, so that times of one process never run backwards. A change
 * may be stored after its promise resolves. If the change can't be stored, the whole work fails,
 * even after its end.
 */
export interface Writer extends Reader {
  /** The moves between states that the work has made. The caller reads them, not the store. */
  readonly moves: AccountMove[];
  setSupplierStatus(code: string, status: SupplierStatus): Promise<void>;
  /** Adds products. A product with the same code is replaced. */
  putProducts(products: readonly Product[]): Promise<void>;
  /** Stores a payload and replaces an earlier payload. A frozen payload must be deeply frozen. */
  stage(payload: Account): Promise<void>;
  /** Marks an account to be skipped, or removes the mark. The account need not be staged. */
  setSkipped(key: ImportKey, isSkipped: boolean): Promise<void>;
  /**
   * Takes the lease on an account, unless another call has the lease or `limit` leases exist. A
   * lease of 0 milliseconds lasts until the work ends, and needs no release.
   */
  claim(key: ImportKey, limit: number | null, milliseconds: number): Promise<Claim>;
  /** Releases a lease. False if the call has lost the lease; the call must then write nothing. */
  release(key: ImportKey, token: string): Promise<boolean>;
  /** Creates an account. `createdAt` is in milliseconds since 1970; the default is now. */
  createAccount(
    key: ImportKey,
    number: string,
    terms?: ImportTerms,
    createdAt?: number,
  ): Promise<void>;
  /** Adds an item. An instruction replaces an instruction with the same vendor and reference. */
  add<Kind extends keyof Added>(
    kind: Kind,
    accountNumber: string,
    item: Added[Kind],
  ): Promise<void>;
  /** Stores tokens. Also deletes up to a thousand expired tokens. */
  putTokens(tokens: readonly TokenRecord[]): Promise<void>;
  /** Deletes a token and returns it. So each token works only once. */
  takeToken(hash: string): Promise<TokenRecord | undefined>;
  addEvent(event: NewEvent): Promise<void>;
}

export interface Store {
  /** Runs work that reads at one moment. */
  read<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result>;
  /** Like `read`, but faster. The work asks only one question, and uses the time after the answer. */
  ask<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result>;
  /** Runs work and keeps all its changes or none. It may run again, so it only uses the store. */
  write<Result>(work: (writer: Writer) => Promise<Result>): Promise<Result>;
  /** Like `write`, but first locks one import process and reads it in the same step. */
  change<Result>(
    key: ImportKey,
    work: (writer: Writer, facts: ImportFacts) => Promise<Result>,
  ): Promise<Result>;
  /** The events that sinks have not received yet. Relays deliver them. */
  readonly outbox: Outbox;
  /**
   * Calls the listener for every event of this process, after the event and the change that caused
   * it are stored. Returns a function that ends the calls.
   */
  subscribe(listener: (event: StoredEvent) => void): () => void;
  /** Deletes everything except the registered sinks, and sets the clock to the real time. */
  reset(): Promise<void>;
  /** Moves the clock. A move back does not extend the leases and the waits for an attempt. */
  moveClock(milliseconds: number): Promise<void>;
  /** Writes an unused text. It fails if a change would fail, for example on a full disk. */
  probe(): Promise<void>;
  /** Closes the files and connections of the store. A second call does nothing. */
  close(): Promise<void>;
}
