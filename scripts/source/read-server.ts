// Reads the schemas of the configuration, the state and /__control/. They may name each other,
// schemas of the REST API, and lists of names such as `OperationId`, which are made here.
import { join } from "node:path";
import { type JsonSchema, nameOfReference } from "../../src/reading/model/schema.ts";
import { type OpenApiDocument, operationsOf, schemasOf } from "./openapi.ts";
import type { readImportProcess } from "./read-import-process.ts";
import { parseFile } from "./read-openapi.ts";
import { mapSchema } from "./schemas.ts";
import { SourceError } from "./source-error.ts";

export interface ServerSource {
  /** The control API, with its own schemas and those of the REST API. */
  readonly control: OpenApiDocument;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** The server's schemas, with references to schemas of the server replaced by these schemas. */
  readonly whole: Readonly<Record<string, JsonSchema>>;
  readonly scenarios: ScenariosPage;
}

/** The page of magic values, with the texts before and after them. */
interface ScenariosPage {
  readonly title: string;
  readonly introduction: string;
  readonly scenarios: readonly {
    readonly field: string;
    readonly value: string;
    readonly operations: readonly string[];
    readonly answer: string;
  }[];
  readonly notes: string;
}

type Process = ReturnType<typeof readImportProcess>;

export function readServer(root: string, openapi: OpenApiDocument, process: Process): ServerSource {
  const config = join(root, "config");
  const control = parseFile<OpenApiDocument>(config, "control.yaml");
  const schemas: Record<string, JsonSchema> = {
    ...schemasOf(control),
    ServerConfig: parseFile(config, "settings.schema.json"),
    State: parseFile(config, "state.schema.json"),
    SupplierStatus: parseFile(config, "supplier-status.schema.json"),
    ...namesIn(openapi, process),
  };
  const ofApi = schemasOf(openapi);
  const twice = Object.keys(schemas).find((name) => Object.hasOwn(ofApi, name));
  if (twice !== undefined)
    throw new SourceError(`config/: the API has a schema ${twice}, too. Give one another name.`);
  const replaced = (schema: JsonSchema): JsonSchema =>
    mapSchema(schema, (inner) => {
      const target = inner.$ref === undefined ? undefined : schemas[nameOfReference(inner.$ref)];
      const { $ref: _, ...beside } = inner;
      return target ? { ...replaced(target), ...beside } : inner;
    });
  return {
    control: { ...control, components: { schemas: { ...ofApi, ...schemas } } },
    schemas,
    scenarios: parseFile(config, "scenarios.yaml"),
    whole: Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [name, replaced(schema)]),
    ),
  };
}

/** Returns the lists of names that other sources give. */
const namesIn = (
  openapi: OpenApiDocument,
  { emittedEvents, importProcess: { states } }: Process,
): Record<string, JsonSchema> => ({
  ImportState: oneOf(
    "A state that an account passes through on its import.",
    states.map(({ id }) => id),
  ),
  ImportMark: oneOf(
    "How the last attempt to process a staged account ended.",
    states.flatMap(({ marks }) => marks),
  ),
  OperationId: oneOf(
    "The id of an operation.",
    operationsOf(openapi).map(({ operation }) => operation.operationId),
  ),
  EmittedName: oneOf(
    "The name of an event that the server emits.",
    Object.keys(emittedEvents).sort(),
  ),
});

const oneOf = (description: string, names: string[]): JsonSchema => ({
  description,
  type: "string",
  enum: names,
});
