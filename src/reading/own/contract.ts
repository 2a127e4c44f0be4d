// Makes the contract of a user's event, from its schema and the function that ajv compiled.
import { splitName } from "../../library/names/versions.ts";
import { contract } from "../../library/runtime/contract.ts";
import { validateWith } from "../../library/runtime/examine.ts";
import {
  add,
  type Explain,
  type Findings,
  type Issue,
  visitUnknown,
} from "../../library/runtime/issue.ts";
import { notChecked } from "../judge/not-checked.ts";
import { wholeForm } from "../model/fields.ts";
import { type Form, readForm } from "../model/form.ts";
import { type JsonSchema, resolveInside } from "../model/schema.ts";
import { type AjvError, explainErrors } from "./explain.ts";

export interface AjvGuard {
  (payload: unknown): unknown;
  readonly errors?: readonly AjvError[] | null | undefined;
}

/** The functions that ajv compiled: `quick` ends at the first fault, and `full` finds all. */
export interface AjvGuards {
  readonly quick: AjvGuard;
  /** Judges by a schema whose branches are marked. */
  readonly full: AjvGuard;
}

/** Calls a function; undefined if it takes too long. */
export type Bounded = <Result>(call: () => Result) => Result | undefined;

/** Makes a contract. Calls `guardsOf` when the first payload is judged. */
export function ownContract(
  name: string,
  schema: JsonSchema,
  guardsOf: () => AjvGuards,
  bounded: Bounded = (call) => call(),
) {
  const { type = name, version = "" } = splitName(name) ?? {};
  let form: Form | undefined;
  const is = (input: unknown): boolean => accepts(guardsOf().quick, input);
  const explain: Explain = (value, _prefix, findings) => {
    const { quick, full } = guardsOf();
    const before = findings.issues.length + findings.omitted;
    const isValid = (quick !== full && is(value)) || accepts(full, value);
    if (!isValid) explainErrors(full.errors ?? [], findings);
    if (!isValid && findings.issues.length + findings.omitted === before)
      add(findings, "", "invalid_choice", " is what the contract rules out");
    if (!findings.visit) return;
    form ??= readForm(schema, resolveInside(schema), name);
    visit(value, form, "", findings);
  };
  const validate = validateWith<unknown>(is, explain);
  const bound = <Result>(call: () => Result): Result | Issue => {
    guardsOf(); // ajv keeps what it compiles, which a bounded call may not do
    try {
      return bounded(call) ?? notChecked();
    } catch (error) {
      if (error instanceof RangeError) return notChecked("lies too deep to be judged");
      if (error instanceof AjvFailure) return notChecked(`makes ajv fail: ${error.message}`);
      throw error;
    }
  };
  const test = (input: unknown) => bound(() => is(input)) === true;
  return contract<string, string, string, unknown>(name, type, version, test, (input, options) => {
    const result = bound(() => validate(input, options));
    return "ok" in result ? result : { ok: false, issues: [result] };
  });
}

/** An error inside of ajv, which throws for some payloads if there are `unevaluatedProperties`. */
class AjvFailure extends Error {}

function accepts(guard: AjvGuard, payload: unknown): boolean {
  try {
    return guard(payload) === true;
  } catch (error) {
    throw error instanceof TypeError ? new AjvFailure(error.message) : error;
  }
}

/** Reports unknown fields of objects whose form does not say whether it allows further fields. */
function visit(value: unknown, form: Form, prefix: string, findings: Findings): void {
  if (typeof value !== "object" || value === null) return;
  const inside = insides.get(form) ?? insideOf(form);
  insides.set(form, inside);
  const { fields, item, names } = inside;
  const isList = Array.isArray(value);
  if (!isList && names !== "") visitUnknown(findings, value, prefix, names);
  for (const [key, inner] of Object.entries(value)) {
    const rule = isList ? item : fields.get(key);
    if (rule) visit(inner, rule, `${prefix}${key}.`, findings);
  }
}

/** Finds fields and items of a form. `names` joins all fields, unless a rule is about others. */
function insideOf(form: Form) {
  const { fields, item } = wholeForm(form);
  const { isOpen, rest } = form.referred() ?? form;
  const isSaid =
    isOpen !== undefined || "additionalProperties" in rest || "patternProperties" in rest;
  return { fields, item, names: isSaid ? "" : [...fields.keys()].join() };
}

const insides = new WeakMap<Form, ReturnType<typeof insideOf>>();
