import type { ImportMark, ImportState } from "../../../../generated/import-process.ts";

/**
 * An account has moved from one state of its import to another. In the same state it got new data,
 * or it is known only now how an attempt ended whose lease had run out.
 */
export interface Move {
  readonly import_supplier: string;
  readonly external_account_number: string;
  readonly from: ImportState;
  readonly to: ImportState;
  /** How an attempt ended that leads back to `staged`. */
  readonly mark?: ImportMark;
  /** The number of the account that was created. */
  readonly platform_account_number?: string;
  /** The id of the request that moved it. */
  readonly request_id: string;
}
