import type { Limits } from "../../library/json/hazards.ts";

/** How much a body may contain. */
export interface BodyLimits extends Limits {
  readonly bytes: number;
}
/** The limits if no others are set. */
export const BODY_LIMITS: BodyLimits = { bytes: 1024 * 1024, depth: 32, values: 100_000 };
