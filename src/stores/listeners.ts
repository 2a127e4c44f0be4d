import type { StoredEvent } from "./store.ts";

/** Those who want to know of every event. */
export interface Listeners {
  add(listener: (event: StoredEvent) => void): () => void;
  tell(events: readonly StoredEvent[]): void;
}

export function createListeners(): Listeners {
  const entries = new Set<{ readonly call: (event: StoredEvent) => void }>();
  return {
    add(call) {
      const entry = { call };
      entries.add(entry);
      return () => entries.delete(entry);
    },
    tell(events) {
      for (const event of events) for (const { call } of entries) callSafely(call, event);
    },
  };
}

/** What caused the event is kept by now, so a listener that fails may not make the writer look as if it had failed. */
function callSafely(call: (event: StoredEvent) => void, event: StoredEvent): void {
  try {
    call(event);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
