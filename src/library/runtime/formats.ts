// The formats that the REST contract checks: a function for each, so that a bundle holds only those
// that it uses.

const DATE = /^\d{4}-\d\d-\d\d$/;
const DATE_TIME =
  /^(\d{4}-\d\d-\d\d)[Tt]([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(?:\.\d+)?(?:[Zz]|([+-])([01]\d|2[0-3]):([0-5]\d))$/;
const MINUTES_IN_DAY = 1440;

/** Whether a text is a day that exists, as `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const [month, day] = [twoDigits(text, 5), twoDigits(text, 8)];
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= 28 || day <= daysIn(Number(text.slice(0, 4)), month);
}

const twoDigits = (text: string, at: number): number =>
  (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;

/**
 * Whether a text is a day that exists with a time, and `Z` or a numeric offset. A leap second is
 * only possible at the end of a day in UTC.
 */
export function isDateTime(text: string): boolean {
  const [, date, hour = 0, minute = 0, second, sign, offsetHour = 0, offsetMinute = 0] =
    DATE_TIME.exec(text) ?? [];
  if (date === undefined || !isDate(date)) return false;
  if (second !== "60") return true;
  const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * (sign === "-" ? -1 : 1);
  return (
    (Number(hour) * 60 + Number(minute) - offset + MINUTES_IN_DAY) % MINUTES_IN_DAY ===
    MINUTES_IN_DAY - 1
  );
}

const LOOSE_DATE_TIME = /^[\d-]{10}[Tt]\d\d:\d\d(:\d\d(?:\.\d+)?)?([Zz]|[+\- ][\d:]+)?$/;

/** What a datetime of a payload has to be, with what a text lacks. */
export const dateTimeWanted = (text: string): string =>
  `a date and time with Z or an offset, such as 2025-08-28T09:15:00Z${lackOf(text)}`;

/** What a datetime of a query has to be, with what a text lacks. It needs no offset. */
export const queryDateTimeWanted = (text: string): string =>
  `a date and time in ISO 8601, such as 2025-09-01T00:00:00Z${lackOf(text)}`;

function lackOf(text: string): string {
  const [isLike, seconds, offset = ""] = LOOSE_DATE_TIME.exec(text) ?? [];
  const lacks = [
    ...(isLike === undefined || seconds ? [] : ["seconds are needed"]),
    ...(/^.\d{4}$/.test(offset) ? ["the offset needs a colon: +02:00"] : []),
    ...(/^.\d\d$/.test(offset) ? ["the offset needs minutes: +02:00"] : []),
    ...(offset.startsWith(" ") ? ["in a query a + is written as %2B"] : []),
  ];
  return lacks.length > 0 ? ` (${lacks.join("; ")})` : "";
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const URI = /^[a-z][a-z\d+.-]*:(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[\da-f]{2})+$/i;

/** Whether a text is a whole address, as RFC 3986 defines it. */
export const isUri = (text: string): boolean => URI.test(text);

const SURROGATE_PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/** How many characters a text has. As in JSON Schema, one beyond the basic plane counts once. */
export const lengthOf = (text: string): number =>
  text.length - (text.match(SURROGATE_PAIR)?.length ?? 0);
