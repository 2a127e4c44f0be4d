// Rules and messages that all stores share.
import type { ListedState } from "../../../generated/server-types.ts";
import type { AccountEntry, ImportKey, ImportTerms } from "./store.ts";

export const keyText = ({ supplier, externalNumber }: ImportKey): string =>
  JSON.stringify([supplier, externalNumber]);

/** Returns the state of an account. A mark to be skipped never hides a running or done import. */
export const stateOf = ({ account, isInProgress, isSkipped }: AccountEntry): ListedState => {
  if (account) return "imported";
  if (isInProgress) return "in_progress";
  return isSkipped ? "skipped" : "staged";
};

export const NO_TERMS: ImportTerms = { operationsTeam: null, sendsEmails: null };

/** The largest number of expired tokens that one call deletes, so that no call takes long. */
export const MOST_DELETED_TOKENS = 1_000;

export const notStaged = ({ supplier, externalNumber }: ImportKey): Error =>
  new Error(`No data is staged for the account ${externalNumber} of ${supplier}.`);

export const HAS_ENDED =
  "The work with the store has ended. A reader or writer can't be used after that.";
