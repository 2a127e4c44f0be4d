// openapi-typescript, the one file that knows it.
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { seenValues } from "../../src/reading/model/evidence.ts";
import type { OpenApiDocument } from "../../src/reading/model/openapi.ts";
import type { JsonSchema } from "../../src/reading/model/schema.ts";
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
  return new Map([
    [
      "generated/rest-types.ts",
      `${header("openapi/")}\n${astToString(nodes).replaceAll("    ", "  ")}`,
    ],
  ]);
}

/**
 * Values that were seen are offered, and every other text is taken: `"GAS" | "ELECTRICITY" |
 * (string & {})`.
 */
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

/**
 * `{required: [a]}` as a choice says nothing to openapi-typescript, which reads it as `unknown`;
 * with the field named it becomes `{ a: unknown }`.
 */
function spellChoices(bundle: OpenApiDocument): OpenApiDocument {
  return JSON.parse(JSON.stringify(bundle), (key, value) => {
    if (key !== "anyOf" || !(value as JsonSchema[]).every((part) => part.required)) return value;
    return (value as JsonSchema[]).map(({ required = [] }) => ({
      type: "object",
      required,
      properties: Object.fromEntries(required.map((field) => [field, {}])),
    }));
  });
}
