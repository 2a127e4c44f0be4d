// docs/judge.md: its host prints what stands behind it, and the bytes of its example are those of the module.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { VERDICTS } from "../../src/library/judge/lists.ts";
import { PublishedModule } from "../reading/judge-module/modules.ts";
import { blocksIn } from "./pages.ts";

const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/judge.md"), "utf8");
const blocks = blocksIn("docs/judge.md", page);
const host = blocks.filter(({ language }) => language === "js").at(-1)?.text ?? "";
const [printed] = blocks.filter(({ language }) => language === "text");
/** The cells of all rows of tables. */
const rows = [...page.matchAll(/^\| (.+) \|$/gm)].map(([, cells = ""]) => cells.split(" | "));

test("the host prints what the page says", () => {
  const args = ["--input-type=module", "--eval", host];
  const out = execFileSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  expect(out).toBe(printed?.text);
});

test("the columns of its messages have the bytes of the page", () => {
  const texts = /^ {4}(\{.+)\n {4}(\{)$/m.exec(page)?.slice(1) ?? [];
  const published = new PublishedModule();
  published.write(texts.map((text) => Buffer.from(text)));
  const columns = published.columns(published.exports.judge(texts.length, -1));
  const types = new Map(published.about.columns.map(({ name, type }) => [name, type]));
  const sizes = { u8: 1, utf8: 1, i16: 2, i32: 4, u32: 4 } as const;
  const told = rows.flatMap(([name = "", bytes = ""]) => {
    const hex = /^`((?:[\da-f]{2} ?)+)`$/.exec(bytes)?.[1];
    return hex === undefined ? [] : [{ column: name.slice(1, -1), hex }];
  });
  expect(told.length).toBe(8);
  for (const { column, hex } of told) {
    const size = sizes[types.get(column) ?? "u8"];
    const bytes = (columns[column] ?? []).flatMap((value) =>
      Array.from({ length: size }, (_, index) => (value >> (8 * index)) & 255),
    );
    expect(Buffer.from(bytes).toString("hex"), column).toBe(hex.replaceAll(" ", ""));
  }
});

test("its tables have every verdict, and every column in its place", () => {
  const numbered = rows.filter(([number = ""]) => /^\d/.test(number));
  const verdicts = numbered.slice(0, VERDICTS.length).map(([number, name]) => [number, name]);
  expect(verdicts).toEqual(VERDICTS.map((name, number) => [`${number}`, `\`${name}\``]));
  const columns = numbered
    .slice(VERDICTS.length)
    .flatMap(([numbers = "", names = "", types = ""]) => {
      const [number, name, type] = [numbers, names, types].map((cell) => cell.split(", "));
      return number?.map((one, index) => [one, name?.[index], type?.[index]]) ?? [];
    });
  const { about } = new PublishedModule();
  expect(columns).toEqual(
    about.columns.map(({ name, type }, number) => [`${number}`, `\`${name}\``, type]),
  );
});
