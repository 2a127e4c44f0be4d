// Every link of a page leads to a file of the repository, and to a heading that it has.
import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { PAGES, root } from "./pages.ts";

const withoutCode = (text: string): string =>
  text.replaceAll(/^( *)```.*?^\1```$/gms, "").replaceAll(/`[^`\n]*`/g, "");

/** As GitHub makes them: lower case, hyphens for spaces, nothing but letters, digits, - and _. */
const anchorsOf = (page: string): string[] =>
  [...(PAGES.get(page) ?? "").matchAll(/^#{1,6} (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replaceAll(" ", "-"),
  );

const links = [...PAGES].flatMap(([page, text]) =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)[^)]*\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !URL.canParse(target))
    .map((target) => ({ page, target })),
);

test("there are links in pages", () => {
  expect(links.length).toBeGreaterThan(100);
  expect(new Set(links.map(({ page }) => page))).toContain("llms.txt");
});

test("each leads to a file, and to a heading of it", () => {
  const broken = links.filter(({ page, target }) => {
    const [path = "", anchor] = target.split("#");
    const file = path === "" ? page : join(dirname(page), path);
    if (!existsSync(join(root, file))) return true;
    if (anchor === undefined || statSync(join(root, file)).isDirectory()) return false;
    return !anchorsOf(file).includes(decodeURIComponent(anchor));
  });
  expect(broken).toEqual([]);
});
