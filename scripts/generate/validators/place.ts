// The place of a value in `explainX`: the code that reads it, and the code of its attr.
import { access } from "./unit.ts";

export interface Place {
  readonly value: string;
  /** The code of the value's attr, in pieces. The value of a unit itself has no piece, or `AT`. */
  readonly attr: readonly string[];
  readonly depth: number;
  readonly isOptional?: boolean;
}

/** The parameter with which all attrs in a unit start: an empty text, or a text ending in a dot. */
export const AT = "at";

const isWhole = ({ attr }: Place): boolean =>
  attr.length === 0 || (attr.length === 1 && attr[0] === AT);

export const quoted = (text: string): string => JSON.stringify(text);

/** Joins pieces of code by `+`, and merges neighbouring texts. */
const sumOf = (parts: readonly string[]): string =>
  parts.length === 0 ? '""' : parts.join(" + ").replaceAll('" + "', "");

/** Returns code for the value's attr. For the value of a unit itself, it cuts the dot off `AT`. */
export const attrOf = (place: Place): string =>
  isWhole(place) && place.attr.length > 0 ? `${AT}.slice(0, -1)` : sumOf(place.attr);

export const prefixOf = (place: Place): string =>
  sumOf(isWhole(place) ? place.attr : [...place.attr, '"."']);

export function fieldPlace(place: Place, field: string): Place {
  const { value, attr, depth } = place;
  const name = quoted(isWhole(place) ? field : `.${field}`);
  return { value: access(value, field), attr: [...attr, name], depth };
}

export function itemPlace(place: Place): Place {
  const { value, attr, depth } = place;
  const index = `i${depth}`;
  const start = isWhole(place) ? (attr.length === 0 ? ['""'] : attr) : [...attr, '"."'];
  return { value: `${value}[${index}]`, attr: [...start, index], depth: depth + 1 };
}

/** The variables that the function has so far. Each holds a value that was read. */
export type Variables = string[];

/** Reads a value into a new variable. Returns the statement, and the place of the variable. */
export function readInto(variables: Variables, place: Place): { read: string; variable: Place } {
  const value = `v${variables.length + 1}`;
  variables.push(value);
  return { read: `const ${value} = ${place.value};`, variable: { ...place, value } };
}
