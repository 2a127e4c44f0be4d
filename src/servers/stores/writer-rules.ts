// What the writers of every store do and say in the same way.
import type { ImportKey, ImportTerms } from "./store.ts";

/** The text by which an import process is found. */
export const keyText = ({ supplier, externalNumber }: ImportKey): string =>
  JSON.stringify([supplier, externalNumber]);

/** The terms of an account that is created without any. */
export const NO_TERMS: ImportTerms = { operationsTeam: null, sendsEmails: null };

/** How many expired tokens are deleted at a time, so that no call takes long because of them. */
export const MOST_DELETED_TOKENS = 1_000;

/** Why a writer can't do something. */
export const FAULTS = {
  notStaged: ({ supplier, externalNumber }: ImportKey): string =>
    `No data is staged for the account ${externalNumber} of ${supplier}.`,
  accountExists: ({ supplier, externalNumber }: ImportKey): string =>
    `The account ${externalNumber} of ${supplier} exists already.`,
  numberInUse: (number: string): string =>
    `The account number ${number} is in use. Take another one.`,
  noAccount: (number: string): string => `There is no account ${number}.`,
};

export const HAS_ENDED =
  "The work with the store has ended. A reader or writer can't be used after that.";
