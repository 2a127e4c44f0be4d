import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import published from "../../../generated/config.schema.json" with { type: "json" };
import openApi from "../../../generated/openapi.json" with { type: "json" };
import { explainServerConfig, isServerConfig } from "../../../generated/server-config.ts";
import { requestBodies } from "../../../scripts/generate/rest-units.ts";
import type { OpenApiDocument } from "../../../scripts/source/openapi.ts";
import { parseFile } from "../../../scripts/source/read-openapi.ts";
import { examine } from "../../../src/library/runtime/examine.ts";
import type { JsonSchema } from "../../../src/reading/model/schema.ts";
import { parseSettings } from "../../../src/servers/app/config/config-file.ts";
import { DEVELOPMENT_SETTINGS } from "../../../src/servers/app/config/development.ts";
import { createWebhook } from "../../../src/servers/sinks/webhook.ts";
import { mutations } from "../../library/runtime/mutate.ts";

const OPENAPI = join(import.meta.dirname, "../../../openapi");

const SMALLEST = {
  apiKeys: ["sk_1"],
  operationsTeams: ["migrations-north"],
  suppliers: [{ code: "NORDWERK" }],
};

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const WEBHOOK = { url: "https://receiver.example", secrets: [SECRET] };
const parse = (config: unknown) => parseSettings(JSON.stringify(config), "server.json");
function settingsOf(config: unknown) {
  const result = parse(config);
  if ("problems" in result) throw new Error(result.problems.join("\n"));
  return result.settings;
}
/**
 * What is wrong with a file that differs from a valid one in some fields: codes and messages,
 * without lines.
 */
function problemsOf(changes: object): string[] {
  const result = parse({ ...SMALLEST, ...changes });
  return "problems" in result
    ? result.problems.map((line) => line.replace(/^server\.json:\d+:\d+ {2}/, ""))
    : [];
}
const supplier = (changes: object) => ({ suppliers: [{ code: "NORDWERK", ...changes }] });

describe("a file", () => {
  test("that says the least gets the rest from the defaults", () => {
    expect(settingsOf(SMALLEST)).toEqual({
      apiKeys: ["sk_1"],
      tokens: [],
      dataImportNeedsToken: false,
      operationsTeams: ["migrations-north"],
      suppliers: [
        {
          code: "NORDWERK",
          status: "Ongoing",
          sendsCustomerEmails: false,
          documentRoot: "NORDWERK",
          country: "DE",
        },
      ],
      documentBucket: "documents",
      processLimit: 40,
      processSeconds: 60,
      productsRequired: true,
      exampleProducts: false,
      vatRate: "0.19",
      pageSize: 100,
      bodyBytes: 1_048_576,
      scenarios: false,
      tokenSeconds: 3600,
      refreshTokenSeconds: 604_800,
      publicUrl: null,
      paymentVendor: null,
      webhooks: [],
      eventBridge: null,
    });
  });

  test("that sets everything gets exactly that", () => {
    const everything = {
      apiKeys: ["sk_1", "sk_2"],
      tokens: ["tk_1"],
      dataImportNeedsToken: true,
      operationsTeams: ["north", "south"],
      suppliers: [
        {
          code: "A",
          status: "Complete",
          sendsCustomerEmails: true,
          documentRoot: "imports/a",
          country: "AT",
        },
      ],
      documentBucket: "nordwerk.imports-2025",
      processLimit: null,
      processSeconds: 120,
      productsRequired: false,
      exampleProducts: true,
      vatRate: "0.075",
      pageSize: 10,
      bodyBytes: 2048,
      scenarios: true,
      tokenSeconds: 1,
      refreshTokenSeconds: 2,
      publicUrl: "https://import.nordwerk.example",
      paymentVendor: { url: "http://127.0.0.1:4030/verify", timeoutSeconds: 3 },
      webhooks: [{ url: "https://receiver.example/events", secrets: [SECRET] }],
      eventBridge: { bus: "imports", source: "nordwerk", region: "eu-central-1" },
    };
    expect(settingsOf({ $schema: "./config.schema.json", ...everything })).toEqual(everything);
  });

  test("may name a payment vendor by only its address, and begin with a byte order mark", () => {
    const text = `\uFEFF${JSON.stringify({ ...SMALLEST, paymentVendor: { url: "https://vendor.example" } })}`;
    expect(parseSettings(text, "server.json")).toMatchObject({
      settings: { paymentVendor: { url: "https://vendor.example", timeoutSeconds: 10 } },
    });
  });
});

describe("what is wrong with a file is said", () => {
  test.each<[object, string[]]>([
    [{ apiKeys: undefined }, ["required  apiKeys is required"]],
    [{ apiKeys: [] }, ["too_few_items  apiKeys must be a list with at least 1 entry"]],
    [{ apiKeys: "sk_1" }, ["invalid_type  apiKeys must be an array"]],
    [{ apikeys: [] }, ["unknown_field  apikeys is not a setting; did you mean apiKeys?"]],
    [{ proxy: true }, ["unknown_field  proxy is not a setting"]],
    [
      { suppliers: [{ name: "N" }] },
      [
        "required  suppliers.0.code is required",
        "unknown_field  suppliers.0.name is not a setting",
      ],
    ],
    [
      supplier({ code: "" }),
      ['blank  suppliers.0.code must be a text that is not empty, not the string ""'],
    ],
    [
      supplier({ status: "ongoing" }),
      [
        'invalid_choice  suppliers.0.status must be one of "Ongoing", "Paused", "Complete", not the string "ongoing"',
      ],
    ],
    [
      supplier({ sendsCustomerEmail: true }),
      [
        "unknown_field  suppliers.0.sendsCustomerEmail is not a setting; did you mean sendsCustomerEmails?",
      ],
    ],
    [
      supplier({ country: "UK" }),
      [
        'invalid_choice  suppliers.0.country must be the code of a country with telephone numbers, such as DE, not "UK"',
      ],
    ],
    [supplier({ country: null }), ["null  suppliers.0.country must be a string, not null"]],
    [
      { suppliers: [{ code: "A" }, { code: "B" }, { code: "A" }] },
      ["duplicate  suppliers.2.code is the same as suppliers.0.code"],
    ],
    [
      { operationsTeams: ["north", "north"] },
      ["duplicate  operationsTeams.1 is the same as operationsTeams.0"],
    ],
    [{ processLimit: 0 }, ["out_of_range  processLimit must be at least 1, not the number 0"]],
    [
      { processLimit: 10_001 },
      ["out_of_range  processLimit must be at most 10000, not the number 10001"],
    ],
    [
      { processLimit: "40" },
      ['invalid_type  processLimit must be an integer or null, not the string "40"'],
    ],
    [
      { processSeconds: 3601 },
      ["out_of_range  processSeconds must be at most 3600, not the number 3601"],
    ],
    [{ pageSize: 1.5 }, ["invalid_type  pageSize must be an integer, not the number 1.5"]],
    [{ vatRate: 0.19 }, ["invalid_type  vatRate must be a string, not the number 0.19"]],
    [
      { vatRate: "19" },
      [
        'invalid_rate  vatRate must be a decimal number from 0 to 1 as text, such as "0.19", not the string "19"',
      ],
    ],
    [
      { documentBucket: "imports/nordwerk" },
      [
        'invalid_bucket  documentBucket must be the name of a bucket: letters, digits, dots, hyphens and underscores, not the string "imports/nordwerk"',
      ],
    ],
    [
      { productsRequired: "yes" },
      ['invalid_type  productsRequired must be a boolean, not the string "yes"'],
    ],
    [
      { webhooks: [{ url: "https://receiver.example", secrets: ["whsec_short"] }] },
      [
        "invalid_signing_secret  webhooks.0.secrets.0 must be whsec_ and 24 to 64 random bytes in base64",
      ],
    ],
    [{ webhooks: [WEBHOOK, WEBHOOK] }, ["duplicate  webhooks.1.url is the same as webhooks.0.url"]],
    [
      { webhooks: [{ ...WEBHOOK, url: "receiver" }] },
      [expect.stringMatching(/^invalid_url {2}webhooks\.0\.url /)],
    ],
    [{ eventBridge: {} }, ["required  eventBridge.bus is required"]],
    [{ paymentVendor: {} }, ["required  paymentVendor.url is required"]],
    [
      { paymentVendor: { url: "https://vendor.example", timeoutSeconds: 61 } },
      ["out_of_range  paymentVendor.timeoutSeconds must be at most 60, not the number 61"],
    ],
    [
      { paymentVendor: { url: "https://vendor.example", retries: 3 } },
      ["unknown_field  paymentVendor.retries is not a setting"],
    ],
    [
      { suppliers: [{ code: "A", colour: 1 }, { code: "A" }], publicUrl: "nordwerk.example" },
      [
        "unknown_field  suppliers.0.colour is not a setting",
        "duplicate  suppliers.1.code is the same as suppliers.0.code",
        "invalid_url  publicUrl must be an address that begins with http:// or https:// and has no user name, query or fragment",
      ],
    ],
  ])("%j", (changes, expected) => {
    expect(problemsOf(changes)).toEqual(expected);
  });

  test.each([[], null, 7, "text"])("of %j as a whole", (config) => {
    const result = parse(config);
    expect("problems" in result && result.problems).toEqual([
      expect.stringMatching(
        /^server\.json:1:1 {2}(invalid_type|null) {2}The file must be an object$/,
      ),
    ]);
  });

  test.each([
    "ftp://vendor.example",
    "vendor.example",
    "https://",
    "https://user@vendor.example",
    "https://:secret@vendor.example",
    "https://vendor.example?a=b",
    "https://vendor.example#a",
    "",
  ])("of the address %j", (address) => {
    expect(problemsOf({ publicUrl: address })).toEqual([
      expect.stringMatching(/^invalid_url {2}publicUrl /),
    ]);
    expect(problemsOf({ paymentVendor: { url: address } })).toEqual([
      expect.stringMatching(/^invalid_url {2}paymentVendor.url /),
    ]);
  });

  test("with the place in the file", () => {
    const text =
      '{\n  "apiKeys": ["sk_1"],\n  "operationsTeams": ["north"],\n  "suppliers": [\n    { "code": "A", "status": "open" }\n  ],\n  "pageSise": 10\n}\n';
    expect(parseSettings(text, "config/server.json")).toEqual({
      problems: [
        'config/server.json:5:30  invalid_choice  suppliers.0.status must be one of "Ongoing", "Paused", "Complete", not the string "open"',
        "config/server.json:7:15  unknown_field  pageSise is not a setting; did you mean pageSize?",
      ],
    });
  });

  test.each([
    ["", "server.json:1:1  parse_error  the file is not valid JSON: expected a value"],
    [
      '{\n  "apiKeys": ["sk_1"],\n}',
      "server.json:3:1  parse_error  the file is not valid JSON: expected a field name in quotes",
    ],
    ["# apiKeys", "server.json:1:1  parse_error  the file is not valid JSON: expected a value"],
    [
      '{ "apiKeys": [], "apiKeys": [] }',
      "server.json:1:18  parse_error  the file can't be read: a field that occurs twice in one object",
    ],
    [
      "[".repeat(5000),
      "server.json:1:33  parse_error  the file can't be read: nested deeper than 32 levels",
    ],
  ])("of text that can't be used: %j", (text, expected) => {
    expect(parseSettings(text, "server.json")).toEqual({ problems: [expected] });
  });
});

describe("no error quotes a secret", () => {
  // Short enough to be quoted, and made only of digits, so that a number leaks it too.
  const KEY = "12345678901234567890";
  const NUMBER = 12_345_678_901_234_567_890n;
  const inPlaces = (secret: string) => [
    ...["apiKeys", "tokens", "webhooks", "publicUrl", "paymentVendor"].flatMap((name) => [
      { [name]: `@${secret}` },
      { [name]: [`@${secret} :`] },
      { [name]: [[`@${secret}`]] },
    ]),
    { paymentVendor: { url: [`@${secret}`] } },
    { paymentVendor: { url: `@${secret}` }, webhooks: `@${secret}` },
    { webhooks: [{ url: [`@${secret}`], secrets: `@${secret}` }] },
    { webhooks: [{ url: `@${secret}`, secrets: [`@${secret}`, [`@${secret}`]] }] },
    { webhooks: [{ url: `@${secret}`, secrets: { first: `@${secret}` } }] },
  ];
  const textsOf = (config: unknown) => {
    const text = JSON.stringify(config);
    return [text.replaceAll("@", ""), text.replaceAll(/"@(\d+)[^"]*"/g, "$1")];
  };

  test.each(inPlaces(KEY))("%j", (changes) => {
    for (const text of textsOf({ ...SMALLEST, ...changes })) {
      const result = parseSettings(text, "server.json");
      const said = "problems" in result ? result.problems : [];
      expect(said).not.toEqual([]);
      expect(said.join("\n")).not.toContain("12345");
    }
  });

  test.each([`"${KEY}"`, `${NUMBER}`])("where it is the whole file: %s", (text) => {
    const result = parseSettings(text, "server.json");
    expect(result).toEqual({
      problems: ["server.json:1:1  invalid_type  The file must be an object"],
    });
  });
});

describe("a document root", () => {
  const rootOf = (documentRoot: string) => problemsOf(supplier({ documentRoot }));

  test("has the rule of a document path", () => {
    const { documentRoot } = published.properties.suppliers.items.properties;
    const { DocumentPath = {} } =
      parseFile<Partial<OpenApiDocument>>(OPENAPI, "shared/values.yaml").components?.schemas ?? {};
    const { pattern, maxLength } = DocumentPath as JsonSchema;
    expect({ pattern: documentRoot.pattern, maxLength: documentRoot.maxLength }).toEqual({
      pattern,
      maxLength,
    });
    expect(rootOf("a".repeat(1025))).toEqual([
      "too_long  suppliers.0.documentRoot must be at most 1024 characters long, not a longer string",
    ]);
    expect([rootOf("imports/nordwerk"), rootOf("../imports")]).toEqual([
      [],
      [
        expect.stringMatching(
          /^invalid_prefix {2}suppliers\.0\.documentRoot must be a relative path /,
        ),
      ],
    ]);
  });

  test("has to be named if the code of the supplier can't replace it", () => {
    expect(problemsOf(supplier({ code: "../NORDWERK" }))).toEqual([
      expect.stringMatching(/^invalid_prefix {2}suppliers\.0\.documentRoot /),
    ]);
    expect(problemsOf(supplier({ code: "../NORDWERK", documentRoot: "imports" }))).toEqual([]);
  });
});

test("the code of a supplier has at most the length that payloads may name it by", () => {
  const { maxLength } = openApi.components.schemas.ImportSupplierCode;
  expect(published.properties.suppliers.items.properties.code.maxLength).toBe(maxLength);
  expect(problemsOf(supplier({ code: "N".repeat(256) }))).toEqual([
    expect.stringMatching(/^too_long {2}suppliers\.0\.code /),
  ]);
});

describe("a signing secret", () => {
  const base64 = (bytes: number) => Buffer.alloc(bytes, 7).toString("base64");
  const secretOf = (text: string) =>
    problemsOf({ webhooks: [{ ...WEBHOOK, secrets: [`whsec_${text}`] }] });

  test("is base64 of 24 to 64 bytes, with its padding or without, and a webhook takes what the check takes", async () => {
    for (const bytes of [24, 25, 26, 27, 62, 63, 64]) {
      for (const text of [base64(bytes), base64(bytes).replaceAll("=", "")]) {
        expect([text, secretOf(text)]).toEqual([text, []]);
        await createWebhook({ url: WEBHOOK.url, secrets: [`whsec_${text}`] });
      }
    }
  });

  test.each([
    ["too few bytes", base64(23)],
    ["too many bytes", base64(65)],
    ["a length that base64 does not have", "A".repeat(33)],
    ["too little padding", `${"A".repeat(34)}=`],
    ["too much padding", `${"A".repeat(32)}==`],
    ["padding within", `${"A".repeat(30)}==${"A".repeat(4)}`],
  ])("does not have %s", (_, text) => {
    expect(secretOf(text)).toEqual([
      "invalid_signing_secret  webhooks.0.secrets.0 must be whsec_ and 24 to 64 random bytes in base64",
    ]);
  });
});

describe("a secret", () => {
  test.each(["with space", "with:colon", "schlüssel", "line\nbreak", ""])(
    "may not be %j, and is not repeated",
    (secret) => {
      const words = "must be made of visible ASCII characters, without spaces and colons";
      expect(problemsOf({ apiKeys: ["sk_1", secret] })).toEqual([
        `invalid_secret  apiKeys.1 ${words}`,
      ]);
      expect(problemsOf({ tokens: [secret] })).toEqual([`invalid_secret  tokens.0 ${words}`]);
    },
  );

  test("is not repeated if it has the wrong type or occurs twice", () => {
    expect(problemsOf({ apiKeys: [70412998] })).toEqual([
      "invalid_type  apiKeys.0 must be a string",
    ]);
    expect(problemsOf({ apiKeys: ["sk_1", "sk_1"] })).toEqual([
      "duplicate  apiKeys.1 is the same as apiKeys.0",
    ]);
    expect(problemsOf({ tokens: ["tk_1", "tk_1"] })).toEqual([
      "duplicate  tokens.1 is the same as tokens.0",
    ]);
  });
});

describe("the schema of the file", () => {
  const validate = new Ajv({ strict: true, allowUnionTypes: true, allErrors: true }).compile(
    published,
  );

  test("takes what the server takes, and names a setting for each that the server has", () => {
    expect(validate(SMALLEST)).toBe(true);
    expect(validate(DEVELOPMENT_SETTINGS)).toBe(true);
    expect(Object.keys(published.properties).sort()).toEqual(
      ["$schema", ...Object.keys(DEVELOPMENT_SETTINGS)].sort(),
    );
    expect(Object.keys(published.properties.suppliers.items.properties).sort()).toEqual(
      Object.keys(DEVELOPMENT_SETTINGS.suppliers[0] ?? {}).sort(),
    );
  });

  test("is what the server's validator answers, for settings that are wrong in any way", () => {
    const examples = [
      DEVELOPMENT_SETTINGS,
      { ...SMALLEST, paymentVendor: { url: "https://vendor.example" } },
    ];
    const given = mutations(examples, 5000, 6);
    const answers = given.map((settings) => {
      const result = examine(settings, { unknown: "report" }, explainServerConfig);
      const issues = result.ok ? [] : result.issues;
      const isOpenlyValid = issues.every(({ code }) => code === "unknown_field");
      return {
        settings,
        ajv: validate(settings),
        explain: issues.length === 0,
        is: isServerConfig(settings),
        isOpenlyValid,
      };
    });
    expect(
      answers.filter(
        ({ ajv, explain, is, isOpenlyValid }) => ajv !== explain || is !== isOpenlyValid,
      ),
    ).toEqual([]);
    expect(answers.filter(({ ajv }) => ajv).length).toBeGreaterThan(50);
  });

  test("says something of every setting", () => {
    for (const property of [
      ...Object.values(published.properties),
      ...Object.values(published.properties.suppliers.items.properties),
    ]) {
      expect(property.description).toMatch(/\.$/);
    }
  });
});

describe("the development settings", () => {
  test("are a file that the server takes", () => {
    expect(settingsOf(DEVELOPMENT_SETTINGS)).toEqual(DEVELOPMENT_SETTINGS);
  });

  test("know the suppliers, teams and keys in the examples of requests", () => {
    const named = JSON.stringify(
      requestBodies(openApi as unknown as OpenApiDocument).map(({ example }) => example),
    );
    const valuesOf = (field: string) =>
      [...named.matchAll(new RegExp(`"${field}":"([^"]+)"`, "g"))].map(([, value]) => value);
    const { suppliers, operationsTeams, apiKeys } = DEVELOPMENT_SETTINGS;
    for (const [field, known] of [
      ["import_supplier", suppliers.map(({ code }) => code)],
      ["operations_team_name", operationsTeams],
      ["APIKey", apiKeys],
    ] as const) {
      expect(valuesOf(field).length).toBeGreaterThan(0);
      expect(known).toEqual(expect.arrayContaining(valuesOf(field)));
    }
  });
});
