import { expect, test } from "vitest";
import { OPERATIONS } from "../../facts/rest.ts";
import { compare, expectChanges, type OperationCase } from "./compare-operations.ts";
import { lineOf } from "./given.ts";

const RESPONSES: OperationCase[] = [
  [
    "a further failure",
    "getAccount",
    ({ responses }) => {
      responses["429"] = { description: "Too many requests." };
    },
    ["added status_added response 429 (nobody)"],
    ["removed status_removed response 429 (server)"],
  ],
  [
    "a further success",
    "getAccount",
    ({ responses }) => {
      responses["202"] = { description: "Later." };
    },
    ["added status_added response 202 (clients)"],
    ["removed status_removed response 202 (clients, server)"],
  ],
  [
    "an optional field",
    "createProducts",
    (_, { components }) => {
      components.schemas.CreatedProduct.properties.id = { type: "integer" };
    },
    ["added field_added response 201: id (nobody)"],
    ["removed field_removed response 201: id (clients)"],
  ],
  [
    "a required field",
    "createProducts",
    (_, { components }) => {
      components.schemas.CreatedProduct.properties.id = { type: "integer" };
      components.schemas.CreatedProduct.required.push("id");
    },
    ["added required_field_added response 201: id (server)"],
    ["removed field_removed response 201: id (clients)"],
  ],
  [
    "a field that may be left out",
    "createProducts",
    (_, { components }) => {
      components.schemas.CreatedProduct.required = [];
    },
    ["changed field_optional response 201: code (clients)"],
    ["changed field_required response 201: code (server)"],
  ],
  [
    "a further value in a closed list",
    "createTransactions",
    (_, { components }) => {
      components.schemas.TransactionImportOrError.properties.status.enum.push("REFUSED");
    },
    ["added value_added response 400: status (clients)"],
    ["removed value_removed response 400: status (server)"],
  ],
  [
    "a header that is gone",
    "processAccount",
    ({ responses }) => {
      delete responses["429"].headers["Retry-After"];
    },
    ["removed header_removed response 429 header Retry-After (clients)"],
    ["added header_added response 429 header Retry-After (nobody)"],
  ],
  [
    "another media type",
    "getAccount",
    ({ responses }) => {
      responses["200"].content["application/xml"] = responses["200"].content["application/json"];
    },
    ["added media_type_added response 200 (application/xml) (clients)"],
    ["removed media_type_removed response 200 (application/xml) (clients, server)"],
  ],
];

test.each(RESPONSES)("%s", (...given) => expectChanges(...given));

test("the same change in several responses is reported once", () => {
  const [done] = compare(({ components }) => {
    components.schemas.ErrorItem.properties.hint = { type: "string" };
  });
  expect(done.filter(({ subject }) => subject === "getAccount").map(lineOf)).toEqual([
    "added field_added responses 400, 401, 404, 405, 500: errors[].hint (nobody)",
  ]);
  expect(done.length).toBe(OPERATIONS.length);
});
