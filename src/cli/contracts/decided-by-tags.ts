// Lets ajv go into one branch of a choice whose branches name themselves by a field. Otherwise it
// goes into every branch at every level, and the time for a tree grows exponentially.
import { isJsonObject as isNode, isObject, valueAt } from "../../library/json/pointer.ts";
import { withInner } from "../../reading/documents/keywords.ts";
import type { JsonObject as Node } from "../../reading/documents/read-document.ts";
import { type JsonSchema, nameOfReference } from "../../reading/model/schema.ts";

/** Rewrites each `oneOf` and `anyOf` that a required field decides. The verdicts stay the same. */
export function decidedByTags(schema: JsonSchema): JsonSchema {
  const defs = schema.$defs ?? {};
  const decided = (node: Node): Node => {
    const inner = Object.entries(node).map(([key, value]) => [key, withInner(key, value, decided)]);
    let copy: Node = Object.fromEntries(inner);
    for (const keyword of ["oneOf", "anyOf"]) {
      const { [keyword]: branches, allOf = [], ...rest } = copy;
      if (!Array.isArray(branches) || branches.length < 2) continue;
      const rules = constantsIn(branches) ?? decisionsOf(node, keyword, branches, defs);
      if (rules) copy = { ...rest, allOf: [...[allOf].flat(), ...rules] };
    }
    return copy;
  };
  const $defs = Object.entries(defs).map(([name, shape]) => [name, decided(shape as Node)]);
  return { ...decided(schema as Node), $defs: Object.fromEntries($defs) } as JsonSchema;
}

const CONSTANT = /^(const|title|description|deprecated|\$comment|x-.*)$/;

/** Reads branches that allow one value each as a list of values. */
function constantsIn(branches: readonly unknown[]): Node[] | undefined {
  const isConstant = (branch: unknown): branch is Node =>
    isNode(branch) && "const" in branch && Object.keys(branch).every((key) => CONSTANT.test(key));
  if (!branches.every(isConstant)) return undefined;
  const values = branches.map((branch) => branch.const);
  return isApart(values) ? [{ enum: values }] : undefined;
}

/** True if all values differ. Objects may be equal although they are written in several ways. */
const isApart = (values: readonly unknown[]): boolean =>
  new Set(values).size === values.length && !values.some(isObject);

/** Decides a choice by a field that every branch requires, and whose values tell branches apart. */
function decisionsOf(
  node: Node,
  keyword: string,
  branches: readonly unknown[],
  defs: Node,
): Node[] | undefined {
  const forms = [node[keyword]].flat().map((branch) => partsOf(branch, defs));
  const isOfObjects = ({ type }: Node) => type === "object";
  if (!isOfObjects(node) && !forms.every((form) => form.some(isOfObjects))) return undefined;
  const requiredBy = (form: readonly Node[]) => form.flatMap(({ required = [] }) => required);
  for (const field of new Set(requiredBy(forms[0] ?? []).map(String))) {
    if (!forms.every((form) => requiredBy(form).includes(field))) continue;
    const values = forms.map((form) => valuesOf(form, field, defs));
    if (!isApart(values.flat()) || values.some(({ length }) => length === 0)) continue;
    const isOneOf = (listed: readonly unknown[]) => ({
      type: "object",
      required: [field],
      properties: { [field]: { enum: listed } },
    });
    const decisions = branches.map((branch, index) => ({
      if: isOneOf(values[index] ?? []),
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: branch,
    }));
    return [...decisions, isOneOf(values.flat())];
  }
  return undefined;
}

/** Returns the fewest values that a form lists for a field; none if it does not list them. */
function valuesOf(form: readonly Node[], field: string, defs: Node): unknown[] {
  const rules = form.flatMap(({ properties }) => partsOf(valueAt(properties, [field]), defs));
  const lists = rules.flatMap((rule) =>
    "const" in rule ? [[rule.const]] : Array.isArray(rule.enum) ? [rule.enum] : [],
  );
  return lists.sort((a, b) => a.length - b.length)[0] ?? [];
}

/** Returns a schema, and all schemas that apply with it: by a reference, and by `allOf`. */
function partsOf(node: unknown, defs: Node, seen = new Set<unknown>()): Node[] {
  if (!isNode(node) || seen.has(node)) return [];
  seen.add(node);
  const referred = typeof node.$ref === "string" ? defs[nameOfReference(node.$ref)] : undefined;
  const inner = [referred, node.allOf].flat().flatMap((part) => partsOf(part, defs, seen));
  return [node, ...inner];
}
