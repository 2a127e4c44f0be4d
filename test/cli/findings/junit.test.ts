import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { ANYTHING, HOSTILE, render } from "./format-story.ts";
import { DETAIL, REPORTS, WARNING } from "./junit-reports.ts";

const schema = readFileSync(join(import.meta.dirname, "schemas/jenkins-junit.xsd"), "utf8");
const suite = (text: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="energy-contracts">\n${text}</testsuites>\n`;
/** What xmllint has against a report, judged by the schema. */
async function complaints(xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: "report.xml", contents: Buffer.from(xml) }],
    schema: [schema],
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

describe.each(REPORTS)("JUnit: %s", (_what, inputs, expected) => {
  test("is written as expected", () => expect(render("junit", inputs)).toBe(suite(expected)));
  test("holds to the schema", async () =>
    expect(await complaints(render("junit", inputs))).toEqual([]));
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

test("JUnit is well-formed and holds to the schema, whatever is in it", async () => {
  const texts = [...HOSTILE, ...fc.sample(ANYTHING, { seed: 43, numRuns: 500 })];
  const inputs = texts.map((text) => ({
    file: `f${text}`,
    findings: [
      { detail: text, code: text, event: text },
      { ...WARNING, detail: text },
    ],
  }));
  expect(await complaints(render("junit", inputs))).toEqual([]);
});

test("JUnit comes back as it was, but for what XML can't hold", async () => {
  const detail = "a\tb\nc\rd <e> & \"f\" 'g' ]]> \u{1f50c} \u0085 \u001b \ud800 \uffff";
  const xml = render("junit", [{ file: "x.json", findings: [{ detail }] }]);
  const { normalized } = await validateXML({ xml, normalization: "c14n" });
  const [, message = ""] = /message="([^"]*)"/.exec(normalized) ?? [];
  const entities: Readonly<Record<string, string>> = { lt: "<", amp: "&", quot: '"' };
  const read = message.replace(/&(?:#x([0-9A-F]+)|(\w+));/g, (_, hex, name) =>
    hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (entities[name] ?? ""),
  );
  expect(read).toBe("a\tb\nc\rd <e> & \"f\" 'g' ]]> \u{1f50c} \u0085 \\u001b \\ud800 \\uffff");
});
