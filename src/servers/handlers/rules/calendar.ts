// Days, moments, and the time of London.
import { Temporal, type TemporalInstant } from "./temporal.ts";

/** A moment, in nanoseconds since 1970. */
export type Instant = bigint;

const ZONE = "Europe/London";
const HAS_OFFSET = /(?:[Zz]|[+-]\d{2}:?\d{2})$/;
const BEYOND_NANOSECONDS = /(\.\d{9})\d+/;

/** The first day of what was sent without one. Its midnight in London is one in UTC too. */
export const FIRST_DAY = "1900-01-01";

/**
 * The moment that a datetime of the contract names. Without an offset it is London time. A time that
 * occurs twice, when clocks go back, is the earlier one. For a time that clocks skip, when they go
 * forward, it is undefined.
 */
export function instantOf(text: string): Instant | undefined {
  const exact = text.replace(BEYOND_NANOSECONDS, "$1");
  try {
    const instant = HAS_OFFSET.test(exact) ? Temporal.Instant.from(exact) : inLondon(exact);
    return instant?.epochNanoseconds;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The moment of a time in London; undefined if clocks skip it. */
function inLondon(text: string): TemporalInstant | undefined {
  const local = Temporal.PlainDateTime.from(text);
  const zoned = local.toZonedDateTime(ZONE, { disambiguation: "compatible" });
  return zoned.toPlainDateTime().equals(local) ? zoned.toInstant() : undefined;
}

/** The moment of a datetime with an offset, in milliseconds since 1970. */
export const millisecondsOf = (text: string): number =>
  Temporal.Instant.from(text.replace(BEYOND_NANOSECONDS, "$1")).epochMilliseconds;

/** A datetime as answers show it: with seconds, a colon in the offset, and large letters. */
export const normalDateTime = (text: string): string =>
  text
    .toUpperCase()
    .replace(/(T\d{2}:\d{2})(?!:)/, "$1:00")
    .replace(/([+-]\d{2})(\d{2})$/, "$1:$2");

/** The midnight in London that begins a day. */
export const startOfDay = (day: string): Instant =>
  Temporal.PlainDate.from(day).toZonedDateTime(ZONE).epochNanoseconds;

/** The next day; null after the last day whose year has four digits. */
export function dayAfter(day: string): string | null {
  const next = Temporal.PlainDate.from(day).add({ days: 1 });
  return next.year > 9999 ? null : next.toString();
}

/** The midnight in London that begins a day, as answers show it. */
export const showStartOf: (day: string) => string = remembered((day) =>
  showInstant(startOfDay(day)),
);

/**
 * The midnight in London that ends a day, as answers show it. The last day of the year 9999 has
 * none: the midnight after it can't be written.
 */
export const showEndOf: (day: string) => string | null = remembered((day) => {
  const next = dayAfter(day);
  return next && showStartOf(next);
});

/** How many days are remembered at once. */
const MOST_DAYS = 1000;

/** Lists show the same days again and again, and what is computed of a day never changes. */
function remembered<Shown>(show: (day: string) => Shown): (day: string) => Shown {
  const known = new Map<string, Shown>();
  return (day) => {
    const before = known.get(day);
    if (before !== undefined) return before;
    if (known.size === MOST_DAYS) known.clear();
    const shown = show(day);
    known.set(day, shown);
    return shown;
  };
}

/** The day in London at a moment. */
export const dayOf = (milliseconds: number): string =>
  Temporal.Instant.fromEpochMilliseconds(milliseconds)
    .toZonedDateTimeISO(ZONE)
    .toPlainDate()
    .toString();

/** A moment as answers show it, in UTC. */
export const showInstant = (instant: Instant): string =>
  Temporal.Instant.fromEpochNanoseconds(instant).toString();

/** A moment as answers show it, in UTC, to the second. */
export const toDateTime = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace(/\.\d+Z$/, "Z");
