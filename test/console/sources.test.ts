// What the sources of the page may not have, and what its colours have to be.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../../scripts/source/list-files.ts";
import { contrastFaults } from "./contrast.ts";

const folder = join(import.meta.dirname, "../../src/console");
const sources = listFiles(folder).map(
  (file) => [file, readFileSync(join(folder, file), "utf8")] as const,
);

test.each([
  [
    "markup made of text",
    /innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|DOMParser|document\.write/,
  ],
  ["code made of text", /\beval\(|new Function\(/],
  ["inline style", /\sstyle=|\.style\.|setAttribute\("style/],
  ["inline handlers of HTML", /\son[a-z]+="/],
  ["anything kept in the browser", /sessionStorage|indexedDB|document\.cookie/],
  ["addresses of other machines", /https?:\/\/(?!127\.0\.0\.1:4020)/],
])("the page has no %s", (_, forbidden) => {
  expect(sources.length).toBeGreaterThan(40);
  expect(sources.filter(([, text]) => forbidden.test(text)).map(([file]) => file)).toEqual([]);
});

test("nothing is kept in the browser but the theme", () => {
  const keeping = sources.filter(([, text]) => text.includes("localStorage"));
  expect(keeping.map(([file]) => file)).toEqual(["theme.ts"]);
});

test("every colour can be read on what it stands on", () => {
  const css = readFileSync(join(folder, "style/tokens.css"), "utf8");
  expect(contrastFaults(css)).toEqual([]);
  expect(contrastFaults(css.replace("#51606e", "#a0a0a0"))).toEqual([
    "light: quiet on paper has a contrast of 2.61, and needs 4.5",
    "light: quiet on sunk has a contrast of 2.41, and needs 4.5",
  ]);
});
