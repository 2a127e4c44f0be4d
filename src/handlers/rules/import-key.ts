import type { ImportKey, ImportProcess } from "../../stores/store.ts";

/** The two fields by which payloads name an import process. */
interface Named {
  readonly import_supplier: string;
  readonly external_account_number: string;
}

export const importKeyOf = ({ import_supplier, external_account_number }: Named): ImportKey => ({
  supplier: import_supplier,
  externalNumber: external_account_number,
});

export const namedBy = ({ supplier, externalNumber }: ImportKey): Named => ({
  import_supplier: supplier,
  external_account_number: externalNumber,
});

/** How messages call an account that is being imported. */
export const describe = ({ supplier, externalNumber }: ImportKey): string =>
  `${externalNumber} of ${supplier}`;

/** What events of an import process are ordered by. */
export const subjectOf = ({ supplier, externalNumber }: ImportKey): string =>
  `${supplier}/${externalNumber}`;

/** An import process whose account exists. */
export type Imported = ImportProcess & { readonly account: NonNullable<ImportProcess["account"]> };
export const isImported = (process: ImportProcess | undefined): process is Imported =>
  process !== undefined && process.account !== null;
