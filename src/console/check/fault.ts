/** One fault of a payload, and where it stands. */
export interface Fault {
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** How many characters the value has on its line; 1 for an object or an array. */
  readonly length: number;
  readonly code: string;
  /** The field, as the contract reports it: `customers.0.mobile`. */
  readonly attr: string;
  readonly detail: string;
  readonly event?: string | undefined;
}

/** The place of a fault, with which it begins in lists. */
export const placeOf = ({ line, column }: Fault): string => `${line}:${column}`;

/**
 * The field of a contract that a fault is about: `customers[].mobile` for `customers.0.mobile`, and
 * `emails` for `emails.0`.
 */
export function fieldOf(attr: string): string {
  let field = attr.replace(/\.\d+(?=\.|$)/g, "[]");
  while (field.endsWith("[]")) field = field.slice(0, -2);
  return field;
}
