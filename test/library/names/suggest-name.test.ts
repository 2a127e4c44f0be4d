import { expect, test } from "vitest";
import { suggestName } from "../../../src/library/names/versions.ts";

const NAMES = ["account.created-v1", "account.updated-v1", "account.updated-v2"];

test.each([
  ["AccountCreated", "account.created-v1"],
  ["AccountUpdatedV1", "account.updated-v1"],
  ["AccountUpdated", "account.updated-v2"],
  ["accountUpdated", "account.updated-v2"],
  ["account.creatd-v1", "account.created-v1"],
  ["AccountDeletion", undefined],
])("%s may mean %s", (name, expected) => {
  expect(suggestName(name, NAMES)).toBe(expected);
});
