import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import type { Words } from "../../../src/cli/findings/finding.ts";
import fc from "../../fast-check.ts";
import { DETAIL, REPORTS, WARNING } from "./junit-reports.ts";
import { ANYTHING, HOSTILE, render } from "./render.ts";

const schema = readFileSync(join(import.meta.dirname, "schemas/jenkins-junit.xsd"), "utf8");
const suite = (text: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="energy-contracts">\n${text}</testsuites>\n`;
/** What xmllint finds wrong in a report, by the schema of Jenkins. */
async function complaints(xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: "report.xml", contents: Buffer.from(xml) }],
    schema: [schema],
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

describe.each(REPORTS)("JUnit: %s", (_what, inputs, expected) => {
  test("is written as expected", () => expect(render("junit", inputs)).toBe(suite(expected)));
  test("matches the schema", async () =>
    expect(await complaints(render("junit", inputs))).toEqual([]));
});

test("a note is output of its case", () => {
  const findings = [{ severity: "note" as const, detail: "it is new" }];
  expect(render("junit", [{ file: "x.json", findings }])).toContain(
    "<system-out>x.json:3:27  note  invalid_type  it is new",
  );
});

test("cases have the names that the command gives them, and findings of one name are one case", () => {
  const words: Words = {
    summary: () => "",
    case: ({ attr }) => `field ${attr}`,
    rest: (count) => `${count} at rest`,
    unlisted: (count) => ({ name: `${count} elsewhere`, reason: "Too many." }),
  };
  const findings = [{ attr: "a" }, { attr: "b" }, { attr: "b" }];
  const input = { file: "x.json", findings, counts: { payloads: 8, valid: 2 } };
  const xml = render("junit", [input], {}, { words });
  const names = [...xml.matchAll(/<testcase .* name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(["field a", "field b", "2 at rest", "4 elsewhere"]);
  expect(xml).toContain("<skipped>Too many.</skipped>");
});

test.each([
  ["a report cut short", (xml: string) => xml.slice(0, -20)],
  ["a count that is missing", (xml: string) => xml.replace(' tests="1"', "")],
  ["a bare ampersand", (xml: string) => xml.replace("it is", "it & is")],
  ["a control character", (xml: string) => xml.replace("it is", "it \u001b is")],
])("the schema's checker notices %s", async (_what, spoil) => {
  expect(
    (await complaints(spoil(render("junit", [{ file: "x.json", findings: [DETAIL] }])))).length,
  ).toBeGreaterThan(0);
});

test("whatever is in it, it is well-formed and matches the schema", async () => {
  const texts = [...HOSTILE, ...fc.sample(ANYTHING, { numRuns: 500 })];
  const inputs = texts.map((text) => ({
    file: `f${text}`,
    findings: [
      { detail: text, code: text, event: text },
      { ...WARNING, detail: text },
    ],
  }));
  expect(await complaints(render("junit", inputs))).toEqual([]);
});

test("every text can be read back, but for what XML can't hold and what terminals obey", async () => {
  const detail = "a\tb\nc\rd <e> & \"f\" 'g' ]]> \u{1f50c} \u0085 \u001b \ud800 \uffff";
  const xml = render("junit", [{ file: "x.json", findings: [{ detail }] }]);
  const { normalized } = await validateXML({ xml, normalization: "c14n" });
  const [, message = ""] = /message="([^"]*)"/.exec(normalized) ?? [];
  const entities: Readonly<Record<string, string>> = { lt: "<", amp: "&", quot: '"' };
  const read = message.replace(/&(?:#x([0-9A-F]+)|(\w+));/g, (_, hex, name) =>
    hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (entities[name] ?? ""),
  );
  expect(read).toBe("a\tb\nc\rd <e> & \"f\" 'g' ]]> \u{1f50c} \\u0085 \\u001b \\ud800 \\uffff");
});
