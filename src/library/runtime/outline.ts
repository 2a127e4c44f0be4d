/**
 * An outline of a value. `{account_number,account_user_emails[],is_imported?:b}` is an object with
 * a text, a list of texts and an optional boolean.
 */
export interface Outline {
  /** The index of its type among `TYPES`. */
  readonly type: number;
  /** Its place in the payload, or behind the index of the innermost list around it. */
  readonly attr: string;
  readonly isNullable?: boolean;
  /** The letters of its further checks. */
  readonly checks?: string;
  /** The fields of which one has to be there, joined by commas. */
  readonly choice?: string;
  readonly item?: Outline | undefined;
  /** The names of an object's fields; none if its content is free. */
  readonly names: readonly string[];
  /** Whether each field may be left out. */
  readonly optional: readonly boolean[];
  /** The outline of each field. */
  readonly values: readonly Outline[];
  /** The names joined by commas, if the contract is not open for more. */
  readonly known?: string;
}

export const TYPES = ["string", "boolean", "integer", "number", "array", "object"];
export const ARRAY = 4;
export const OBJECT = 5;

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

export function readOutline(text: string): Outline {
  let position = 0;
  const isNext = (mark: string): boolean => text[position] === mark && ++position > 0;
  const read = (expression: RegExp): string[] => {
    expression.lastIndex = position;
    const match = expression.exec(text) ?? [];
    position = expression.lastIndex;
    return match;
  };
  // All outlines have one form, with numbers and lists side by side, which is the fastest to go
  // through. As the keys of an object, names are the very strings that payloads have as keys.
  const readValue = (attr: string, inside: string): Outline => {
    const fields: Record<string, Outline> = {};
    const optional: boolean[] = [];
    let type = 0;
    let item: Outline | undefined;
    let isOpen = false;
    // A text needs no mark.
    if (isNext(":")) type = "bin".indexOf(`${text[position++]}`) + 1;
    else if (isNext("[")) {
      type = ARRAY;
      item = readValue("", ".");
      position++;
    } else if (isNext("{")) {
      type = OBJECT;
      isOpen = isNext("+");
      while (!isNext("}")) {
        const [, name = ""] = read(NAME);
        optional.push(isNext("?"));
        fields[name] = readValue(inside + name, `${inside}${name}.`);
      }
    }
    const [, mark, checks = "", choice = ""] = read(MORE);
    const [names, values] = [Object.keys(fields), Object.values(fields)];
    const known = isOpen ? "" : names.join();
    const isNullable = mark === "~";
    return { type, attr, item, names, optional, values, known, isNullable, checks, choice };
  };
  return readValue("", "");
}
