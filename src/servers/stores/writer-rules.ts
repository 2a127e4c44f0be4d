// Rules and messages that the writers of all stores share.
import type { ImportKey, ImportTerms } from "./store.ts";

/** Makes one text of the key of an import process. */
export const keyText = ({ supplier, externalNumber }: ImportKey): string =>
  JSON.stringify([supplier, externalNumber]);

/** The terms of an account that is created without terms. */
export const NO_TERMS: ImportTerms = { operationsTeam: null, sendsEmails: null };

/** The largest number of expired tokens that one call deletes, so that no call takes long. */
export const MOST_DELETED_TOKENS = 1_000;

/** The messages about what a writer can't do. */
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
