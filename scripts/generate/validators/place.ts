// The place of a value that `explainX` looks at: the code that reads it, and the code of its attr.
import { access } from "./unit.ts";

export interface Place {
  readonly value: string;
  /** Code that makes the attr of its fields when it is added up, without the dot at the end. */
  readonly attr: readonly string[];
  readonly depth: number;
  readonly isOptional?: boolean;
}

/** The beginning of the attrs of a unit's fields: empty, or with a dot at the end. */
export const AT = "at";

const isWhole = ({ attr }: Place): boolean =>
  attr.length === 0 || (attr.length === 1 && attr[0] === AT);

export const quoted = (text: string): string => JSON.stringify(text);

/** The code of an attr, with neighbouring texts joined. */
const sumOf = (parts: readonly string[]): string =>
  parts.length === 0 ? '""' : parts.join(" + ").replaceAll('" + "', "");

/** The attr of the value itself. The attr of a whole unit came with a dot. */
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

/** The variables of the function so far. Each holds a value that was read. */
export type Variables = string[];

/** Reads a value into a variable. Returns the statement and the place that the variable is. */
export function readInto(variables: Variables, place: Place): { read: string; variable: Place } {
  const value = `v${variables.length + 1}`;
  variables.push(value);
  return { read: `const ${value} = ${place.value};`, variable: { ...place, value } };
}
