/**
 * What an outline says of a value. `{account_number,account_user_emails[],is_imported?:b}` is an
 * object with a text, a list of texts and an optional boolean.
 */
export interface Outline {
  readonly type: string;
  /** Whether it may be null. */
  readonly isNullable: boolean;
  /** The letters of its further checks. */
  readonly checks: string;
  /** The fields of which one has to be there, joined by commas. */
  readonly choice: string;
  /** What the items of an array are. */
  readonly item?: Outline;
  /** The fields of an object. None if its content is free. */
  readonly fields?: readonly OutlinedField[];
  /** The names of all fields, if the contract is not open for more. */
  readonly known?: string;
}

export interface OutlinedField {
  readonly name: string;
  readonly isOptional: boolean;
  readonly value: Outline;
}

/** How an outline writes a type. A text needs no mark. */
const TYPES: Readonly<Record<string, string>> = { b: "boolean", i: "integer", n: "number" };

/** The code of each further check, by its letter in an outline. */
export const CHECKS: Readonly<Record<string, string>> = {
  b: "blank",
  l: "too_long",
  f: "too_few_items",
  d: "invalid_date",
  t: "invalid_datetime",
  n: "invalid_decimal",
  i: "invalid_identifier",
  p: "invalid_document_path",
};

const NAME = /,?(\w+)/y;
const MORE = /(~?)(?:!(\w+))?(?:\(([\w,]+)\))?/y;

/** Reads the text of an outline. */
export function readOutline(text: string): Outline {
  let at = 0;
  const isNext = (mark: string): boolean => text[at] === mark && ++at > 0;
  const read = (expression: RegExp): string[] => {
    expression.lastIndex = at;
    const found = expression.exec(text) ?? [];
    at = expression.lastIndex;
    return found;
  };
  const readFields = (): OutlinedField[] => {
    const fields: OutlinedField[] = [];
    while (!isNext("}")) {
      const [, name = ""] = read(NAME);
      fields.push({ name, isOptional: isNext("?"), value: readValue() });
    }
    return fields;
  };
  const readType = (): Pick<Outline, "type" | "item" | "fields" | "known"> => {
    if (isNext(":")) return { type: TYPES[text[at++] ?? ""] ?? "" };
    if (isNext("[")) {
      const item = readValue();
      at++;
      return { type: "array", item };
    }
    if (!isNext("{")) return { type: "string" };
    const isOpen = isNext("+");
    const fields = readFields();
    const known = fields.map(({ name }) => name).join();
    return { type: "object", ...(known && { fields, ...(!isOpen && { known }) }) };
  };
  const readValue = (): Outline => {
    const type = readType();
    const [, mark, checks = "", choice = ""] = read(MORE);
    return { ...type, isNullable: mark === "~", checks, choice };
  };
  return readValue();
}
