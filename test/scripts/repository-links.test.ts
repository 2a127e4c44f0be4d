// How published pages name files that only the repository has.
import { join } from "node:path";
import { expect, test } from "vitest";
import { nameRepositoryFiles, readRepositoryNames } from "../../scripts/repository-links.ts";

const ADDRESS = "https://git.example/energy/energy-contracts";
const WORDS = "See `docs/a.md` in\nthe repository, and `docs/a.md` elsewhere.";
const LINK = `See [docs/a.md](${ADDRESS}/blob/main/docs/a.md), and \`docs/a.md\` elsewhere.`;

test("a name is a link with an address, words without one, and changes both ways", () => {
  expect(nameRepositoryFiles(WORDS, ADDRESS)).toBe(LINK);
  expect(nameRepositoryFiles(LINK, undefined)).toBe(WORDS.replace("\n", " "));
  const moved = "https://git.example/other";
  expect(nameRepositoryFiles(LINK, moved)).toBe(LINK.replace(ADDRESS, moved));
});

test("every page has the form that package.json asks for: `npm run fix` writes it", () => {
  const names = readRepositoryNames(join(import.meta.dirname, "../.."));
  expect(names.filter(({ text, mended }) => text !== mended).map(({ path }) => path)).toEqual([]);
});
