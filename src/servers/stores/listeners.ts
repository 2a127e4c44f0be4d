import type { StoredEvent } from "./store.ts";

export function createListeners() {
  const entries = new Set<{ listener(event: StoredEvent): void }>();
  return {
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
            // Throws the error outside of the write, which has already succeeded.
            queueMicrotask(() => {
              throw error;
            });
          }
    },
  };
}
