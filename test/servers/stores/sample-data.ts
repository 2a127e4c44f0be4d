// What tests put into stores, and how.
import type {
  Account,
  BookedTransaction,
  ImportKey,
  Note,
  Product,
  Store,
  Writer,
} from "../../../src/servers/stores/store.ts";

export const SUPPLIER = "NORTHLIGHT";
export const keyOf = (externalNumber: string, supplier = SUPPLIER): ImportKey => ({
  supplier,
  externalNumber,
});

export const payloadOf = (externalNumber: string, rest: Partial<Account> = {}): Account => ({
  import_supplier: SUPPLIER,
  external_account_number: externalNumber,
  ...rest,
});

export const productOf = (code: string, rest: Partial<Product> = {}): Product => ({
  code,
  ...rest,
});

export const noteOf = (body: string): Note => ({
  body,
  documentPaths: ["notes/a.pdf"],
  createdAt: "2025-09-01T08:00:00Z",
  isPinned: true,
  unpinAt: null,
});

export const transactionOf = (id: string): BookedTransaction => ({
  sent: { transaction_id: id, transaction_date: "2025-09-01", amount: 12.5, type: "CHARGE" },
  date: "2025-09-02",
  description: "Moved.",
});

export const stage = (store: Store, externalNumber: string, rest?: Partial<Account>) =>
  store.change(keyOf(externalNumber), async (writer, { importProcess }) => {
    await writer.stage(payloadOf(externalNumber, rest));
    return importProcess ? "replaced" : "first";
  });

/** Stages an account and creates it. */
export function createAccount(store: Store, externalNumber: string, number: string): Promise<void> {
  return store.write(async (writer) => {
    await writer.stage(payloadOf(externalNumber));
    await writer.createAccount(keyOf(externalNumber), number);
  });
}

export const find = (store: Store, externalNumber: string) =>
  store.read((reader) => reader.findImport(keyOf(externalNumber)));

export const isSkipped = (store: Store, externalNumber: string, supplier = SUPPLIER) =>
  store.read(async (reader) =>
    (await reader.listAccounts(supplier)).some(
      (account) => account.externalNumber === externalNumber && account.isSkipped,
    ),
  );

export const claim = (
  store: Store,
  externalNumber: string,
  limit: number | null = null,
  milliseconds = 60_000,
) => store.write((writer) => writer.claim(keyOf(externalNumber), limit, milliseconds));

/** A claim that is expected to be granted. */
export async function lease(
  store: Store,
  externalNumber: string,
  limit: number | null = null,
  milliseconds = 60_000,
) {
  const answer = await claim(store, externalNumber, limit, milliseconds);
  if (typeof answer === "string")
    throw new Error(`The claim on ${externalNumber} returned ${answer}.`);
  return answer;
}

export const release = (store: Store, externalNumber: string, token: string) =>
  store.write((writer) => writer.release(keyOf(externalNumber), token));

export const addEvent = (writer: Writer, subject: string, payload: unknown = {}) =>
  writer.addEvent({ type: "account.created-v1", payload, subject });
