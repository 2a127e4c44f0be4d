import { type CountryCode, getExampleNumber, parsePhoneNumberFromString } from "libphonenumber-js";
import examples from "libphonenumber-js/mobile/examples";
import { beforeAll, describe, expect, test } from "vitest";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import { phoneRule } from "../../../src/library/rest/phone-faults.ts";
import { canExist } from "../../../src/library/rest/phone-numbers.ts";
import { DEVELOPMENT_SETTINGS } from "../../../src/servers/app/config/development.ts";
import { countryOf } from "../../../src/servers/handlers/rules/suppliers.ts";
import fc from "../../fast-check.ts";

const SETTINGS = {
  ...DEVELOPMENT_SETTINGS,
  suppliers: ["DE", "FR", "GB"].map((country) => ({
    code: `FROM-${country}`,
    status: "Ongoing" as const,
    sendsCustomerEmails: false,
    documentRoot: "imports",
    country,
  })),
};
beforeAll(() => phoneRule.load?.());
const findIn = (body: unknown) => phoneRule.find(body, { country: countryOf(body, SETTINGS) });
const isFault = (mobile: unknown, import_supplier: unknown = "FROM-DE") =>
  findIn({ import_supplier, customers: [{ mobile }] }).length > 0;

describe("a telephone number that can exist", () => {
  test.each([
    "+491713920012",
    "+49 171 3920012",
    "+49 (0)171 3920012",
    "0049 171 3920012",
    "01713920012",
    "0171/3920012",
    "+493023125014",
    "030 23125014",
    "+49 30 23125014 ext. 12",
    "+43 664 1234567",
    "+447911123456",
    "+12025550123",
    "+33612345678",
    "0800 1234567",
  ])("%j is taken", (mobile) => {
    expect(isFault(mobile)).toBe(false);
  });
});

describe("a telephone number that can't exist", () => {
  test.each([
    "",
    " ",
    "-",
    "0",
    "123",
    "110",
    "0171",
    "+49123",
    "00000000000",
    "+999123456",
    "+15555550123",
    "+336123456",
    "+49171392001234567890",
    "unknown",
    "n/a",
    "call 01713920012",
    "01713920012 (work)",
    "01713920012, 01713920013",
    "+",
    "+49",
    `0171${" ".repeat(60)}3920012`,
    "1 ".repeat(500_000),
  ])("%j is a fault", (mobile) => {
    expect(isFault(mobile)).toBe(true);
  });

  test("is worded as in the example of the contract", () => {
    const [fault] = openApi.components.examples.accountFailedValidation.value.errors;
    expect(findIn({ customers: [{ mobile: "123" }] })).toEqual([fault]);
  });
});

describe("a number without a country code is one of the country", () => {
  test.each([
    ["07911 123456", "FROM-GB", false],
    ["07911 123456", "FROM-FR", true],
    ["06 12 34 56 78", "FROM-FR", false],
    ["0171 3920012", "FROM-DE", false],
    ["0171 3920012", "FROM-GB", true],
    ["0171 3920012", "FROM-FR", true],
  ])("%j of the supplier %s: a fault is %s", (mobile, supplier, expected) => {
    expect(isFault(mobile, supplier)).toBe(expected);
  });

  test.each(["NOBODY", "TEST-PAUSED", undefined, null, 7, {}])(
    "Germany if the supplier is %j",
    (supplier) => {
      expect(isFault("0171 3920012", supplier)).toBe(false);
    },
  );

  test("of the number itself if it has a code", () => {
    expect(isFault("+491713920012", "FROM-GB")).toBe(false);
  });
});

describe("a number of a plus and digits", () => {
  const numbers = (Object.keys(examples) as CountryCode[]).flatMap(
    (country) => getExampleNumber(country, examples)?.number ?? [],
  );
  const judged = { accepted: 0, refused: 0 };

  test("is judged as its parser judges it, for every country", () => {
    expect(numbers.length).toBeGreaterThan(200);
    for (const number of numbers) expect([number, canExist(number, "DE")]).toEqual([number, true]);
    const cut = fc.record({
      at: fc.nat(16),
      cut: fc.nat(3),
      digits: fc.stringMatching(/^\d{0,4}$/),
    });
    fc.assert(
      fc.property(fc.constantFrom(...numbers), fc.array(cut, { maxLength: 2 }), (number, cuts) => {
        let text: string = number;
        for (const { at, cut, digits } of cuts)
          text = text.slice(0, 1 + at) + digits + text.slice(1 + at + cut);
        const expected = parsePhoneNumberFromString(text, { defaultCountry: "DE", extract: false });
        const isValid = expected?.isValid() ?? false;
        judged[isValid ? "accepted" : "refused"]++;
        expect([text, canExist(text, "DE")]).toEqual([text, isValid]);
      }),
      { numRuns: 20_000 },
    );
    expect(Math.min(...Object.values(judged))).toBeGreaterThan(1_000);
  });
});

describe("an account", () => {
  test("is searched as a whole", () => {
    const customers = [
      { mobile: "+491713920012", landline: "123" },
      { landline: "" },
      { mobile: "", landline: "030 23125014" },
      { mobile: "1", landline: "2" },
    ];
    expect(findIn({ customers }).map(({ attr }) => attr)).toEqual([
      "customers.0.landline",
      "customers.2.mobile",
      "customers.3.mobile",
      "customers.3.landline",
    ]);
  });

  test.each([
    undefined,
    null,
    7,
    "text",
    [],
    {},
    { customers: null },
    { customers: { mobile: "1" } },
    { customers: [null, 7, "1", [], {}, [{ mobile: "1" }]] },
    {
      customers: [
        { mobile: null, landline: 7 },
        { mobile: ["1"], landline: { landline: "1" } },
      ],
    },
    { customers: Object.assign([], { 2: undefined, length: 3 }) },
  ])("that is %j has no such fault: what else is wrong with it the contract says", (body) => {
    expect(findIn(body)).toEqual([]);
  });
});

describe("of 30,000 numbers that have to be parsed, 1,000 are, and the others are counted", () => {
  const findOf = (number: object) =>
    findIn({ import_supplier: "FROM-DE", customers: Array.from({ length: 30_000 }, () => number) });
  const unseen = {
    attr: "customers",
    code: "invalid_phone_number",
    detail: "customers has 29000 more telephone numbers, which were not looked at",
  };

  test("also if they are wrong", () => {
    const faults = findOf({ mobile: "0171", landline: "" });
    expect(faults).toHaveLength(1_001);
    expect(faults.at(-2)?.attr).toBe("customers.999.mobile");
    expect(faults.at(-1)).toEqual(unseen);
  });

  test("also if they are right", () => {
    expect(findOf({ mobile: "+49 (0)171 3920012" })).toEqual([unseen]);
  });

  test("and those of a plus and digits are all looked at", () => {
    expect(findOf({ mobile: "+491713920012" })).toEqual([]);
  });
});
