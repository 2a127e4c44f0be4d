// The outline that the module writes of an event, and the columns of a table, of which `show` reads the
// description: two ways to one answer.
import { expect, test } from "vitest";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { describeEvent } from "../../../src/cli/show/read-reference.ts";
import { tableColumns } from "../../../src/cli/show/table-columns.ts";
import { TABLE_TYPES } from "../../../src/library/judge/lists.ts";
import { PublishedModule } from "./modules.ts";

type Type = string | { readonly items: Type } | { readonly fields: readonly Field[] };
type Field = readonly [name: string, type: Type, required: 0 | 1];

const NONE = new Map();

function columnsOf(fields: readonly Field[], engine: "spark" | "duckdb"): string {
  const words: Readonly<Record<string, string>> = TABLE_TYPES[engine];
  const typeOf = (type: Type): string =>
    typeof type === "string"
      ? `${words[type]}`
      : "items" in type
        ? `${words.items?.replace("$", typeOf(type.items))}`
        : `${words.fields?.replace("$", type.fields.map(columnOf).join(", "))}`;
  const columnOf = ([name, type]: Field) => `${words.name?.replace("$", name)} ${typeOf(type)}`;
  return `${fields.map((field) => columnOf(field) + (field[2] ? " NOT NULL" : "")).join(",\n")}\n`;
}

test("all events have the columns of their outline, in each engine", () => {
  const module = new PublishedModule();
  for (const [number, event] of EVENT_NAMES.entries()) {
    const outline = module.outline(number) as readonly Field[];
    const { fields } = describeEvent(event, NONE);
    for (const engine of ["spark", "duckdb"] as const)
      expect(tableColumns(fields, engine), event).toBe(columnsOf(outline, engine));
  }
});

test("no event is without an outline, and a number that is none has no outline", () => {
  const { exports } = new PublishedModule();
  for (const number of [EVENT_NAMES.length, -1])
    expect([exports.outline(number), exports.error()]).toEqual([0, 3]);
});

test("what may be null, or has no one type, is a column that takes it", () => {
  const rules = { rules: [], evidence: [], required: true };
  const field = (name: string, type: string, depth = 0) => ({
    ...rules,
    ...{ name, type, depth, path: name },
  });
  const fields = [
    field("list", "object[][] | null"),
    field("inner", "string | integer", 1),
    field("free", "object"),
    field('a"$&', "(string | null)[]"),
  ];
  expect(tableColumns(fields, "duckdb")).toBe(
    '"list" STRUCT("inner" JSON)[][],\n"free" JSON NOT NULL,\n"a""$&" JSON NOT NULL\n',
  );
});
