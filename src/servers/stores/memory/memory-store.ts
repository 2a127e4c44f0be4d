// The store in memory, for development, tests and browsers. It loses everything at the end.
import { createListeners } from "../listeners.ts";
import type { Store, StoredEvent, Writer } from "../store.ts";
import { keyText } from "../writer-rules.ts";
import { ALL, Layer, type Rows } from "./layer.ts";
import { createMemoryOutbox, moveBlocked } from "./memory-outbox.ts";
import { createMemoryReader, readFacts } from "./memory-reader.ts";
import { createMemoryWriter } from "./memory-writer.ts";

/** The sources of times and names for a memory store. By default they come from the machine. */
export interface MemoryStoreOptions {
  /** Returns the time in milliseconds since 1970. */
  readonly clock?: () => number;
  /** Makes the names of leases and events. Every call returns another name. */
  readonly ids?: { unique(): string };
}

/** Makes a store in the memory of this process. Writers run one after another. */
export function createMemoryStore({
  clock = Date.now,
  ids = { unique: () => crypto.randomUUID() },
}: MemoryStoreOptions = {}): Store {
  const listeners = createListeners();
  const unique = () => ids.unique();
  let rows: Rows = {};
  let offset = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** Runs tasks one after another, in the order of the calls. */
  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    // The caller gets the error of its task. The next task runs even after an error.
    const result = last.then(task, task);
    last = result;
    return result;
  }

  async function use<Result>(
    work: (layer: Layer) => Result | Promise<Result>,
    isKept: boolean,
  ): Promise<Result> {
    const layer = new Layer(rows, clock() + offset);
    try {
      const result = await work(layer);
      if (isKept) rows = layer.rows;
      return result;
    } finally {
      layer.close();
    }
  }

  async function write<Result>(work: (writer: Writer, layer: Layer) => Promise<Result>) {
    const events: StoredEvent[] = [];
    const result = await use(
      (layer) => work(createMemoryWriter(layer, events, unique), layer),
      true,
    );
    listeners.notify(events);
    return result;
  }

  const read: Store["read"] = (work) => use((layer) => work(createMemoryReader(layer)), false);
  return {
    read,
    ask: read,
    write: (work) => inTurn(() => write(work)),
    change: (key, work) =>
      inTurn(() => write((writer, layer) => work(writer, readFacts(layer, key)))),
    outbox: createMemoryOutbox((work) => inTurn(() => use(work, true)), unique),
    subscribe: listeners.add,
    reset: () =>
      inTurn(async () => {
        const sinks = new Layer(rows, 0).list("sinks", ALL);
        const layer = new Layer({}, 0);
        // A reset keeps the sinks, because they are configured for the server.
        for (const { name } of sinks) layer.put("sinks", ALL, name, { name, delivered: 0 });
        rows = layer.rows;
        offset = 0;
      }),
    moveClock: (milliseconds) =>
      inTurn(async () => {
        const delta = Math.round(milliseconds);
        // Moves leases and waits back with the clock, so that they do not last longer.
        if (delta < 0)
          await use((layer) => {
            for (const lease of layer.list("leases", ALL))
              if (lease.until > layer.now)
                layer.put("leases", ALL, keyText(lease), { ...lease, until: lease.until + delta });
            moveBlocked(layer, delta);
          }, true);
        offset += delta;
      }),
    probe: async () => {},
    close: async () => {},
  };
}
