import type { ChangeCode } from "./change-codes.ts";
import type { DocumentNode } from "./document-node.ts";
import type { Party, Roles } from "./parties.ts";
import type { View } from "./view.ts";

export interface SchemaChange {
  /** Where in the value: `meters[].id`; empty for the value itself. */
  readonly field: string;
  readonly code: ChangeCode;
  /** What happened to it: `was removed`. */
  readonly what: string;
  readonly breaks: readonly Party[];
  readonly at: readonly string[];
  /** The shared shape that differs, and where in it; missing if the place itself differs. */
  readonly shape?: ShapePlace | undefined;
}

/** A place in a shape that several schemas refer to. */
export interface ShapePlace {
  readonly name: string;
  readonly field: string;
}

/** A schema before and after, and what is needed to place and to judge a difference. */
export interface Pair {
  readonly before: View;
  readonly after: View;
  readonly field: string;
  readonly at: readonly string[];
  readonly roles: Roles;
  /** Compares two schemas inside this pair. */
  readonly inside: (
    before: readonly DocumentNode[],
    after: readonly DocumentNode[],
    field: string,
  ) => SchemaChange[];
  /** A change of the value itself. */
  readonly change: (code: ChangeCode, what: string, breaks: readonly Party[]) => SchemaChange;
}
