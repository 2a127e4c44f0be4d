// Temporal of the platform, or else its polyfill, which is loaded only there.
import type { Temporal as Polyfill } from "temporal-polyfill";

/** Undefined until `loadTemporal` is done, if the platform lacks it. */
export let Temporal = (globalThis as { readonly Temporal?: unknown })
  .Temporal as unknown as typeof Polyfill;

/** What it calls an instant. */
export type TemporalInstant = Polyfill.Instant;

/** Has to be waited for before Temporal is used. */
export async function loadTemporal(): Promise<void> {
  if (Temporal === undefined) ({ Temporal } = await import("temporal-polyfill"));
}
