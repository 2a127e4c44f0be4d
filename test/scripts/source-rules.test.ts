// Every rule for the source is seen to fail: one thing is broken in a copy of the real source, and
// exactly one problem has to come of it.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  follow,
  type MediaType,
  type Operation,
  type OperationObject,
  type Parameter,
  readOperations,
} from "../../scripts/source/openapi.ts";
import { readEvents } from "../../scripts/source/read-events.ts";
import { readSource, type Source } from "../../scripts/source/read-source.ts";
import { SourceError } from "../../scripts/source/source-error.ts";
import { checkEventExamples } from "../../scripts/source-rules/event-examples.ts";
import { checkEvidence } from "../../scripts/source-rules/evidence.ts";
import { checkJsonSchemas } from "../../scripts/source-rules/json-schemas.ts";
import { checkWithLinters } from "../../scripts/source-rules/linters.ts";
import { checkOpenApi } from "../../scripts/source-rules/openapi-documents.ts";
import { type Problem, toLine } from "../../scripts/source-rules/problem.ts";
import type { JsonSchema } from "../../src/reading/model/schema.ts";

type Writable<T> = unknown extends T ? T : { -readonly [Key in keyof T]: Writable<T[Key]> };
type Draft = Writable<Source>;
type Case = readonly [
  broken: string,
  breakIt: (draft: Draft) => void,
  file: string,
  message: string,
];

const root = join(import.meta.dirname, "../..");
let source: Source;
/** The part of it that the cases break. `npm run check` holds the whole to the rules. */
let part: Source;
beforeAll(async () => {
  source = await readSource(root);
  part = { ...source, events: onlyNamed(source), openapi: onlyCalled(source) };
});

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The source has no ${name}.`);
  return value;
}

const event = (draft: Draft, name: string) =>
  found(
    draft.events.events.find((candidate) => candidate.name === name),
    name,
  );
const shape = (draft: Draft, title: string) =>
  found(
    draft.events.shapes.find((candidate) => candidate.title === title),
    title,
  );
const created = (draft: Draft) => event(draft, "account.created-v1");
const property = (schema: JsonSchema, name: string) => found(schema.properties?.[name], name);
const component = (draft: Draft, name: string) =>
  found(draft.openapi.components?.schemas?.[name] as JsonSchema | undefined, name);

function known(draft: Draft, id: string): Operation {
  const named = readOperations(draft.openapi).find(({ operationId }) => operationId === id);
  return found(named, id);
}
const operation = (draft: Draft, id: string): OperationObject => known(draft, id).operation;
const parameter = (draft: Draft, id: string, name: string): Parameter =>
  found(
    known(draft, id).parameters.find((candidate) => candidate.name === name),
    name,
  );
const answer = (draft: Draft, id: string, status: string) =>
  follow(draft.openapi, found(operation(draft, id).responses[status], status));
const json = (node: { content?: Record<string, MediaType> } | undefined) =>
  found(node?.content?.["application/json"], "JSON");
const example = (draft: Draft, id: string, status: string, name: string) =>
  follow(draft.openapi, found(json(answer(draft, id, status)).examples?.[name], name));

const EVENTS = [
  "account.created-v1",
  "agreement.revoked-v2",
  "billing.ledger.entry_posted-v1",
  "debt.actioning.automated_debt_write_back.completed-v1",
  "meterpoint.gas.disputed_closing_reading.accepted.by_us-v1",
  "meterpoint.gas.disputed_closing_reading.queried.by_us-v1",
];
const OPERATIONS = ["createNotes", "getAccount", "listProducts", "processAccount"];
const onlyNamed = ({ events }: Source) => ({
  ...events,
  events: events.events.filter(({ name }) => EVENTS.includes(name)),
});
const onlyCalled = ({ openapi }: Source) => {
  const called = readOperations(openapi)
    .filter(({ operationId }) => OPERATIONS.includes(operationId))
    .map(({ path }) => path);
  const paths = Object.entries(openapi.paths).filter(([path]) => called.includes(path));
  return { ...openapi, paths: Object.fromEntries(paths) };
};

function each(
  name: keyof Source,
  check: (source: Source) => Problem[],
  cases: readonly Case[],
): void {
  test("nothing is wrong with the source as it is", () => expect(check(part)).toEqual([]));
  test.each(cases)("%s", (_, breakIt, file, message) => {
    const draft = { ...part, [name]: structuredClone(part[name]) } as Draft;
    breakIt(draft);
    expect(check(draft)).toEqual([
      { file, message: expect.stringContaining(message), remedy: expect.stringMatching(/\w/) },
    ]);
  });
}

describe("reading events/ names", () => {
  test.each([
    ["a file that is not JSON", "domain.json", "{", "it is not valid JSON"],
    [
      "a file whose name follows no rule",
      "notes.json",
      "{}",
      "its name follows no rule of events/README.md",
    ],
    [
      "an example without its schema",
      "a.b-v1.example.json",
      "{}",
      "there is no schema of a.b-v1 beside it",
    ],
  ])("%s", (_, name, content, reason) => {
    const folder = mkdtempSync(join(tmpdir(), "events-"));
    mkdirSync(join(folder, "debt"));
    writeFileSync(join(folder, "debt", name), content);
    const { strays } = readEvents(folder);
    rmSync(folder, { recursive: true });
    expect(strays).toEqual([{ path: `events/debt/${name}`, reason }]);
  });
});

describe("schemas of events are refused for", () => {
  const path = "events/accounts/account.created-v1.schema.json";
  const cutOff = "meterpoint.gas.disputed_closing_reading.queried.by_us-v1";
  const addProperty = (name: string, schema: JsonSchema) => (draft: Draft) => {
    created(draft).schema.properties = { ...created(draft).schema.properties, [name]: schema };
  };
  each("events", ({ events }) => checkJsonSchemas(events), [
    [
      "a stray file",
      (d) => d.events.strays.push({ path: "events/notes.txt", reason: "it is stray" }),
      "events/notes.txt",
      "it is stray",
    ],
    [
      "a draft-07 dialect",
      (d) => (created(d).schema.$schema = "http://json-schema.org/draft-07/schema#"),
      path,
      "$schema is",
    ],
    [
      "the $id of another file",
      (d) => (created(d).schema.$id = created(d).id.replace("v1", "v2")),
      path,
      "$id is",
    ],
    ["no $id", (d) => delete created(d).schema.$id, path, "$id is undefined"],
    [
      "a title that is not made from the name",
      (d) => (created(d).schema.title = "AccountCreated"),
      path,
      '"AccountCreated", expected',
    ],
    [
      "no description",
      (d) => delete created(d).schema.description,
      path,
      "there is no description",
    ],
    [
      "a description without a full stop",
      (d) => (created(d).schema.description = "Opened"),
      path,
      "there is no description",
    ],
    [
      "no description of a shape",
      (d) => delete shape(d, "Ledger").schema.description,
      "events/_shared/Ledger.schema.json",
      "there is no description",
    ],
    [
      "a format",
      (d) => (property(created(d).schema, "account_number").format = "uuid"),
      path,
      "account_number has the keyword format",
    ],
    [
      "a pattern",
      (d) => (property(created(d).schema, "account_number").pattern = "^A-"),
      path,
      "account_number has the keyword pattern",
    ],
    [
      "a list of values",
      (d) => (property(created(d).schema, "account_number").enum = ["A-1"]),
      path,
      "has the keyword enum",
    ],
    [
      "a comment inside",
      (d) => (property(created(d).schema, "account_number").$comment = "Free"),
      path,
      "has the keyword $comment",
    ],
    [
      "a custom keyword at the root",
      (d) => (created(d).schema["x-evidence"] = []),
      path,
      "the root has the keyword x-evidence",
    ],
    [
      "a shape that does not exist",
      addProperty("ledger", { $ref: "../_shared/Legder.schema.json" }),
      path,
      "which does not exist",
    ],
    [
      "a description beside $ref",
      addProperty("ledger", {
        $ref: "../_shared/Ledger.schema.json",
        description: "The ledger.",
      }),
      path,
      "/properties/ledger has keywords beside $ref",
    ],
    [
      "an allOf inside",
      addProperty("ledger", { allOf: [{ $ref: "../_shared/Ledger.schema.json" }] }),
      path,
      "ledger has an allOf",
    ],
    [
      "an allOf of two shapes",
      (d) =>
        event(d, "meterpoint.gas.disputed_closing_reading.accepted.by_us-v1").schema.allOf?.push({
          $ref: "../_shared/Ledger.schema.json",
        }),
      "events/meters/meterpoint.gas.disputed_closing_reading.accepted.by_us-v1.schema.json",
      "the root has an allOf",
    ],
    [
      "a type that does not exist",
      addProperty("fee", { type: "decimal" }),
      path,
      '/properties/fee has the type "decimal"',
    ],
    [
      "two types",
      addProperty("fee", { type: ["string", "null"] }),
      path,
      '/properties/fee has the type ["string","null"]',
    ],
    ["no type", addProperty("fee", {}), path, "/properties/fee has the type undefined"],
    [
      "a requirement of an unknown field",
      (d) => created(d).schema.required?.push("acount"),
      path,
      "the root requires acount",
    ],
    [
      "an array of anything",
      addProperty("fees", { type: "array" }),
      path,
      "/properties/fees is an array without items",
    ],
    [
      "a fault in the items of an array",
      addProperty("fees", { type: "array", items: { type: "any" } }),
      path,
      "/properties/fees/items has",
    ],
    [
      "a closed object",
      (d) => (created(d).schema.additionalProperties = false),
      path,
      "the root closes its object",
    ],
    [
      "an open object with fields",
      (d) => (created(d).schema.additionalProperties = true),
      path,
      "neither free nor has properties",
    ],
    [
      "an object with neither",
      addProperty("data", { type: "object" }),
      path,
      "/properties/data is an object that is neither",
    ],
    [
      "an incomplete event that is not open",
      (d) => delete event(d, cutOff).schema.additionalProperties,
      `events/meters/${cutOff}.schema.json`,
      "the root is incomplete but not open",
    ],
    [
      "one title for two schemas",
      (d) => {
        const ledger = shape(d, "Ledger");
        ledger.title = "AccountCreatedV1";
        ledger.schema.title = "AccountCreatedV1";
      },
      "events/_shared/Ledger.schema.json",
      `its title AccountCreatedV1 is also that of ${path}`,
    ],
    [
      "a section without domain.json",
      (d) => (d.events.domains = d.events.domains.filter(({ name }) => name !== "debt")),
      "events/debt/domain.json",
      "it is missing",
    ],
    [
      "a section without a title",
      (d) => Reflect.deleteProperty(found(d.events.domains[0], "section"), "title"),
      "events/accounts/domain.json",
      "title, position or description is missing",
    ],
    [
      "a section with the position of another",
      (d) => (found(d.events.domains[1], "section").position = 1),
      "events/agreements/domain.json",
      "its position 1 is also that of another section",
    ],
  ]);
});

describe("examples of events are refused for", () => {
  const folder = "events/accounts/account.created-v1";
  const payload = (draft: Draft) =>
    found(created(draft).examples[0], "example").payload as Record<string, unknown>;
  const addInvalid =
    (variant: string, change: (payload: Record<string, unknown>) => void) => (draft: Draft) => {
      const broken = structuredClone(payload(draft));
      change(broken);
      created(draft).invalid = [
        { path: `${folder}.${variant}.invalid.json`, variant, payload: broken },
      ];
    };
  each("events", ({ events }) => checkEventExamples(events), [
    [
      "no example",
      (d) => (event(d, "agreement.revoked-v2").examples = []),
      "events/agreements/agreement.revoked-v2.example.json",
      "it is missing",
    ],
    [
      "variants without a plain example",
      (d) =>
        (found(event(d, "agreement.revoked-v2").examples[0], "example").variant = "with-number"),
      "events/agreements/agreement.revoked-v2.example.json",
      "it is missing",
    ],
    [
      "an example that breaks its schema",
      (d) => delete payload(d).account_number,
      `${folder}.example.json`,
      "it does not match its schema",
    ],
    [
      "an example that breaks a shared shape",
      (d) => {
        const ledger = found(event(d, "billing.ledger.entry_posted-v1").examples[0], "example")
          .payload as {
          ledger: { number: unknown };
        };
        ledger.ledger.number = 7;
      },
      "events/billing/billing.ledger.entry_posted-v1.example.json",
      "/ledger/number must be string",
    ],
    [
      "a placeholder",
      (d) => (payload(d).account_number = "string"),
      `${folder}.example.json`,
      '"string" is a placeholder',
    ],
    [
      "a placeholder inside",
      (d) => (payload(d).account_user_emails = ["Foo"]),
      `${folder}.example.json`,
      '"Foo" is a placeholder',
    ],
    [
      "an optional field that is always there",
      (d) =>
        (created(d).examples = created(d).examples.filter(
          ({ payload }) => "is_imported" in (payload as object),
        )),
      `${folder}.schema.json`,
      "no example is without the optional is_imported",
    ],
    [
      "an optional field that is never there",
      (d) => {
        for (const { payload } of created(d).examples)
          delete (payload as Record<string, unknown>).is_imported;
      },
      `${folder}.schema.json`,
      "no example is with the optional is_imported",
    ],
    [
      "a counter-example that is valid",
      addInvalid("missing-account_number", () => {}),
      `${folder}.missing-account_number.invalid.json`,
      "it matches its schema",
    ],
    [
      "a counter-example whose name says nothing",
      addInvalid("broken", (p) => delete p.account_number),
      `${folder}.broken.invalid.json`,
      "its name does not say what is wrong",
    ],
    [
      "a counter-example that misses another field",
      addInvalid("missing-account_user_emails", (p) => delete p.account_number),
      `${folder}.missing-account_user_emails.invalid.json`,
      "its one fault should be missing-account_user_emails",
    ],
    [
      "a counter-example with a null that is named a wrong type",
      addInvalid("wrong-type-account_number", (p) => (p.account_number = null)),
      `${folder}.wrong-type-account_number.invalid.json`,
      "its one fault should be wrong-type-account_number",
    ],
    [
      "a counter-example with a wrong type that is named null",
      addInvalid("null-account_number", (p) => (p.account_number = 7)),
      `${folder}.null-account_number.invalid.json`,
      "its one fault should be null-account_number",
    ],
    [
      "a counter-example with two faults",
      addInvalid("null-account_number", (p) =>
        Object.assign(p, { account_number: null, is_imported: "yes" }),
      ),
      `${folder}.null-account_number.invalid.json`,
      "its one fault should be null-account_number",
    ],
  ]);
});

describe("OpenAPI documents are refused for", () => {
  const cases: [broken: string, breakIt: (draft: Draft) => void, message: string][] = [
    [
      "another dialect",
      (d) => delete d.openapi.jsonSchemaDialect,
      "the root has no jsonSchemaDialect of 2020-12",
    ],
    [
      "a path without a trailing slash",
      (d) => {
        const { "/v1/products/": products, ...others } = d.openapi.paths;
        d.openapi.paths = { ...others, "/v1/products": found(products, "path") };
      },
      "/v1/products has no trailing slash",
    ],
    [
      "an operation without a summary",
      (d) => delete operation(d, "listProducts").summary,
      "listProducts has no summary or description",
    ],
    [
      "an operation without a description",
      (d) => delete operation(d, "listProducts").description,
      "listProducts has no summary or descr",
    ],
    [
      "no 400",
      (d) => delete operation(d, "listProducts").responses["400"],
      "listProducts does not declare 400",
    ],
    [
      "no 401 where a token is needed",
      (d) => delete operation(d, "getAccount").responses["401"],
      "getAccount does not declare 401",
    ],
    [
      "a 401 where none is needed",
      (d) => (operation(d, "listProducts").responses["401"] = answer(d, "getAccount", "401")),
      "listProducts declares 401, which it never answers",
    ],
    [
      "no 405",
      (d) => delete operation(d, "createNotes").responses["405"],
      "createNotes does not declare 405",
    ],
    [
      "no 413 where a body is taken",
      (d) => delete operation(d, "createNotes").responses["413"],
      "createNotes does not declare 413",
    ],
    [
      "a 413 where none is taken",
      (d) => (operation(d, "getAccount").responses["413"] = answer(d, "createNotes", "413")),
      "getAccount declares 413, which it never answers",
    ],
    [
      "no 415 where a body is taken",
      (d) => delete operation(d, "createNotes").responses["415"],
      "createNotes does not declare 415",
    ],
    [
      "no 500",
      (d) => delete operation(d, "createNotes").responses["500"],
      "createNotes does not declare 500",
    ],
    [
      "a 422",
      (d) => (operation(d, "createNotes").responses["422"] = answer(d, "createNotes", "201")),
      "createNotes declares 422",
    ],
    [
      "a parameter without a description",
      (d) => delete parameter(d, "listProducts", "brand").description,
      "listProducts: the parameter brand has no description",
    ],
    [
      "a parameter without an example",
      (d) => delete parameter(d, "listProducts", "brand").example,
      "the parameter brand has an example that does not match its schema: there is none",
    ],
    [
      "a parameter with a wrong example",
      (d) => (parameter(d, "listProducts", "is_green").example = "yes"),
      "the parameter is_green has an example that does not match its schema",
    ],
    [
      "an answer without a body",
      (d) => delete answer(d, "getAccount", "200").content,
      "getAccount answers 200 without a body",
    ],
    [
      "an answer without an example",
      (d) => (json(answer(d, "getAccount", "200")).examples = {}),
      "getAccount: the answer 200 has no named example",
    ],
    [
      "an example without a summary",
      (d) => delete example(d, "getAccount", "200", "imported").summary,
      "getAccount: the answer 200 has an example imported without a summary",
    ],
    [
      "an example that breaks its schema",
      (d) => (example(d, "processAccount", "201", "created").value = {}),
      "processAccount: the answer 201 has an example created that does not match its schema",
    ],
    [
      "an example with a day that does not exist",
      (d) => {
        const [note] = example(d, "createNotes", "201", "exists").value as { created_at: string }[];
        found(note, "note").created_at = "2025-02-29T10:00:00Z";
      },
      "createNotes: the answer 201 has an example exists that does not match its schema: /0/created_at must match pattern",
    ],
    [
      "a request without an example",
      (d) => delete json(known(d, "createNotes").body).examples,
      "createNotes: the request body has no named example",
    ],
    [
      "a request with a wrong example",
      (d) =>
        (follow(
          d.openapi,
          found(json(known(d, "createNotes").body).examples?.notes, "example"),
        ).value = []),
      "createNotes: the request body has an example notes that does not match its schema",
    ],
    [
      "an error with an unknown code",
      (d) =>
        Object.assign(example(d, "createNotes", "404", "account_not_found").value as object, {
          code: "gone",
        }),
      "createNotes: the answer 404, example account_not_found has the code gone, which is not in x-codes",
    ],
    [
      "an error with the code of another status",
      (d) =>
        Object.assign(example(d, "createNotes", "404", "account_not_found").value as object, {
          code: "parse_error",
        }),
      "createNotes: the answer 404, example account_not_found has the code parse_error, which comes with 400",
    ],
    [
      "a fault with an unknown code",
      (d) => {
        const { errors } = example(d, "createNotes", "400", "invalid_request").value as {
          errors: { code: string }[];
        };
        found(errors[0], "fault").code = "odd";
      },
      "createNotes: the answer 400, example invalid_request has the item code odd, which is not in x-codes",
    ],
    [
      "required in an anyOf at the root",
      (d) =>
        (component(d, "GraphqlResponse").anyOf = [
          { required: ["data"] },
          { required: ["errors"] },
        ]),
      "GraphqlResponse has required in an anyOf at its root",
    ],
    [
      "$defs",
      (d) => Object.assign(component(d, "Link"), { $defs: {} }),
      'Link has the keyword "$defs"',
    ],
    [
      "a default",
      (d) => Object.assign(property(component(d, "Link"), "rel"), { default: "self" }),
      'Link/properties/rel has the keyword "default"',
    ],
    [
      "a keyword that does not exist",
      (d) => Object.assign(property(component(d, "Link"), "rel"), { exmples: ["self"] }),
      'Link/properties/rel has the keyword "exmples"',
    ],
    [
      "a schema without a description",
      (d) => delete component(d, "Link").description,
      "Link has no description",
    ],
    [
      "a field without a description",
      (d) => delete property(component(d, "Link"), "rel").description,
      "Link/properties/rel has no description",
    ],
    [
      "an object without properties",
      (d) => delete property(component(d, "Metadata"), "value").additionalProperties,
      "Metadata/properties/value is an object without properties",
    ],
    [
      "a requirement of an unknown field",
      (d) => {
        component(d, "AccountView").required?.push("number");
        Object.assign(example(d, "getAccount", "200", "imported").value as object, { number: 7 });
      },
      "AccountView requires number, which it does not have",
    ],
    [
      "a token that Prism would never check",
      (d) =>
        (found(d.openapi.components?.securitySchemes, "schemes").token = {
          type: "http",
          scheme: "Token",
        }),
      "the security scheme token is http with the scheme Token",
    ],
    [
      "a schema that is not a component",
      (d) =>
        (json(known(d, "createNotes").body).schema = structuredClone(component(d, "NotesRequest"))),
      "createNotes: the request body has an object that is not a component",
    ],
    [
      "a reference into an operation",
      (d) => {
        const $ref =
          "#/paths/~1v1~1accounts~1{account_number}~1/get/responses/200/content/application~1json/examples/imported";
        Object.assign(json(answer(d, "getAccount", "200")).examples ?? {}, { again: { $ref } });
      },
      "is referred to, and is not a component",
    ],
    [
      "a pattern without a code",
      (d) => delete component(d, "Decimal")["x-issue-code"],
      "Decimal has a pattern without x-issue-code",
    ],
    [
      "a period that begins with no field",
      (d) => delete component(d, "Statement").properties?.bill_period_from_date,
      "Statement has no bill_period_from_date, before which bill_period_to_date does not lie",
    ],
  ];
  each(
    "openapi",
    ({ openapi }) => checkOpenApi(openapi),
    cases.map(([broken, breakIt, message]) => [broken, breakIt, "openapi/", message]),
  );
});

describe("evidence is refused for", () => {
  const assumption = { id: "a-new-one", assumed: "This.", because: "Of that.", revisit: "that." };
  const cases: [broken: string, entry: unknown, message: string][] = [
    ["a sentence in place of an entry", "It was seen.", "an entry has to be an object"],
    [
      "values with a reason",
      { seen: ["GAS"], because: "Of that." },
      "an entry with `seen` has nothing else, not because",
    ],
    ["one value without a list", { seen: "GAS" }, "`seen` has to be a list of values"],
    ["no values", { seen: [] }, "`seen` has to be a list of values"],
    ["values that are numbers", { seen: [1] }, "`seen` has to be a list of values"],
    ...(["id", "assumed", "because", "revisit"] as const).map((key): [string, unknown, string] => [
      `an assumption without ${key}`,
      { ...assumption, [key]: "" },
      `an assumption has to say ${key}`,
    ]),
    [
      "an assumption that says nothing",
      {},
      "an assumption has to say id, assumed, because, revisit",
    ],
    [
      "an id in capitals",
      { ...assumption, id: "TheNewOne" },
      'the id "TheNewOne" has to be lower case words',
    ],
    [
      "a gap that is not in a list",
      { ...assumption, gaps: "error-codes" },
      "`gaps` has to be a list of names",
    ],
    [
      "a field that no assumption has",
      { ...assumption, since: "2025" },
      "an assumption has no since",
    ],
    [
      "an id that is taken",
      { ...assumption, id: "event-null" },
      "the assumption event-null is also in events/evidence.json",
    ],
  ];
  each(
    "evidence",
    ({ evidence }) => checkEvidence(evidence),
    cases.map(([broken, entry, message]) => [
      broken,
      (draft) =>
        draft.evidence.push({
          file: "openapi/new.yaml",
          pointer: "/info",
          evidence: entry as never,
        }),
      "openapi/new.yaml",
      message,
    ]),
  );
});

describe("what can't be read is said with its place", () => {
  const folder = mkdtempSync(join(tmpdir(), "energy-contracts-source-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  cpSync(join(root, "openapi"), join(folder, "openapi"), { recursive: true });
  cpSync(join(root, "events/_shared"), join(folder, "events/_shared"), { recursive: true });
  const file = join(folder, "openapi/public.yaml");
  const text = readFileSync(file, "utf8");
  afterEach(() => writeFileSync(file, text));

  test.each([
    [
      "YAML that is none",
      " openapi: 3.1.0\ninfo: {}\n",
      /^openapi\/public\.yaml:2:1: it is not valid YAML\. /,
    ],
    [
      "a reference to nothing",
      text.replace("#/components/schemas/QueryDateTime", "#/components/schemas/Nothing"),
      /^openapi\/public\.yaml: .*Nothing/,
    ],
    [
      "a path that another document has",
      readFileSync(join(folder, "openapi/data-import.yaml"), "utf8"),
      /^openapi\/public\.yaml: .*is (also )?in/,
    ],
  ])("%s", async (_, content, message) => {
    writeFileSync(file, content);
    const fault: unknown = await readSource(folder).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(SourceError);
    expect(fault).toMatchObject({ message: expect.stringMatching(message) });
  });
});

describe("the linters", () => {
  const lint = (draft: Source, documents: readonly string[]) =>
    checkWithLinters(join(root, "openapi"), documents, draft.openapi);

  test("find nothing wrong with a document as it is", async () =>
    expect(await lint(source, ["authentication.yaml"])).toEqual([]));

  test.each<[string, (draft: Draft) => void, string]>([
    [
      "Redocly finds two operations of one name",
      (d) => (operation(d, "listProducts").operationId = "getAccount"),
      "unique `operationId`",
    ],
    [
      "Redocly finds an unknown security scheme",
      (d) => (operation(d, "getAccount").security = [{ key: [] }]),
      "no `key` security scheme",
    ],
    [
      "swagger-parser finds a field that a server variable does not have",
      (d) =>
        Object.assign(d.openapi, {
          servers: [
            {
              url: "https://{host}",
              variables: { host: { default: "a.example", description: "The host." } },
            },
          ],
        }),
      "swagger-parser refuses it",
    ],
  ])("%s", async (_, breakIt, message) => {
    const draft = structuredClone(source) as Draft;
    breakIt(draft);
    expect(await lint(draft, [])).toEqual([
      {
        file: "the bundle",
        message: expect.stringContaining(message),
        remedy: expect.stringMatching(/\w/),
      },
    ]);
  });
});

test("a problem is told in one line: where, what and what to do", () => {
  const problem = { file: "events/a.json", message: "title is missing", remedy: "Run npm run fix" };
  expect(toLine(problem)).toBe("events/a.json: title is missing. Run npm run fix.");
});
