import { expect, test } from "vitest";
import { compare, expectChanges, type OperationCase } from "./compare-operations.ts";
import type { Draft } from "./given.ts";

/** Replaces a reference by a copy of its component, so that one operation can be edited alone. */
function own(holder: Draft, key: string, document: Draft): Draft {
  const path = holder[key].$ref.slice(2).split("/") as string[];
  holder[key] = structuredClone(path.reduce((node, token) => node[token], document));
  return holder[key];
}
const ownBody = (operation: Draft, document: Draft): Draft =>
  own(
    (operation.requestBody.content ?? own(operation, "requestBody", document).content)[
      "application/json"
    ],
    "schema",
    document,
  );

const REQUESTS: OperationCase[] = [
  [
    "an optional parameter",
    "listProducts",
    ({ parameters }) =>
      parameters.push({ name: "tariff", in: "query", schema: { type: "string" } }),
    ["added parameter_added query parameter tariff (nobody)"],
    ["removed parameter_removed query parameter tariff (clients)"],
  ],
  [
    "a required parameter",
    "listProducts",
    ({ parameters }) =>
      parameters.push({
        name: "X-Brand",
        in: "header",
        required: true,
        schema: { type: "string" },
      }),
    ["added required_parameter_added header parameter X-Brand (clients)"],
    ["removed parameter_removed header parameter X-Brand (clients, server)"],
  ],
  [
    "a parameter that is required now",
    "listProducts",
    ({ parameters }) => {
      parameters[0].required = true;
    },
    ["changed parameter_required query parameter brand (clients)"],
    ["changed parameter_optional query parameter brand (server)"],
  ],
  [
    "a parameter of another type",
    "listProducts",
    ({ parameters }) => {
      parameters[1].schema = { type: "string" };
    },
    ["changed type_changed query parameter is_green (clients, server)"],
    ["changed type_changed query parameter is_green (clients, server)"],
  ],
  [
    "a parameter in another form",
    "listProducts",
    ({ parameters }) => {
      parameters[0].style = "spaceDelimited";
    },
    ["changed parameter_form_changed query parameter brand (clients, server)"],
    ["changed parameter_form_changed query parameter brand (clients, server)"],
  ],
  [
    "a required field",
    "processAccount",
    (operation, document) => {
      const schema = ownBody(operation, document);
      schema.properties.team_id = { type: "integer" };
      schema.required.push("team_id");
    },
    ["added required_field_added request body: team_id (clients)"],
    ["removed field_removed request body: team_id (server)"],
  ],
  [
    "an optional field",
    "processAccount",
    (operation, document) => {
      ownBody(operation, document).properties.reason = { type: "string" };
    },
    ["added field_added request body: reason (nobody)"],
    ["removed field_removed request body: reason (nobody)"],
  ],
  [
    "a tighter limit",
    "processAccount",
    (operation, document) => {
      ownBody(operation, document).properties.operations_team_name.minLength = 3;
    },
    ["changed rule_changed request body: operations_team_name (clients)"],
    ["changed rule_changed request body: operations_team_name (server)"],
  ],
  [
    "values that are fixed",
    "processAccount",
    (operation, document) => {
      ownBody(operation, document).properties.operations_team_name.enum = ["a"];
    },
    ["added values_limited request body: operations_team_name (clients)"],
    ["removed values_freed request body: operations_team_name (server)"],
  ],
  [
    "a body that may be left out",
    "processAccount",
    ({ requestBody }) => {
      delete requestBody.required;
    },
    ["changed body_optional request body (server)"],
    ["changed body_required request body (clients)"],
  ],
  [
    "no body",
    "processAccount",
    (operation) => {
      delete operation.requestBody;
    },
    ["removed body_removed request body (clients, server)"],
    ["added required_body_added request body (clients)"],
  ],
  [
    "another media type",
    "processAccount",
    ({ requestBody }) => {
      requestBody.content["application/xml"] = requestBody.content["application/json"];
    },
    ["added media_type_added request body (application/xml) (server)"],
    ["removed media_type_removed request body (application/xml) (clients)"],
  ],
  [
    "alternatives",
    "createNotes",
    (_, { components }) => {
      components.schemas.Note.anyOf = [{ required: ["is_pinned"] }, { required: ["body"] }];
    },
    ["added rule_added request body: notes[] (clients)"],
    ["removed rule_removed request body: notes[] (server)"],
  ],
  [
    "credentials",
    "listProducts",
    (operation) => {
      operation.security = [{ token: [] }];
    },
    ["added security_added security (server)", "removed security_removed security (clients)"],
    ["added security_added security (server)", "removed security_removed security (clients)"],
  ],
  [
    "fewer kinds of credentials",
    "getAccount",
    ({ security }) => security.pop(),
    ["removed security_removed security (clients)"],
    ["added security_added security (server)"],
  ],
];

test.each(REQUESTS)("%s", (...given) => expectChanges(...given));

test("clients rely on the code that a value is refused with", () => {
  const [done] = compare(({ components }) => {
    components.schemas.DocumentPath["x-issue-code"] = "invalid_path";
  });
  expect(new Set(done.map(({ code, breaks }) => `${code} ${breaks.join()}`))).toEqual(
    new Set(["issue_code_changed clients"]),
  );
});
