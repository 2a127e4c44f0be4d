// The parties that rely on a contract, and their roles.

/**
 * Producers emit events and consumers read them; clients call the API, the server answers. `stored`
 * are the events that somebody keeps, and judges again under the new contract.
 */
export const PARTIES = ["producers", "consumers", "stored", "clients", "server"] as const;
export type Party = (typeof PARTIES)[number];

/** The parts of a contract where a change is found; `api` is an operation or the document. */
export const SIDES = ["events", "requests", "responses", "api"] as const;
export type Side = (typeof SIDES)[number];

export const uniqueParties = (...parties: readonly Party[]): readonly Party[] =>
  PARTIES.filter((party) => parties.includes(party));

/** The roles of parties. A narrower contract breaks the writer, a wider contract the reader. */
export interface Roles {
  readonly side: Side;
  readonly writer: Party;
  readonly reader: Party;
}

export const EVENT: Roles = { side: "events", writer: "producers", reader: "consumers" };
export const REQUEST: Roles = { side: "requests", writer: "clients", reader: "server" };
export const RESPONSE: Roles = { side: "responses", writer: "server", reader: "clients" };
/** Returns the reader if a removal breaks it. A server misses only a required part. */
export const missing = ({ reader }: Roles, wasRequired: boolean): readonly Party[] =>
  reader !== "server" || wasRequired ? [reader] : [];
