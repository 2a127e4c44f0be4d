import type { Evidence } from "./evidence.ts";

/** The part of JSON Schema that the contract is written in. */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly "x-evidence"?: readonly Evidence[];
  readonly "x-issue-code"?: string;
}

/** Answers the schema that a reference stands for. */
export type Resolve = (reference: string) => Schema;

/** Resolves the references inside a self-contained schema. */
export function resolveInside(root: Schema): Resolve {
  return (reference) => {
    const schema = root.$defs?.[nameIn(reference)];
    if (!schema) throw new Error(`${root.title ?? "The schema"} has no ${reference}.`);
    return schema;
  };
}

/** The last part of a reference: the name of the shape. */
export const nameIn = (reference: string): string =>
  reference.slice(reference.lastIndexOf("/") + 1);
