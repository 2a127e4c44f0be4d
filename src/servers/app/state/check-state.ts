import { explainState } from "../../../../generated/server-state.ts";
import type { NamedAccount, State } from "../../../../generated/server-types.ts";
import type { Limits } from "../../../library/json/hazards.ts";
import { readJson } from "../../../library/json/read-json.ts";
import { add, type Findings } from "../../../library/runtime/issue.ts";
import type { Settings } from "../../handlers/handler.ts";
import { importKeyOf } from "../../handlers/rules/import-key.ts";
import { type Faults, findFaults, findTwins, textsIn } from "../../http/document-faults.ts";
import type { Account } from "../../stores/store.ts";
import { keyText } from "../../stores/writer-rules.ts";

/**
 * The limits of a state, because short values and names take much memory. Real states stay within
 * them: they have over twenty characters for each value, and fewer than two hundred names.
 */
export const STATE_LIMITS: Limits = {
  depth: 40,
  values: 100_000,
  charactersPerValue: 16,
  names: 1_000,
};

/** The error of a state with faults. The message has one line for each of the first faults. */
export class StateError extends Error {
  override readonly name = "StateError";
  /** The first faults, each with its place: `staged.3.import_supplier`. */
  readonly issues: Faults["issues"];

  constructor({ issues, omitted }: Faults) {
    const lines = issues.slice(0, MOST_LINES).map(({ code, detail }) => `  ${code}  ${detail}`);
    const unlisted = issues.length + omitted - lines.length;
    const rest = unlisted > 0 ? [`  ... and ${unlisted} more`] : [];
    super(["The state can't be loaded:", ...lines, ...rest].join("\n"));
    this.issues = issues;
  }
}

const MOST_LINES = 20;

/** Throws a StateError if a state has a fault. */
export function checkState(state: State, settings: Settings): void {
  const faults = findStateFaults(state, settings);
  if (faults.issues.length > 0) throw new StateError(faults);
}

/** Finds where a state breaks its schema, refers to something unknown, or repeats a name. */
export const findStateFaults = (value: unknown, settings: Settings): Faults =>
  findFaults(value, explainState, ["state", "a field of a state"], (findings) => {
    if (findings.issues.length === 0) findMisfits(value as State, settings, findings);
  });

function findMisfits(state: State, { suppliers }: Settings, findings: Findings): void {
  const { staged = [], imported = [], skipped = [], products = [] } = state;
  function* inAccounts(field: string, textOf: (account: Account) => string) {
    yield* textsIn("staged", staged, field, textOf);
    yield* textsIn("imported", imported, `import_data.${field}`, (item) =>
      textOf(item.import_data),
    );
  }
  const statuses = () => textsIn("suppliers", state.suppliers ?? [], "code", ({ code }) => code);
  const supplierOf = (account: NamedAccount) => account.import_supplier;
  const supplierCodes = new Set(suppliers.map(({ code }) => code));
  for (const texts of [
    statuses(),
    inAccounts("import_supplier", supplierOf),
    textsIn("skipped", skipped, "import_supplier", supplierOf),
  ])
    for (const [code, attr] of texts)
      if (!supplierCodes.has(code))
        add(findings, attr, "not_found", ` names the import supplier ${code}, which is not set up`);
  for (const texts of [
    inAccounts("external_account_number", (account) => keyText(importKeyOf(account))),
    textsIn(
      "imported",
      imported,
      "platform_account_number",
      (item) => item.platform_account_number,
    ),
    statuses(),
    textsIn("products", products, "code", ({ code }) => code),
  ])
    findTwins(texts, findings);
  for (const [index, { created_at = "", payment_instructions = [] }] of imported.entries()) {
    const prefix = `imported.${index}`;
    // Answers show times in UTC. In UTC, such a time can have a year without four digits.
    if (/^(?:0000|9999)/.test(created_at))
      add(findings, `${prefix}.created_at`, "out_of_range", " must lie in the years 1 to 9998");
    for (const [number, { details }] of payment_instructions.entries()) {
      const attr = `${prefix}.payment_instructions.${number}.details`;
      if (details !== undefined && !readJson(details))
        add(findings, attr, "invalid_format", " must be JSON");
    }
  }
}
