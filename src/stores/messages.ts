// What every store says in the same words.
import type { ImportKey } from "./store.ts";

export const notStaged = ({ supplier, externalNumber }: ImportKey): string =>
  `No data is staged for the account ${externalNumber} of ${supplier}.`;

export const HAS_ENDED =
  "The work with the store has ended. A reader or writer can't be used after that.";
