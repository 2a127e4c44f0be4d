// A figure in a manual says where it comes from, in a comment of its paragraph: the table of
// `npm run bench` that measured it, the file in which it is set, or the test that holds it.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EVENT_NAMES } from "../../src/events.ts";
import { PAGES, root } from "./pages.ts";

const UNITS = "KB|MB|GB|KiB|MiB|ns|µs|ms|s|seconds|minutes|percent|%";
const FIGURE = new RegExp(`\\b\\d[\\d.,]* ?(?:${UNITS})(?![\\w=])|\\btimes as (?:fast|long)`, "i");
const SOURCE = /<!-- (measured|set|held): (.+?) -->/g;

/** These are measured as a whole, and each of their sections says by what. */
const MEASURED = ["docs/performance.md", "docs/reliability.md"];
/** Follow from sources that say it there. */
const GENERATED = ["assumptions", "changes", "control", "events", "scenarios"].map(
  (page) => `docs/${page}.md`,
);
const MANUALS = [...PAGES].filter(
  ([page]) => /^(README|docs\/.*)\.md$/.test(page) && ![...MEASURED, ...GENERATED].includes(page),
);

/** The paragraphs, rows of a table each by itself, without code. */
const paragraphsOf = (text: string): string[] =>
  text
    .replaceAll(/^( *)```.*?^\1```$/gms, "\n")
    .split(/\n\s*\n/)
    .flatMap((paragraph) => (paragraph.startsWith("|") ? paragraph.split("\n") : [paragraph]));

const withoutCode = (text: string): string => text.replaceAll(/`[^`]*`/g, "");

const BENCH = readFileSync(join(root, "bench/run.ts"), "utf8");
const TABLES = [...BENCH.matchAll(/^ {2}"?([\w-]+)"?: async/gm)].map(([, name = ""]) => name);

/** Whether a source of figures exists: a table of the bench, or a file. */
function isThere(kind: string, source: string): boolean {
  const [, table] = /^npm run bench -- (\S+)$/.exec(source) ?? [];
  if (kind !== "measured") return source.split(", ").every((file) => existsSync(join(root, file)));
  return table !== undefined && TABLES.includes(table);
}

describe("a figure of a manual", () => {
  test("is found where it stands", () => {
    expect(TABLES).toContain("sizes");
    expect(
      ["1.2 KB", "three times as fast", "in 15 ms"].filter((text) => !FIGURE.test(text)),
    ).toEqual([]);
    expect(
      ["404 pages", "at :4010", "version 2.0", "3 s=1"].some((text) => FIGURE.test(text)),
    ).toBe(false);
  });

  test.each(MANUALS)("says where it comes from: %s", (_, text) => {
    const alone = paragraphsOf(text).filter(
      (paragraph) => FIGURE.test(withoutCode(paragraph)) && !paragraph.match(SOURCE),
    );
    expect(alone).toEqual([]);
  });

  test.each(MANUALS)("names a source that there is: %s", (_, text) => {
    const missing = [...text.matchAll(SOURCE)].filter(
      ([, kind = "", source = ""]) => !isThere(kind, source),
    );
    expect(missing.map(([comment]) => comment)).toEqual([]);
  });

  test("names a source at all, in some manuals", () => {
    const named = MANUALS.flatMap(([, text]) => [...text.matchAll(SOURCE)]);
    expect(named.length).toBeGreaterThan(5);
  });
});

test.each(MEASURED)("each section of %s with a figure names the command behind it", (page) => {
  const [head = "", ...sections] = (PAGES.get(page) ?? "").split(/^## /m);
  const command = /npm run bench|npx vitest run|`npm test`|test\/[\w/-]+\.test\.ts/;
  const unsaid = sections.filter((text) => FIGURE.test(withoutCode(text)) && !command.test(text));
  expect(command.test(head) ? [] : unsaid.map((text) => text.split("\n")[0])).toEqual([]);
});

test("the README counts the events that there are", () => {
  const counts = [...(PAGES.get("README.md") ?? "").matchAll(/(\d+) versioned events/g)];
  expect(counts.map(([, count]) => Number(count))).toEqual([EVENT_NAMES.length]);
});
