import type { Facts } from "./facts.ts";

/** As wide as the formatter of this project writes JSON. */
const LINE = 140;

/** Facts as JSON with a line for each field, so that a change of the contract changes few lines. */
export const writeFacts = (facts: Facts): string => `${write(facts, "", 0)}\n`;

/** `used` is how much of the line a key before the value and a comma after it need. */
function write(value: unknown, indent: string, used: number, isOpen = false): string {
  const short = inline(value);
  const fits =
    indent.length + used + short.length <= LINE && !short.includes('"properties"') && !isOpen;
  if (typeof value !== "object" || value === null || fits) return short;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item, index) => inner + write(item, inner, comma(index, value)));
    return `[\n${items.join(",\n")}\n${indent}]`;
  }
  const entries = entriesOf(value).map(([key, field], index, all) => {
    const name = `${JSON.stringify(key)}: `;
    return (
      inner + name + write(field, inner, name.length + comma(index, all), key === "properties")
    );
  });
  return `{\n${entries.join(",\n")}\n${indent}}`;
}

const comma = (index: number, all: readonly unknown[]): number => (index < all.length - 1 ? 1 : 0);

/** JSON in one line: `{ "type": ["a", "b"] }`. No string in JSON has a line break. */
const inline = (value: unknown): string =>
  JSON.stringify(value, null, 1)
    .replaceAll(/(?<=\[)\n\s*|\n\s*(?=\])/g, "")
    .replaceAll(/\n\s*/g, " ");

const entriesOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, field]) => field !== undefined);
