import type { Difference } from "./change.ts";
import type { ChangeCode } from "./change-codes.ts";
import type { DocumentNode } from "./document-node.ts";
import type { Party, Roles } from "./parties.ts";
import type { View } from "./view.ts";

/** A schema before and after, and what is needed to place and to judge a difference. */
export interface Pair {
  readonly before: View;
  readonly after: View;
  /** Where in the value: `meters[].id`; empty for the value itself. */
  readonly path: string;
  readonly at: readonly string[];
  readonly roles: Roles;
  /** Compares two schemas inside this pair. */
  readonly inside: (
    before: readonly DocumentNode[],
    after: readonly DocumentNode[],
    path: string,
  ) => Difference[];
  /** A change of the value itself. It breaks those whom its code names, unless `breaks` does. */
  readonly change: (code: ChangeCode, said: string, breaks?: readonly Party[]) => Difference;
}
