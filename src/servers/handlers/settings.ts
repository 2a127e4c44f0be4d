import type { FilledConfig } from "../../../generated/server-types.ts";

/** An import supplier as the operator sets it up. */
export type Supplier = FilledConfig["suppliers"][number] & { readonly documentRoot: string };

/** What the operator configures, by config/config.schema.json, with all that is left out filled in. */
export interface Settings extends Omit<FilledConfig, "suppliers"> {
  readonly suppliers: readonly Supplier[];
}
