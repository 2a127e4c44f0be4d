// What processing an account does with a store: one short transaction takes the lease, and a second
// one does everything else. If nothing has to wait in between, one transaction does all of it.
import type { ImportKey, Lease, Store, Writer } from "../../../../src/servers/stores/store.ts";
import { addEvent, noteOf, transactionOf } from "../sample-data.ts";

export type Answer = "created" | "imported" | "in_progress" | "limit_reached" | "lost";

export async function importAccount(
  store: Store,
  key: ImportKey,
  limit: number | null,
  milliseconds: number,
): Promise<Answer> {
  const claim = await store.write((writer) => admit(writer, key, limit, milliseconds));
  return typeof claim === "string" ? claim : finish(store, key, claim);
}

/** The second transaction alone. */
export const finish = (store: Store, key: ImportKey, { token }: Lease): Promise<Answer> =>
  store.write(async (writer) => {
    const entry = await writer.findImport(key);
    if (entry?.account) return "imported";
    if (!(await writer.release(key, token))) return "lost";
    await create(writer, key);
    return "created";
  });

/** Both in one transaction, with a lease that lasts as long. */
export const importAtOnce = (store: Store, key: ImportKey, limit: number | null): Promise<Answer> =>
  store.change(key, async (writer, { importProcess }) => {
    if (importProcess?.account) return "imported";
    const claim = await writer.claim(key, limit, 0);
    if (typeof claim === "string") return claim;
    await create(writer, key);
    return "created";
  });

async function admit(
  writer: Writer,
  key: ImportKey,
  limit: number | null,
  milliseconds: number,
): Promise<Lease | Answer> {
  const entry = await writer.findImport(key);
  return entry?.account ? "imported" : writer.claim(key, limit, milliseconds);
}

/** Changes that belong together: none of them may exist without the others. */
async function create(writer: Writer, key: ImportKey): Promise<void> {
  const number = `A-${key.externalNumber}`;
  await Promise.all([
    writer.createAccount(key, number),
    writer.add("notes", number, noteOf("a")),
    writer.add("transactions", number, transactionOf("T-1")),
    addEvent(writer, key.externalNumber, { n: 1 }),
    addEvent(writer, key.externalNumber, { n: 2 }),
  ]);
}
