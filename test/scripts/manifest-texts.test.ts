// The version and the address of package.json, wherever else they stand.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { nameRepositoryFiles, readManifestTexts } from "../../scripts/manifest-texts.ts";

const root = join(import.meta.dirname, "../..");
const { version, files } = readManifestTexts(root);
const namedIn = new Map(files.map(({ path, named }) => [path, named]));

test("every file has the texts that package.json asks for: `npm run fix` writes them", () => {
  expect(files.filter(({ text, mended }) => text !== mended).map(({ path }) => path)).toEqual([]);
});

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

  test("stands in pages, and is the newest one in the changelog", () => {
    expect(namedIn.get("docs/ci.md")?.length).toBeGreaterThan(1);
    const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
    expect(/^## (?!Next$)(.+)$/m.exec(changelog)?.[1]).toBe(version);
  });
});

const ADDRESS = "https://git.example/energy/energy-contracts";
const WORDS = "See `docs/a.md` in\nthe repository, and `docs/a.md` elsewhere.";
const LINK = `See [docs/a.md](${ADDRESS}/blob/main/docs/a.md), and \`docs/a.md\` elsewhere.`;

test("the name of a file is a link with an address, words without one, and changes both ways", () => {
  expect(nameRepositoryFiles(WORDS, ADDRESS)).toBe(LINK);
  expect(nameRepositoryFiles(LINK, undefined)).toBe(WORDS.replace("\n", " "));
  const moved = "https://git.example/other";
  expect(nameRepositoryFiles(LINK, moved)).toBe(LINK.replace(ADDRESS, moved));
});
