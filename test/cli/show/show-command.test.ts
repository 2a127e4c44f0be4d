import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { FIXTURE_DATA } from "../../../generated/fixture-data.ts";
import { readEvents } from "../../../scripts/source/read-events.ts";
import { show } from "../../../src/cli/show/command.ts";
import { fixtureData } from "../../../src/library/fixtures/fixture-data.ts";
import { runCommand } from "../run-command.ts";

interface Node {
  $ref?: string;
  properties?: Record<string, Node>;
  /** By patterns of one name each. */
  patternProperties?: Record<string, Node>;
  operationId?: string;
  parameters?: Node[];
  requestBody?: Node;
  responses?: Record<string, Node>;
  "x-evidence"?: { id?: string }[];
}
const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8"));
const openapi = read("generated/openapi.json");
const operations = Object.entries(openapi.paths as Record<string, Record<string, Node>>).flatMap(
  ([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      operation.operationId === undefined
        ? []
        : [{ operationId: operation.operationId, method: method.toUpperCase(), path, operation }],
    ),
);
const { events } = readEvents(fileURLToPath(new URL("../../../events", import.meta.url)));
const page = async (name: string, ...argv: string[]) =>
  (await runCommand(show, [name, ...argv])).out;
const json = async (name: string) => JSON.parse(await page(name, "--json"));

/** Everything in a document that a node leads to. */
function reach(document: unknown, node: unknown, found = new Set<unknown>()): Node[] {
  if (typeof node !== "object" || node === null || found.has(node)) return [];
  found.add(node);
  const { $ref } = node as Node;
  const target = $ref
    ?.split("/")
    .slice(1)
    .reduce<unknown>((parent, key) => (parent as Record<string, unknown>)[key], document);
  return [
    node as Node,
    ...[...Object.values(node), target].flatMap((value) => reach(document, value, found)),
  ];
}
const fieldNames = (document: unknown, node: unknown) => [
  ...new Set(
    reach(document, node).flatMap(({ properties = {}, patternProperties = {} }) => [
      ...Object.keys(properties),
      ...Object.keys(patternProperties).map((pattern) => pattern.replace(/^\^(\w+)\$$/, "$1")),
    ]),
  ),
];
/** The names in the rows of the tables of a page. */
const namesIn = (text: string) =>
  text
    .split("\n")
    .flatMap((line) => /^ {2,}\.?(\w+) .* (?:required|optional)\b/.exec(line)?.[1] ?? []);

test.each(events)(
  "$name is shown with every field, its description and its example",
  async ({ name, examples }) => {
    const { code, out, err } = await runCommand(show, [name]);
    const schema = read(`generated/schemas/${name}.json`);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out.startsWith(`${name}  ${schema.title}\n\n${schema.description}\n`)).toBe(true);
    const [, fields = ""] = out.split("\nFields\n");
    expect(new Set(namesIn(fields))).toEqual(new Set(fieldNames(schema, schema)));
    const [, example = ""] = out.split(/\nExample.*\n/);
    expect(JSON.parse(example)).toEqual(examples.find((sample) => sample.variant === "")?.payload);
  },
);

describe.each(operations)("$operationId", ({ operationId, method, path, operation }) => {
  test("is shown with its address and every field that is sent or answered", async () => {
    const out = await page(operationId);
    expect(out.startsWith(`${operationId}  `)).toBe(true);
    expect(out).toContain(`\n${method} ${path}\n`);
    const { parameters, requestBody, responses = {} } = operation;
    const good = Object.entries(responses).filter(([status]) => status.startsWith("2"));
    const wanted = [
      ...fieldNames(openapi, [requestBody, good]),
      ...reach(openapi, parameters).flatMap((node) =>
        "in" in node && "name" in node ? [String(node.name)] : [],
      ),
    ];
    expect(new Set(namesIn(out))).toEqual(new Set(wanted));
  });

  test("is shown with every status and the names of its examples", async () => {
    const out = await page(operationId);
    const [, answers = ""] = out.split("\nAnswers\n");
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      const { description } = reach(openapi, response).find((node) => "description" in node) as {
        description: string;
      };
      const names = reach(openapi, response).flatMap((node) =>
        "examples" in node && "schema" in node ? Object.keys(node.examples as object) : [],
      );
      expect(answers).toContain(`  ${status}  ${description}\n`);
      expect(answers).toContain(`examples: ${names.join(", ")}\n`);
    }
  });

  test("is shown with every assumption that it leads to, and with those of the whole interface", async () => {
    const out = await page(operationId);
    const ids = [operation, openapi.info].flatMap((node) =>
      reach(openapi, node).flatMap((found) =>
        (found["x-evidence"] ?? []).flatMap(({ id }) => id ?? []),
      ),
    );
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((id) => !out.includes(id))).toEqual([]);
  });
});

test.each(Object.keys(FIXTURE_DATA))(
  "%s has the types and required fields that its validator asks for",
  async (name) => {
    const { kind, fields, requestBody } = await json(name);
    const shown = new Map<string, { type: string; required: boolean }>(
      (kind === "event" ? fields : requestBody.fields).map((field: { path: string }) => [
        field.path,
        field,
      ]),
    );
    for (const [attr, types, required] of fixtureData(name).sites) {
      if (attr === "" || /(^|\.)\d+$/.test(attr)) continue;
      const path = attr.replaceAll(/(^|\.)\d+(?=\.)/g, "[]");
      const kinds = shown
        .get(path)
        ?.type.split(" | ")
        .map((type) => (type.endsWith("[]") ? "array" : type));
      expect({ path, types: kinds?.sort(), required: shown.get(path)?.required }).toEqual({
        path,
        types: types.split(" ").sort(),
        required: required === 1,
      });
    }
  },
);
