/**
 * An outline of a value. `{account_number,account_user_emails[],is_imported?:b}` is an object with
 * a text, a list of texts and an optional boolean.
 */
export interface Outline {
  /** The index of the type in `TYPES`. */
  readonly type: number;
  /** The place of the value in the payload. In a list, the place in the innermost item. */
  readonly attr: string;
  readonly isNullable?: boolean;
  /** The letters of the further checks of the value. */
  readonly checks?: string;
  /** The names of fields of which at least one is required, joined by commas. */
  readonly choice?: string;
  readonly item?: Outline | undefined;
  /** The names of the fields; empty if the contract names none. */
  readonly names: readonly string[];
  /** For each field, true if the field is optional. */
  readonly optional: readonly boolean[];
  readonly values: readonly Outline[];
  /** The names of the fields joined by commas; undefined if further fields are allowed. */
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

const UNKNOWN = -1;
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
  // All outlines have the same form, which the engine reads fastest. Names become keys of an
  // object first, because the engine finds them faster: payloads have the same strings as keys.
  const readValue = (attr: string, inside: string): Outline => {
    const fields: Record<string, Outline> = {};
    const optional: boolean[] = [];
    let type = 0;
    let item: Outline | undefined;
    let isOpen = false;
    // A value without a mark is a text.
    if (isNext(":")) type = "bin".indexOf(`${text[position++]}`) + 1 || UNKNOWN;
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
    if (type === UNKNOWN || [...checks].some((letter) => !CHECKS[letter]))
      throw new Error(`An outline has a letter that is not known: ${text}`);
    const [names, values] = [Object.keys(fields), Object.values(fields)];
    const known = isOpen ? "" : names.join();
    const isNullable = mark === "~";
    return { type, attr, item, names, optional, values, known, isNullable, checks, choice };
  };
  return readValue("", "");
}
