// The reference implementation, reached in each of the ways.
import { expect } from "vitest";
import { type App, type AppOptions, createApp } from "../../../src/servers/app/create-app.ts";
import type { StoredEvent } from "../../../src/servers/stores/store.ts";
import { type Reached, WAYS } from "./ways.ts";

export interface Running extends Reached {
  readonly app: App;
  /** Every event emitted so far. */
  readonly events: readonly StoredEvent[];
}
interface Host {
  readonly name: string;
  start(options?: AppOptions): Promise<Running>;
}

/** An app with a record of its events, and a check that it did not fail. */
function watched(options?: AppOptions): Omit<Running, "client"> {
  const failures: unknown[] = [];
  const app = createApp({
    control: true,
    log: (entry) => entry.kind === "failure" && failures.push(entry.error),
    ...options,
  });
  const events: StoredEvent[] = [];
  app.subscribe((event) => events.push(event));
  const close = async () => {
    await app.close();
    expect(failures).toEqual([]);
  };
  return { app, events, close };
}

export const HOSTS: readonly Host[] = WAYS.map(({ name, reach }) => ({
  name,
  async start(options) {
    const own = watched(options);
    const { client, close } = await reach(own.app.fetch);
    return {
      ...own,
      client,
      close: async () => {
        await close();
        await own.close();
      },
    };
  },
}));
