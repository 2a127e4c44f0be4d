import { explainState } from "../../../../generated/server-state.ts";
import type { State } from "../../../../generated/server-types.ts";
import type { Limits } from "../../../library/json/hazards.ts";
import { readJson } from "../../../library/json/read-json.ts";
import type { Findings } from "../../../library/runtime/issue.ts";
import type { Settings } from "../../handlers/handler.ts";
import { type Faults, findFaults, findTwins, report } from "../../http/document-faults.ts";

/**
 * How much the text of a state may hold. Values that take few characters of it take many bytes in
 * memory, and so do names: real states have more than twenty characters for each value, and fewer
 * than two hundred names.
 */
export const STATE_LIMITS: Limits = {
  depth: 40,
  values: 100_000,
  charactersPerValue: 16,
  names: 1_000,
};

/** A state that a server can't start from. The message has a line for each of the first faults. */
export class StateError extends Error {
  override readonly name = "StateError";
  /** The first faults, each with its place: `staged.3.import_supplier`. */
  readonly issues: Faults["issues"];

  constructor({ issues, omitted }: Faults) {
    const lines = issues.slice(0, MOST_LINES).map(({ code, detail }) => `  ${code}  ${detail}`);
    const left = issues.length + omitted - lines.length;
    const rest = left > 0 ? [`  ... and ${left} more`] : [];
    super(["The state can't be loaded:", ...lines, ...rest].join("\n"));
    this.issues = issues;
  }
}

const MOST_LINES = 20;

/** The faults of a state: what its schema forbids, and names that don't fit together. */
export const findStateFaults = (value: unknown, settings: Settings): Faults =>
  findFaults(value, explainState, ["state", "a field of a state"], (found) => {
    if (found.issues.length === 0) findMisfits(value as State, settings, found);
  });

function findMisfits(state: State, { suppliers }: Settings, found: Findings): void {
  const { staged = [], imported = [], skipped = [], products = [] } = state;
  const statuses = state.suppliers ?? [];
  const accounts = [...staged, ...imported.map(({ import_data }) => import_data)];
  const placeOf = (index: number): string =>
    index < staged.length ? `staged.${index}` : `imported.${index - staged.length}.import_data`;
  const known = new Set(suppliers.map(({ code }) => code));
  const look = (code: string, attr: () => string): void => {
    const words = () => `names the import supplier ${code}, which is not set up`;
    if (!known.has(code)) report(found, attr, "not_found", words);
  };
  for (const [index, { code }] of statuses.entries()) look(code, () => `suppliers.${index}.code`);
  for (const [index, { import_supplier }] of accounts.entries())
    look(import_supplier, () => `${placeOf(index)}.import_supplier`);
  for (const [index, { import_supplier }] of skipped.entries())
    look(import_supplier, () => `skipped.${index}.import_supplier`);
  findTwins(
    accounts,
    {
      name: ({ external_account_number }) => external_account_number,
      attr: (index) => `${placeOf(index)}.external_account_number`,
      group: ({ import_supplier }) => import_supplier,
    },
    found,
  );
  findTwins(
    imported,
    {
      name: ({ platform_account_number }) => platform_account_number,
      attr: (index) => `imported.${index}.platform_account_number`,
    },
    found,
  );
  findTwins(statuses, { name: ({ code }) => code, attr: (at) => `suppliers.${at}.code` }, found);
  findTwins(products, { name: ({ code }) => code, attr: (at) => `products.${at}.code` }, found);
  findOddDetails(imported, found);
}

function findOddDetails(imported: NonNullable<State["imported"]>, found: Findings): void {
  for (const [index, { created_at = "", payment_instructions = [] }] of imported.entries()) {
    // With its offset it may lie in a year that answers can't show.
    const at = () => `imported.${index}.created_at`;
    if (/^(?:0000|9999)/.test(created_at))
      report(found, at, "out_of_range", () => "must lie in the years 1 to 9998");
    for (const [place, { details }] of payment_instructions.entries()) {
      const attr = () => `imported.${index}.payment_instructions.${place}.details`;
      if (details !== undefined && !readJson(details))
        report(found, attr, "invalid_format", () => "must be JSON");
    }
  }
}
