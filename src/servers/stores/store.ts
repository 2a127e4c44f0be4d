// A store remembers all for the reference server. Every store here passes the same tests.
import type { components } from "../../../generated/rest-types.ts";
import type { Move, SupplierStatus } from "../../../generated/server-types.ts";
import type { ListRange, NewEvent, Outbox, StoredEvent } from "./outbox.ts";

export type { NewEvent, StoredEvent };

type Schemas = components["schemas"];
/** The payload of an account to import. */
export type Account = Schemas["Account"];
/** A product that accounts refer to by its code. */
export type Product = Schemas["Product"];
/** A transaction as it is sent. */
export type Transaction = Schemas["Transaction"];
/** A statement from the time before the import. */
export type HistoricalStatement = Schemas["HistoricalStatement"];

/** The pair that names an import process. */
export interface ImportKey {
  readonly supplier: string;
  readonly externalNumber: string;
}

/** An import process, from its first staging on. */
export interface ImportProcess extends ImportKey {
  /** The payload that was staged last. It stays, so that an account leads to its source. */
  readonly payload: Account;
  /** Whether a call has the lease on it at this moment. */
  readonly isInProgress: boolean;
  /** So many calls have taken the lease on it so far. */
  readonly attempts: number;
  readonly account: ImportedAccount | null;
}

/** An import process without its payload, for lists. */
export type ImportEntry = Omit<ImportProcess, "payload">;

/** The account that an import process has led to. */
export interface ImportedAccount {
  readonly number: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** An account with its import process and its terms. */
export type FoundAccount = ImportKey & ImportedAccount & ImportTerms;

/** These terms of an account were decided as it was created. */
export interface ImportTerms {
  /** Null for an account of a state that does not say it. */
  readonly operationsTeam: string | null;
  /** Whether its supplier had emails sent to customers; null as above. */
  readonly sendsEmails: boolean | null;
}

/** One call may process an account until it releases the lease or `until` passes. */
export interface Lease {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** A lease, or the reason why there is none. */
export type Claim = Lease | "in_progress" | "limit_reached";

/** This is known of an import process before it is changed. */
export interface KnownImport {
  readonly importProcess: ImportProcess | undefined;
  readonly isSkipped: boolean;
  /** The status of the supplier, as in `supplierStatus`. */
  readonly supplierStatus: SupplierStatus | undefined;
}

export interface Note {
  /** Null if the note consists only of documents. */
  readonly body: string | null;
  readonly documentPaths: readonly string[];
  /** ISO 8601 with seconds and `Z` or an offset with a colon, and so is unpinAt. */
  readonly createdAt: string;
  readonly isPinned: boolean;
  readonly unpinAt: string | null;
}

/** A transaction as it was booked. */
export interface BookedTransaction {
  /** The transaction as it was sent. The import data contains it in this form. */
  readonly sent: Transaction;
  /** The day of the booking. It differs if the transaction was moved to the open period. */
  readonly date: string;
  /** The reason why it was moved. */
  readonly description: string | null;
}

/** A payment vendor knows by this how an account pays. */
export interface PaymentInstruction {
  readonly vendor: string;
  readonly reference: string;
  readonly type: string;
  /** The vendor's knowledge of it, as JSON. */
  readonly details: string;
}

/** These things can be added to an account. */
export interface Added {
  readonly notes: Note;
  readonly transactions: BookedTransaction;
  readonly statements: HistoricalStatement;
  readonly instructions: PaymentInstruction;
}

/** An account moves from one state of its import to another. */
export type AccountMove = Omit<Move, "request_id">;

/** The progress of a supplier's import. */
export type { SupplierStatus };

/** A token. The store knows only its hash. */
export interface TokenRecord {
  readonly hash: string;
  readonly kind: "access" | "refresh";
  /** The hash of the API key that it was issued for. */
  readonly keyHash: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface ProductFilter {
  /** An empty brand finds products without a brand. */
  readonly brand?: string | undefined;
  readonly isGreen?: boolean | undefined;
}

/** Some import processes of a supplier; all, if nothing is said. */
export interface ImportRange extends ListRange {
  /** The list has only the process with this number. */
  readonly externalNumber?: string | undefined;
}

export interface Reader {
  /** The time in milliseconds since 1970. It stands still while the reader is in use. */
  readonly now: number;
  /** Returns the status that the operator has set; undefined while the configured one applies. */
  supplierStatus(code: string): Promise<SupplierStatus | undefined>;
  findProduct(code: string): Promise<Product | undefined>;
  /** Returns the codes among these that no product has. */
  missingProducts(codes: readonly string[]): Promise<readonly string[]>;
  /** Returns a page of the products that are not hidden, sorted by code, and the count of all. */
  listProducts(
    filter: ProductFilter,
    offset: number,
    limit: number,
  ): Promise<{ products: readonly Product[]; count: number }>;
  /** Lists all products, hidden ones too, sorted by code. */
  listAllProducts(): Promise<readonly Product[]>;
  findImport(key: ImportKey): Promise<ImportProcess | undefined>;
  /** Lists the numbers of a supplier's accounts that are marked to be skipped, sorted. */
  listSkipped(supplier: string): Promise<readonly string[]>;
  /** Lists the import processes of a supplier in a range, sorted by number. */
  listImports(supplier: string, range?: ImportRange): Promise<readonly ImportEntry[]>;
  findAccount(number: string): Promise<FoundAccount | undefined>;
  /** Lists the things that were added to an account, in order. */
  listAdded<Kind extends keyof Added>(
    kind: Kind,
    accountNumber: string,
  ): Promise<readonly Added[Kind][]>;
  /** Returns the account's transactions with these ids; of several with one id, the last. */
  bookedTransactions(
    accountNumber: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, BookedTransaction>>;
  findToken(hash: string): Promise<TokenRecord | undefined>;
  /** Lists the newest `limit` events before the newest `newer`, oldest first, subjects in order. */
  listEvents(limit: number, newer?: number): Promise<readonly StoredEvent[]>;
}

/**
 * A writer changes a store. All changes are kept when the work ends, or none if it throws.
 *
 * `findImport`, `stage`, `setSkipped`, `claim` and `release` lock the import process until then,
 * even one that does not exist yet: other writers that ask for it wait. A later question is under
 * that lock, also if nobody has waited for the answer before. The time is taken after the lock and
 * then stands still, so that the times of one process never run backwards.
 *
 * A change need not be stored when its promise resolves. If it can't be stored, the work as a whole
 * fails, also after its end.
 */
export interface Writer extends Reader {
  /** The work puts its moves here. A store does not look at them. */
  readonly moves: AccountMove[];
  setSupplierStatus(code: string, status: SupplierStatus): Promise<void>;
  /** Adds products. A product whose code exists is replaced. */
  putProducts(products: readonly Product[]): Promise<void>;
  /** Stores a payload, in place of an earlier one. A frozen payload is frozen to its depths. */
  stage(payload: Account): Promise<void>;
  /** Marks an account to be skipped, or takes the mark away. The account need not be staged. */
  setSkipped(key: ImportKey, isSkipped: boolean): Promise<void>;
  /**
   * Takes the lease on an account, unless another call has it or there are as many as `limit`. A
   * lease of 0 milliseconds lasts as long as the work does, and needs no release.
   */
  claim(key: ImportKey, limit: number | null, milliseconds: number): Promise<Claim>;
  /** Releases a lease. False if it has run out or passed on: the call must then write nothing. */
  release(key: ImportKey, token: string): Promise<boolean>;
  /** Creates an account, now or at another time in milliseconds since 1970. */
  createAccount(
    key: ImportKey,
    number: string,
    terms?: ImportTerms,
    createdAt?: number,
  ): Promise<void>;
  /** Adds something to an account. An instruction replaces one with its vendor and reference. */
  add<Kind extends keyof Added>(
    kind: Kind,
    accountNumber: string,
    item: Added[Kind],
  ): Promise<void>;
  /** Stores tokens, and deletes a thousand expired tokens at most. */
  putTokens(tokens: readonly TokenRecord[]): Promise<void>;
  /** Deletes a token and returns it, so that it works once. */
  takeToken(hash: string): Promise<TokenRecord | undefined>;
  addEvent(event: NewEvent): Promise<void>;
  /** Does the work and undoes its changes. Only the result remains. */
  rehearse<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** The memory of the reference server, and the events that it emits. */
export interface Store {
  /** Reads at one moment. */
  read<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result>;
  /**
   * This is like `read`, and costs less. The work asks the reader one question, and looks at the
   * time only after that. A persistent store refuses a second question.
   */
  ask<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result>;
  /** Changes all or nothing. Work that collides runs again, so it must change nothing else. */
  write<Result>(work: (writer: Writer) => Promise<Result>): Promise<Result>;
  /** This is like `write`, for an import process that is locked and read at once. */
  change<Result>(
    key: ImportKey,
    work: (writer: Writer, known: KnownImport) => Promise<Result>,
  ): Promise<Result>;
  /** The events on their way to the sinks, for relays. */
  readonly outbox: Outbox;
  /**
   * Calls the listener for every event that this process adds, once the event and its cause are
   * stored. Returns a function that ends this.
   */
  subscribe(listener: (event: StoredEvent) => void): () => void;
  /** Deletes everything except the registered sinks, and sets the clock right. */
  reset(): Promise<void>;
  /** Moves the time forward or back. Leases and waits for an attempt do not last longer by that. */
  moveClock(milliseconds: number): Promise<void>;
  /** Writes a text that nobody reads. It fails where every change would, as on a full disk. */
  probe(): Promise<void>;
  /** Closes the files and connections of the store. To close it again does nothing. */
  close(): Promise<void>;
}
