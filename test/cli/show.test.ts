import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { FIXTURE_DATA } from "../../generated/fixture-data.ts";
import { readEvents } from "../../scripts/source/read-events.ts";
import { show } from "../../src/cli/commands/show.ts";
import { runCommand } from "./run-command.ts";

interface Node {
  $ref?: string;
  properties?: Record<string, Node>;
  operationId?: string;
  parameters?: Node[];
  requestBody?: Node;
  responses?: Record<string, Node>;
  "x-evidence"?: { id?: string }[];
}
const read = (file: string) => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8"));
const openapi = read("generated/openapi.json");
const operations = Object.entries(openapi.paths as Record<string, Record<string, Node>>).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]) =>
    operation.operationId === undefined ? [] : [{ operationId: operation.operationId, method: method.toUpperCase(), path, operation }],
  ),
);
const { events } = readEvents(fileURLToPath(new URL("../../events", import.meta.url)));
const page = async (name: string, ...argv: string[]) => (await runCommand(show, [name, ...argv])).out;
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
  return [node as Node, ...[...Object.values(node), target].flatMap((value) => reach(document, value, found))];
}
const fieldNames = (document: unknown, node: unknown) => [
  ...new Set(reach(document, node).flatMap(({ properties }) => Object.keys(properties ?? {}))),
];
/** The names in the rows of the tables of a page. */
const namesIn = (text: string) => text.split("\n").flatMap((line) => /^ {2,}\.?(\w+) .* (?:required|optional)\b/.exec(line)?.[1] ?? []);

test.each(events)("$name is shown with every field, its description and its example", async ({ name, examples }) => {
  const { code, out, err } = await runCommand(show, [name]);
  const schema = read(`generated/schemas/${name}.json`);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out.startsWith(`${name}  ${schema.title}\n\n${schema.description}\n`)).toBe(true);
  const [, fields = ""] = out.split("\nFields\n");
  expect(new Set(namesIn(fields))).toEqual(new Set(fieldNames(schema, schema)));
  const [, example = ""] = out.split(/\nExample.*\n/);
  expect(JSON.parse(example)).toEqual(examples.find((sample) => sample.variant === "")?.payload);
});

describe.each(operations)("$operationId", ({ operationId, method, path, operation }) => {
  test("is shown with its address and every field that is sent or answered", async () => {
    const out = await page(operationId);
    expect(out.startsWith(`${operationId}  `)).toBe(true);
    expect(out).toContain(`\n${method} ${path}\n`);
    const { parameters, requestBody, responses = {} } = operation;
    const good = Object.entries(responses).filter(([status]) => status.startsWith("2"));
    const wanted = [
      ...fieldNames(openapi, [requestBody, good]),
      ...reach(openapi, parameters).flatMap((node) => ("in" in node && "name" in node ? [String(node.name)] : [])),
    ];
    expect(new Set(namesIn(out))).toEqual(new Set(wanted));
  });

  test("is shown with every status and the names of its examples", async () => {
    const out = await page(operationId);
    const [, answers = ""] = out.split("\nAnswers\n");
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      const { description } = reach(openapi, response).find((node) => "description" in node) as { description: string };
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
      reach(openapi, node).flatMap((found) => (found["x-evidence"] ?? []).flatMap(({ id }) => id ?? [])),
    );
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((id) => !out.includes(id))).toEqual([]);
  });
});

test.each(Object.entries(FIXTURE_DATA))("%s has the types and required fields that its validator asks for", async (name, [, places]) => {
  const { kind, fields, requestBody } = await json(name);
  const shown = new Map<string, { type: string; required: boolean }>(
    (kind === "event" ? fields : requestBody.fields).map((field: { path: string }) => [field.path, field]),
  );
  for (const [attr, types, required] of places) {
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
});

describe("a nested field", () => {
  test("stands indented below the one that it lies in, with a dot", async () => {
    const lines = (await page("account.communications_preferences_updated-v1")).split("\n");
    const at = lines.findIndex((line) => line.startsWith("  changes  "));
    expect(lines.slice(at, at + 4).map((line) => line.split(/ {2,}/).slice(1, 4))).toEqual([
      ["changes", "object", "required"],
      [".requires_postal_comms", "boolean[]", "optional"],
      [".preferred_language_for_comms", "string[]", "optional"],
      [".document_accessibility", "string[]", "optional"],
    ]);
  });

  test("has its whole path in --json", async () => {
    const { requestBody } = await json("createNotes");
    expect(requestBody.fields.map(({ path }: { path: string }) => path)).toEqual([
      "import_supplier",
      "external_account_number",
      "notes",
      "notes[].body",
      "notes[].document_paths",
      "notes[].document_paths[].document_path",
      "notes[].created_at",
      "notes[].is_pinned",
      "notes[].unpin_at",
    ]);
  });
});

describe("versions", () => {
  test.each([
    ["billing.billing_document.issued-v2", ["v2 against v1", "  +  billing_document_uuid  string, required"]],
    ["billing.billing_document.issued-v1", ["v2 against v1", "  +  billing_document_uuid  string, required"]],
    ["collection_process.withdrawn-v2", ["v2 against v1", "  -  external_reference  string, required"]],
    [
      "billing.billing_document_representation.dispatched-v1",
      [
        "v2 against v1",
        "  +  billing_document_representation_dispatch_id  integer, required",
        "  +  billing_document_representations_id          integer[], required",
        "",
        "v3 against v2",
        "  +  support_user_id  integer, required",
      ],
    ],
  ])("of %s say what changed", async (name, lines) => {
    expect(await page(name)).toContain(`\n\n${lines.join("\n")}\n\nFields\n`);
  });

  test("are named, and nothing is said to have changed where there is one", async () => {
    expect(await page("agreement.updated-v1")).toContain("\nVersions  agreement.updated-v1, agreement.updated-v2\n");
    expect(await page("account.created-v1")).not.toContain(" against ");
  });
});

describe("evidence", () => {
  test("stands with the field it concerns: in full where it is first told, and then by its id", async () => {
    const out = await page("createTransactions");
    expect(out).toMatch(/\n +\.type .*\n +seen: CHARGE, CREDIT, PAYMENT, REPAYMENT, SUPPLY_CHARGE\n/);
    const account = await page("stageAccount");
    expect(account).toMatch(
      /\.supply_type .*\n +seen: GAS, ELECTRICITY\n +assumed: A field with values that were seen .* Because: .* \(open-values\)\n/,
    );
    expect(account.match(/\(phone-number-rule\)/g)).toHaveLength(1);
    expect(account).toMatch(/\.landline .*\n +assumed: phone-number-rule, as above\n/);
  });

  test("stands with the parameter, the status and the operation it concerns", async () => {
    const transactions = await page("createTransactions");
    expect(transactions).toMatch(/\n {2}force_add_to_current_statement .*\n +assumed: .*\(open-statement-period\)\n/);
    expect(transactions).toMatch(/\n {2}400 .*\n +examples: .*\n +assumed: .*\(not-imported-after-import\)\n/);
    expect(await page("processAccount")).toMatch(
      /\n {2}429 .*\n +headers: Retry-After\n +examples: .*\n +assumed: .*\n +assumed: .*\(retry-after\)\n/,
    );
    expect(await page("getAccountTransferStatus")).toMatch(/\nEvidence\n {2}assumed: .*\(status-unknown-or-404\)\n/);
  });

  test("of events says in one line what is documented, with the assumptions about events as a whole", async () => {
    const ids = (read("events/evidence.json") as { id: string }[]).map(({ id }) => id).filter((id) => id !== "event-cut-off");
    expect(ids).toContain("event-triggers");
    expect(await page("account.created-v1")).toContain(
      `\nEvidence\n  Names, types and which fields are required are documented; triggers, values and units are not (${ids.join(", ")}).\n\n`,
    );
  });

  test("about one event is told in full with that event alone", async () => {
    expect(await page("meterpoint.gas.disputed_closing_reading.queried.by_us-v1")).toMatch(
      /\n {2}assumed: .* is checked for its first five .*\(event-cut-off\)\n/,
    );
    expect(await page("account.created-v1")).not.toContain("event-cut-off");
  });
});

describe("what holds for a value beyond its type", () => {
  test.each([
    ["createNotes", "each needs body or document_paths"],
    ["createNotes", "one of NOTE_CREATION_SUCCESS, NOTE_ALREADY_EXISTS"],
    ["createNotes", "anything else is invalid_document_path, at most 1024 characters"],
    ["stageAccount", "anything else is invalid_decimal"],
    ["stageAccount", "format date"],
    ["createProducts", "not empty"],
    ["listProducts", "at least 1"],
  ])("%s says: %s", async (name, rule) => {
    expect((await page(name)).split("\n").map((line) => line.trim())).toContain(rule);
  });
});

test("an answer that is what was sent is not told twice", async () => {
  expect(await page("validateAccount")).toContain("\nAnswer 200\n  The same as the request body.\n");
  expect(await page("stageAccount")).toContain("\nAnswer 201\n  The same as answer 200.\n");
});

test("security is named with what it takes, and as none where there is none", async () => {
  expect(await page("createNotes")).toMatch(/\nSecurity {2}token: .+\n +apiKey: .+\n/);
  expect(await page("listProducts")).toContain("\nSecurity  none\n");
});
