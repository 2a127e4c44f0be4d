import type { StoredEvent } from "./store.ts";

/** The listeners that a store notifies of every event. */
export function createListeners() {
  const entries = new Set<{ listener(event: StoredEvent): void }>();
  return {
    /** Adds a listener. Returns a function that removes it. */
    add(listener: (event: StoredEvent) => void): () => void {
      const entry = { listener };
      entries.add(entry);
      return () => entries.delete(entry);
    },
    notify(events: readonly StoredEvent[]): void {
      for (const event of events)
        for (const { listener } of entries)
          try {
            listener(event);
          } catch (error) {
            // Event and cause are stored by now: the write must not look as if it had failed.
            queueMicrotask(() => {
              throw error;
            });
          }
    },
  };
}
