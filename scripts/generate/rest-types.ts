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
  const types = astToString(nodes.flatMap(withNames)).replaceAll("    ", "  ");
  const text = types.replaceAll(OPERATION_OF_PATH, "$1ForClients<$2>;");
  return new Map([["generated/rest-types.ts", `${header("openapi/")}\n${text}${FOR_CLIENTS}`]]);
}

/** Names that mean something else where `energy-contracts/rest` is imported. */
const NAMES: Readonly<Record<string, string>> = {
  Contract: "AccountContract",
  Error: "ErrorBody",
  ErrorItem: "FieldError",
};

/**
 * Declares each object of `components.schemas` by its name, so that editors show the name. It is no
 * interface, because one can't be given where `Record<string, unknown>` is asked for.
 */
function withNames(node: ts.Node): ts.Node[] {
  const declared: ts.Node[] = [];
  const declare = (member: ts.TypeElement): ts.TypeElement => {
    const [name, type] = fieldOf(member);
    if (!type || !(ts.isTypeLiteralNode(type) || ts.isIntersectionTypeNode(type))) return member;
    const called = NAMES[name] ?? name;
    const exported = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
    const alias = factory.createTypeAliasDeclaration(exported, called, undefined, type);
    declared.push(ts.setSyntheticLeadingComments(alias, ts.getSyntheticLeadingComments(member)));
    return withType(name, factory.createTypeReferenceNode(called));
  };
  if (!ts.isInterfaceDeclaration(node) || node.name.text !== "components") return [node];
  const members = node.members.map((member) => {
    const [name, type] = fieldOf(member);
    return name === "schemas" && type && ts.isTypeLiteralNode(type)
      ? withType(name, factory.createTypeLiteralNode(type.members.map(declare)))
      : member;
  });
  const { modifiers, name } = node;
  return [factory.createInterfaceDeclaration(modifiers, name, [], [], members), ...declared];
}

const fieldOf = (member: ts.TypeElement): [name: string, type: ts.TypeNode | undefined] =>
  ts.isPropertySignature(member) && ts.isIdentifier(member.name)
    ? [member.name.text, member.type]
    : ["", undefined];
const withType = (name: string, type: ts.TypeNode) =>
  factory.createPropertySignature(undefined, name, undefined, type);

const OPERATION_OF_PATH = /^( {4}\w+: )(operations\["\w+"\]);$/gm;

/**
 * Gives the answers of `paths` plain `string`, because openapi-fetch 0.17 turns `string & {}` into
 * an object. All other types keep `string & {}`, which lets editors suggest the values that were
 * seen.
 */
const FOR_CLIENTS = `
/** An operation as clients take it: where answers may have any text, they have \`string\`. */
type ForClients<Operation> = {
  [Key in keyof Operation]: Key extends "responses" ? Answers<Operation[Key]> : Operation[Key];
};
type Answers<Responses> = {
  [Status in keyof Responses]: AnyText<{
    [Key in keyof Responses[Status]]: Key extends "content"
      ? { "application/json": Askable<BodyOf<Responses[Status]>, RefusalIn<Responses>> }
      : Responses[Status][Key];
  }>;
};
type AnyText<T> = T extends string
  ? string extends T
    ? string
    : T
  : T extends object
    ? { [Key in keyof T]: AnyText<T[Key]> }
    : T;

/**
 * The body of any refusal of an operation; without one, of any operation. What only some refusals
 * have is optional in all others. \`isRefusal\` of \`energy-contracts/client\` asks for a code.
 */
export type Refusal<Operation extends keyof operations = keyof operations> = Askable<
  RefusalOf<Operation>
>;
type RefusalOf<Operation> = Operation extends keyof operations
  ? RefusalIn<operations[Operation]["responses"]>
  : never;
type RefusalIn<Responses> = Extract<BodyOf<Responses[keyof Responses]>, ErrorBody>;
type BodyOf<Answer> = Answer extends { content: { "application/json": infer Body } } ? Body : never;

/** Gives a refusal the fields that others of its union have, so that each may be asked for. */
type Askable<Body, All = Body> = Body extends ErrorBody
  ? Body & { [Key in Exclude<KeyOf<All>, keyof Body>]?: FieldOf<All, Key> }
  : Body;
type KeyOf<T> = T extends unknown ? keyof T : never;
type FieldOf<T, Key extends PropertyKey> = T extends { [Name in Key]: infer Field } ? Field : never;
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
