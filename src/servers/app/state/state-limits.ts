import type { Limits } from "../../../library/json/hazards.ts";

/**
 * How much the text of a state may hold. Values that take few characters of it take many bytes in
 * memory, and so do names: real states have more than twenty characters for each value, and fewer
 * than two hundred names.
 */
export const STATE_LIMITS: Limits = {
  depth: 40,
  values: 100_000,
  charactersPerValue: 16,
  names: 1_000,
};
