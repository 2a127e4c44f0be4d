// What the writers of every store do and say in the same way.
import type { ImportKey, ImportTerms } from "./store.ts";

/** The terms of an account that is created without any. */
export const NO_TERMS: ImportTerms = { operationsTeam: null, sendsEmails: null };

/** How many expired tokens are deleted at a time, so that no call takes long because of them. */
export const MOST_DELETED_TOKENS = 1_000;

/** The message for an import process that does not exist. */
export const notStaged = ({ supplier, externalNumber }: ImportKey): string =>
  `No data is staged for the account ${externalNumber} of ${supplier}.`;

/** The message for a second account of one import process. */
export const accountExists = ({ supplier, externalNumber }: ImportKey): string =>
  `The account ${externalNumber} of ${supplier} exists already.`;

/** The message for an account number that another account has. */
export const numberInUse = (number: string): string =>
  `The account number ${number} is in use. Take another one.`;

/** The message for something that is added to an account that does not exist. */
export const noAccount = (number: string): string => `There is no account ${number}.`;

/** The message for a reader or writer that is used too late. */
export const HAS_ENDED =
  "The work with the store has ended. A reader or writer can't be used after that.";
