// The published documents stand on their own.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import asyncApiSchema from "@asyncapi/specs/schemas/3.0.0.json" with { type: "json" };
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import asyncApi from "../../generated/asyncapi.json" with { type: "json" };
import catalogue from "../../generated/catalogue.json" with { type: "json" };
import { EVENT_NAMES } from "../../generated/event-names.ts";
import openApi from "../../generated/openapi.json" with { type: "json" };
import { listFiles } from "../../scripts/source/list-files.ts";
import { fixture } from "../../src/fixtures.ts";
import { resolveReference } from "../../src/library/json/pointer.ts";
import { readShapeFacts } from "../facts/read-facts.ts";
import { OPERATIONS, type RestOperation } from "../facts/rest.ts";

const schemaOf = (name: string): object =>
  JSON.parse(
    readFileSync(new URL(`../../generated/schemas/${name}.json`, import.meta.url), "utf8"),
  );

/** Every `$ref` in a document that leads nowhere inside it. */
function danglingReferences(document: object): string[] {
  const references: string[] = [];
  JSON.stringify(document, (key, value) => {
    if (key === "$ref") references.push(value);
    return value;
  });
  expect(references.length).toBeGreaterThan(0);
  return references.filter((reference) => resolveReference(document, reference) === undefined);
}

describe("openapi.json", () => {
  test("names no dialect, which Swagger UI refuses, and the servers on this machine", () => {
    expect(openApi).not.toHaveProperty("jsonSchemaDialect");
    expect(openApi.servers.map(({ url }) => url)).toEqual([
      "https://{host}",
      "http://127.0.0.1:4020",
      "http://127.0.0.1:4010",
    ]);
  });

  test("refers to nothing outside itself", () => {
    expect(danglingReferences(openApi)).toEqual([]);
  });

  test("has all operations, each with a name of its own", () => {
    const ids = Object.values(openApi.paths).flatMap((item) =>
      Object.values(item).map((operation) => operation.operationId),
    );
    expect(ids.length).toBe(OPERATIONS.length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("says which operations need credentials", () => {
    const paths: Readonly<
      Record<string, Partial<Record<string, { readonly security: readonly object[] }>>>
    > = openApi.paths;
    const needsToken = ({ path, method }: (typeof OPERATIONS)[number]) =>
      paths[path]?.[method]?.security.length !== 0;
    expect(OPERATIONS.map(needsToken)).toEqual(OPERATIONS.map((operation) => operation.needsToken));
  });

  test("links lead to every operation on a staged account, and on to what a check or an answer is for, with parameters that it has", () => {
    const operations = Object.values(openApi.paths).flatMap(
      (item) => Object.values(item) as Operation[],
    );
    const parametersOf = new Map(
      operations.map(({ operationId, parameters = [] }) => [
        operationId,
        parameters.flatMap(namesInPath),
      ]),
    );
    const links = operations
      .flatMap(({ responses }) => Object.values(responses))
      .flatMap((response) => Object.values(response.links ?? {}));
    const linked = new Set(links.map(({ operationId }) => operationId));
    const paths = Object.entries(openApi.paths).flatMap(([path, item]) =>
      Object.values(item).flatMap(({ operationId }) => (linked.has(operationId) ? [path] : [])),
    );
    expect(paths.sort()).toEqual(
      [
        ...OPERATIONS.filter(isOnStagedAccount).map(({ path }) => path),
        "/v1/accounts/{account_number}/",
        "/v1/data-import/account-import-process/create-or-update/",
        "/v1/data-import/products/",
        "/v1/products/{product_code}/electricity-tariffs/{tariff_code}/standard-unit-rates/",
      ].sort(),
    );
    for (const { operationId, parameters = {} } of links)
      expect(parametersOf.get(operationId)).toEqual(Object.keys(parameters));
    // A checked body is sent on as it was answered.
    const whole = links.filter(({ requestBody }) => requestBody === "$response.body");
    expect(whole.map(({ operationId }) => operationId)).toEqual(["createProducts", "stageAccount"]);
  });
});

/**
 * Whether an operation names an account by its supplier, and is not the one that stages it or
 * validates the whole of it.
 */
function isOnStagedAccount({ path, request }: RestOperation): boolean {
  if (path.includes("{import_supplier_code}")) return true;
  return typeof request === "object" && "import_supplier" in request && !("customers" in request);
}

interface Operation {
  operationId: string;
  parameters?: { $ref?: string; name?: string; in?: string }[];
  responses: Record<
    string,
    { links?: Record<string, { operationId: string; parameters?: object; requestBody?: string }> }
  >;
}
/**
 * The name of a parameter that an address can't do without. Those in the path are registered
 * components, or written in place.
 */
function namesInPath(parameter: { $ref?: string; name?: string; in?: string }): string[] {
  const component = parameter.$ref?.replace("#/components/parameters/", "") as
    | keyof typeof openApi.components.parameters
    | undefined;
  const resolved = component === undefined ? parameter : openApi.components.parameters[component];
  return resolved.in === "path" && resolved.name !== undefined ? [resolved.name] : [];
}

describe("asyncapi.json", () => {
  test("matches the schema of AsyncAPI 3.0", () => {
    const ajv = new Ajv({ strict: false, allErrors: true, meta: false, logger: false });
    addFormats.default(ajv);
    const validate = ajv.compile(asyncApiSchema);
    expect(validate(asyncApi), ajv.errorsText(validate.errors)).toBe(true);
  });

  test("has a message for each event, and refers to nothing outside itself", () => {
    expect(Object.keys(asyncApi.components.messages).sort()).toEqual([...EVENT_NAMES]);
    expect(Object.keys(asyncApi.channels.events.messages).sort()).toEqual([...EVENT_NAMES]);
    expect(danglingReferences(asyncApi)).toEqual([]);
  });
});

describe("catalogue.json", () => {
  test("lists every event once, with its section and schema", () => {
    expect(catalogue.events.map(({ name }) => name)).toEqual([...EVENT_NAMES]);
    const sections = new Set(catalogue.domains.map(({ name }) => name));
    expect(catalogue.events.filter(({ domain }) => !sections.has(domain))).toEqual([]);
  });

  test("marks the one event that the catalogue breaks off in", () => {
    expect(
      catalogue.events.filter((event) => "incomplete" in event).map(({ name }) => name),
    ).toEqual(["meterpoint.gas.disputed_closing_reading.queried.by_us-v1"]);
  });
});

describe("every published schema", () => {
  /** So that the next schema finds no other one that it could refer to. */
  const forget = (...engines: Ajv[]) => engines.forEach((ajv) => void ajv.removeSchema());

  test("compiles on its own under the strictest ajv, as 2020-12 and as draft-07, and takes the fixture", () => {
    const [ajv, oldAjv] = [new Ajv2020({ strict: true }), new Ajv({ strict: true })];
    for (const name of EVENT_NAMES) {
      const schema = schemaOf(name);
      const { $schema: _, ...withoutDialect } = schema as { $schema: string };
      expect(ajv.compile(schema)(fixture(name)), name).toBe(true);
      expect(oldAjv.compile(withoutDialect)(fixture(name)), name).toBe(true);
      forget(ajv, oldAjv);
    }
  });

  test("of the REST API compiles on its own under the strictest ajv, and takes the fixture", () => {
    const files = listFiles(join(import.meta.dirname, "../../generated/schemas/rest"));
    expect(files.length).toBeGreaterThan(100);
    const ajv = new Ajv2020({ strict: true });
    addFormats.default(ajv);
    for (const file of files) {
      const [name = "", status] = file.split(".");
      const payload = status === "json" ? fixture(name) : fixture(name, Number(status));
      expect(ajv.compile(schemaOf(`rest/${file.replace(/\.json$/, "")}`))(payload), file).toBe(
        true,
      );
      forget(ajv);
    }
  });

  test("of a shared shape compiles on its own too, whether an event refers to it or not", () => {
    const shapes = readShapeFacts();
    expect(catalogue.shapes.length).toBe(shapes.length);
    const ajv = new Ajv2020({ strict: true });
    for (const { name, fields } of shapes) {
      const hasRequiredField = /(^|, )\w+(:|,|$)/.test(fields);
      expect(ajv.compile(schemaOf(`_shared/${name}`))({}), name).toBe(!hasRequiredField);
      forget(ajv);
    }
  });
});
