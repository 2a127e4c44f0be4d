// Holds the verdicts of the comparison against a table of changes of OpenAPI documents.
import { describe, expect, test } from "vitest";
import { compareOpenApi } from "../../../src/reading/diff/compare-contracts.ts";
import { uniqueParties } from "../../../src/reading/diff/parties.ts";
import { PAIRS } from "./pairs.ts";

describe("a change breaks whom it should", () => {
  test.each(PAIRS)("%s", (_, before, after, breaks) => {
    const changes = compareOpenApi(before, after);
    const broken = uniqueParties(...changes.flatMap((change) => change.breaks));
    expect(broken.join(", ") || "nobody").toBe(breaks);
  });
});

const codesOf = (name: string) => {
  const [, before, after] = PAIRS.find(([what]) => what === name) ?? [];
  return compareOpenApi(before ?? {}, after ?? {}).map(({ code, path }) => `${code} ${path}`);
};

test("what is told apart from texts has a code of its own", () => {
  expect(codesOf("default of a query parameter")).toEqual(["default_changed query parameter q"]);
  expect(codesOf("default of a server's variable")).toEqual([
    "default_changed servers: https://{host}/: host",
  ]);
  expect(codesOf("deprecated operation")).toEqual(["deprecated_set "]);
  expect(codesOf("deprecated operation, undone")).toEqual(["deprecated_unset "]);
  expect(codesOf("deprecated parameter")).toEqual(["deprecated_set query parameter q"]);
  expect(codesOf("deprecated: false")).toEqual([]);
  expect(codesOf("a webhook")).toEqual(["webhook_added webhooks.changed"]);
});
