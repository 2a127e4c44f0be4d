import type {
  BodyDescription,
  Field,
  OperationDescription,
  OperationRow,
} from "../../src/reading/model/description.ts";
import { evidenceOf } from "../../src/reading/model/evidence.ts";
import { describeValue, fieldsOf } from "../../src/reading/model/fields.ts";
import { readForm } from "../../src/reading/model/form.ts";
import { assumptionsIn, evidenceInside } from "../source/evidence.ts";
import {
  type AddressedOperation,
  type Answer,
  type Content,
  follow,
  type OpenApiDocument,
  type Operation,
  type OperationObject,
  operationsOf,
  type Parameter,
  resolveIn,
} from "../source/openapi.ts";
import type { EmittedEvents } from "../source/read-import-process.ts";
import type { Declarations } from "./declarations.ts";

export const operationRows = (document: OpenApiDocument): OperationRow[] =>
  (document.tags ?? []).flatMap(({ name }) =>
    operationsOf(document)
      .filter(({ operation }) => operation.tags?.includes(name))
      .map(rowOf),
  );

const rowOf = ({ method, path, operation }: AddressedOperation): OperationRow => ({
  operationId: operation.operationId,
  method: method.toUpperCase(),
  path,
  summary: operation.summary ?? "",
  section: operation.tags?.join(", ") ?? "",
});

export function describeOperation(
  described: Operation,
  document: OpenApiDocument,
  declarations: Declarations,
  emittedEvents: EmittedEvents,
): OperationDescription {
  const { operationId, operation, body: request } = described;
  const answers = described.answers.map((answer) => answerOf(answer, document));
  const answer = described.answers.find(({ status }) => status.startsWith("2"));
  return {
    kind: "operation",
    ...rowOf(described),
    description: operation.description ?? "",
    security: securityOf(operation, document),
    parameters: described.parameters.map((parameter) => parameterOf(parameter, document)),
    requestBody: request && {
      ...describeBody(request, document),
      required: request.required ?? false,
      import: `import { ${operationId} } from "energy-contracts/rest/${operationId}";`,
    },
    answers,
    evidence: evidenceOf(operation["x-evidence"]),
    assumptions: {
      operation: assumptionsIn(
        [...reachable(document, operation)].flatMap((node) =>
          evidenceOf("x-evidence" in node ? node["x-evidence"] : undefined),
        ),
      ),
      interface: document.info["x-evidence"] ?? [],
    },
    examples: (request ?? answer?.content)?.examples ?? [],
    declaration: request
      ? declarations.body(operationId)
      : answer?.content
        ? declarations.answer(operationId, answer.status, answer.content)
        : "",
    emits: Object.keys(emittedEvents).filter((event) =>
      emittedEvents[event]?.includes(operationId),
    ),
  };
}

function describeBody({ type, schema }: Content, document: OpenApiDocument): BodyDescription {
  const form = readForm(schema, resolveIn(document), type);
  return { mediaType: type, ...describeValue(form), fields: fieldsOf(form) };
}

function answerOf({ status, response, content }: Answer, document: OpenApiDocument) {
  const headers = Object.entries(response.headers ?? {});
  const headerEvidence = headers.flatMap(([, header]) =>
    evidenceInside(follow(document, header as object)).map(({ evidence }) => evidence),
  );
  return {
    status,
    description: response.description,
    headers: headers.map(([name]) => name),
    evidence: [...evidenceOf(response["x-evidence"]), ...headerEvidence],
    body: content && status.startsWith("2") ? describeBody(content, document) : undefined,
    examples: content?.examples ?? [],
  };
}

function parameterOf(parameter: Parameter, document: OpenApiDocument): Field & { in: string } {
  const { name, in: where, required = false, description, schema } = parameter;
  const value = describeValue(readForm(schema, resolveIn(document), name));
  return {
    name,
    path: name,
    depth: 0,
    in: where,
    required,
    ...value,
    description: description ?? value.description,
    evidence: [...evidenceOf(parameter["x-evidence"]), ...value.evidence],
  };
}

function securityOf({ security = [] }: OperationObject, { components }: OpenApiDocument) {
  const schemes = (components?.securitySchemes ?? {}) as Record<string, { description?: string }>;
  return security
    .flatMap((ways) => Object.keys(ways))
    .map((name) => ({ name, description: schemes[name]?.description ?? "" }));
}

/** Collects a part of the document with all that it contains and refers to. */
function reachable(document: OpenApiDocument, node: unknown, nodes = new Set<object>()) {
  if (typeof node !== "object" || node === null || nodes.has(node)) return nodes;
  nodes.add(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === "$ref" && typeof value === "string" && value.startsWith("#/"))
      reachable(document, follow<object>(document, { $ref: value }), nodes);
    else reachable(document, value, nodes);
  }
  return nodes;
}
