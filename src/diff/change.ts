// What a comparison of two contracts answers.

/** Who can be broken by a change: those who emit events and those who read them, those who call the API and those who answer. */
export const PARTIES = ["producers", "consumers", "clients", "server"] as const;
export type Party = (typeof PARTIES)[number];

/** The documents of a contract. A half that is undefined is not compared. */
export interface ContractDocuments {
  /** The JSON Schema of each event by its name; references stay inside it. */
  readonly schemas?: ReadonlyMap<string, object> | undefined;
  /** The OpenAPI bundle. */
  readonly openapi?: object | undefined;
}

export type Kind = "added" | "removed" | "changed";

/** One difference between two contracts. */
export interface Change {
  readonly half: "events" | "openapi";
  /** The event's name, the operationId, or `openapi` for the document as a whole. */
  readonly subject: string;
  /** Where in the subject, for people: `meters[].id`, `query parameter page`, `response 200: results[].code`. Empty for the subject itself. */
  readonly path: string;
  readonly kind: Kind;
  /** What kind of difference, for programs. Stable. */
  readonly code: string;
  /** A sentence without a full stop. */
  readonly what: string;
  /** Whom it breaks; empty for a compatible change. */
  readonly breaks: readonly Party[];
  /** The way to it in the new document (to what is around it, if it was removed): the tokens of a JSON Pointer. */
  readonly at: readonly string[];
}

/** Parties in the order of `PARTIES`, each once. */
export const parties = (...list: readonly Party[]): readonly Party[] =>
  PARTIES.filter((party) => list.includes(party));

/** Who writes a value and who reads it. Whatever narrows what may be written breaks the writer, whatever widens it the reader. */
export interface Roles {
  readonly writer: Party;
  readonly reader: Party;
  /** Whom it breaks that a field goes which may still be sent and is then ignored. */
  readonly removed: (wasRequired: boolean) => readonly Party[];
}
export const EVENT: Roles = {
  writer: "producers",
  reader: "consumers",
  removed: () => ["consumers"],
};
export const REQUEST: Roles = {
  writer: "clients",
  reader: "server",
  // What a client sends is no longer heeded; a server misses only what it could rely on.
  removed: (wasRequired) => (wasRequired ? ["clients", "server"] : ["clients"]),
};
export const RESPONSE: Roles = { writer: "server", reader: "clients", removed: () => ["clients"] };
