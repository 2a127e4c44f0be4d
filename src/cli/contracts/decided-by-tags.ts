// Lets ajv go into one branch of a choice whose branches name themselves by a field. Otherwise it
// goes into every branch at every level, and the time for a tree grows exponentially.
import { isJsonObject as isNode, isObject, valueAt } from "../../library/json/pointer.ts";
import { withInner } from "../../reading/documents/keywords.ts";
import type { JsonObject as Node } from "../../reading/documents/read-document.ts";
import { type JsonSchema, nameOfReference } from "../../reading/model/schema.ts";
import { marked } from "../../reading/own/marks.ts";

/** Rewrites each `oneOf` and `anyOf` that a required field decides. The verdicts stay the same. */
export function decidedByTags(schema: JsonSchema): JsonSchema {
  const { $defs = {} } = schema;
  const decided = (node: Node): Node => {
    const inner = Object.entries(node).map(([key, value]) => [key, withInner(key, value, decided)]);
    const copy: Record<string, unknown> = Object.fromEntries(inner);
    for (const keyword of ["oneOf", "anyOf"]) {
      const { [keyword]: branches } = copy;
      if (!Array.isArray(branches)) continue;
      const rule = constantsIn(branches) ?? decisionOf(node, keyword, branches, $defs);
      if (!rule) continue;
      copy.allOf = [copy.allOf ?? [], rule].flat();
      delete copy[keyword];
    }
    const { contains, minContains, maxContains, ...rest } = copy;
    if (contains === undefined || !("prefixItems" in rest)) return copy;
    // An ajv that ends at the first fault passes over `contains` for a list shorter than this one.
    const apart = { contains, minContains, maxContains };
    return { ...rest, allOf: [rest.allOf ?? [], apart].flat() };
  };
  return everywhere(schema, decided);
}

/** Marks each branch of a choice, and the schema of `contains`. The verdicts stay the same. */
export function withMarkedBranches(schema: JsonSchema): JsonSchema {
  const change = (node: Node): Node => {
    const inner = Object.entries(node).map(([key, value]) => {
      const copy = withInner(key, value, change);
      if (key === "contains") return [key, marked(copy)];
      return [key, /^(any|one)Of$/.test(key) && Array.isArray(copy) ? copy.map(marked) : copy];
    });
    return Object.fromEntries(inner);
  };
  return everywhere(schema, change);
}

function everywhere(schema: JsonSchema, change: (node: Node) => Node): JsonSchema {
  const shapes = Object.entries(schema.$defs ?? {}).map(([name, shape]) => [
    name,
    change(shape as Node),
  ]);
  return { ...change(schema as Node), $defs: Object.fromEntries(shapes) };
}

const CONSTANT = /^(const|title|description|deprecated|\$comment|x-.*)$/;

/** Reads branches that allow one value each as a list of values. */
function constantsIn(branches: readonly unknown[]): Node | undefined {
  const isConstant = (branch: unknown): branch is Node =>
    isNode(branch) && "const" in branch && Object.keys(branch).every((key) => CONSTANT.test(key));
  if (!branches.every(isConstant)) return undefined;
  const values = branches.map((branch) => branch.const);
  return isApart(values) ? { enum: values } : undefined;
}

/** True if all values differ. Objects may be equal although they are written in several ways. */
const isApart = (values: readonly unknown[]): boolean =>
  new Set(values).size === values.length && !values.some(isObject);

/** Decides a choice by a field that all branches for objects require, with values of their own. */
function decisionOf(
  node: Node,
  keyword: string,
  branches: readonly Node[],
  defs: Node,
): Node | undefined {
  const all = [node[keyword]].flat().map((branch) => partsOf(branch, defs));
  const isOfObjects = (form: readonly Node[]) => [node, ...form].some((it) => it.type === "object");
  const isOfOthers = (form: readonly Node[]) =>
    form.some(({ type = "object" }) => ![type].flat().includes("object"));
  const forms = all.filter((form) => !isOfOthers(form));
  if (forms.length < 2 || !forms.every(isOfObjects)) return undefined;
  const requiredBy = (form: readonly Node[]) => form.flatMap(({ required = [] }) => required);
  const field = requiredBy(forms[0] ?? []).find((name) => {
    const values = forms.map((form) => valuesOf(form, name, defs));
    const isListed = values.every(({ length }) => length > 0) && isApart(values.flat());
    return isListed && forms.every((form) => requiredBy(form).includes(name));
  });
  if (typeof field !== "string") return undefined;
  const hasValueOf = (some: readonly (readonly Node[])[]) => ({
    required: [field],
    properties: { [field]: { enum: some.flatMap((form) => valuesOf(form, field, defs)) } },
  });
  const decisions = forms.map((form) => ({
    if: hasValueOf([form]),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: branches[all.indexOf(form)],
  }));
  // For a value that is no object, it is enough to know the names of the branches for objects.
  const others = all.map((form, index) => {
    const { title, $ref } = branches[index] ?? {};
    const name = title ?? ($ref && nameOfReference(`${$ref}`));
    return isOfOthers(form)
      ? branches[index]
      : { type: "object", ...(name ? { title: name } : {}) };
  });
  return {
    if: { type: "object" },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { allOf: [...decisions, hasValueOf(forms)] },
    else: { [keyword]: others },
  };
}

/** Returns the fewest values that a form lists for a field; none if it does not list them. */
function valuesOf(form: readonly Node[], field: unknown, defs: Node): unknown[] {
  const rules = form.flatMap(({ properties }) => partsOf(valueAt(properties, [`${field}`]), defs));
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
