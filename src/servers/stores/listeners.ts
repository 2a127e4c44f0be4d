import type { StoredEvent } from "./store.ts";

type Listener = (event: StoredEvent) => void;

/** The listeners that a store notifies of every event. */
export function createListeners() {
  const entries = new Set<{ readonly listener: Listener }>();
  return {
    /** Adds a listener. Returns a function that removes it. */
    add(listener: Listener): () => void {
      const entry = { listener };
      entries.add(entry);
      return () => entries.delete(entry);
    },
    notify(events: readonly StoredEvent[]): void {
      for (const event of events) for (const { listener } of entries) callSafely(listener, event);
    },
  };
}

/**
 * The event and its cause are stored by now, so a listener that throws must not make the write look
 * as if it had failed.
 */
function callSafely(listener: Listener, event: StoredEvent): void {
  try {
    listener(event);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
