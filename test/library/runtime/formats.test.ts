// Which texts are dates, datetimes, decimals and document paths: tables of what is accepted and
// what is refused.
import { describe, expect, test } from "vitest";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import { REST_CONTRACTS } from "../../../generated/rest-contracts.ts";
import { fixture } from "../../../src/fixtures.ts";
import {
  dateTimeWanted,
  isDate,
  isDateTime,
  lengthOf,
  queryDateTimeWanted,
} from "../../../src/library/runtime/formats.ts";

const { createHistoricalStatements, stageAccount } = REST_CONTRACTS;

/** `ok`, or the code that the contract of the account reports for these fields. */
function account(fields: object): string {
  const result = stageAccount.validate({ ...fixture("stageAccount"), ...fields });
  return result.ok ? "ok" : result.issues.map(({ code }) => code).join();
}

describe("a date", () => {
  test.each([
    "2025-09-01",
    "2024-02-29",
    "2000-02-29",
    "0000-02-29",
    "0004-02-29",
    "0001-01-01",
    "9999-12-31",
    ...["01", "03", "05", "07", "08", "10", "12"].map((month) => `2025-${month}-31`),
    ...["04", "06", "09", "11"].map((month) => `2025-${month}-30`),
  ])("is %j", (text) => {
    expect(isDate(text)).toBe(true);
    expect(account({ customers: [{ date_of_birth: text }] })).toBe("ok");
  });

  test.each([
    ...["2023-02-29", "1900-02-29", "2100-02-29", "2024-02-30"],
    ...["04", "06", "09", "11"].map((month) => `2025-${month}-31`),
    ...["2025-00-10", "2025-13-10", "2025-01-00", "2025-01-32"],
    ...[
      "25-09-01",
      "12025-09-01",
      "-2025-09-01",
      "+2025-09-01",
      "2025-9-1",
      "2025-09",
      "2025",
      "20250901",
      "2025/09/01",
      "01.09.2025",
    ],
    ...[
      "2025-09-01 ",
      " 2025-09-01",
      "2025-09-01\n",
      "\n2025-09-01",
      "2025-09-01T00:00:00Z",
      "2025-09-01Z",
    ],
    ...[
      "",
      "today",
      "２０２５-０９-０１",
      "٢٠٢٥-٠٩-٠١",
      "2025‐09‐01",
      "2025-0a-01",
      "1e3 -01-01",
      "0x10-01-01",
    ],
  ])("is not %j", (text) => {
    expect(isDate(text)).toBe(false);
    expect(account({ customers: [{ date_of_birth: text }] })).toBe("invalid_date");
  });
});

describe("a datetime in a payload", () => {
  const DAY = "2025-08-28";
  const code = (created_at: string) => account({ notes: [{ created_at }] });

  test.each([
    ...["09:15:00Z", "00:00:00Z", "23:59:59Z", "09:15:00z"].map((time) => `${DAY}T${time}`),
    ...["09:15Z", "09:15+02:00", "09:15-0930", "00:00z"].map((time) => `${DAY}T${time}`),
    ...["+02:00", "-05:30", "+00:00", "-00:00", "+23:59", "-23:59", "+0200", "-2359"].map(
      (offset) => `${DAY}T09:15:00${offset}`,
    ),
    ...["09:15:00.5Z", "09:15:00.123456789Z", "09:15:00.0+02:00"].map((time) => `${DAY}T${time}`),
    `${DAY}t09:15:00z`,
    ...[
      "2000-02-29T00:00:00Z",
      "2024-02-29T23:59:59+14:00",
      "0000-01-01T00:00:00Z",
      "9999-12-31T23:59:59Z",
    ],
  ])("is %j", (text) => {
    expect(isDateTime(text)).toBe(true);
    expect(code(text)).toBe("ok");
  });

  test.each([
    ...["09:15:00", "09:15:00.5", "09:15", "09:15.5Z", "09Z"].map((time) => `${DAY}T${time}`),
    ...[
      "24:00:00Z",
      "25:00:00Z",
      "09:60:00Z",
      "09:15:61Z",
      "9:15:00Z",
      "09:15:0Z",
      "-1:15:00Z",
    ].map((time) => `${DAY}T${time}`),
    ...["09:15:00.Z", "09:15:00,5Z", "09:15:.5Z"].map((time) => `${DAY}T${time}`),
    ...[
      "+24:00",
      "+02:60",
      "+2:00",
      "+02",
      "+02:0",
      "+2400",
      "+0260",
      "+020",
      "+02:00:00",
      "02:00",
      " +02:00",
      "Z+02:00",
      "ZZ",
      "UTC",
      "−02:00",
    ].map((offset) => `${DAY}T09:15:00${offset}`),
    ...["2023-02-29", "1900-02-29", "2025-13-01", "2025-04-31", "25-08-28", "2025-8-28"].map(
      (day) => `${day}T09:15:00Z`,
    ),
    ...[`${DAY} 09:15:00Z`, `${DAY}_09:15:00Z`, `${DAY}09:15:00Z`, `${DAY}TT09:15:00Z`],
    ...[` ${DAY}T09:15:00Z`, `${DAY}T09:15:00Z `, `${DAY}T09:15:00Z\n`, `${DAY}T09:15:00 Z`],
    ...["", DAY, "T09:15:00Z", "1756372500", "20250828T091500Z", `${DAY}T０9:15:00Z`],
  ])("is not %j", (text) => {
    expect(isDateTime(text)).toBe(false);
    expect(code(text)).toBe("invalid_datetime");
  });

  test.each([
    ["2016-12-31T23:59:60Z", true],
    ["2016-12-31T23:59:60.75Z", true],
    ["2016-12-31T23:59:60-00:00", true],
    ["2016-12-31T23:59:60+0000", true],
    ["2017-01-01T00:59:60+01:00", false],
    ["2016-12-31T23:59:60+01:00", false],
    ["2016-12-31T22:59:60Z", false],
    ["2016-12-31T23:58:60Z", false],
    ["2016-12-31T23:59:61Z", false],
  ])("has a leap second only at the end of a day, written in UTC: %j is %j", (text, isTaken) => {
    expect(isDateTime(text)).toBe(isTaken);
  });
});

test.each([
  ["", 0],
  ["Zähler", 6],
  ["e\u0301", 2],
  ["😀", 1],
  ["👨‍👩‍👧", 5],
  ["\ud83d", 1],
  ["\ude00\ud83d", 2],
])("the length of %j is %j characters", (text, length) => {
  expect(lengthOf(text)).toBe(length);
});

describe("a decimal as text", () => {
  const code = (transfer_balance: unknown) => account({ transfer_balance });

  test.each([
    "0",
    "-0",
    "00.5",
    "0.0",
    "48.20",
    "-13.07",
    "007",
    "-0.000001",
    "9".repeat(40),
    `0.${"3".repeat(40)}`,
  ])("is %j", (text) => {
    expect(code(text)).toBe("ok");
  });

  test.each([
    ...["", "-", ".", "-.", "1.", ".5", "-.5", "1..5", "1.2.3", "--1", "1-", "+1"],
    ...["1e5", "1E5", "1.5e-3", "0x1F", "1_000", "1,5", "1.234,56", "1,234.56", "1 000", "1'000"],
    ...[
      " 1",
      "1 ",
      "1\n",
      "\t1",
      "1.\n5",
      "− 1",
      "−1",
      "١٢",
      "１２",
      "½",
      "€1",
      "1%",
      "(1)",
      "NaN",
      "Infinity",
      "-Infinity",
      "null",
    ],
  ])("is not %j", (text) => {
    expect(code(text)).toBe("invalid_decimal");
  });

  test("is not a number", () => {
    expect([code(48.2), code(0), code(null)]).toEqual(["invalid_type", "invalid_type", "null"]);
  });
});

describe("an empty text", () => {
  const { createTransactions } = REST_CONTRACTS;
  const detail = (contract: typeof stageAccount | typeof createTransactions, payload: unknown) => {
    const result = contract.validate(payload);
    return result.ok ? undefined : result.issues.map((issue) => issue.detail).join();
  };
  const HINT = 'not the string ""; leave it out if there is none';
  test.each([
    ["transfer_balance", { transfer_balance: "" }],
    ["customers.0.date_of_birth", { customers: [{ date_of_birth: "" }] }],
  ])("as %s, which is optional, is told to be left out", (attr, fields) => {
    const found = detail(stageAccount, { ...fixture("stageAccount"), ...fields });
    expect(found).toMatch(new RegExp(`^${attr} must be .+, ${HINT}$`));
  });

  test("is not told so where the field is required, nor any other text", () => {
    const [transaction] = fixture("createTransactions").transactions;
    const amount = { transactions: [{ ...transaction, amount: "" }] };
    const required = detail(createTransactions, { ...fixture("createTransactions"), ...amount });
    expect(required).toMatch(/transactions\.0\.amount must be .+, not the string ""$/);
    const other = detail(stageAccount, { ...fixture("stageAccount"), transfer_balance: "1,5" });
    expect(other).toMatch(/, not the string "1,5"$/);
  });
});

describe("a document path", () => {
  const [statement] = fixture("createHistoricalStatements").statements;
  function code(statement_path: string): string {
    const result = createHistoricalStatements.validate({
      ...fixture("createHistoricalStatements"),
      statements: [{ ...statement, statement_path }],
    });
    return result.ok ? "ok" : result.issues.map((issue) => issue.code).join();
  }

  test.each([
    ...["a", "a.pdf", "statements/2025/NW-204981-2025-08.pdf", "a/b/c/d/e.pdf", "archive.tar.gz"],
    ...[
      "..pdf",
      "...",
      ".../a",
      "a..b",
      "a../b",
      "..a/b",
      "a/..b",
      "a/b..",
      ".hidden",
      "a/.hidden",
      ".a/b",
      "a./b",
      "a ./b",
    ],
    ...[
      "Rechnung März 2025.pdf",
      "Ünterlagen/größe.pdf",
      "契約/1.pdf",
      "😀.pdf",
      " a",
      "a ",
      "a/ /b",
    ],
    ...[
      "100% done.pdf",
      "100%",
      "%",
      "%zz",
      "50%/x",
      "% 2e",
      "a%2",
      "ab:c",
      "1:x",
      "a/C:/b",
      "~/a",
      "-rf",
      "a?b#c&d=e",
      '"a"',
      "a*|<>b",
    ],
  ])("is %j", (path) => {
    expect(code(path)).toBe("ok");
  });

  test.each([
    ...["", "/", "/a", "/etc/passwd", "//a", "///"],
    ...[".", "..", "./", "../../", "./a", "../a", "a/.", "a/..", "a/../", "a/../b", "a/./b"],
    ...["a/b/../../..", "../../etc/passwd", " /../a", "é/../a"],
    ...[".. /a", " ../a", "\ufeff../a", "a/.. /b", "a/\u00a0..", "a/ . /b", ". ", "a/..\u3000"],
    ...["a//b", "a//", "a///b", "statements/", "statements/2025/"],
    ...["\\a", "a\\b", "..\\a", "\\\\server\\share", "a/..\\b", "a\\", "C:\\a"],
    ...["C:", "C:/a", "c:a", "a:b/c", "Z:../a"],
    ...["%2e%2e/a", "%2E%2E/a", ".%2e/a", "a/%2e%2e/b", "a%2Fb", "a%2f..%2fb", "%5c", "%00"],
    ...["a%20b", "100%25", "caf%C3%A9", "a/b/c%aa", "%%2e"],
    ...[
      "\u0000",
      "a\u0000b",
      "a\u0000.pdf",
      "a\nb",
      "a\n",
      "\na",
      "a\r\nb",
      "a\tb",
      "\u001f",
      "a\u007fb",
      "\u001b[31ma",
    ],
    ...[
      "a\n/../b",
      "\u2028/../b",
      "\u2029/../b",
      "a\u2028b",
      "a\r/../b",
      "a\u2028//b",
      "a\n%2e%2e",
    ],
  ])("is not %j", (path) => {
    expect(code(path)).toBe("invalid_document_path");
  });

  test.each([
    ["x".repeat(1024), "ok"],
    ["😀".repeat(1024), "ok"],
    [`${"a/".repeat(511)}ab`, "ok"],
    ["x".repeat(1025), "too_long"],
    ["😀".repeat(1025), "too_long"],
    ["x".repeat(1_000_000), "too_long"],
    [`/${"x".repeat(1024)}`, "invalid_document_path,too_long"],
    [`${"a/".repeat(100_000)}../b`, "invalid_document_path,too_long"],
    [`${"%".repeat(200_000)}2e`, "invalid_document_path,too_long"],
  ])("has at most 1,024 characters (case %#)", (path, codes) => {
    expect(code(path).split(",").sort().join()).toBe(codes);
  });
});

test("a datetime in a query differs from that in a payload in one thing: it needs no offset", () => {
  const { QueryDateTime, DateTime, DateTimeOrNull } = openApi.components.schemas;
  const offset = "(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):?[0-5][0-9])";
  expect(QueryDateTime.pattern.replace(`${offset}?`, offset)).toBe(DateTime.pattern);
  expect(DateTimeOrNull.pattern).toBe(DateTime.pattern);
});

describe("what a datetime lacks is said", () => {
  const offset = "Z or an offset is needed";
  const minutes = "the offset needs minutes: +02:00";
  const plus = "in a query a + is written as %2B";
  const separator = "a T is needed between day and time";
  const day = "that day does not exist";
  const leap = "a leap second is written as 23:59:60Z";

  test.each([
    ["2025-09-01T00:00:00", [offset], []],
    ["2025-09-01T00:00", [offset], []],
    ["2025-09-01T00:00:00+02", [minutes], [minutes]],
    ["2025-09-01 00:00:00Z", [separator], [separator]],
    ["2025-09-01 00:00", [separator, offset], [separator]],
    ["2025-09-01T00:00:00 02:00", [], [plus]],
    ["2025-02-30T00:00:00Z", [day], [day]],
    ["2025-02-29T00:00", [day, offset], [day]],
    ["2017-01-01T00:59:60+01:00", [leap], [leap]],
    ["2025-09-01", [], []],
    ["yesterday", [], []],
    ["", [], []],
  ])("%j: %j, and in a query %j", (text, lacks, lacksInQuery) => {
    const said = (words: readonly string[]) => (words.length > 0 ? ` (${words.join("; ")})` : "");
    expect(dateTimeWanted(text)).toBe(
      `a date and time with Z or an offset, such as 2025-08-28T09:15:00Z${said(lacks)}`,
    );
    expect(queryDateTimeWanted(text)).toBe(
      `a date and time in ISO 8601, such as 2025-09-01T00:00:00Z${said(lacksInQuery)}`,
    );
  });

  test("in the fault of a payload", () => {
    const result = stageAccount.validate({
      ...fixture("stageAccount"),
      notes: [{ created_at: "2025-09-01 00:00:00Z" }],
    });
    expect(result).toEqual({
      ok: false,
      issues: [
        {
          attr: "notes.0.created_at",
          code: "invalid_datetime",
          detail: `notes.0.created_at must be a date and time with Z or an offset, such as 2025-08-28T09:15:00Z (${separator}), not the string "2025-09-01 00:00:00Z"`,
        },
      ],
    });
  });
});
