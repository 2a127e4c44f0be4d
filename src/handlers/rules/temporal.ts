// Temporal, which not every platform has. Bundles for browsers have temporal-for-browsers.ts in
// place of this file.
export { Temporal } from "temporal-polyfill";

/** Has to be waited for before Temporal is used. Here it is there from the start. */
export const loadTemporal = async (): Promise<void> => {};
