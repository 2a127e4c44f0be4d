// Runs GraphQL documents. No other file knows the package graphql.
import {
  buildSchema,
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  validate,
  visit,
} from "graphql";
import type { ErrorCode } from "../../api/reply.ts";
import type { Schemas } from "../handler.ts";
import { hideValues, valuesIn } from "./hide-values.ts";
import { DOCUMENT_LIMITS, findExcess, VARIABLES_LIMIT } from "./limits.ts";

type GraphqlRequest = Schemas["GraphqlRequest"];
type GraphqlResponse = Schemas["GraphqlResponse"];
/** What a field resolves to: a value, or a function of its arguments. */
type Root = Readonly<Record<string, unknown>>;

const MAX_ERRORS = 10;
const OPTIONS = { maxCoercionErrors: MAX_ERRORS };

/** Makes an endpoint for a schema, which is built with the first request. */
export function graphqlEndpoint(
  schemaText: string,
): (request: GraphqlRequest, root: Root) => Promise<GraphqlResponse> {
  let schema: GraphQLSchema | undefined;
  return (request, root) => {
    schema ??= buildSchema(schemaText);
    return run(schema, request, root);
  };
}

/** What a field resolves to if it refuses: null, and an error with its path. */
export const refuseField = (code: ErrorCode, message: string): Error =>
  new GraphQLError(message, { extensions: { code } });

async function run(
  schema: GraphQLSchema,
  request: GraphqlRequest,
  root: Root,
): Promise<GraphqlResponse> {
  const { query, variables, operationName } = request;
  if (JSON.stringify(variables ?? null).length > VARIABLES_LIMIT) {
    return refused(
      [new GraphQLError(`The variables are longer than ${VARIABLES_LIMIT} characters.`)],
      "invalid_request",
      [],
    );
  }
  const document = read(query);
  if (document instanceof GraphQLError) return refused([document], "parse_error", []);
  const faults = findFaults(schema, document);
  if (faults.length > 0) return refused(faults, "invalid_request", literalsIn(document));
  const { data, errors } = await execute({
    schema,
    document,
    rootValue: root,
    variableValues: variables,
    operationName,
    options: OPTIONS,
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
  if (query.length > DOCUMENT_LIMITS.characters) {
    return new GraphQLError(
      `The document is longer than ${DOCUMENT_LIMITS.characters} characters.`,
    );
  }
  try {
    return parse(query, { maxTokens: DOCUMENT_LIMITS.tokens });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

/** Its size is measured first: to check a large document against the schema takes long. */
function findFaults(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  const excess = findExcess(document);
  return excess === undefined
    ? validate(schema, document, undefined, { maxErrors: MAX_ERRORS })
    : [new GraphQLError(excess)];
}

function refused(
  errors: readonly GraphQLError[],
  code: ErrorCode,
  sent: readonly string[],
): GraphqlResponse {
  const values = new Set(sent);
  return { data: null, errors: errors.map((error) => toBody(error, code, values)) };
}

function toBody(
  { message, path, locations, extensions }: GraphQLError,
  code: ErrorCode,
  values: ReadonlySet<string>,
): Schemas["GraphqlError"] {
  return {
    message: hideValues(message, values),
    ...(path ? { path: [...path] } : {}),
    ...(locations ? { locations: [...locations] } : {}),
    extensions: { code: typeof extensions.code === "string" ? extensions.code : code },
  };
}

/** The values that are written in a document itself. */
function literalsIn(document: DocumentNode): string[] {
  const literals: string[] = [];
  visit(document, {
    enter(node) {
      if (
        node.kind === Kind.STRING ||
        node.kind === Kind.ENUM ||
        node.kind === Kind.INT ||
        node.kind === Kind.FLOAT
      )
        literals.push(node.value);
    },
  });
  return literals;
}
