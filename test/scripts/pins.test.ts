import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readPins } from "../../scripts/pins.ts";

const root = join(import.meta.dirname, "../..");
const { version, pins } = readPins(root);
const namedIn = new Map(pins.map(({ path, named }) => [path, named]));

describe("the version of package.json", () => {
  test.each([
    ["action.yml", 1],
    [".pre-commit-hooks.yaml", 1],
    ["hosts/README.md", 2],
    ["hosts/go/README.md", 2],
    ["hosts/java/README.md", 1],
    ["hosts/java/pom.xml", 1],
    ["package-lock.json", 2],
  ])("stands in %s", (path, times) => {
    expect(namedIn.get(path)).toEqual(Array(times).fill(version));
  });

  test("stands wherever a page pins the package; `npm run fix` writes it", () => {
    expect(namedIn.get("docs/ci.md")?.length).toBeGreaterThan(1);
    const wrong = pins.flatMap(({ path, named }) =>
      named.filter((pin) => pin !== version).map((pin) => `${path}: ${pin}`),
    );
    expect(wrong).toEqual([]);
  });

  test("is the newest one in the changelog", () => {
    const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
    expect(/^## (?!Next$)(.+)$/m.exec(changelog)?.[1]).toBe(version);
  });
});
