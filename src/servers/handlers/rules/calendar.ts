// Days, moments, and the time of London.
import type { Temporal as Polyfill } from "temporal-polyfill";
import { unlessThrown } from "../../../library/text/unless-thrown.ts";

type TemporalApi = typeof Polyfill;

/** A moment, in nanoseconds since 1970. */
export type Instant = bigint;

const ZONE = "Europe/London";
const HAS_OFFSET = /(?:[Zz]|[+-]\d{2}:?\d{2})$/;
const BEYOND_NANOSECONDS = /(\.\d{9})\d+/;

/** The default first day of a rate or a period. Answers show it as 1900-01-01T00:00:00Z. */
export const FIRST_DAY = "1900-01-01";

/** Writes a datetime as answers show it: with seconds, a colon in the offset, capital letters. */
export const normalDateTime = (text: string): string =>
  text
    .toUpperCase()
    .replace(/(T\d{2}:\d{2})(?!:)/, "$1:00")
    .replace(/([+-]\d{2})(\d{2})$/, "$1:$2");

/** Writes a moment as answers show it: in UTC, to the second. */
export const toDateTime = (milliseconds: number): string =>
  `${new Date(milliseconds).toISOString().slice(0, -".000Z".length)}Z`;

let calendar: Calendar | undefined;

/** Loads the calendar. It uses a polyfill if the platform has no Temporal. */
export async function loadCalendar(): Promise<Calendar> {
  const { Temporal } = globalThis as { readonly Temporal?: TemporalApi };
  calendar ??= new Calendar(Temporal ?? (await import("temporal-polyfill")).Temporal);
  return calendar;
}

/** Calculates by the rules of Temporal in the time zone of London. */
export class Calendar {
  readonly #temporal: TemporalApi;

  constructor(temporal: TemporalApi) {
    this.#temporal = temporal;
  }

  /** Reads a datetime, in London if it has no offset. Returns undefined if clocks skip the time. */
  instantOf(text: string): Instant | undefined {
    const exact = text.replace(BEYOND_NANOSECONDS, "$1");
    const read = () =>
      HAS_OFFSET.test(exact) ? this.#temporal.Instant.from(exact) : this.#inLondon(exact);
    return unlessThrown(RangeError, read)?.epochNanoseconds;
  }

  #inLondon(text: string): Polyfill.Instant | undefined {
    const local = this.#temporal.PlainDateTime.from(text);
    const zoned = local.toZonedDateTime(ZONE, { disambiguation: "compatible" });
    return zoned.toPlainDateTime().equals(local) ? zoned.toInstant() : undefined;
  }

  /** Returns the moment of a datetime with an offset, in milliseconds since 1970. */
  millisecondsOf(text: string): number {
    return this.#temporal.Instant.from(text.replace(BEYOND_NANOSECONDS, "$1")).epochMilliseconds;
  }

  startOfDay(day: string): Instant {
    return this.#temporal.PlainDate.from(day).toZonedDateTime(ZONE).epochNanoseconds;
  }

  /** Returns the next day; null after 9999-12-31. */
  dayAfter(day: string): string | null {
    const next = this.#temporal.PlainDate.from(day).add({ days: 1 });
    return next.year > 9999 ? null : next.toString();
  }

  /** Writes the midnight in London at the start of a day, as answers show it. */
  readonly showStartOf: (day: string) => string = remembered((day) =>
    this.showInstant(this.startOfDay(day)),
  );

  /** Writes the midnight at the end of a day; null for 9999-12-31, which ends in year 10000. */
  readonly showEndOf: (day: string) => string | null = remembered((day) => {
    const next = this.dayAfter(day);
    return next && this.showStartOf(next);
  });

  dayOf(milliseconds: number): string {
    return this.#temporal.Instant.fromEpochMilliseconds(milliseconds)
      .toZonedDateTimeISO(ZONE)
      .toPlainDate()
      .toString();
  }

  showInstant(instant: Instant): string {
    return this.#temporal.Instant.fromEpochNanoseconds(instant).toString();
  }
}

const MOST_DAYS = 1000;

/** Remembers the result for each day, because lists show the same days often. */
function remembered<Shown>(show: (day: string) => Shown): (day: string) => Shown {
  const shownDays = new Map<string, Shown>();
  return (day) => {
    const before = shownDays.get(day);
    if (before !== undefined) return before;
    if (shownDays.size === MOST_DAYS) shownDays.clear();
    const shown = show(day);
    shownDays.set(day, shown);
    return shown;
  };
}
