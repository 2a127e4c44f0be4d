import type { Kind, Party, Roles } from "./change.ts";
import type { Place } from "./place.ts";
import type { View } from "./view.ts";

/** A difference between two schemas. */
export interface SchemaChange {
  /** Where in the value: `meters[].id`; empty for the value itself. */
  readonly field: string;
  readonly kind: Kind;
  readonly code: string;
  /** What happened to it: `was removed`. */
  readonly what: string;
  readonly breaks: readonly Party[];
  readonly at: readonly string[];
}

/** A pair of schemas at one place, with what it takes to say where and who. */
export interface Pair {
  readonly before: View;
  readonly after: View;
  readonly field: string;
  readonly at: readonly string[];
  readonly roles: Roles;
  /** Compares two schemas inside this pair. */
  readonly inside: (
    before: readonly Place[],
    after: readonly Place[],
    field: string,
  ) => SchemaChange[];
  /** A change of this place itself. */
  readonly change: (
    kind: Kind,
    code: string,
    what: string,
    breaks: readonly Party[],
  ) => SchemaChange;
}
