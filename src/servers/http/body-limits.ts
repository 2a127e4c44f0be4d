/** How much a body may contain. */
export interface BodyLimits {
  readonly bytes: number;
  readonly depth: number;
  readonly values: number;
  /** With more values than some are, each takes at least so many bytes of the body. */
  readonly bytesPerValue?: number;
}
/** The limits if no others are set. */
export const BODY_LIMITS: BodyLimits = { bytes: 1024 * 1024, depth: 32, values: 100_000 };
