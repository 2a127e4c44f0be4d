// A declaration begins with the import of its type, and repeats the descriptions of the event and
// its fields as comments. The data of the page has each of them once, and a mark where it belongs.
import type { NamedField } from "../data.ts";

type Described = {
  readonly import: string;
  readonly fields: readonly Pick<NamedField, "description">[];
};

const COMMENT = /\/\*\*\n *\* (.*)\n *\*\//g;
const MARK = /\/\*(\d+)\*\//g;

const textsOf = (description: string, { fields }: Described): (string | undefined)[] => [
  description,
  ...fields.map((field) => field.description),
];

/** The first lines of a declaration. */
const headOf = (event: Described): string =>
  `// ${event.import.replace(/\{ \w+, type (\w+) \}/, "type { $1 }")}\n\n`;

/** A declaration without its first lines and with marks in place of its comments. */
export function packDeclaration(text: string, description: string, event: Described): string {
  const texts = textsOf(description, event);
  return text.slice(headOf(event).length).replaceAll(COMMENT, (comment, said: string) => {
    const at = texts.indexOf(said);
    return at === -1 ? comment : `/*${at}*/`;
  });
}

/** The declaration that `packDeclaration` was given. */
export function unpackDeclaration(text: string, description: string, event: Described): string {
  const texts = textsOf(description, event);
  const body = text.replaceAll(MARK, (_, at: string, place: number) => {
    const [indent = ""] = /^ */.exec(text.slice(text.lastIndexOf("\n", place) + 1)) ?? [];
    return `/**\n${indent} * ${texts[Number(at)]}\n${indent} */`;
  });
  return headOf(event) + body;
}
