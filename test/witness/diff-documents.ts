// The witness for `diff` of REST documents: of OpenAPI 3.0 and 3.1, in one file or in several, with a
// schema in every place that may have one.

import { openDocuments } from "../../src/cli/contracts/read-documents.ts";
import { readWholeDocument } from "../../src/cli/diff/whole-document.ts";
import { compareContracts } from "../../src/reading/diff/compare-contracts.ts";
import type { Party } from "../../src/reading/diff/parties.ts";
import type { Random } from "../seeded.ts";
import { toldOf, unnamed } from "./diff-schemas.ts";
import { inMemory } from "./files.ts";
import { fromOpenApi30 } from "./from-openapi-30.ts";
import { ALL, chance, edited, mapped, pick, randomDocument, type Schema } from "./random-schema.ts";
import type { Reader } from "./reader.ts";
import { BY_DIALECT, inDialect } from "./write-dialect.ts";

interface Place {
  /** The parties that write and read the value; both for a place that is compared as a whole. */
  readonly writer: readonly Party[];
  readonly reader: readonly Party[];
  readonly unsent: "readOnly" | "writeOnly";
  /** An operation or a document with a schema. */
  put(schema: Schema): { readonly operation?: object; readonly document?: object };
}

const FEATURES_30 = new Map(BY_DIALECT).get("OpenAPI 3.0") ?? ALL;

const BOTH = ["clients", "server"] as const;
const REQUEST = { writer: ["clients"], reader: ["server"], unsent: "readOnly" } as const;
const ANSWER = { writer: ["server"], reader: ["clients"], unsent: "writeOnly" } as const;
const WHOLE = { writer: BOTH, reader: BOTH } as const;

const content = (schema: Schema) => ({ content: { "application/json": { schema } } });
const answered = (answer: object, status = "200") => ({
  operation: { responses: { [status]: { description: "An answer.", ...answer } } },
});
const called = (item: object) => ({
  operation: { callbacks: { done: { "{$request.body#/url}": item } } },
});
const hooked = (item: object) => ({ document: { webhooks: { changed: item } } });
const beside = (kind: string, part: object) => ({
  operation: {},
  document: { components: { [kind]: { Part: part } } },
});
const reference = (kind: string) => ({ $ref: `#/components/${kind}/Part` });

const PLACES: readonly Place[] = [
  { ...REQUEST, put: (schema) => ({ operation: { requestBody: content(schema) } }) },
  {
    ...REQUEST,
    put: (schema) => ({ operation: { parameters: [{ in: "query", name: "q", schema }] } }),
  },
  {
    ...REQUEST,
    put: (schema) => ({
      ...beside("requestBodies", content(schema)),
      operation: { requestBody: reference("requestBodies") },
    }),
  },
  {
    ...REQUEST,
    put: (schema) => ({
      ...beside("parameters", { in: "header", name: "q", schema }),
      operation: { parameters: [reference("parameters")] },
    }),
  },
  { ...ANSWER, put: (schema) => answered(content(schema)) },
  { ...ANSWER, put: (schema) => answered(content(schema), "default") },
  { ...ANSWER, put: (schema) => answered({ headers: { Rate: { schema } } }) },
  {
    ...ANSWER,
    put: (schema) => ({
      ...beside("responses", { description: "An answer.", ...content(schema) }),
      operation: { responses: { 404: reference("responses") } },
    }),
  },
  { ...ANSWER, put: (schema) => hooked({ post: { requestBody: content(schema) } }) },
  {
    ...WHOLE,
    unsent: "readOnly",
    put: (schema) => ({
      operation: { parameters: [{ in: "query", name: "q", ...content(schema) }] },
    }),
  },
  {
    ...WHOLE,
    unsent: "writeOnly",
    put: (schema) => called({ post: { requestBody: content(schema) } }),
  },
  {
    ...WHOLE,
    unsent: "readOnly",
    put: (schema) => called({ post: answered(content(schema)).operation }),
  },
  {
    ...WHOLE,
    unsent: "readOnly",
    put: (schema) => hooked({ post: answered(content(schema)).operation }),
  },
  {
    ...WHOLE,
    unsent: "writeOnly",
    put: (schema) => hooked({ put: { parameters: [{ in: "query", name: "q", schema }] } }),
  },
  {
    ...WHOLE,
    unsent: "readOnly",
    put: (schema) => ({
      document: {
        paths: { "/b": { additionalOperations: { COPY: { requestBody: content(schema) } } } },
      },
    }),
  },
];

export const diffDocuments: Reader = {
  name: "diff of REST documents",
  look(random) {
    const place = pick(random, PLACES);
    const [was30, is30] = [chance(random, 50), chance(random, 50)];
    const features = was30 || is30 ? FEATURES_30 : ALL;
    const in30 = (schema: Schema) =>
      inDialect(schema, "OpenAPI 3.0", random, (shape) => `#/$defs/${shape}`);
    const first = withUnsent(randomDocument({ random, features }), random);
    const second = chance(random, 80) ? edited(first, { random, features }) : first;
    // The same text may mean something else in another version.
    const isSameText = was30 && !is30 && chance(random, 50);
    const before = was30 ? in30(first) : first;
    const after = is30 || isSameText ? in30(second) : second;
    if (isSameText && /"exclusiveM\w+":true/.test(JSON.stringify(after))) return undefined;
    const [old, now] = [readIn(before, was30, place, random), readIn(after, is30, place, random)];
    const changes = compareContracts(old, now);
    return unnamed(
      was30 ? fromOpenApi30(before, place.unsent) : before,
      is30 ? fromOpenApi30(after, place.unsent) : after,
      random,
      toldOf(changes, place.writer, place.reader),
    );
  },
};

/** Marks some fields as those that are not in a request, or not in an answer. */
const withUnsent = (schema: Schema, random: Random): Schema =>
  mapped(schema, (part) => {
    for (const field of Object.values<Schema>(part.properties ?? {}))
      if (typeof field === "object" && !field.$ref && chance(random, 10))
        field[pick(random, ["readOnly", "writeOnly"])] = true;
    return part;
  });

/** The contract in a document that has a schema in a place, read from the files it lies in. */
function readIn(schema: Schema, is30: boolean, place: Place, random: Random) {
  const { $defs, ...root } = schema;
  const isApart = chance(random, 40);
  const at = (base: string, part: Schema): Schema =>
    JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', `"${base}`));
  const components = { schemas: at("#/components/schemas/", $defs) };
  const inFile = { ...at("#/", $defs), Root: at("#/", root) };
  const written = isApart
    ? { $ref: "parts/schemas.json#/Root" }
    : at("#/components/schemas/", root);
  const { operation = {}, document = {} } = place.put(written);
  const { components: more, paths, ...rest } = document as Schema;
  const main = {
    openapi: is30 ? "3.0.3" : "3.1.0",
    info: { title: "A", version: "1" },
    paths: { "/a": { post: { operationId: "a", responses: {}, ...operation } }, ...paths },
    components: { ...(isApart ? {} : components), ...more },
    ...rest,
  };
  const files = { "openapi.json": main, "parts/schemas.json": inFile };
  const documents = openDocuments("/", inMemory(files));
  const { contract } = readWholeDocument(documents.read("/openapi.json"));
  if (typeof contract === "string") throw new Error(contract);
  return contract;
}
