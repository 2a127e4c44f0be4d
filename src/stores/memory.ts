// The store that starts at once and forgets everything: for development, tests and browsers.
import { createListeners } from "./listeners.ts";
import { Layer } from "./memory/layer.ts";
import { MemoryReader } from "./memory/reader.ts";
import { MemoryWriter } from "./memory/writer.ts";
import { createQueue } from "./queue.ts";
import type { Reader, Store, Writer } from "./store.ts";

export interface MemoryStoreOptions {
  /** Answers the time in milliseconds since 1970. */
  readonly clock?: () => number;
  /** Names for leases and events that no other call answers. */
  readonly ids?: { unique(): string };
}

/** A store in the memory of this process. Writers take turns; a reader sees one moment, whatever they do meanwhile. */
export function createMemoryStore({ clock = Date.now, ids = { unique: () => crypto.randomUUID() } }: MemoryStoreOptions = {}): Store {
  const listeners = createListeners();
  const readers = new Set<Layer>();
  const inTurn = createQueue();
  let base = new Layer();
  let offset = 0;
  const now = () => clock() + offset;

  async function read<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result> {
    const layer = new Layer(base);
    readers.add(layer);
    try {
      return await work(new MemoryReader(layer, now()));
    } finally {
      readers.delete(layer);
      layer.close();
    }
  }

  async function writeNow<Result>(work: (writer: Writer) => Promise<Result>): Promise<Result> {
    const layer = new Layer(base);
    const writer = new MemoryWriter(layer, now(), () => ids.unique());
    try {
      const result = await work(writer);
      layer.applyTo(base, readers);
      listeners.tell(writer.events);
      return result;
    } finally {
      layer.close();
    }
  }

  return {
    read,
    write: (work) => inTurn(() => writeNow(work)),
    subscribe: (listener) => listeners.add(listener),
    reset: () =>
      inTurn(async () => {
        // Readers that are under way keep the old layer.
        base = new Layer();
        offset = 0;
      }),
    moveClock: (milliseconds) =>
      inTurn(async () => {
        offset += milliseconds;
      }),
    close: async () => {},
  };
}
