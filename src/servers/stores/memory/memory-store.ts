// The store that starts at once and forgets everything: for development, tests and browsers.

import { createListeners } from "../listeners.ts";
import { createQueue } from "../queue.ts";
import type { Store, StoredEvent, Writer } from "../store.ts";
import { MemoryDatabase } from "./memory-database.ts";
import { createMemoryOutbox } from "./memory-outbox.ts";
import { MemoryReader } from "./memory-reader.ts";
import { MemoryWriter } from "./memory-writer.ts";

/** How a memory store gets the time and its names; by default, those of the machine. */
export interface MemoryStoreOptions {
  /** Returns the time in milliseconds since 1970. */
  readonly clock?: () => number;
  /** Names for leases and events. No two calls return the same name. */
  readonly ids?: { unique(): string };
}

/** Makes a store in the memory of this process. Writers take turns. */
export function createMemoryStore({
  clock = Date.now,
  ids = { unique: () => crypto.randomUUID() },
}: MemoryStoreOptions = {}): Store {
  const database = new MemoryDatabase(clock);
  const listeners = createListeners();
  const inTurn = createQueue();
  const unique = () => ids.unique();

  async function write<Result>(work: (writer: Writer) => Promise<Result>): Promise<Result> {
    const events: StoredEvent[] = [];
    const result = await database.change((layer, now) =>
      work(new MemoryWriter(layer, now, events, unique)),
    );
    listeners.notify(events);
    return result;
  }

  const read: Store["read"] = (work) =>
    database.read((layer, now) => work(new MemoryReader(layer, now)));

  return {
    read,
    ask: read,
    write: (work) => inTurn(() => write(work)),
    change: (key, work) =>
      inTurn(() =>
        write(async (writer) => {
          const [found, isSkipped, supplierStatus] = await Promise.all([
            writer.findImport(key),
            writer.isSkipped(key),
            writer.supplierStatus(key.supplier),
          ]);
          return work(writer, { found, isSkipped, supplierStatus });
        }),
      ),
    outbox: createMemoryOutbox((work) => inTurn(() => database.change(work)), unique),
    subscribe: listeners.add,
    reset: () => inTurn(async () => database.reset()),
    moveClock: (milliseconds) => inTurn(() => database.moveClock(Math.round(milliseconds))),
    probe: async () => {},
    close: async () => {},
  };
}
