import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import type { Finding } from "../../../src/cli/findings/finding.ts";
import fc from "../../fast-check.ts";
import { ANYTHING, HOSTILE, type Input, render } from "./render.ts";

/** The published schema of SARIF 2.1.0, from Microsoft's own tool. */
const SCHEMA = join(
  import.meta.dirname,
  "../../../node_modules/@microsoft/sarif-multitool-ts/assets/sarif-2.1.0.schema.json",
);
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
const matches = ajv.compile(JSON.parse(readFileSync(SCHEMA, "utf8")));

interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly {
    readonly physicalLocation: {
      readonly artifactLocation: { readonly uri?: string; readonly uriBaseId?: string };
      readonly region: object;
    };
    readonly logicalLocations?: readonly object[];
  }[];
  readonly partialFingerprints: Readonly<Record<string, string>>;
}
interface Log {
  readonly runs: readonly {
    readonly results: readonly Result[];
    readonly tool: {
      readonly driver: {
        readonly rules: readonly { id: string; name: string; shortDescription: { text: string } }[];
      };
    };
    readonly properties: { readonly totals: { readonly payloads: number } };
  }[];
}

function read(inputs: readonly Input[]): { log: Log; complaints: unknown } {
  const log = JSON.parse(render("sarif", inputs, { payloads: 12 })) as Log;
  matches(log);
  return { log, complaints: matches.errors };
}
const resultsOf = (inputs: readonly Input[]): readonly Result[] =>
  read(inputs).log.runs[0]?.results ?? [];
const resultOf = (finding: Partial<Finding>): Result | undefined =>
  resultsOf([{ file: "x.json", findings: [finding] }])[0];

const UNKNOWN = { severity: "warning", code: "unknown_event", attr: "", event: undefined } as const;

describe("SARIF matches the schema of 2.1.0", () => {
  test.each<[string, Input[]]>([
    ["without an input", []],
    ["without an issue", [{ file: "x.json" }]],
    ["with issues", [{ file: "x.json", findings: [{}, UNKNOWN] }]],
    ["with an issue of standard input", [{ file: "<stdin>", findings: [{}] }]],
    [
      "with an issue of an input as a whole",
      [{ file: "/gone.json", findings: [{ payload: undefined, event: undefined, attr: "" }] }],
    ],
    [
      "with a code of any kind",
      [
        {
          file: "x.json",
          findings: [{ code: "field-removed" }, { code: "!" }, { code: "__proto__" }],
        },
      ],
    ],
  ])("%s", (_what, inputs) => {
    const { log, complaints } = read(inputs);
    expect(complaints).toBeNull();
    expect(log.runs[0]?.results).toHaveLength(
      inputs.flatMap(({ findings = [] }) => findings).length,
    );
    expect(log.runs[0]?.properties.totals.payloads).toBe(12);
  });

  test("which notices a log that does not", () => {
    expect(
      matches(JSON.parse(render("sarif", [{ file: "x.json", findings: [{ line: 0 }] }]))),
    ).toBe(false);
  });

  test("whatever is in it", () => {
    fc.assert(
      fc.property(fc.oneof(ANYTHING, fc.constantFrom(...HOSTILE)), (text) => {
        const { log, complaints } = read([
          { file: `f${text}`, findings: [{ detail: text, code: text, attr: text, event: text }] },
        ]);
        expect(complaints).toBeNull();
        expect(log.runs[0]?.results[0]?.message.text).toBe(`${text} (${text})`);
      }),
      { numRuns: 300 },
    );
  });
});

test("a result says what, where and how bad", () => {
  expect(resultOf({})).toEqual({
    ruleId: "invalid_type",
    ruleIndex: 0,
    level: "error",
    message: {
      text: "account_user_emails.0 must be a string, not the number 7 (account.created-v1)",
    },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: "x.json", uriBaseId: "%SRCROOT%" },
          region: { startLine: 3, startColumn: 27 },
        },
        logicalLocations: [{ fullyQualifiedName: "account_user_emails.0", kind: "member" }],
      },
    ],
    partialFingerprints: { "energyContracts/v1": expect.stringMatching(/^[0-9a-f]{32}$/) },
  });
});

test("a note is called one", () => {
  expect(resultOf({ severity: "note" })?.level).toBe("note");
});

test("each code is a rule once, and results point at theirs", () => {
  const findings = [{}, UNKNOWN, {}, { code: "too_long" }];
  const { log } = read([{ file: "x.json", findings }]);
  const rules = log.runs[0]?.tool.driver.rules ?? [];
  expect(rules.map(({ id, name, shortDescription }) => [id, name, shortDescription.text])).toEqual([
    ["invalid_type", "InvalidType", "Invalid type"],
    ["unknown_event", "UnknownEvent", "Unknown event"],
    ["too_long", "TooLong", "Too long"],
  ]);
  expect(log.runs[0]?.results.map(({ ruleIndex, level }) => [ruleIndex, level])).toEqual([
    [0, "error"],
    [1, "warning"],
    [0, "error"],
    [2, "error"],
  ]);
});

test.each([
  ["fixtures/x.json", "fixtures/x.json", "%SRCROOT%"],
  ["a b/50%#?.json", "a%20b/50%25%23%3F.json", "%SRCROOT%"],
  ["c:d.json", "c%3Ad.json", "%SRCROOT%"],
  ["ä/\u{1f50c}.json", "%C3%A4/%F0%9F%94%8C.json", "%SRCROOT%"],
  ["\ud800.json", "%EF%BF%BD.json", "%SRCROOT%"],
  ["/elsewhere/a b%.json", "file:///elsewhere/a%20b%25.json", undefined],
  ["<stdin>", undefined, undefined],
])("the file %j becomes the URI %j", (file, uri, uriBaseId) => {
  const location = resultsOf([{ file, findings: [{}] }])[0]?.locations[0]?.physicalLocation
    .artifactLocation;
  expect([location?.uri, location?.uriBaseId]).toEqual([uri, uriBaseId]);
});

describe("a fingerprint", () => {
  const fingerprint = (finding: Partial<Finding>) =>
    resultOf(finding)?.partialFingerprints["energyContracts/v1"];

  test.each<[string, Partial<Finding>]>([
    ["line", { line: 99 }],
    ["column", { column: 99 }],
    ["message", { detail: "in other words" }],
    ["severity", { severity: "warning" }],
  ])("stays with another %s", (_what, change) => expect(fingerprint(change)).toBe(fingerprint({})));

  test.each<[string, Partial<Finding>]>([
    ["file", { file: "y.json" }],
    ["field", { attr: "account_user_emails.1" }],
    ["code", { code: "required" }],
    ["event", { event: "account.created-v2" }],
    ["payload", { payload: 1 }],
  ])("changes with the %s", (_what, change) =>
    expect(fingerprint(change)).not.toBe(fingerprint({})),
  );
});
