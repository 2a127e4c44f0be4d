// The store that starts at once and forgets everything: for development, tests and browsers.
import { createListeners } from "../listeners.ts";
import { createQueue } from "../shared.ts";
import type { Reader, Store, Writer } from "../store.ts";
import { Layer } from "./layer.ts";
import { createMemoryOutbox } from "./memory-outbox.ts";
import { ALL, MemoryReader } from "./memory-reader.ts";
import { MemoryWriter } from "./memory-writer.ts";

export interface MemoryStoreOptions {
  /** Answers the time in milliseconds since 1970. */
  readonly clock?: () => number;
  /** Names for leases and events that no other call answers. */
  readonly ids?: { unique(): string };
}

/** A store in the memory of this process. Writers take turns; a reader sees one moment, whatever they do meanwhile. */
export function createMemoryStore({
  clock = Date.now,
  ids = { unique: () => crypto.randomUUID() },
}: MemoryStoreOptions = {}): Store {
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

  /** Keeps what the work has changed, all at once, unless it throws. */
  async function changeNow<Result>(
    work: (layer: Layer) => Result | Promise<Result>,
  ): Promise<Result> {
    const layer = new Layer(base);
    try {
      const result = await work(layer);
      layer.applyTo(base, readers);
      return result;
    } finally {
      layer.close();
    }
  }

  async function writeNow<Result>(work: (writer: Writer) => Promise<Result>): Promise<Result> {
    const { result, events } = await changeNow(async (layer) => {
      const writer = new MemoryWriter(layer, now(), () => ids.unique());
      return { result: await work(writer), events: writer.events };
    });
    listeners.tell(events);
    return result;
  }

  function resetNow(): void {
    // Readers that are under way keep the old layer. Who receives events is no data, but part of how the store is run.
    const sinks = base.list("sinks", ALL);
    readers.clear();
    base = new Layer();
    for (const [id, sink] of sinks) base.put("sinks", ALL, id, sink);
    offset = 0;
  }

  return {
    read,
    write: (work) => inTurn(() => writeNow(work)),
    outbox: createMemoryOutbox(
      (work) => inTurn(() => changeNow((layer) => work(layer, now()))),
      () => ids.unique(),
    ),
    subscribe: (listener) => listeners.add(listener),
    reset: () => inTurn(async () => resetNow()),
    moveClock: (milliseconds) =>
      inTurn(async () => {
        const delta = Math.round(milliseconds);
        if (delta < 0) await changeNow((layer) => moveEndsBack(layer, now(), delta));
        offset += delta;
      }),
    close: async () => {},
  };
}

/** Takes along what runs out when the clock is moved back, so that nothing waits longer for that. */
function moveEndsBack(layer: Layer, now: number, delta: number): void {
  for (const [id, lease] of layer.list("leases", ALL))
    if (lease.until > now) layer.put("leases", ALL, id, { ...lease, until: lease.until + delta });
  for (const sink of layer.list("sinks", ALL).keys()) {
    for (const [subject, row] of layer.list("deliveries", sink))
      if (row.blockedUntil > now)
        layer.put("deliveries", sink, subject, { ...row, blockedUntil: row.blockedUntil + delta });
  }
}
