// Makes the contract of a user's event, from its schema and the function that ajv compiled.
import { splitName } from "../../library/names/versions.ts";
import { contract } from "../../library/runtime/contract.ts";
import { validateWith } from "../../library/runtime/examine.ts";
import { add, type Explain, type Findings, visitUnknown } from "../../library/runtime/issue.ts";
import { figure } from "../../library/text/printable.ts";
import { wholeForm } from "../model/fields.ts";
import { type Form, readForm } from "../model/form.ts";
import { type JsonSchema, resolveInside } from "../model/schema.ts";
import { type AjvError, explainErrors } from "./explain.ts";

export interface AjvGuard {
  (payload: unknown): unknown;
  readonly errors?: readonly AjvError[] | null | undefined;
}

/** The code of a payload that is neither valid nor invalid, because it was not judged. */
const NOT_JUDGED = "too_long_to_judge";

/** An error for a text that is too long to compare with its expression in the given time. */
class TooLong extends Error {}

/** Makes expressions for ajv. An expression throws for a text that is longer than its limit. */
export const boundedBy =
  (limits: ReadonlyMap<string, number>) => (source: string, flags: string) => {
    const expression = new RegExp(source, flags);
    const limit = limits.get(source);
    if (limit === undefined) return expression;
    return {
      test(text: string) {
        if (text.length <= limit) return expression.test(text);
        const lengths = `${figure(text.length)} characters, and at most ${figure(limit)}`;
        throw new TooLong(` has a text of ${lengths} can be compared with ${source.slice(0, 80)}`);
      },
      toString: () => `${expression}`,
    };
  };

/** Makes a contract. Calls `guardOf` when the first payload is judged. */
export function ownContract(name: string, schema: JsonSchema, guardOf: () => AjvGuard) {
  const { type = name, version = "" } = splitName(name) ?? {};
  const judge = (input: unknown): unknown => {
    try {
      return guardOf()(input);
    } catch (error) {
      if (error instanceof TooLong) return error;
      throw error;
    }
  };
  let form: Form | undefined;
  const is = (input: unknown): boolean => judge(input) === true;
  const explain: Explain = (value, prefix, findings) => {
    const verdict = judge(value);
    if (verdict instanceof TooLong) add(findings, "", NOT_JUDGED, verdict.message);
    else if (verdict !== true) explainErrors(guardOf().errors ?? [], schema, prefix, findings);
    if (!findings.visit) return;
    form ??= readForm(schema, resolveInside(schema), name);
    visit(value, form, prefix, findings);
  };
  return contract(name, type, version, is, validateWith(is, explain));
}

/** Reports unknown fields of objects whose form does not say whether it allows further fields. */
function visit(value: unknown, form: Form, prefix: string, findings: Findings): void {
  if (typeof value !== "object" || value === null) return;
  const inside = known.get(form) ?? insideOf(form);
  known.set(form, inside);
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

const known = new WeakMap<Form, ReturnType<typeof insideOf>>();
