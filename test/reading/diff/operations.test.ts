import { describe, expect, test } from "vitest";
import { compare, expectChanges, linesOf, type OperationCase } from "./compare-operations.ts";
import type { Draft, Edit } from "./given.ts";

const ADDRESSES: OperationCase[] = [
  [
    "another name",
    "getAccount",
    (operation) => {
      operation.operationId = "readAccount";
    },
    ["changed operation_id_changed (clients)"],
    ["changed operation_id_changed (clients)"],
  ],
  [
    "another path",
    "getAccount",
    (_, { paths }) => {
      paths["/v2/accounts/{account_number}/"] = paths["/v1/accounts/{account_number}/"];
      delete paths["/v1/accounts/{account_number}/"];
    },
    ["changed address_changed (clients)"],
    ["changed address_changed (clients)"],
  ],
  [
    "another name of a path parameter, which no request shows",
    "getAccount",
    ({ parameters }, { paths }) => {
      parameters[0].name = "number";
      paths["/v1/accounts/{number}/"] = paths["/v1/accounts/{account_number}/"];
      delete paths["/v1/accounts/{account_number}/"];
    },
    ["changed address_changed (clients)"],
    ["changed address_changed (clients)"],
  ],
  [
    "another method",
    "getAccount",
    (_, { paths }) => {
      paths["/v1/accounts/{account_number}/"] = {
        post: paths["/v1/accounts/{account_number}/"].get,
      };
    },
    ["changed address_changed (clients)"],
    ["changed address_changed (clients)"],
  ],
  [
    "no operation",
    "getAccount",
    (_, { paths }) => {
      delete paths["/v1/accounts/{account_number}/"];
    },
    ["removed operation_removed (clients)"],
    ["added operation_added (nobody)"],
  ],
  [
    "something that the comparison does not know",
    "getAccount",
    (operation) => {
      operation.callbacks = { done: {} };
    },
    ["changed other_changed callbacks (clients, server)"],
    ["changed other_changed callbacks (clients, server)"],
  ],
];

const TEXTS: OperationCase[] = [
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
    [
      "changed text_changed (nobody)",
      "changed text_changed response 201 (nobody)",
      "changed text_changed response 201 (nobody)",
    ],
    [
      "changed text_changed (nobody)",
      "changed text_changed response 201 (nobody)",
      "changed text_changed response 201 (nobody)",
    ],
  ],
];

describe.each([
  ["where an operation is found", ADDRESSES],
  ["what is said for people", TEXTS],
])("%s", (_, cases) => {
  test.each(cases)("%s", (...given) => expectChanges(...given));
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
      "a schema that no operation uses",
      ({ components }) => {
        components.schemas.Unused = { type: "string" };
      },
      ["openapi: added type_added components.schemas.Unused (nobody)"],
    ],
    [
      "a server",
      (document) => {
        document.servers = [{ url: "https://other.example" }];
      },
      [
        "openapi: added server_added servers (nobody)",
        "openapi: removed server_removed servers (clients)",
      ],
    ],
    [
      "the text of a security scheme",
      ({ components }) => {
        components.securitySchemes.token.description = "Another one.";
      },
      ["openapi: changed text_changed components.securitySchemes.token (nobody)"],
    ],
    [
      "what the comparison does not know",
      (document) => {
        document.rates = {};
      },
      ["openapi: changed other_changed rates (clients, server)"],
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
