import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ANYTHING, HOSTILE, render } from "./format-story.ts";

describe("hostile names and messages", () => {
  test.each(HOSTILE)(
    "pretty prints %j on one line, without doing ANYTHING to the terminal",
    (text) => {
      const [line, ...rest] = render("pretty", [
        { file: text, findings: [{ detail: text, event: text, code: text }] },
      ]).split("\n");
      expect(line).toMatch(/:3:27 {2}error/);
      expect(rest).toEqual(["", "1 file, 0 payloads: 1 issue.", ""]);
      expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
    },
  );

  test("pretty spells out what it does not print", () => {
    expect(render("pretty", [{ file: "a\u001b\n\u202e.json", findings: [{}] }])).toMatch(
      /^a\\u001b\\u000a\\u202e\.json:3:27 /,
    );
  });

  test.each([
    [
      "a:b,c.json",
      "50% off\r\nnow: or, never",
      "file=a%3Ab%2Cc.json,",
      "::a:b,c.json:3:27 50%25 off%0D%0Anow: or, never",
    ],
    ["a\n::b.json", "::error::x", "file=a%0A%3A%3Ab.json,", "::a%0A::b.json:3:27 ::error::x"],
  ])("GitHub gets %j with what it reads itself escaped", (file, detail, property, message) => {
    const [line = ""] = render("github", [{ file, findings: [{ detail }] }]).split("\n");
    expect(line).toContain(property);
    expect(line.endsWith(message)).toBe(true);
  });

  test("a plain line in GitHub's log is never read as a command", () => {
    const findings = Array.from({ length: 11 }, () => ({ detail: "##[error]x\n::error::x" }));
    const [plain = ""] = render("github", [{ file: "::add-mask::x", findings }])
      .split("\n")
      .slice(10);
    expect(plain).toBe(
      "error  ::add-mask::x:3:27  invalid_type  ## [error]x\\u000a::error::x (account.created-v1)",
    );
  });
});

test("GitHub's lines never break, and come back as they were, whatever is in them", () => {
  fc.assert(
    fc.property(ANYTHING, ANYTHING, ANYTHING, (name, detail, event) => {
      const file = `f${name}`;
      const lines = render("github", [{ file, findings: [{ detail, event }] }]).split(/[\r\n]/);
      expect(lines).toHaveLength(3);
      const [, properties = "", message = ""] =
        /^::error (.*?)::(.*)$/su.exec(lines[0] ?? "") ?? [];
      const read = Object.fromEntries(
        properties.split(",").map((property) => property.split(/=(.*)/s).slice(0, 2)),
      );
      expect(unescaped(read.file ?? "")).toBe(file);
      expect(unescaped(read.title ?? "")).toBe(`invalid_type (${event})`);
      expect(unescaped(message)).toBe(`${file}:3:27 ${detail}`);
    }),
    { seed: 41, numRuns: 500 },
  );
});

/** As the runner of GitHub Actions does it: the percent sign last. */
const unescaped = (text: string): string =>
  text
    .replaceAll("%0D", "\r")
    .replaceAll("%0A", "\n")
    .replaceAll("%3A", ":")
    .replaceAll("%2C", ",")
    .replaceAll("%25", "%");

test("json stays one JSON object, and comes back as it was, whatever is in it", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(ANYTHING, ANYTHING), { maxLength: 4 }), (texts) => {
      const findings = texts.map(([file, detail]) => ({ file, detail }));
      const { issues } = JSON.parse(render("json", [{ file: "x", findings }])) as {
        issues: { file: string; detail: string }[];
      };
      expect(issues.map(({ file, detail }) => ({ file, detail }))).toEqual(findings);
    }),
    { seed: 42, numRuns: 300 },
  );
});
