// Who relies on a contract, and in which role.

/**
 * Who can be broken by a change. Producers emit events and consumers read them. Clients call the
 * API and the server answers.
 */
export const PARTIES = ["producers", "consumers", "clients", "server"] as const;
export type Party = (typeof PARTIES)[number];

/** Several parties in the order of `PARTIES`, each once. */
export const uniqueParties = (...parties: readonly Party[]): readonly Party[] =>
  PARTIES.filter((party) => parties.includes(party));

/**
 * Who writes a value and who reads it. A change that narrows what may be written breaks the writer,
 * and one that widens it breaks the reader.
 */
export interface Roles {
  readonly writer: Party;
  readonly reader: Party;
  /** Whom the removal of a field breaks that may still be sent and is then ignored. */
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
  // What a client sends is no longer used. A server misses only what it could rely on.
  removed: (wasRequired) => (wasRequired ? ["clients", "server"] : ["clients"]),
};

export const RESPONSE: Roles = { writer: "server", reader: "clients", removed: () => ["clients"] };
