import { explainState } from "../../../../generated/server-state.ts";
import type { NamedAccount, State } from "../../../../generated/server-types.ts";
import { findIssues } from "../../../library/runtime/examine.ts";
import type { Issue } from "../../../library/runtime/issue.ts";
import type { Settings } from "../../handlers/settings.ts";
import { inWordsOf } from "../../http/in-words-of.ts";

/** A state that a server can't start from. The message has a line for each fault. */
export class StateError extends Error {
  override readonly name = "StateError";
  /** The faults, each with its place: `staged.3.import_supplier`. */
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    const lines = issues.slice(0, MOST_LINES).map(({ code, detail }) => `  ${code}  ${detail}`);
    const left = issues.length - lines.length;
    super(
      [
        "The state can't be loaded:",
        ...lines,
        ...(left > 0 ? [`  ... and ${left} more`] : []),
      ].join("\n"),
    );
    this.issues = issues;
  }
}

const MOST_LINES = 20;

/** Finds every fault in a state: what its schema forbids, and names that don't fit together. */
export function findStateFaults(value: unknown, settings: Settings): readonly Issue[] {
  const faults = findIssues(value, explainState, true);
  return faults.length > 0 ? faults.map(inWordsOfState) : findMisfits(value as State, settings);
}

const inWordsOfState = (issue: Issue): Issue => inWordsOf(issue, "state", "a field of a state");

function findMisfits(state: State, { suppliers }: Settings): readonly Issue[] {
  const { staged = [], skipped = [], imported = [], products = [] } = state;
  const known = new Set(suppliers.map(({ code }) => code));
  const named: [attr: string, key: NamedAccount][] = [
    ...staged.map((key, index): [string, NamedAccount] => [`staged.${index}`, key]),
    ...imported.map(({ import_data }, index): [string, NamedAccount] => [
      `imported.${index}.import_data`,
      import_data,
    ]),
  ];
  const unknown = [
    ...(state.suppliers ?? []).map(({ code }, index) => [`suppliers.${index}.code`, code] as const),
    ...[...named, ...skipped.map((key, index) => [`skipped.${index}`, key] as const)].map(
      ([attr, { import_supplier }]) => [`${attr}.import_supplier`, import_supplier] as const,
    ),
  ].filter(([, code]) => !known.has(code));
  return [
    ...unknown.map(([attr, code]) =>
      fault(attr, "not_found", `names the import supplier ${code}, which is not set up`),
    ),
    ...findTwins(
      named.map(([attr, { import_supplier, external_account_number }]) => [
        `${attr}.external_account_number`,
        JSON.stringify([import_supplier, external_account_number]),
      ]),
    ),
    ...findTwins(
      imported.map(({ platform_account_number }, index) => [
        `imported.${index}.platform_account_number`,
        platform_account_number,
      ]),
    ),
    ...findTwins(products.map(({ code }, index) => [`products.${index}.code`, code])),
    ...imported.flatMap(({ payment_instructions = [] }, index) =>
      payment_instructions.flatMap(({ details }, place) =>
        details === undefined || isJson(details)
          ? []
          : [
              fault(
                `imported.${index}.payment_instructions.${place}.details`,
                "invalid_format",
                "must be JSON",
              ),
            ],
      ),
    ),
  ];
}

/** Finds names that were given before. */
function findTwins(names: readonly (readonly [attr: string, name: string])[]): readonly Issue[] {
  const first = new Map<string, string>();
  return names.flatMap(([attr, name]) => {
    const other = first.get(name);
    if (other === undefined) first.set(name, attr);
    return other === undefined ? [] : [fault(attr, "duplicate", `is the same as ${other}`)];
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

const fault = (attr: string, code: Issue["code"], rule: string): Issue => ({
  attr,
  code,
  detail: `${attr} ${rule}`,
});
