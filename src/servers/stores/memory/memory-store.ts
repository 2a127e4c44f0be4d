// The memory store starts at once and forgets everything. Development, tests and browsers use it.
import { createListeners } from "../listeners.ts";
import type { Store, StoredEvent } from "../store.ts";
import { keyText } from "../writer-rules.ts";
import { ALL, Layer, type Rows } from "./layer.ts";
import { createMemoryOutbox, moveBlocked } from "./memory-outbox.ts";
import { MemoryReader } from "./memory-reader.ts";
import { MemoryWriter } from "./memory-writer.ts";

/** A memory store gets the time and its names here; by default from the machine. */
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
  const listeners = createListeners();
  const inTurn = createQueue();
  const unique = () => ids.unique();
  let rows: Rows = {};
  let offset = 0;

  /** Does work with the rows of this moment, and keeps its changes unless it throws. */
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

  async function write<Result>(work: (writer: MemoryWriter) => Promise<Result>): Promise<Result> {
    const events: StoredEvent[] = [];
    const result = await use((layer) => work(new MemoryWriter(layer, events, unique)), true);
    listeners.notify(events);
    return result;
  }

  const read: Store["read"] = (work) => use((layer) => work(new MemoryReader(layer)), false);

  return {
    read,
    ask: read,
    write: (work) => inTurn(() => write(work)),
    change: (key, work) => inTurn(() => write((writer) => work(writer, writer.known(key)))),
    outbox: createMemoryOutbox((work) => inTurn(() => use(work, true)), unique),
    subscribe: listeners.add,
    reset: () =>
      inTurn(async () => {
        const sinks = new Layer(rows, 0).list("sinks", ALL);
        const layer = new Layer({}, 0);
        // The sinks are part of how the store is run.
        for (const { name } of sinks) layer.put("sinks", ALL, name, { name, delivered: 0 });
        rows = layer.rows;
        offset = 0;
      }),
    moveClock: (milliseconds) =>
      inTurn(async () => {
        const delta = Math.round(milliseconds);
        if (delta < 0) await use((layer) => moveEnds(layer, delta), true);
        offset += delta;
      }),
    probe: async () => {},
    close: async () => {},
  };
}

/** Moves the ends of leases and waits along with the clock, so that nothing lasts longer. */
function moveEnds(layer: Layer, delta: number): void {
  for (const lease of layer.list("leases", ALL))
    if (lease.until > layer.now)
      layer.put("leases", ALL, keyText(lease), { ...lease, until: lease.until + delta });
  moveBlocked(layer, delta);
}

/** Runs one task at a time, in the order of the calls. */
function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    // The caller gets the error of its task; the next task runs all the same.
    const result = last.then(task, task);
    last = result;
    return result;
  };
}
