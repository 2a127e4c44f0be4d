// Writes the columns of a table of an event, as an engine declares them.
import { TABLE_TYPES } from "../../library/judge/lists.ts";
import type { Field } from "../../reading/model/description.ts";

export const ENGINES = ["spark", "duckdb"] as const;
type Engine = (typeof ENGINES)[number];

/** Lists fields, of which those inside others follow these, and returns one column a line. */
export function tableColumns(fields: readonly Field[], engine: Engine): string {
  const words = TABLE_TYPES[engine];
  const fill = (word: string, text: string) => word.replace("$", () => text);
  const [quote = ""] = words.name;

  const columns = (from: number, depth: number, separator: string): string => {
    const found: string[] = [];
    for (let index = from; index < fields.length; index++) {
      const field = fields[index] as Field;
      if (field.depth < depth) break;
      if (field.depth > depth) continue;
      const types = field.type.split(" | ").filter((type) => type !== "null");
      const isThere = depth === 0 && field.required && types.join(" | ") === field.type;
      const type = typeOf(types.length === 1 ? String(types) : "any", index);
      const name = fill(words.name, field.name.replaceAll(quote, quote + quote));
      found.push(`${name} ${type}${isThere ? " NOT NULL" : ""}`);
    }
    return found.join(separator);
  };

  const typeOf = (type: string, index: number): string => {
    if (type.endsWith("[]")) return fill(words.items, typeOf(type.slice(0, -2), index));
    const { depth = 0 } = fields[index] ?? {};
    const isOuter = (fields[index + 1]?.depth ?? 0) > depth;
    if (type === "object" && isOuter)
      return fill(words.fields, columns(index + 1, depth + 1, ", "));
    return type === "string" || type === "boolean" || type === "integer" || type === "number"
      ? words[type]
      : words.json;
  };

  return `${columns(0, 0, ",\n")}\n`;
}
