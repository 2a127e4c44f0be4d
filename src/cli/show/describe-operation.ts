import type { Example } from "./catalogue.ts";
import { type Assumption, assumptionsIn, type Evidence, evidenceInside } from "./evidence.ts";
import { type Field, fieldsOf, payloadOf } from "./fields.ts";
import {
  examplesOf,
  follow,
  mediaTypeOf,
  type OpenApi,
  type Operation,
  type OperationObject,
  type Parameter,
  type RequestBody,
  type Response,
  resolveIn,
} from "./openapi.ts";
import type { Schema } from "./schema.ts";
import { dereferenced, reachable, selfContained } from "./self-contained.ts";
import { answerType, bodyType } from "./types.ts";

/** A payload of an operation: what it is as a whole, and its fields. */
export interface Body extends ReturnType<typeof payloadOf> {
  readonly mediaType: string;
  readonly fields: readonly Field[];
}
export interface Answer {
  readonly status: string;
  readonly description: string;
  readonly headers: readonly string[];
  readonly evidence: readonly Evidence[];
  /** What the answer holds, for those that are no errors. */
  readonly body?: Body | undefined;
  readonly examples: readonly Example[];
}
/** Everything that the package knows of an operation. */
export interface OperationDescription {
  readonly kind: "operation";
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly section: string;
  /** Ways to authenticate, any of which will do; empty where none is needed. */
  readonly security: readonly { readonly name: string; readonly description: string }[];
  readonly parameters: readonly (Field & { readonly in: string })[];
  readonly requestBody?:
    | (Body & { readonly required: boolean; readonly import: string })
    | undefined;
  readonly answers: readonly Answer[];
  /** Evidence of the operation itself. */
  readonly evidence: readonly Evidence[];
  /** Every assumption that bears on it: of all that it leads to, and of the interface as a whole. */
  readonly assumptions: {
    readonly operation: readonly Assumption[];
    readonly interface: readonly Assumption[];
  };
  /** Of the request body, or where there is none of the first answer. */
  readonly examples: readonly Example[];
  /** The JSON Schema of the request body, or the operation object where there is none. */
  readonly schema: object;
  readonly declaration: string;
}

export function describeOperation(
  { method, path, operation }: Operation,
  openapi: OpenApi,
): OperationDescription {
  const { operationId } = operation;
  const request = operation.requestBody && follow<RequestBody>(openapi, operation.requestBody);
  const requestType = request && mediaTypeOf(request);
  const answers = Object.entries(operation.responses).map(([status, response]) =>
    answerOf(status, follow(openapi, response), openapi),
  );
  const success = answers.find(({ body }) => body);
  return {
    kind: "operation",
    operationId,
    method,
    path,
    summary: operation.summary ?? "",
    description: operation.description ?? "",
    section: operation.tags?.join(", ") ?? "",
    security: securityOf(operation, openapi),
    parameters: (operation.parameters ?? []).map((parameter) =>
      parameterOf(follow<Parameter>(openapi, parameter), openapi),
    ),
    requestBody: requestType && {
      ...bodyOf(requestType, openapi),
      required: request.required ?? false,
      import: `import { ${operationId} } from "energy-contracts/rest/${operationId}";`,
    },
    answers,
    evidence: operation["x-evidence"] ?? [],
    assumptions: {
      operation: assumptionsIn([...reachable(openapi, operation)].flatMap(ownEvidence)),
      interface: openapi.info["x-evidence"] ?? [],
    },
    examples: requestType ? examplesOf(openapi, requestType) : (success?.examples ?? []),
    schema: requestType
      ? selfContained(openapi, requestType.schema)
      : dereferenced(openapi, operation),
    declaration: requestType
      ? bodyType(operationId)
      : answerType(operationId, success?.status ?? "", success?.body?.mediaType ?? ""),
  };
}

function bodyOf(
  { type: mediaType, schema }: { readonly type: string; readonly schema: Schema },
  openapi: OpenApi,
): Body {
  return {
    mediaType,
    ...payloadOf(schema, resolveIn(openapi)),
    fields: fieldsOf(schema, resolveIn(openapi)),
  };
}

function answerOf(status: string, response: Response, openapi: OpenApi): Answer {
  const mediaType = mediaTypeOf(response);
  const headers = Object.entries(response.headers ?? {});
  return {
    status,
    description: response.description,
    headers: headers.map(([name]) => name),
    evidence: [
      ...(response["x-evidence"] ?? []),
      ...headers.flatMap(([, header]) => evidenceInside(follow(openapi, header))),
    ],
    body: mediaType && status.startsWith("2") ? bodyOf(mediaType, openapi) : undefined,
    examples: examplesOf(openapi, mediaType),
  };
}

function parameterOf(parameter: Parameter, openapi: OpenApi): Field & { in: string } {
  const { name, in: place, required = false, description, schema } = parameter;
  const payload = payloadOf(schema, resolveIn(openapi));
  return {
    name,
    path: name,
    depth: 0,
    in: place,
    required,
    ...payload,
    description: description ?? payload.description,
    evidence: [...(parameter["x-evidence"] ?? []), ...payload.evidence],
  };
}

function securityOf(
  { security = [] }: OperationObject,
  { components }: OpenApi,
): { name: string; description: string }[] {
  return security
    .flatMap((ways) => Object.keys(ways))
    .map((name) => ({ name, description: components.securitySchemes[name]?.description ?? "" }));
}

function ownEvidence(node: unknown): Evidence[] {
  return (node as { "x-evidence"?: Evidence[] })["x-evidence"] ?? [];
}
