import { describe, expect, test } from "vitest";
import {
  loadCalendar,
  normalDateTime,
  toDateTime,
} from "../../../src/servers/handlers/rules/calendar.ts";
import { seeded } from "../../seeded.ts";

const calendar = await loadCalendar();

const shown = (text: string) => {
  const instant = calendar.instantOf(text);
  return instant === undefined ? undefined : calendar.showInstant(instant);
};

describe("a datetime without an offset is London time", () => {
  test.each([
    ["in winter", "2025-01-15T12:00", "2025-01-15T12:00:00Z"],
    ["in summer", "2025-07-15T12:00", "2025-07-15T11:00:00Z"],
    ["the last second before clocks go forward", "2025-03-30T00:59:59", "2025-03-30T00:59:59Z"],
    ["the first second after clocks went forward", "2025-03-30T02:00:00", "2025-03-30T01:00:00Z"],
    [
      "the last second that occurs once before clocks go back",
      "2025-10-26T00:59:59",
      "2025-10-25T23:59:59Z",
    ],
    ["a time that occurs twice as clocks go back", "2025-10-26T01:30", "2025-10-26T00:30:00Z"],
    [
      "the first second that occurs once after clocks went back",
      "2025-10-26T02:00:00",
      "2025-10-26T02:00:00Z",
    ],
    ["with parts of a second", "2025-07-15T12:00:00.25", "2025-07-15T11:00:00.25Z"],
    [
      "with more of them than there are",
      "2025-07-15T12:00:00.1234567899",
      "2025-07-15T11:00:00.123456789Z",
    ],
  ])("%s", (_, text, moment) => expect(shown(text)).toBe(moment));
});

test.each([
  ["2025-07-15T12:00Z", "2025-07-15T12:00:00Z"],
  ["2025-10-26T01:30+00:00", "2025-10-26T01:30:00Z"],
  ["2025-10-26T01:30:00+01:00", "2025-10-26T00:30:00Z"],
  ["2025-07-15t12:00:00z", "2025-07-15T12:00:00Z"],
  ["2025-07-15T12:00:00-0930", "2025-07-15T21:30:00Z"],
  ["2016-12-31T23:59:60Z", "2016-12-31T23:59:59Z"],
])("a datetime with an offset is read by it: %s", (text, moment) =>
  expect(shown(text)).toBe(moment),
);

test.each([
  ["2025-08-28T09:15:00Z", "2025-08-28T09:15:00Z"],
  ["2025-08-28t09:15:00.5z", "2025-08-28T09:15:00.5Z"],
  ["2025-08-28T09:15Z", "2025-08-28T09:15:00Z"],
  ["2025-08-28T09:15+02:00", "2025-08-28T09:15:00+02:00"],
  ["2025-08-28T09:15-0930", "2025-08-28T09:15:00-09:30"],
  ["2025-08-28T09:15:00.25+0200", "2025-08-28T09:15:00.25+02:00"],
  ["2016-12-31T23:59:60+0000", "2016-12-31T23:59:60+00:00"],
])("%s is answered as %s, which is the same moment", (text, answered) => {
  expect(normalDateTime(text)).toBe(answered);
  expect(calendar.millisecondsOf(text)).toBe(calendar.millisecondsOf(answered));
  expect(calendar.instantOf(text)).toBe(calendar.instantOf(answered));
});

test.each([
  "2025-02-31T00:00",
  "2025-03-30T01:00",
  "2025-03-30T01:59:59.999",
  "2025-02-29T00:00Z",
  "2025-01-01T24:00",
  "2025-01-01T12:60Z",
  "2025-01-01T12:00+24:00",
  "yesterday",
  "",
])("%j is not a moment", (text) => expect(calendar.instantOf(text)).toBeUndefined());

test.each([
  ["2025-02-28", "2025-03-01"],
  ["2024-02-28", "2024-02-29"],
  ["1900-02-28", "1900-03-01"],
  ["2025-12-31", "2026-01-01"],
  ["0000-12-31", "0001-01-01"],
  ["9999-12-30", "9999-12-31"],
  ["9999-12-31", null],
])("the day after %s is %s", (day, next) => expect(calendar.dayAfter(day)).toBe(next));

test("a day begins at midnight in London", () => {
  expect(calendar.showInstant(calendar.startOfDay("2025-03-31"))).toBe("2025-03-30T23:00:00Z");
  expect(calendar.startOfDay("2025-03-31") - calendar.startOfDay("2025-03-30")).toBe(
    23n * 3_600_000_000_000n,
  );
});

test("a moment is shown as the platform shows it, to the second", () => {
  const random = seeded(9);
  const moments = Array.from({ length: 10_000 }, () => random(2 ** 31) * random(4_000) - 2 ** 41);
  for (const moment of [0, -1, 999, 86_399_999, 86_400_000, ...moments])
    expect(toDateTime(moment)).toBe(new Date(moment).toISOString().replace(/\.\d{3}Z$/, "Z"));
});
