// Only this file knows openapi-typescript.
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { seenValues } from "../../src/reading/model/evidence.ts";
import { type JsonSchema, nameOfReference } from "../../src/reading/model/schema.ts";
import type { OpenApiDocument } from "../source/openapi.ts";
import { mapSchema, requiring } from "../source/schemas.ts";
import { header, type Outputs } from "./outputs.ts";

const { factory } = ts;
const literal = (value: string) =>
  factory.createLiteralTypeNode(factory.createStringLiteral(value));
const keyword = (kind: ts.KeywordTypeSyntaxKind) => factory.createKeywordTypeNode(kind);

export async function generateRestTypes(bundle: OpenApiDocument): Promise<Outputs> {
  const nodes = await openapiTS(spellChoices(bundle) as never, {
    emptyObjectsUnknown: true,
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => openValues(schema as JsonSchema),
  });
  const types = astToString(nodes).replaceAll("    ", "  ");
  const text = types.replaceAll(OPERATION_OF_PATH, "$1ForClients<$2>;");
  return new Map([["generated/rest-types.ts", `${header("openapi/")}\n${text}${FOR_CLIENTS}`]]);
}

const OPERATION_OF_PATH = /^( {4}\w+: )(operations\["\w+"\]);$/gm;

/**
 * Gives the answers of `paths` plain `string`, because openapi-fetch 0.17 turns `string & {}` into
 * an object. All other types keep `string & {}`, which lets editors suggest the values that were
 * seen.
 */
const FOR_CLIENTS = `
/** An operation as clients take it: where answers may have any text, they have \`string\`. */
type ForClients<Operation> = {
  [Key in keyof Operation]: Key extends "responses" ? AnyText<Operation[Key]> : Operation[Key];
};
type AnyText<T> = T extends string
  ? string extends T
    ? string
    : T
  : T extends object
    ? { [Key in keyof T]: AnyText<T[Key]> }
    : T;
`;

/** Marks a schema of the REST API that a document names and does not contain. */
const OF_API = "x-of-api";

/** Writes read-only types of schemas, which may name each other and schemas of the REST API. */
export async function readOnlyTypes(
  openapi: string,
  schemas: Readonly<Record<string, JsonSchema>>,
): Promise<string> {
  const types = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      mapSchema(schema, (inner) => ownPart(inner, schemas)),
    ]),
  );
  const document = { openapi, info: {}, paths: {}, components: { schemas: types } };
  const nodes = await openapiTS(document as never, {
    immutable: true,
    arrayLength: true,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    silent: true,
    inject: 'import type { components as Api } from "./rest-types.ts";\n',
    transform: (schema) => apiType(schema as JsonSchema & { readonly [OF_API]?: string }),
    postTransform: (type) =>
      ts.isTupleTypeNode(type)
        ? factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, type)
        : undefined,
  });
  const kept = nodes.filter(
    (node) =>
      ts.isImportDeclaration(node) ||
      (ts.isInterfaceDeclaration(node) && node.name.text === "components"),
  );
  return astToString(kept).replaceAll("    ", "  ").replaceAll("@description ", "");
}

/** Marks a schema of the REST API. Keeps `minItems` and `maxItems` only if equal, for a tuple. */
function ownPart({ minItems, maxItems, ...schema }: JsonSchema, schemas: object): JsonSchema {
  const name = schema.$ref === undefined ? undefined : nameOfReference(schema.$ref);
  if (name !== undefined && !Object.hasOwn(schemas, name))
    return { type: "object", [OF_API]: name } as JsonSchema;
  return minItems === undefined || minItems !== maxItems
    ? schema
    : { ...schema, minItems, maxItems };
}

function apiType(schema: { readonly [OF_API]?: string }): ts.TypeNode | undefined {
  const name = schema[OF_API];
  if (name === undefined) return undefined;
  const schemas = factory.createIndexedAccessTypeNode(
    factory.createTypeReferenceNode("Api"),
    literal("schemas"),
  );
  return factory.createIndexedAccessTypeNode(schemas, literal(name));
}

/** Suggests the seen values, and accepts every text: `"GAS" | "ELECTRICITY" | (string & {})`. */
function openValues(schema: JsonSchema): ts.TypeNode | undefined {
  const values = [
    ...new Set([...seenValues(schema["x-evidence"]), ...Object.keys(schema["x-codes"] ?? {})]),
  ];
  if (schema.type !== "string" || values.length === 0) return undefined;
  const anyText = factory.createIntersectionTypeNode([
    keyword(ts.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ]);
  return factory.createUnionTypeNode([
    ...values.map(literal),
    factory.createParenthesizedType(anyText),
  ]);
}

/** Describes `a` in an `anyOf` branch `{required: [a]}`, whose type is `unknown` otherwise. */
function spellChoices(bundle: OpenApiDocument): OpenApiDocument {
  return JSON.parse(JSON.stringify(bundle), (key, value) => {
    if (key !== "anyOf" || !(value as JsonSchema[]).every((part) => part.required)) return value;
    return (value as JsonSchema[]).map(({ required = [] }) => ({
      type: "object",
      ...requiring(...required),
    }));
  });
}
