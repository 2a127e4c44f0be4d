// Identifiers in examples pass the checks that real systems make, dates exist, and nobody real can
// be reached by an address or number in them.
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readSource } from "../scripts/source/read-source.ts";

interface Found {
  readonly where: string;
  readonly field: string;
  readonly text: string;
  /** The object or array that the value stands in. */
  readonly among: object;
}

const { events, openapi } = await readSource(join(import.meta.dirname, ".."));
const strings = [
  ...events.events.flatMap(({ examples }) =>
    examples.flatMap(({ path, payload }) => stringsIn(payload, path)),
  ),
  ...examplesIn(openapi),
];

function stringsIn(node: unknown, where: string, field = "", among: object = {}): Found[] {
  if (typeof node === "string") return [{ where, field, text: node, among }];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, inner]) =>
    stringsIn(inner, where, Array.isArray(node) ? field : key, node),
  );
}

/**
 * Everything under `example` and `examples`, which a parameter has by its name and a schema by the
 * name of its field.
 */
function examplesIn(node: unknown, where = "openapi", field = ""): Found[] {
  if (typeof node !== "object" || node === null) return [];
  const name = "in" in node && "name" in node ? String(node.name) : field;
  return Object.entries(node).flatMap(([key, inner]) => {
    const here = `${where}/${key}`;
    return key === "example" || key === "examples"
      ? stringsIn(inner, here, name)
      : examplesIn(inner, here, key);
  });
}

const named =
  (...names: string[]) =>
  ({ field }: Found) =>
    names.includes(field);

/** Every part of a text that has the form, so that values inside sentences count too. */
const matching = (form: RegExp) => (found: Found) =>
  found.text.match(form)?.map((text) => ({ ...found, text })) ?? [];

const digits = (text: string): number[] => [...text].map(Number);
const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

const MPAN_WEIGHTS = [3, 5, 7, 13, 17, 19, 23, 29, 31, 37, 41, 43];
function isMpan(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const products = MPAN_WEIGHTS.map((weight, index) => weight * Number(text[index]));
  return (sum(products) % 11) % 10 === Number(text[12]);
}

/** An MPRN has six to ten digits, and check digits only where it has ten. */
function isMprn(text: string): boolean {
  if (!/^\d{6,10}$/.test(text)) return false;
  return text.length < 10 || Number(text.slice(0, 8)) % 11 === Number(text.slice(8));
}

function isMalo(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const weighted = digits(text.slice(0, 10)).map((digit, index) =>
    index % 2 === 0 ? digit : 2 * digit,
  );
  return (10 - (sum(weighted) % 10)) % 10 === Number(text[10]);
}

const isMelo = (text: string): boolean => /^DE\d{11}[0-9A-Z]{20}$/.test(text);

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const isTime = (text: string): boolean => /^T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text);

const isNobodysAddress = (text: string): boolean =>
  /@(example\.(com|org|net)|[\w.-]+\.example)$/.test(text);

/** Ofcom and the Bundesnetzagentur keep these ranges free for fiction. */
const FICTION = [
  /^\+447700900\d{3}$/,
  /^\+442079460\d{3}$/,
  /^\+4917139200\d{2,3}$/,
  /^\+493023125\d{3}$/,
];
const isNobodysNumber = (text: string): boolean =>
  FICTION.some((range) => range.test(text.replaceAll(" ", "")));

const marketOf = ({ among }: Found): string =>
  "market_name" in among ? String(among.market_name) : "";

const isEmptyOr = (isRight: (text: string) => boolean) => (text: string) =>
  text === "" || isRight(text);

describe("the checks tell right from wrong", () => {
  test.each<[(text: string) => boolean, string, boolean]>([
    [isMpan, "1000000000003", true], // 1 * 3
    [isMpan, "0000000001004", true], // 37 = 3 * 11 + 4
    [isMpan, "0000000000010", true], // 43 = 3 * 11 + 10, and 10 is written as 0
    [isMpan, "1000000000004", false],
    [isMpan, "100000000003", false],
    [isMpan, "10000000000030", false],
    [isMprn, "0000001302", true], // 13 = 11 + 2
    [isMprn, "1234567804", true],
    [isMprn, "0000002110", true], // 21 = 11 + 10
    [isMprn, "1234567805", false],
    [isMprn, "123456", true],
    [isMprn, "12345", false],
    [isMalo, "41373559241", true],
    [isMalo, "10000000009", true], // 10 - 1
    [isMalo, "15000000009", true], // 1 + 2 * 5 = 11
    [isMalo, "19100000000", true], // 1 + 2 * 9 + 1 = 20
    [isMalo, "41373559242", false],
    [isMalo, "4137355924", false],
    [isMalo, "00000000000", false],
    [isMelo, "DE00012345678ABCDEFGHIJKLMNOPQRST", true],
    [isMelo, "DE00012345678ABCDEFGHIJKLMNOPQRS", false],
    [isMelo, "AT00012345678ABCDEFGHIJKLMNOPQRST", false],
    [isDay, "2024-02-29", true],
    [isDay, "2025-02-29", false],
    [isDay, "2025-04-31", false],
    [isDay, "2025-13-01", false],
    [isTime, "T23:59:59", true],
    [isTime, "T24:00", false],
    [isTime, "T12:60", false],
    [isNobodysAddress, "a@example.org", true],
    [isNobodysAddress, "a@mail.northlight.example", true],
    [isNobodysAddress, "a@example.de", false],
    [isNobodysAddress, "a@notexample.com", false],
    [isNobodysNumber, "+44 7700 900123", true],
    [isNobodysNumber, "+44 20 7946 0123", true],
    [isNobodysNumber, "+49 171 3920012", true],
    [isNobodysNumber, "+493023125014", true],
    [isNobodysNumber, "+44 7700 800123", false],
    [isNobodysNumber, "+49 171 3930012", false],
    [isNobodysNumber, "07700 900123", false],
  ])("%o of %s: %s", (check, text, expected) => expect(check(text)).toBe(expected));
});

describe("in all examples", () => {
  // The text of an error may quote the day that does not exist.
  const all = (form: RegExp) =>
    strings.filter(({ field }) => field !== "detail").flatMap(matching(form));
  const inMarket = (market: string) =>
    strings
      .filter(named("external_identifier", "market_identifier"))
      .filter((found) => marketOf(found) === market);
  const isAccountNumber = (text: string) => /^A-[0-9A-F]{8}$/.test(text);

  test.each<[string, (text: string) => boolean, Found[], number]>([
    [
      "an MPAN has its check digit",
      isMpan,
      strings.filter(named("mpan", "import_mpan", "export_mpan")),
      10,
    ],
    ["an MPRN has its check digits", isMprn, strings.filter(named("mprn")), 15],
    [
      "a market location has its check digit",
      isMalo,
      strings.filter(named("market_location_id", "malo_number")),
      15,
    ],
    ["a metering location has the form of one", isMelo, strings.filter(named("melo_number")), 3],
    ["a supply point of GBR_ELECTRICITY has an MPAN", isMpan, inMarket("GBR_ELECTRICITY"), 20],
    ["a supply point of GBR_GAS has an MPRN", isMprn, inMarket("GBR_GAS"), 15],
    [
      "a supply point of DEU_ELECTRICITY has a market location",
      isMalo,
      inMarket("DEU_ELECTRICITY"),
      10,
    ],
    ["a day exists", isDay, all(/(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g), 300],
    ["a time of day exists", isTime, all(/(?<=\d)T\d{2}:\d{2}(:\d{2})?/g), 100],
    ["an email address is nobody's", isNobodysAddress, all(/[\w.+-]+@[\w.-]+\w/g), 20],
    ["a telephone number is nobody's", isNobodysNumber, all(/\+\d[\d ]{7,}\d/g), 5],
    [
      "a field for a telephone number has one or is empty",
      isEmptyOr(isNobodysNumber),
      strings.filter(named("mobile", "landline", "phone")),
      4,
    ],
    [
      "an account number has one form",
      isAccountNumber,
      strings.filter(named("account_number")),
      150,
    ],
    [
      "an account number has that form after an import or is empty",
      isEmptyOr(isAccountNumber),
      strings.filter(named("platform_account_number")),
      5,
    ],
    [
      "an external account number has one form",
      (text) => /^NW-\d{6}$/.test(text),
      strings.filter(named("external_account_number")),
      10,
    ],
  ])("%s", (_, isRight, found, atLeast) => {
    expect(
      found
        .filter(({ text }) => !isRight(text))
        .map(({ where, field, text }) => `${where}: ${field} "${text}"`),
    ).toEqual([]);
    expect(found.length).toBeGreaterThanOrEqual(atLeast);
  });
});
