// Temporal of the browser, or else its polyfill, which is loaded only there.
import type { Temporal as Polyfill } from "temporal-polyfill";

/** Undefined until `loadTemporal` is done, if the browser lacks it. */
export let Temporal = (globalThis as { readonly Temporal?: unknown })
  .Temporal as unknown as typeof Polyfill;

/** Has to be waited for before Temporal is used. */
export async function loadTemporal(): Promise<void> {
  if (Temporal === undefined) ({ Temporal } = await import("temporal-polyfill"));
}
