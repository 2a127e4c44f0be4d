// Whatever is edited in a REST document, something is told.
import { expect, test } from "vitest";
import { compareOpenApi } from "../../../src/reading/diff/compare-contracts.ts";
import type { Draft } from "./given.ts";

/** A part of all edits, so that this takes a few seconds; `EVERY_EDIT=1` makes all of them. */
const STEP = Number(process.env.EVERY_EDIT ?? 17);

const schema = { type: "object", properties: { a: { type: "string" } } };
const content = {
  "application/json": {
    schema,
    example: { a: "x" },
    encoding: { a: { contentType: "text/plain", headers: { H: { schema } } } },
  },
};
const parameter = { in: "query", name: "q", required: true, schema, style: "form", explode: true };
const operation = (operationId: string) => ({
  operationId,
  summary: "A summary.",
  tags: ["t"],
  externalDocs: { url: "u" },
  deprecated: true,
  parameters: [{ ...parameter, description: "A filter." }, { $ref: "#/components/parameters/P" }],
  requestBody: { required: true, description: "A body.", content },
  responses: {
    200: {
      description: "An answer.",
      content,
      headers: { H: { required: true, schema, description: "A header." } },
      links: { l: { operationId: "b" } },
    },
    default: { $ref: "#/components/responses/R" },
  },
  security: [{ key: [] }, { token: ["a"] }],
  servers: [{ url: "https://operation", description: "A server." }],
});
const calling = (id: string) => ({
  ...operation(id),
  callbacks: {
    c: {
      "{$url}": {
        summary: "A callback.",
        post: operation(`${id}c`),
        put: { requestBody: { $ref: "#/components/requestBodies/B" } },
      },
    },
    d: { $ref: "#/components/callbacks/C" },
  },
});
const document = {
  openapi: "3.2.0",
  jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
  info: { title: "A", version: "1", contact: { name: "n" } },
  servers: [
    {
      url: "https://{host}/",
      description: "A server.",
      variables: { host: { default: "a", enum: ["a", "b"], description: "A host." } },
    },
  ],
  tags: [{ name: "t" }],
  security: [{ key: [] }],
  paths: {
    "/a": { summary: "A path.", parameters: [{ ...parameter, in: "header" }], post: calling("a") },
    "/b": {
      servers: [{ url: "https://path" }],
      query: operation("b"),
      additionalOperations: { COPY: operation("copy") },
      parameters: [parameter],
    },
    "/c": { $ref: "#/components/pathItems/I", summary: "Another path." },
  },
  webhooks: {
    w: { post: calling("w"), parameters: [parameter], summary: "A webhook." },
    v: { $ref: "#/components/pathItems/I" },
  },
  components: {
    schemas: { X: schema },
    parameters: { P: { in: "cookie", name: "c", schema } },
    responses: { R: { description: "An answer.", content } },
    requestBodies: { B: { content, required: true } },
    callbacks: { C: { "{$x}": { post: operation("cc") } } },
    pathItems: { I: { get: operation("i") } },
    securitySchemes: {
      key: { type: "apiKey", in: "header", name: "n", description: "A key." },
      token: {
        type: "oauth2",
        flows: { clientCredentials: { tokenUrl: "t", scopes: { a: "A" } } },
      },
    },
    headers: { U: { schema } },
    examples: { E: { value: 1 } },
  },
};

type Path = readonly string[];
type Edit = readonly [what: string, path: Path, change: (parent: Draft) => void];

/** Edits of each value in a document: it goes, becomes another one, or gets another key. */
function* editsOf(value: Draft, path: Path = []): Iterable<Edit> {
  for (const [key, inner] of Object.entries<Draft>(value)) {
    const isInner = typeof inner === "object";
    const other = isInner ? 7 : typeof inner === "boolean" ? !inner : `${inner}z`;
    const place = [...path, key];
    const remove = (parent: Draft) =>
      Array.isArray(parent) ? parent.splice(Number(key), 1) : delete parent[key];
    yield ["is gone", place, remove];
    yield [
      "is another value",
      place,
      (parent) => {
        parent[key] = other;
      },
    ];
    if (isInner) yield* editsOf(inner, place);
  }
  // Whatever stands there by this name is unknown; a kind of components is nothing that is used.
  const isKind = path.at(-1) === "components";
  if (Array.isArray(value) || isKind) return;
  for (const added of [1, { y: 1 }])
    yield [
      `is added, ${JSON.stringify(added)}`,
      [...path, "zz"],
      (parent) => {
        parent.zz = added;
      },
    ];
}

test("every edit of a document is told, and its undoing", () => {
  const written = JSON.parse(JSON.stringify(document));
  const silent: string[] = [];
  for (const [index, [what, path, change]] of [...editsOf(written)].entries()) {
    if (index % STEP !== 0) continue;
    const after = structuredClone(written);
    change(path.slice(0, -1).reduce((parent, key) => parent[key], after));
    if (compareOpenApi(written, after).length === 0) silent.push(`${path.join("/")} ${what}`);
    if (compareOpenApi(after, written).length === 0)
      silent.push(`${path.join("/")} ${what}, undone`);
  }
  expect(silent).toEqual([]);
});
