import { describe, expect, test } from "vitest";
import type { Finding } from "../../../src/cli/findings/finding.ts";
import type { FormatName } from "../../../src/cli/findings/outputs.ts";
import { render } from "./format-story.ts";

describe("a note", () => {
  const note = (name: FormatName) =>
    render(name, [{ file: "x.json", findings: [{ severity: "note", detail: "it is new" }] }]);
  test.each<[FormatName, string]>([
    ["pretty", "x.json:3:27  note  invalid_type  it is new"],
    ["github", "::notice file=x.json,line=3,"],
    ["junit", "<system-out>x.json:3:27  note  invalid_type  it is new"],
    ["sarif", '"level":"note"'],
  ])("is one in %s", (name, expected) => expect(note(name)).toContain(expected));

  test.each([
    [9, 9, 0],
    [10, 9, 1],
    [12, 9, 3],
  ])("of %i, GitHub is shown %i, and a tenth notice for the rest", (count, shown, more) => {
    const findings = Array.from({ length: count }, () => ({
      severity: "note" as const,
      detail: "it is new",
    }));
    const lines = render("github", [{ file: "x.json", findings }]).split("\n");
    expect(lines.filter((line) => line.startsWith("::notice file="))).toHaveLength(shown);
    expect(lines.filter((line) => line.startsWith("note  x.json:3:27"))).toHaveLength(more);
    expect(lines.filter((line) => line.startsWith("::notice title="))).toHaveLength(
      more > 0 ? 1 : 0,
    );
  });
});

describe("words of a command", () => {
  const words = {
    summary: () => "All said.",
    case: ({ attr }: Finding) => `field ${attr}`,
    rest: (count: number) => `${count} at rest`,
  };
  const tell = (name: FormatName) =>
    render(
      name,
      [
        {
          file: "x.json",
          findings: [{ attr: "a" }, { attr: "b" }, { attr: "b" }],
          judged: { payloads: 3, valid: 2 },
        },
      ],
      {},
      { words },
    );

  test.each<FormatName>(["pretty", "github"])("%s ends with its summary", (name) =>
    expect(tell(name).endsWith("\nAll said.\n")).toBe(true),
  );

  test("junit names cases by them, and puts findings of one name together", () => {
    const names = [...tell("junit").matchAll(/<testcase .* name="([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(names).toEqual(["field a", "field b", "2 at rest"]);
  });
});
