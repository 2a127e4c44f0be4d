// What contracts of one's own say by mistake: keywords and formats that there are none of, though
// some are near, and values that the metaschema of the dialect refuses.
import { createRequire } from "node:module";
import { didYouMean, nearest } from "../../library/text/did-you-mean.ts";
import { readForm } from "../../reading/model/form.ts";
import type { JsonSchema } from "../../reading/model/schema.ts";
import { type AjvGuard, ownContract } from "../../reading/own/contract.ts";
import { ifThere } from "../access-file.ts";
import { inNewestDialect, MEANINGLESS, withInner, wrongType } from "./keywords.ts";
import { openAjv } from "./own-contract.ts";
import type { Dialect, Documents, Node, Part } from "./read-documents.ts";

export interface Mistake {
  readonly severity: "error" | "warning";
  readonly code: string;
  readonly detail: string;
  /** The keyword that it is about, and what is inside of that. */
  readonly keys: readonly string[];
}

export type PlacedMistake = Mistake & Part & { readonly node: Node };

/** What a schema can't be used with. */
export const UNUSABLE = "invalid_keyword";
/** What OpenAPI and AsyncAPI add to the vocabularies of JSON Schema. */
const ADDED = ["nullable", "discriminator", "xml", "externalDocs", "example"];
/** What is told in other words, or judged as a part of its own. */
const APART = /^(type|\$schema|\$id|\$defs|definitions|components|additionalItems|contentSchema)$/;

/** Whether ajv is installed. What only reads contracts can do without. */
export const hasAjv = (): boolean =>
  ifThere(() => createRequire(import.meta.url).resolve("ajv/dist/2020.js")) !== undefined;

export async function mistakesIn({ budget }: Documents): Promise<PlacedMistake[]> {
  const ajv = await openAjv(new Map());
  const judges = new Map<Dialect, Awaited<ReturnType<typeof openJudge>>>();
  const mistakes: PlacedMistake[] = [];
  for (const [node, part] of budget.copied) {
    const judge = judges.get(part.dialect) ?? (await openJudge(part.dialect, ajv));
    judges.set(part.dialect, judge);
    for (const mistake of judge(node)) mistakes.push({ ...part, node, ...mistake });
  }
  return mistakes;
}

const ENGINES = {
  "draft-07": async () => (await import("ajv")).Ajv,
  "2019-09": async () => (await import("ajv/dist/2019.js")).Ajv2019,
  "2020-12": async () => (await import("ajv/dist/2020.js")).Ajv2020,
};

async function openJudge(dialect: Dialect, ajv: Awaited<ReturnType<typeof openAjv>>) {
  const Engine = await ENGINES[dialect === "OpenAPI 3.0" ? "2020-12" : dialect]();
  const engine = new Engine({ allErrors: true, verbose: true, logger: false });
  const metaschema = engine.getSchema(String(engine.defaultMeta())) as AjvGuard;
  const { validate } = ownContract("", {}, () => metaschema);
  const known = Object.values(engine.schemas).flatMap((metaschema) => {
    const form = readForm(metaschema?.schema as JsonSchema, () => ({}), "");
    return form.fields?.map(({ name }) => name) ?? [];
  });
  const keywords = [...known, ...ADDED];
  const isKnown = (key: string) => keywords.includes(key) || ajv.getKeyword(key) !== false;
  return function* mistakesOf(node: Node): Iterable<Mistake> {
    for (const key of Object.keys(node)) {
      const meant = isKnown(key) || key.startsWith("x-") ? undefined : nearest(key, keywords);
      if (meant)
        yield mistake("unknown_keyword", `${key} is no keyword${didYouMean(meant)}`, [key]);
      const detail = `${key} means nothing in ${dialect}`;
      if (MEANINGLESS[dialect].test(key))
        yield mistake("meaningless_keyword", detail, [key], "warning");
    }
    const { format } = node;
    if (typeof format === "string" && !Object.hasOwn(ajv.formats, format)) {
      const near = nearest(format, Object.keys(ajv.formats));
      const hint = didYouMean(near, ", so that it checks nothing");
      yield mistake("unknown_format", `the format ${format} is not known${hint}`, ["format"]);
    }
    const type = wrongType(node);
    if (type) {
      const detail = `type is ${type.text}, which is no type${didYouMean(type.meant)}`;
      yield mistake(UNUSABLE, detail, ["type"]);
    }
    const result = validate(
      shallow(dialect === "OpenAPI 3.0" ? inNewestDialect(node, dialect) : node),
    );
    const issues = new Map(result.ok ? [] : result.issues.map((issue) => [issue.attr, issue]));
    for (const [attr, { detail }] of issues) {
      const [key = "", ...inner] = attr.split(".");
      yield mistake(UNUSABLE, detail, inner.length > 0 ? [key, inner.join(".")] : [key]);
    }
  };
}

export const mistake = (
  code: string,
  detail: string,
  keys: readonly string[] = [],
  severity: Mistake["severity"] = "error",
): Mistake => ({ severity, code, detail, keys });

/** A part by itself: with nothing in the schemas that it has. */
const shallow = (node: Node): Node =>
  Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      APART.test(key) ? [] : [[key, withInner(key, value, () => ({}))]],
    ),
  );
