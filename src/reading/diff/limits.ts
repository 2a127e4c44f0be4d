// Rules that are limits.

/** For each limit, which of two values is the tighter one. */
export const TIGHTER: Readonly<Record<string, (a: number, b: number) => number>> = {
  minimum: Math.max,
  exclusiveMinimum: Math.max,
  minLength: Math.max,
  minItems: Math.max,
  minProperties: Math.max,
  maximum: Math.min,
  exclusiveMaximum: Math.min,
  maxLength: Math.min,
  maxItems: Math.min,
  maxProperties: Math.min,
};

/** Whether a rule is a limit that values stay above or below; undefined for any other rule. */
export const limitOf = (keyword: string): "lower" | "upper" | undefined =>
  TIGHTER[keyword] === Math.max ? "lower" : TIGHTER[keyword] === Math.min ? "upper" : undefined;
