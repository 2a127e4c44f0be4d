// Formats of the REST contract. Each is a function, so that bundles have only the used formats.

/** True if a text is an existing day as `YYYY-MM-DD`. A pattern would take three times as long. */
export function isDate(text: string): boolean {
  if (text.length !== 10) return false;
  for (let index = 0; index < 10; index++) {
    const code = text.charCodeAt(index);
    if (index === 4 || index === 7 ? code !== 45 : code < 48 || code > 57) return false;
  }
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= 28 || day <= daysIn(Number(text.slice(0, 4)), month);
}

const twoDigits = (text: string, start: number): number =>
  (text.charCodeAt(start) - 48) * 10 + text.charCodeAt(start + 1) - 48;

/** Matches an existing day, a time, and `Z` or an offset. Second 60 can only end a day in UTC. */
export const DATE_TIME =
  /^(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\.[0-9]+)?)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):?[0-5][0-9])|23:59:60(?:\.[0-9]+)?(?:[Zz]|[+-]00:?00))$/;

export const isDateTime = (text: string): boolean => DATE_TIME.test(text);

const LIKE_DATE_TIME = /^([\d-]{10})([Tt ])\d\d:\d\d(:\d\d(?:\.\d+)?)?([Zz]| ?[+\- ][\d:]+)?$/;

/** Says which form a datetime in a payload needs, and what the text lacks. */
export const dateTimeWanted = (text: string): string =>
  `a date and time with Z or an offset, such as 2025-08-28T09:15:00Z${lackOf(text, true)}`;

/** Says which form a datetime in a query needs, and what the text lacks. The offset is optional. */
export const queryDateTimeWanted = (text: string): string =>
  `a date and time in ISO 8601, such as 2025-09-01T00:00:00Z${lackOf(text, false)}`;

function lackOf(text: string, needsOffset: boolean): string {
  const [isLike, day = "", separator, seconds = "", offset] = LIKE_DATE_TIME.exec(text) ?? [];
  if (isLike === undefined) return "";
  const lacks = [
    ...(isDate(day) ? [] : ["that day does not exist"]),
    ...(separator === " " ? ["a T is needed between day and time"] : []),
    ...(seconds.startsWith(":60") ? ["a leap second is written as 23:59:60Z"] : []),
    ...(offset === undefined && needsOffset ? ["Z or an offset is needed"] : []),
    ...(/^.\d\d$/.test(offset ?? "") ? ["the offset needs minutes: +02:00"] : []),
    ...(!needsOffset && offset?.startsWith(" ") ? ["in a query a + is written as %2B"] : []),
  ];
  return lacks.length > 0 ? ` (${lacks.join("; ")})` : "";
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const URI = /^[a-z][a-z\d+.-]*:(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[\da-f]{2})+$/i;

/** True if a text is an absolute address by RFC 3986. */
export const isUri = (text: string): boolean => URI.test(text);

const SURROGATE_PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/** Counts the characters of a text. As in JSON Schema, a surrogate pair counts once. */
export const lengthOf = (text: string): number =>
  text.length - (text.match(SURROGATE_PAIR)?.length ?? 0);

export const FORMATS = { date: isDate, uri: isUri };
