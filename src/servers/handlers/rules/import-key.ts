import type { ImportKey, ImportProcess } from "../../stores/store.ts";

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

/** The name of an account in messages. */
export const nameOf = ({ supplier, externalNumber }: ImportKey): string =>
  `${externalNumber} of ${supplier}`;

/** The subject of the events of an import process, by which they are ordered. */
export const subjectOf = ({ supplier, externalNumber }: ImportKey): string =>
  `${supplier}/${externalNumber}`;

export type Imported = ImportProcess & { readonly account: NonNullable<ImportProcess["account"]> };
export const isImported = (importProcess: ImportProcess | undefined): importProcess is Imported =>
  importProcess !== undefined && importProcess.account !== null;
