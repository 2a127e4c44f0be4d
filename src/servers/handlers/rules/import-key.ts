import type { NamedAccount } from "../../../../generated/server-types.ts";
import type { ImportKey, ImportProcess } from "../../stores/store.ts";

export const importKeyOf = (account: NamedAccount): ImportKey => ({
  supplier: account.import_supplier,
  externalNumber: account.external_account_number,
});

export const namedBy = ({ supplier, externalNumber }: ImportKey): NamedAccount => ({
  import_supplier: supplier,
  external_account_number: externalNumber,
});

export const nameOf = ({ supplier, externalNumber }: ImportKey): string =>
  `${externalNumber} of ${supplier}`;

/** Returns the subject of an import process's events. Events of one subject stay in order. */
export const subjectOf = ({ supplier, externalNumber }: ImportKey): string =>
  `${supplier}/${externalNumber}`;

export type Imported = ImportProcess & { readonly account: NonNullable<ImportProcess["account"]> };
export const isImported = (importProcess: ImportProcess | undefined): importProcess is Imported =>
  importProcess !== undefined && importProcess.account !== null;
