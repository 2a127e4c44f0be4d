// Edits of the REST API, each compared in both directions.
import { describe, expect, test } from "vitest";
import type { Change } from "../../../src/reading/diff/change.ts";
import { compareOpenApi } from "../../../src/reading/diff/compare-contracts.ts";
import { OPERATIONS } from "../../facts/rest.ts";
import { type Draft, type Edit, editedOpenApi, lineOf, operationIn, pathsOf } from "./given.ts";

const before = editedOpenApi();

function compare(edit: Edit): [done: Change[], undone: Change[]] {
  const after = editedOpenApi(edit);
  return [compareOpenApi(before, after), compareOpenApi(after, before)];
}

const linesOf = (changes: readonly Change[]): string[] =>
  changes.map((change) => `${change.subject}: ${lineOf(change)}`).sort();

/** These are beside the one that is edited, and stay as they are. */
const OTHERS = ["createNotes", "listProducts"];

/** The document with few operations. */
function documentWith(id: string, edit: Edit = () => {}): Draft {
  return editedOpenApi((document) => {
    const few = [id, ...OTHERS].map((name) => operationIn(document, name));
    document.paths = Object.fromEntries(
      Object.entries<object>(document.paths).filter(([, item]) =>
        Object.values(item).some((operation) => few.includes(operation)),
      ),
    );
    edit(document);
  });
}

/**
 * An edit of one operation, the changes that it is and those of undoing it, all in that operation.
 */
type OperationCase = [
  edit: string,
  operation: string,
  edit: (operation: Draft, document: Draft) => void,
  changes: string[],
  undone: string[],
];

function expectChanges(...[, id, edit, changes, undone]: OperationCase): void {
  const old = documentWith(id);
  const now = documentWith(id, (document) => edit(operationIn(document, id), document));
  const [done, back] = [compareOpenApi(old, now), compareOpenApi(now, old)];
  expect(linesOf(done)).toEqual(changes.map((change) => `${id}: ${change}`));
  expect(back.map(lineOf).sort()).toEqual(undone);
  expect(pathsOf(done, "added")).toEqual(pathsOf(back, "removed"));
  expect(pathsOf(done, "removed")).toEqual(pathsOf(back, "added"));
}

const TEXTS = [
  "changed text_changed (nobody)",
  "changed text_changed response 201 (nobody)",
  "changed text_changed response 201 (nobody)",
];

/** Whom a change breaks is in pairs.ts. */
const CASES: OperationCase[] = [
  [
    "a parameter",
    "listProducts",
    ({ parameters }) => {
      parameters[1].schema = { type: "string" };
    },
    ["changed type_changed query parameter is_green (clients, server)"],
    ["changed type_changed query parameter is_green (clients, server)"],
  ],
  [
    "a field of a request",
    "createNotes",
    (_, { components }) => {
      components.schemas.Note.anyOf = [{ required: ["is_pinned"] }, { required: ["body"] }];
    },
    ["added rule_added request body: notes[] (clients)"],
    ["removed rule_removed request body: notes[] (server)"],
  ],
  [
    "a media type of a request",
    "processAccount",
    ({ requestBody }) => {
      requestBody.content["application/xml"] = requestBody.content["application/json"];
    },
    ["added media_type_added request body (application/xml) (server)"],
    ["removed media_type_removed request body (application/xml) (clients)"],
  ],
  [
    "a value in an answer",
    "createTransactions",
    (_, { components }) => {
      components.schemas.TransactionImportOrError.properties.status.enum.push("REFUSED");
    },
    ["added value_added response 400: status (clients)"],
    ["removed value_removed response 400: status (server)"],
  ],
  [
    "a media type of an answer",
    "getAccount",
    ({ responses }) => {
      responses["200"].content["application/xml"] = responses["200"].content["application/json"];
    },
    ["added media_type_added response 200 (application/xml) (clients)"],
    ["removed media_type_removed response 200 (application/xml) (clients, server)"],
  ],
  [
    "a header of an answer",
    "processAccount",
    ({ responses }) => {
      delete responses["429"].headers["Retry-After"];
    },
    ["removed header_removed response 429 header Retry-After (clients)"],
    ["added header_added response 429 header Retry-After (nobody)"],
  ],
  [
    "credentials, of which there are fewer kinds",
    "getAccount",
    ({ security }) => security.pop(),
    ["removed security_removed security (clients)"],
    ["added security_added security (server)"],
  ],
  [
    "texts, tags, links, examples and evidence",
    "stageAccount",
    (operation) => {
      operation.summary = "Another one";
      operation.tags = [];
      operation["x-evidence"] = [];
      operation.responses["201"].links = {};
      operation.responses["201"].content["application/json"].examples = {};
    },
    TEXTS,
    TEXTS,
  ],
];

test.each(CASES)("a change has the place of %s", (...given) => expectChanges(...given));

test("the same change in several responses is reported once", () => {
  const [done] = compare(({ components }) => {
    components.schemas.ErrorItem.properties.hint = { type: "string" };
  });
  expect(done.filter(({ subject }) => subject === "getAccount").map(lineOf)).toEqual([
    "added field_added responses 400, 401, 404, 405, 500: errors[].hint (nobody)",
  ]);
  expect(done.length).toBe(OPERATIONS.length);
});

describe("open lists", () => {
  const CASES: [what: string, edit: Edit, code: string][] = [
    [
      "a value that was seen",
      ({ components }) => components.schemas.SupplyType["x-evidence"][0].seen.push("HEAT"),
      "known_value_added",
    ],
    [
      "a value that is no longer listed",
      ({ components }) => components.schemas.SupplyType["x-evidence"][0].seen.pop(),
      "known_value_removed",
    ],
    [
      "a code",
      ({ components }) => {
        components.schemas.ErrorCode["x-codes"].new_code = {
          status: 400,
          evidence: "assumed",
          meaning: "New.",
        };
      },
      "known_value_added",
    ],
    [
      "the meaning of a code",
      ({ components }) => {
        components.schemas.ErrorCode["x-codes"].not_found.meaning = "Another one.";
      },
      "text_changed",
    ],
  ];
  test.each(CASES)("%s breaks nobody", (_, edit, code) => {
    const [done] = compare(edit);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map((change) => change.code))).toEqual(new Set([code]));
    expect(done.flatMap(({ breaks }) => breaks)).toEqual([]);
  });
});

describe("the document around the operations", () => {
  const CASES: [what: string, edit: Edit, changes: string[]][] = [
    [
      "its title",
      ({ info }) => {
        info.title = "Another one";
      },
      ["openapi: changed text_changed (nobody)"],
    ],
    [
      "the text of a security scheme",
      ({ components }) => {
        components.securitySchemes.token.description = "Another one.";
      },
      ["openapi: changed text_changed components.securitySchemes.token (nobody)"],
    ],
  ];
  test.each(CASES)("%s", (_, edit, changes) => {
    expect(linesOf(compare(edit)[0])).toEqual(changes);
  });

  test("security schemes are compared by what they ask for, not by name", () => {
    const renamed = (document: Draft) => {
      const { token, ...others } = document.components.securitySchemes;
      const edited = JSON.parse(
        JSON.stringify({
          ...document,
          components: { ...document.components, securitySchemes: { ...others, key: token } },
        }).replaceAll('{"token":[]}', '{"key":[]}'),
      );
      Object.assign(document, edited);
    };
    expect(compare(renamed)[0]).toEqual([]);
    const [other] = compare(({ components }) => {
      components.securitySchemes.token.name = "X-Token";
    });
    expect(new Set(other.map(({ code }) => code))).toEqual(
      new Set(["security_removed", "security_added"]),
    );
  });
});
