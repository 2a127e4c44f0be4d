import { expect, test } from "vitest";
import {
  nearestVersion,
  nextVersion,
  splitName,
  versionsOf,
} from "../../../src/library/names/versions.ts";

test.each([
  ["account.created-v1", [], "account.created-v2"],
  ["account.created-v1", ["account.created-v2", "account.created-v3"], "account.created-v4"],
  ["lifecycle.support-site.sale-1.0.0", [], "lifecycle.support-site.sale-2.0.0"],
])("after %s, where there are %j, comes %s", (name, names, next) => {
  expect(nextVersion(name, names)).toBe(next);
});

test("versions go by number", () => {
  expect(versionsOf("a", ["a-v10", "a-v2", "b-v1", "a-v9"])).toEqual(["a-v2", "a-v9", "a-v10"]);
});

test.each([
  ["account.created-v1", { type: "account.created", version: "v1" }],
  ["a.sale-1.0.0", { type: "a.sale", version: "1.0.0" }],
  ["account.created", undefined],
  ["account.created-1", undefined],
])("%s is split into %j", (name, parts) => {
  expect(splitName(name)).toEqual(parts);
});

test.each([
  ["v9", "a-v3"],
  ["v2", "a-v1"],
  ["v0", "a-v1"],
])("of v1 and v3, the nearest to %s is %s", (version, nearest) => {
  expect(nearestVersion({ type: "a", version }, ["a-v3", "a-v1", "b-v2"])).toBe(nearest);
});
