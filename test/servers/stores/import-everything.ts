// One transaction that makes every kind of change, and what a reader sees of it.
import type { Store, Writer } from "../../../src/servers/stores/store.ts";
import {
  addEvent,
  keyOf,
  noteOf,
  payloadOf,
  productOf,
  SUPPLIER,
  transactionOf,
} from "./sample-data.ts";

/** Imports an account with everything that can be added to one. */
export async function importEverything(writer: Writer, externalNumber = "1"): Promise<void> {
  const key = keyOf(externalNumber);
  const number = `A-${externalNumber}`;
  await writer.findImport(key);
  await writer.stage(payloadOf(externalNumber));
  await writer.setSkipped(key, false);
  const claim = await writer.claim(key, 2, 60_000);
  if (typeof claim === "string") throw new Error(`The claim returned ${claim}.`);
  await writer.release(key, claim.token);
  await writer.putProducts([productOf("P-1"), productOf("P-2")]);
  await writer.createAccount(key, number);
  await writer.add("notes", number, noteOf("a"));
  await writer.add("transactions", number, transactionOf("T-1"));
  const period = { bill_period_from_date: "2025-08-01", bill_period_to_date: "2025-08-31" };
  await writer.add("statements", number, { ...period, statement_id: "S-1", supply_type: "GAS" });
  await writer.add("instructions", number, {
    vendor: "V",
    reference: "R",
    type: "T",
    details: "{}",
  });
  await writer.setSupplierStatus(SUPPLIER, "Paused");
  await writer.putTokens([{ hash: "h", kind: "access", keyHash: "k", expiresAt: 1 }]);
  await writer.takeToken("h");
  await addEvent(writer, externalNumber);
}

/** Everything that a reader sees, for comparison. */
export const look = (store: Store, externalNumber = "1") =>
  store.read(async (reader) => ({
    imports: await reader.listImports(SUPPLIER),
    notes: await reader.listAdded("notes", `A-${externalNumber}`),
    transactions: await reader.listAdded("transactions", `A-${externalNumber}`),
    statements: await reader.listAdded("statements", `A-${externalNumber}`),
    instructions: await reader.listAdded("instructions", `A-${externalNumber}`),
    products: await reader.listProducts({}, 0, 10),
    status: await reader.supplierStatus(SUPPLIER),
    pending: await store.outbox.countPending("sink"),
  }));
