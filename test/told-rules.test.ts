// Viewers of the document and generators do not show `x-evidence`. So every rule that refuses a request
// is told in a description, too: at its field, or for all bodies in the section on payloads.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import openApi from "../generated/openapi.json" with { type: "json" };
import * as ruledFields from "../generated/rest-fields.ts";
import { createMock } from "../src/mock.ts";
import { BODY_LIMITS } from "../src/servers/http/read-body.ts";

const LIBRARY = join(import.meta.dirname, "../src/library");
const VALIDATE_ACCOUNT = "/v1/data-import/validate-account/";
const VALIDATE_PRODUCTS = "/v1/data-import/validate-products/";
const RATES = "/v1/products/A/electricity-tariffs/A/standard-unit-rates/";

interface Told {
  /** The refusal: what hazards.ts calls it, or a file of src/library/rest/ and its code. */
  readonly refusal: string;
  /** Keys that lead to the description. */
  readonly at: readonly string[];
  readonly words: RegExp;
  /** A request that breaks the rule alone, and the codes of its answer. */
  readonly path: string;
  readonly body?: string;
  readonly codes: readonly string[];
}

const PAYLOADS = ["info"];
const field = (schema: string, name: string) => [
  "components",
  "schemas",
  schema,
  "properties",
  name,
];
const account = (more: string): string =>
  `{"import_supplier": "S", "external_account_number": "1", ${more}}`;
const hazard = (refusal: string, words: RegExp, more: string, code = "parse_error"): Told => ({
  refusal,
  at: PAYLOADS,
  words,
  path: VALIDATE_ACCOUNT,
  body: account(more),
  codes: [code],
});
const nested = `{"a": ${"[".repeat(32)}${"]".repeat(32)}}`;
const values = `[${"1,".repeat(100_000)}1]`;

const RULES: readonly Told[] = [
  hazard(
    "a field that occurs twice in one object",
    /a field twice in one object/,
    `"a": 1, "a": 1`,
  ),
  hazard("a NUL character", /a NUL character/, `"a": "\\u0000"`),
  hazard("half of a surrogate pair", /half of a surrogate pair/, `"a": "\\ud800"`),
  hazard("a number that is too large", /too large for a double/, `"metadata": [{"value": 1e400}]`),
  hazard(
    "a number that would come back as …",
    /comes back with other digits/,
    `"metadata": [{"value": 9223372036854775808}]`,
  ),
  hazard("nested deeper than … levels", /deeper than 32 levels/, `"a": ${nested}`),
  hazard("more than … values", /more than 100,000 values/, `"a": ${values}`, "payload_too_large"),
  {
    refusal: "phone-faults invalid_phone_number",
    at: ["components", "schemas", "PhoneNumber"],
    words: /can't exist is refused as invalid_phone_number/,
    path: VALIDATE_ACCOUNT,
    body: account(`"customers": [{"mobile": "123"}]`),
    codes: ["account_failed_validation", "invalid_phone_number"],
  },
  {
    refusal: "phone-faults invalid_phone_number",
    at: ["components", "schemas", "PhoneNumber"],
    words: /and 1,000 in other forms/,
    path: VALIDATE_ACCOUNT,
    body: account(
      `"customers": ${JSON.stringify(Array(1001).fill({ mobile: "+49 171 3920012" }))}`,
    ),
    codes: ["account_failed_validation", "invalid_phone_number"],
  },
  {
    refusal: "period-faults out_of_range",
    at: field("Statement", "bill_period_to_date"),
    words: /before bill_period_from_date is refused as out_of_range/,
    path: VALIDATE_ACCOUNT,
    body: account(
      `"statements": [{"bill_period_from_date": "2025-02-02", "bill_period_to_date": "2025-02-01"}]`,
    ),
    codes: ["account_failed_validation", "out_of_range"],
  },
  {
    refusal: "period-faults out_of_range",
    at: field("HistoricalStatement", "bill_period_to_date"),
    words: /before bill_period_from_date is refused as out_of_range/,
    path: "/v1/data-import/historical-statements/create/",
    body: account(
      `"statements": [{"bill_period_from_date": "2025-02-02", "bill_period_to_date": "2025-02-01", "statement_id": "1", "supply_type": "GAS"}]`,
    ),
    codes: ["invalid_request", "out_of_range"],
  },
  {
    refusal: "unique-faults duplicate",
    at: field("Product", "code"),
    words: /with the same code is refused as duplicate/,
    path: VALIDATE_PRODUCTS,
    body: `[{"code": "A"}, {"code": "A"}]`,
    codes: ["product_failed_validation", "duplicate"],
  },
  // By the same words as a period in a body, and by the calendar: see src/servers/handlers/rules/.
  {
    refusal: "period-faults out_of_range",
    at: [
      "paths",
      RATES.replace("A", "{product_code}").replace("/A/", "/{tariff_code}/"),
      "get",
      "parameters",
      "3",
    ],
    words: /before period_from is refused as out_of_range/,
    path: `${RATES}?period_from=2026-01-01T00:00Z&period_to=2025-01-01T00:00Z`,
    codes: ["invalid_request", "out_of_range"],
  },
  {
    refusal: "the hour that clocks skip",
    at: ["components", "schemas", "QueryDateTime"],
    words: /that clocks skip there, as they go forward, is refused as\s+invalid_datetime/,
    path: `${RATES}?period_from=2026-03-29T01:30`,
    codes: ["invalid_request", "invalid_datetime"],
  },
];

function descriptionAt(keys: readonly string[]): string {
  const node = keys.reduce<unknown>(
    (inner, key) => (inner as Record<string, unknown> | undefined)?.[key],
    openApi,
  );
  return (node as { readonly description?: string } | undefined)?.description ?? "";
}

describe.each(RULES)("$refusal, at $at", ({ at, words, path, body, codes }) => {
  test("is told", () => {
    expect(descriptionAt(at)).toMatch(words);
  });

  test("is refused", async () => {
    const post = {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: "Token demo" },
    };
    const request = new Request(`http://a${path}`, body === undefined ? {} : { ...post, body });
    const answer = await (await createMock().fetch(request)).json();
    const items: { readonly code: string }[] = answer.errors;
    expect([answer.code, ...new Set(items.map(({ code }) => code))]).toEqual(codes);
  });
});

describe("the table above has", () => {
  const refusals = new Set(RULES.map(({ refusal }) => refusal));

  test("every hazard that a body can have", () => {
    const source = readFileSync(join(LIBRARY, "json/hazards.ts"), "utf8");
    const reasons = [
      ...source.matchAll(/(?:report\("(?:content|size)", |return |undefined : )(["`])(.+?)\1/g),
    ];
    const hazards = new Set(reasons.map(([, , reason = ""]) => reason.replace(/\$\{.+\}/, "…")));
    // Names of fields are counted in a state alone.
    expect(hazards.delete("more than … different field names")).toBe(true);
    expect(BODY_LIMITS.names).toBeUndefined();
    expect([...hazards].sort()).toEqual([...refusals].filter((one) => hazards.has(one)).sort());
    expect(hazards.size).toBe(RULES.filter(({ at }) => at === PAYLOADS).length);
  });

  test("every code of src/library/rest/", () => {
    const folder = join(LIBRARY, "rest");
    const codes = readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), "utf8").matchAll(/\bcode: "(\w+)"/g)].map(
        ([, code]) => `${file.replace(".ts", "")} ${code}`,
      ),
    );
    expect(codes.length).toBeGreaterThan(2);
    expect(codes.filter((code) => !refusals.has(code))).toEqual([]);
  });

  test("and the document says what is only warned of", () => {
    const told = Object.entries(openApi.components.schemas).flatMap(([name, schema]) =>
      Object.entries("properties" in schema ? schema.properties : {}).flatMap(([end, part]) => {
        const { description = "", ...keys }: Record<string, string | undefined> = part as never;
        const [refused, warned] = [keys["x-not-before"], keys["x-usually-not-before"]];
        const words = warned
          ? `One before ${warned} is taken, and \`energy-contracts validate --operation\` warns of it.`
          : `One before ${refused} is refused as out_of_range.`;
        return (refused ?? warned) ? [`${name}.${end} ${description.includes(words)}`] : [];
      }),
    );
    expect(told.sort()).toEqual([
      "Contract.effective_to true",
      "HistoricalStatement.bill_period_to_date true",
      "MeterPoint.supply_end_date true",
      "Product.available_to_date true",
      "Statement.bill_period_to_date true",
      "TransactionLineItem.end_date true",
    ]);
    expect(Object.keys(ruledFields)).toHaveLength(told.length + 1);
    expect(openApi.components.schemas.Products["x-unique"]).toBe("code");
  });
});
