// Finds mistakes in the user's own contracts: unknown keywords and formats that are near to known
// ones, and values that the metaschema of the dialect refuses.
import { createRequire } from "node:module";
import { isJsonObject } from "../../library/json/pointer.ts";
import type { ExamineOptions } from "../../library/runtime/examine.ts";
import { type Fault, keepFacts } from "../../library/runtime/fault.ts";
import { didYouMean, nearest } from "../../library/text/did-you-mean.ts";
import {
  type Dialect,
  inNewestDialect,
  MEANINGLESS,
  whyNoSchema,
  withInner,
  wrongType,
} from "../../reading/documents/keywords.ts";
import { readForm } from "../../reading/model/form.ts";
import type { JsonSchema } from "../../reading/model/schema.ts";
import { type AjvGuard, ownContract } from "../../reading/own/contract.ts";
import { ifThere } from "../access-file.ts";
import { faultsOf } from "./discriminator.ts";
import type { Ajv } from "./own-contract.ts";
import type { Documents, Node, Part } from "./read-documents.ts";

export interface Mistake {
  readonly severity: "error" | "warning";
  readonly code: string;
  readonly detail: string;
  /** The path to the mistake: the keyword, then the keys inside its value. */
  readonly keys: readonly string[];
}

export type PlacedMistake = Mistake & Part & { readonly node: Node };

/** The code of a mistake that makes a schema unusable. */
export const UNUSABLE = "invalid_keyword";
/** Keywords that OpenAPI and AsyncAPI add to JSON Schema. */
const ADDED = ["nullable", "discriminator", "xml", "externalDocs", "example"];
/** Keywords that are checked in another way, or whose schemas are checked separately. */
const APART = /^(type|\$schema|\$id|\$defs|definitions|components|additionalItems|contentSchema)$/;

/** Matches keywords that are no texts for people. */
const LIMITS = /^(?!\$|x-|description|summary|title|example|externalDocs|deprecated)/;
const isSchema = (value: unknown): boolean =>
  isJsonObject(value) && whyNoSchema(value) === undefined;

/** True if ajv is installed. A command that only reads contracts works without ajv. */
export const hasAjv = (): boolean =>
  ifThere(() => createRequire(import.meta.url).resolve("ajv/dist/2020.js")) !== undefined;

export async function mistakesIn({ budget }: Documents, ajv: Ajv): Promise<PlacedMistake[]> {
  const mistakes: PlacedMistake[] = [];
  for (const [dialect, parts] of budget.copied) {
    const mistakesOf = await openFinder(dialect, ajv);
    for (const [node, part] of parts) {
      for (const mistake of mistakesOf(node)) mistakes.push({ ...part, node, ...mistake });
      for (const [detail = "", ...keys] of faultsOf(node, part.document))
        mistakes.push({ ...part, node, ...mistake("invalid_discriminator", detail, keys) });
    }
  }
  return mistakes;
}

/** Returns an ajv with the metaschema of a dialect. `ajv` itself has that of the newest dialect. */
async function engineOf(dialect: Dialect, ajv: Ajv) {
  const options = { allErrors: true, verbose: true, logger: false } as const;
  if (dialect === "draft-07") return new (await import("ajv")).Ajv(options);
  if (dialect === "2019-09") return new (await import("ajv/dist/2019.js")).Ajv2019(options);
  return ajv;
}

/** Returns a function that finds the mistakes of a schema, but for those of schemas inside. */
async function openFinder(dialect: Dialect, ajv: Ajv) {
  const engine = await engineOf(dialect, ajv);
  const metaschema = engine.getSchema(String(engine.defaultMeta())) as AjvGuard;
  const { validate } = ownContract("", {}, () => ({ quick: metaschema, full: metaschema }));
  const names = Object.values(engine.schemas).flatMap((metaschema) => {
    const form = readForm(metaschema?.schema as JsonSchema, () => ({}), "");
    return form.fields?.map(({ name }) => name) ?? [];
  });
  const keywords = [...names, ...ADDED];
  const options: ExamineOptions = { make: keepFacts };
  const isKnown = (key: string) => keywords.includes(key) || ajv.getKeyword(key) !== false;
  return function* (node: Node): Iterable<Mistake> {
    for (const key of Object.keys(node)) {
      const isUnknown = !isKnown(key) && !key.startsWith("x-");
      const meant = isUnknown ? nearest(key, keywords) : undefined;
      const isField = isUnknown && !meant && isSchema(node[key]);
      const hint = isField ? ", but has a schema; fields stand in properties" : didYouMean(meant);
      if (meant || isField) yield mistake("unknown_keyword", `${key} is no keyword${hint}`, [key]);
      const isBeside = dialect === "OpenAPI 3.0" && "$ref" in node && LIMITS.test(key);
      const detail = `${key} means nothing ${isBeside ? "beside $ref " : ""}in ${dialect}`;
      if (isBeside || MEANINGLESS[dialect].test(key))
        yield mistake("meaningless_keyword", detail, [key], "warning");
    }
    const { format } = node;
    if (typeof format === "string" && !Object.hasOwn(ajv.formats, format)) {
      const near = nearest(format, Object.keys(ajv.formats));
      const hint = didYouMean(near, ", so that it checks nothing");
      yield mistake("unknown_format", `the format ${format} is not known${hint}`, ["format"]);
    }
    if (Array.isArray(node.enum) && node.enum.length === 0)
      yield mistake(UNUSABLE, "enum has no value, so that nothing satisfies it", ["enum"]);
    const type = wrongType(node);
    if (type) {
      const detail = `type is ${type.text}, which is no type${didYouMean(type.meant)}`;
      yield mistake(UNUSABLE, detail, ["type"]);
    }
    const newest = dialect === "OpenAPI 3.0" ? inNewestDialect(node, dialect) : node;
    const result = validate(shallow(newest), options);
    const faults: readonly Fault[] = result.ok ? [] : result.issues;
    const byPlace = new Map(faults.map((fault) => [fault.attr, fault]));
    for (const { keys, detail } of byPlace.values()) yield mistake(UNUSABLE, detail, keys);
  };
}

export const mistake = (
  code: string,
  detail: string,
  keys: readonly string[] = [],
  severity: Mistake["severity"] = "error",
): Mistake => ({ severity, code, detail, keys });

/** Copies a schema, and replaces each schema inside by an empty one. */
function shallow(node: Node): Node {
  const kept = Object.entries(node).filter(([key]) => !APART.test(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, withInner(key, value, () => ({}))]));
}
