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
/** What has to be said, and what is done to the source for that. */
type Case = readonly [message: string, breakIt: (draft: Draft) => void];

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

/** Breaks a part of the source; the cases stand by the file that has to be named. */
function each(
  name: keyof Source,
  check: (source: Source) => Problem[],
  cases: Readonly<Record<string, readonly Case[]>>,
): void {
  test("nothing is wrong with the source as it is", () => expect(check(part)).toEqual([]));
  const all = Object.entries(cases).flatMap(([file, own]) =>
    own.map(([message, breakIt]) => ({ file, message, breakIt })),
  );
  test.each(all)("$file: $message", ({ file, message, breakIt }) => {
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
  each("events", ({ events }) => checkJsonSchemas(events), {
    "events/notes.txt": [
      [
        "it is stray",
        (d) => d.events.strays.push({ path: "events/notes.txt", reason: "it is stray" }),
      ],
    ],
    [path]: [
      [
        "$schema is",
        (d) => (created(d).schema.$schema = "http://json-schema.org/draft-07/schema#"),
      ],
      ["$id is", (d) => (created(d).schema.$id = created(d).id.replace("v1", "v2"))],
      ["$id is undefined", (d) => delete created(d).schema.$id],
      ['"AccountCreated", expected', (d) => (created(d).schema.title = "AccountCreated")],
      ["there is no description", (d) => delete created(d).schema.description],
      ["there is no description", (d) => (created(d).schema.description = "Opened")],
      ...Object.entries({ format: "uuid", pattern: "^A-", enum: ["A-1"], $comment: "Free" }).map(
        ([keyword, value]): Case => [
          `account_number has the keyword ${keyword}`,
          (d) => Object.assign(property(created(d).schema, "account_number"), { [keyword]: value }),
        ],
      ),
      ["the root has the keyword x-evidence", (d) => (created(d).schema["x-evidence"] = [])],
      ["which does not exist", addProperty("ledger", { $ref: "../_shared/Legder.schema.json" })],
      [
        "/properties/ledger has keywords beside $ref",
        addProperty("ledger", {
          $ref: "../_shared/Ledger.schema.json",
          description: "The ledger.",
        }),
      ],
      [
        "ledger has an allOf",
        addProperty("ledger", { allOf: [{ $ref: "../_shared/Ledger.schema.json" }] }),
      ],
      ['/properties/fee has the type "decimal"', addProperty("fee", { type: "decimal" })],
      [
        '/properties/fee has the type ["string","null"]',
        addProperty("fee", { type: ["string", "null"] }),
      ],
      ["/properties/fee has the type undefined", addProperty("fee", {})],
      ["the root requires acount", (d) => created(d).schema.required?.push("acount")],
      ["/properties/fees is an array without items", addProperty("fees", { type: "array" })],
      [
        "/properties/fees/items has",
        addProperty("fees", { type: "array", items: { type: "any" } }),
      ],
      ["the root closes its object", (d) => (created(d).schema.additionalProperties = false)],
      ["neither free nor has properties", (d) => (created(d).schema.additionalProperties = true)],
      ["/properties/data is an object that is neither", addProperty("data", { type: "object" })],
    ],
    "events/_shared/Ledger.schema.json": [
      ["there is no description", (d) => delete shape(d, "Ledger").schema.description],
      [
        `its title AccountCreatedV1 is also that of ${path}`,
        (d) => {
          const ledger = shape(d, "Ledger");
          ledger.title = "AccountCreatedV1";
          ledger.schema.title = "AccountCreatedV1";
        },
      ],
    ],
    "events/meters/meterpoint.gas.disputed_closing_reading.accepted.by_us-v1.schema.json": [
      [
        "the root has an allOf",
        (d) =>
          event(d, "meterpoint.gas.disputed_closing_reading.accepted.by_us-v1").schema.allOf?.push({
            $ref: "../_shared/Ledger.schema.json",
          }),
      ],
    ],
    [`events/meters/${cutOff}.schema.json`]: [
      [
        "the root is incomplete but not open",
        (d) => delete event(d, cutOff).schema.additionalProperties,
      ],
    ],
    "events/debt/domain.json": [
      [
        "it is missing",
        (d) => (d.events.domains = d.events.domains.filter(({ name }) => name !== "debt")),
      ],
    ],
    "events/accounts/domain.json": [
      [
        "title, position or description is missing",
        (d) => Reflect.deleteProperty(found(d.events.domains[0], "section"), "title"),
      ],
    ],
    "events/agreements/domain.json": [
      [
        "its position 1 is also that of another section",
        (d) => (found(d.events.domains[1], "section").position = 1),
      ],
    ],
  });
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
  each("events", ({ events }) => checkEventExamples(events), {
    "events/agreements/agreement.revoked-v2.example.json": [
      ["it is missing", (d) => (event(d, "agreement.revoked-v2").examples = [])],
      [
        "it is missing",
        (d) =>
          (found(event(d, "agreement.revoked-v2").examples[0], "example").variant = "with-number"),
      ],
    ],
    [`${folder}.example.json`]: [
      ["it does not match its schema", (d) => delete payload(d).account_number],
      ['"string" is a placeholder', (d) => (payload(d).account_number = "string")],
      ['"Foo" is a placeholder', (d) => (payload(d).account_user_emails = ["Foo"])],
    ],
    "events/billing/billing.ledger.entry_posted-v1.example.json": [
      [
        "/ledger/number must be string",
        (d) => {
          const ledger = found(event(d, "billing.ledger.entry_posted-v1").examples[0], "example")
            .payload as {
            ledger: { number: unknown };
          };
          ledger.ledger.number = 7;
        },
      ],
    ],
    [`${folder}.schema.json`]: [
      [
        "no example is without the optional is_imported",
        (d) =>
          (created(d).examples = created(d).examples.filter(
            ({ payload }) => "is_imported" in (payload as object),
          )),
      ],
      [
        "no example is with the optional is_imported",
        (d) => {
          for (const { payload } of created(d).examples)
            delete (payload as Record<string, unknown>).is_imported;
        },
      ],
    ],
    [`${folder}.missing-account_number.invalid.json`]: [
      ["it matches its schema", addInvalid("missing-account_number", () => {})],
    ],
    [`${folder}.broken.invalid.json`]: [
      ["its one fault should be broken", addInvalid("broken", (p) => delete p.account_number)],
    ],
    [`${folder}.missing-account_user_emails.invalid.json`]: [
      [
        "its one fault should be missing-account_user_emails",
        addInvalid("missing-account_user_emails", (p) => delete p.account_number),
      ],
    ],
    [`${folder}.wrong-type-account_number.invalid.json`]: [
      [
        "its one fault should be wrong-type-account_number",
        addInvalid("wrong-type-account_number", (p) => (p.account_number = null)),
      ],
    ],
    [`${folder}.null-account_number.invalid.json`]: [
      [
        "its one fault should be null-account_number",
        addInvalid("null-account_number", (p) => (p.account_number = 7)),
      ],
      [
        "its one fault should be null-account_number",
        addInvalid("null-account_number", (p) =>
          Object.assign(p, { account_number: null, is_imported: "yes" }),
        ),
      ],
    ],
  });
});

describe("OpenAPI documents are refused for", () => {
  const cases: Case[] = [
    ...[
      ["listProducts", "400"],
      ["getAccount", "401"],
      ["createNotes", "405"],
      ["createNotes", "413"],
      ["createNotes", "415"],
      ["createNotes", "500"],
    ].map(
      ([id = "", status = ""]): Case => [
        `${id} does not declare ${status}`,
        (d) => delete operation(d, id).responses[status],
      ],
    ),
    [
      "listProducts declares 401, which it never answers",
      (d) => (operation(d, "listProducts").responses["401"] = answer(d, "getAccount", "401")),
    ],
    [
      "getAccount declares 413, which it never answers",
      (d) => (operation(d, "getAccount").responses["413"] = answer(d, "createNotes", "413")),
    ],
    [
      "createNotes: the answer 404, example account_not_found has the code gone, which is not in x-codes",
      (d) =>
        Object.assign(example(d, "createNotes", "404", "account_not_found").value as object, {
          code: "gone",
        }),
    ],
    [
      "createNotes: the answer 404, example account_not_found has the code parse_error, which comes with 400",
      (d) =>
        Object.assign(example(d, "createNotes", "404", "account_not_found").value as object, {
          code: "parse_error",
        }),
    ],
    [
      "createNotes: the answer 400, example invalid_request has the item code odd, which is not in x-codes",
      (d) => {
        const { errors } = example(d, "createNotes", "400", "invalid_request").value as {
          errors: { code: string }[];
        };
        found(errors[0], "fault").code = "odd";
      },
    ],
    [
      "GraphqlResponse has required in an anyOf at its root",
      (d) =>
        (component(d, "GraphqlResponse").anyOf = [
          { required: ["data"] },
          { required: ["errors"] },
        ]),
    ],
    ['Link has the keyword "$defs"', (d) => Object.assign(component(d, "Link"), { $defs: {} })],
    [
      'Link/properties/rel has the keyword "default"',
      (d) => Object.assign(property(component(d, "Link"), "rel"), { default: "self" }),
    ],
    [
      'Link/properties/rel has the keyword "exmples"',
      (d) => Object.assign(property(component(d, "Link"), "rel"), { exmples: ["self"] }),
    ],
    ["Link has no description", (d) => delete component(d, "Link").description],
    [
      "Link/properties/rel has no description",
      (d) => delete property(component(d, "Link"), "rel").description,
    ],
    [
      "Metadata/properties/value is an object without properties",
      (d) => delete property(component(d, "Metadata"), "value").additionalProperties,
    ],
    [
      "createNotes: the request body has an object that is not a component",
      (d) =>
        (json(known(d, "createNotes").body).schema = structuredClone(component(d, "NotesRequest"))),
    ],
    [
      "is referred to, and is not a component",
      (d) => {
        const $ref =
          "#/paths/~1v1~1accounts~1{account_number}~1/get/responses/200/content/application~1json/examples/imported";
        Object.assign(json(answer(d, "getAccount", "200")).examples ?? {}, { again: { $ref } });
      },
    ],
    [
      "Decimal has a pattern without x-issue-code",
      (d) => delete component(d, "Decimal")["x-issue-code"],
    ],
    [
      "Statement has no bill_period_from_date, before which bill_period_to_date does not lie",
      (d) => delete component(d, "Statement").properties?.bill_period_from_date,
    ],
  ];
  each("openapi", ({ openapi }) => checkOpenApi(openapi), { "openapi/": cases });
});

describe("evidence is refused for", () => {
  const FILE = "openapi/new.yaml";
  const assumption = { id: "a-new-one", assumed: "This.", because: "Of that.", revisit: "that." };
  const cases: readonly (readonly [message: string, entry: unknown])[] = [
    ["x-evidence must be object", "It was seen."],
    ["must NOT have additional properties", { seen: ["GAS"], because: "Of that." }],
    ["x-evidence/seen must be array", { seen: "GAS" }],
    ["x-evidence/seen must NOT have fewer than 1 items", { seen: [] }],
    ["x-evidence/seen/0 must be string", { seen: [1] }],
    ...(["assumed", "because", "revisit"] as const).map(
      (key) => [`x-evidence/${key} must NOT have fewer`, { ...assumption, [key]: "" }] as const,
    ),
    ["must have required property 'id'", {}],
    ["x-evidence/id must match pattern", { ...assumption, id: "TheNewOne" }],
    ["x-evidence/gaps must be array", { ...assumption, gaps: "error-codes" }],
    ["x-evidence/answeredBy must be equal", { ...assumption, answeredBy: "validate" }],
    ["must NOT have additional properties", { ...assumption, since: "2025" }],
    [
      "the assumption event-null is also in events/evidence.json",
      { ...assumption, id: "event-null" },
    ],
  ];
  const isAdded = (entry: unknown) => (draft: Draft) =>
    void draft.evidence.push({ file: FILE, pointer: "/info", evidence: entry as never });
  each("evidence", ({ evidence }) => checkEvidence(evidence), {
    [FILE]: cases.map(([message, entry]) => [message, isAdded(entry)] as const),
  });
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

  const accountAnswer = (draft: Draft) => json(answer(draft, "getAccount", "200"));
  test.each<Case>([
    ["unique `operationId`", (d) => (operation(d, "listProducts").operationId = "getAccount")],
    ["no `key` security", (d) => (operation(d, "getAccount").security = [{ key: [] }])],
    [
      "swagger-parser refuses it",
      (d) =>
        Object.assign(d.openapi, {
          servers: [
            {
              url: "https://{host}",
              variables: { host: { default: "a.example", description: "The host." } },
            },
          ],
        }),
    ],
    ["(Redocly rule/dialect)", (d) => delete d.openapi.jsonSchemaDialect],
    [
      "(Redocly rule/path-ends-in-slash)",
      (d) => {
        const { "/v1/products/": products, ...others } = d.openapi.paths;
        d.openapi.paths = { ...others, "/v1/products": found(products, "path") };
      },
    ],
    ["(Redocly operation-summary)", (d) => delete operation(d, "listProducts").summary],
    ["(Redocly operation-description)", (d) => delete operation(d, "listProducts").description],
    [
      "Prism would prefer 422 to 400",
      (d) => (operation(d, "createNotes").responses["422"] = answer(d, "createNotes", "201")),
    ],
    [
      "(Redocly parameter-description)",
      (d) => delete parameter(d, "listProducts", "brand").description,
    ],
    ["A parameter has an example", (d) => delete parameter(d, "listProducts", "brand").example],
    ["type must be boolean", (d) => (parameter(d, "listProducts", "is_green").example = "yes")],
    [
      "Every answer of this API is JSON",
      (d) => (operation(d, "createNotes").responses["201"] = { description: "Nothing." }),
    ],
    ["Prism answers with a named example", (d) => delete accountAnswer(d).examples],
    [
      "Say what the example shows",
      (d) => delete example(d, "getAccount", "200", "imported").summary,
    ],
    [
      "property must match pattern",
      (d) => {
        const [note] = example(d, "createNotes", "201", "exists").value as { created_at: string }[];
        found(note, "note").created_at = "2025-02-29T10:00:00Z";
      },
    ],
    [
      "Required property 'number' is not defined",
      (d) => {
        component(d, "AccountView").required?.push("number");
        Object.assign(example(d, "getAccount", "200", "imported").value as object, { number: 7 });
      },
    ],
    [
      "write it as apiKey",
      (d) =>
        (found(d.openapi.components?.securitySchemes, "schemes").token = {
          type: "http",
          scheme: "Token",
        }),
    ],
  ])("find in the bundle: %s", async (message, breakIt) => {
    const draft = structuredClone(source) as Draft;
    breakIt(draft);
    const isUnused = ({ message: said }: Problem) => said.includes("no-unused-components");
    expect((await lint(draft, [])).filter((problem) => !isUnused(problem))).toEqual([
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
