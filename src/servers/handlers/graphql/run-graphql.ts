// Runs GraphQL documents. Only this file uses the package graphql.
import {
  type DefinitionNode,
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLSchema,
  parse,
  validate,
  visit,
} from "graphql";

export { buildSchema } from "graphql";

import { readJson } from "../../../library/json/read-json.ts";
import type { ErrorCode } from "../../api/reply.ts";
import type { Schemas } from "../handler.ts";

type GraphqlResponse = Schemas["GraphqlResponse"];

const MAX_ERRORS = 10;
/** The limits allow the introspection query of common tools, with its 184 tokens. */
const DOCUMENT_LIMITS = { characters: 10_000, tokens: 500, aliases: 10 };
/** The longest JSON of the variables. It is short, because each fault repeats a whole variable. */
const VARIABLES_LIMIT = 10_000;

/** Makes the error of a field that refuses. The answer has null for the field. */
export const refuseField = (code: ErrorCode, message: string): Error =>
  new GraphQLError(message, { extensions: { code } });

export async function runGraphql(
  schema: GraphQLSchema,
  { query, variables, operationName }: Schemas["GraphqlRequest"],
  rootValue: Readonly<Record<string, unknown>>,
): Promise<GraphqlResponse> {
  if (JSON.stringify(variables ?? null).length > VARIABLES_LIMIT) {
    const words = `The variables are longer than ${VARIABLES_LIMIT} characters.`;
    return refused([new GraphQLError(words)], "invalid_request", []);
  }
  const document = read(query);
  if (document instanceof GraphQLError) return refused([document], "parse_error", []);
  // The size is checked first, because a large document takes long to check by the schema.
  const excess = findExcess(document);
  const faults =
    excess === undefined
      ? validate(schema, document, undefined, { maxErrors: MAX_ERRORS })
      : [new GraphQLError(excess)];
  if (faults.length > 0) return refused(faults, "invalid_request", literalsIn(document));
  const { data, errors } = await execute({
    schema,
    document,
    rootValue,
    variableValues: variables,
    operationName,
    options: { maxCoercionErrors: MAX_ERRORS },
  });
  if (!errors) return { data: data ?? null };
  for (const { originalError } of errors)
    if (originalError && !(originalError instanceof GraphQLError)) throw originalError;
  return {
    ...refused(errors, "invalid_request", [...literalsIn(document), ...valuesIn(variables)]),
    data: data ?? null,
  };
}

function read(query: string): DocumentNode | GraphQLError {
  const { characters, tokens: maxTokens } = DOCUMENT_LIMITS;
  if (query.length > characters)
    return new GraphQLError(`The document is longer than ${characters} characters.`);
  try {
    return parse(query, { maxTokens });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

/**
 * Says which limit a document exceeds; undefined if it exceeds none. Fragments let a short document
 * stand for a huge one, so only introspection, whose depth the package limits, may use fragments.
 */
function findExcess(document: DocumentNode): string | undefined {
  const isRefused = (definition: DefinitionNode) =>
    definition.kind === "FragmentDefinition" &&
    !definition.typeCondition.name.value.startsWith("__");
  if (document.definitions.some(isRefused))
    return "Fragments are for introspection alone. Write out the fields.";
  const aliases = new Set<object>();
  visit(document, { Field: ({ alias }) => void (alias && aliases.add(alias)) });
  return aliases.size > DOCUMENT_LIMITS.aliases
    ? `The document has more than ${DOCUMENT_LIMITS.aliases} aliases.`
    : undefined;
}

function refused(errors: readonly GraphQLError[], code: ErrorCode, sent: readonly string[]) {
  const values = new Set(sent);
  const bodies = errors.map(({ message, path, locations, extensions }) => ({
    message: hideValues(message, values),
    ...(path ? { path: [...path] } : {}),
    ...(locations ? { locations: [...locations] } : {}),
    extensions: { code: typeof extensions.code === "string" ? extensions.code : code },
  }));
  return { data: null, errors: bodies };
}

function literalsIn(document: DocumentNode): string[] {
  const literals: string[] = [];
  const keep = ({ value }: { readonly value: string }) => void literals.push(value);
  visit(document, { StringValue: keep, EnumValue: keep, IntValue: keep, FloatValue: keep });
  return literals;
}

/** Matches a block string and all text after it, a string (its end may be missing), or a word. */
const VALUE = /""".*|"(?:[^"\\]|\\.)*("|\\?$)|\w+/gs;
const WORD = /\w+/g;
const STRING_TOKEN = /\b((?:Block)?String) ".*"/s;

function hideValues(message: string, values: ReadonlySet<string>): string {
  const hide = (piece: string) => (isHidden(piece, values) ? "[hidden]" : piece);
  return message
    .replace(STRING_TOKEN, "$1")
    .replace(VALUE, (piece: string, end: string | undefined) =>
      (end ?? '"') === '"' ? hide(piece) : piece.replace(WORD, hide),
    );
}

/** True to hide a piece of a message. Block strings are reformatted, so none can be compared. */
function isHidden(piece: string, values: ReadonlySet<string>): boolean {
  if (piece.startsWith('"""')) return true;
  if (!piece.startsWith('"')) return values.has(piece);
  return values.has(String(readJson(piece)?.value ?? piece.slice(1, -1)));
}

function valuesIn(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(valuesIn) : [];
}
