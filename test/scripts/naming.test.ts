import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  classify,
  type EventFile,
  type EventIdentity,
  ID_BASE,
  identify,
} from "../../scripts/naming.ts";
import { readEvents } from "../../scripts/source/read-events.ts";
import { readEventFacts, readShapeFacts } from "../facts/read-facts.ts";

const created = {
  name: "account.created-v1",
  type: "account.created",
  version: "v1",
  domain: "accounts",
  title: "AccountCreatedV1",
  constant: "accountCreatedV1",
} satisfies EventIdentity;

const sale = {
  name: "lifecycle.support-site.sale-1.0.0",
  type: "lifecycle.support-site.sale",
  version: "1.0.0",
  domain: "leave-supplier",
  title: "LifecycleSupportSiteSaleV1_0_0",
  constant: "lifecycleSupportSiteSaleV1_0_0",
} satisfies EventIdentity;

const paused = {
  name: "dunning_path_paused-v1",
  type: "dunning_path_paused",
  version: "v1",
  domain: "debt",
  title: "DunningPathPausedV1",
  constant: "dunningPathPausedV1",
} satisfies EventIdentity;

const stepCompleted = {
  name: "lifecycle.join_supplier._ensure_payment_instructions.step_completed-v2",
  type: "lifecycle.join_supplier._ensure_payment_instructions.step_completed",
  version: "v2",
  domain: "join-supplier",
  title: "LifecycleJoinSupplierEnsurePaymentInstructionsStepCompletedV2",
  constant: "lifecycleJoinSupplierEnsurePaymentInstructionsStepCompletedV2",
} satisfies EventIdentity;

const schemaOf = (event: EventIdentity): EventFile => {
  return {
    kind: "event",
    id: `https://energy-contracts.example/events/${event.domain}/${event.name}.schema.json`,
    event,
  };
};

describe("a path below events/ says what the file is", () => {
  test.each<[string, EventFile]>([
    ["accounts/account.created-v1.schema.json", schemaOf(created)],
    ["leave-supplier/lifecycle.support-site.sale-1.0.0.schema.json", schemaOf(sale)],
    ["debt/dunning_path_paused-v1.schema.json", schemaOf(paused)],
    [
      "join-supplier/lifecycle.join_supplier._ensure_payment_instructions.step_completed-v2.schema.json",
      schemaOf(stepCompleted),
    ],
    ["accounts/account.created-v1.example.json", { kind: "example", event: created, variant: "" }],
    [
      "accounts/account.created-v1.without-is_imported.example.json",
      { kind: "example", event: created, variant: "without-is_imported" },
    ],
    [
      "leave-supplier/lifecycle.support-site.sale-1.0.0.example.json",
      { kind: "example", event: sale, variant: "" },
    ],
    [
      "leave-supplier/lifecycle.support-site.sale-1.0.0.on-a-visit.example.json",
      { kind: "example", event: sale, variant: "on-a-visit" },
    ],
    ["debt/dunning_path_paused-v1.invalid.json", { kind: "invalid", event: paused, variant: "" }],
    [
      "accounts/account.created-v1.null-is_imported.invalid.json",
      { kind: "invalid", event: created, variant: "null-is_imported" },
    ],
    [
      "accounts/account.created-v1.missing-users.0.id.invalid.json",
      { kind: "invalid", event: created, variant: "missing-users.0.id" },
    ],
    [
      "_shared/InkMessage.schema.json",
      { kind: "shape", id: `${ID_BASE}_shared/InkMessage.schema.json`, title: "InkMessage" },
    ],
    ["files-devices-goods/domain.json", { kind: "domain", domain: "files-devices-goods" }],
  ])("%s", (path, expected) => expect(classify(path)).toEqual(expected));
});

describe("a path that follows no rule is nothing", () => {
  test.each([
    ["a schema without a version", "accounts/account.created.schema.json"],
    ["a version without v", "accounts/account.created-1.schema.json"],
    ["a version of two numbers", "accounts/account.created-1.0.schema.json"],
    ["a schema of a variant", "accounts/account.created-v1.with-user.schema.json"],
    ["a name that is only a version", "accounts/v1.schema.json"],
    ["a kind that does not exist", "accounts/account.created-v1.sample.json"],
    ["no kind", "accounts/account.created-v1.json"],
    ["an empty variant", "accounts/account.created-v1..example.json"],
    ["another extension", "accounts/account.created-v1.schema.yaml"],
    ["an event without a folder", "account.created-v1.schema.json"],
    ["an event in a folder in a folder", "accounts/users/account_user.created-v1.schema.json"],
    ["an event with a blank in its name", "accounts/account created-v1.schema.json"],
    ["a folder in capitals", "Accounts/account.created-v1.schema.json"],
    ["a shape in lower case", "_shared/inkMessage.schema.json"],
    ["an example of a shape", "_shared/InkMessage.example.json"],
    ["a domain file without a folder", "domain.json"],
  ])("%s: %s", (_, path) => expect(classify(path)).toBeUndefined());
});

test.each(["account.created", "account.created-", "account.created-v", "-v1", ""])(
  "%j names no event",
  (name) => {
    expect(identify("accounts", name)).toBeUndefined();
  },
);

describe("over the whole catalogue", () => {
  const { events, shapes } = readEvents(join(import.meta.dirname, "../../events"));
  const titles = [...events, ...shapes].map(({ title }) => title);
  const constants = events.map(({ constant }) => constant);
  const eventCount = readEventFacts().length;

  test("no two events or shapes have the same title", () => {
    expect(titles).toHaveLength(eventCount + readShapeFacts().length);
    expect(new Set(titles).size).toBe(titles.length);
  });
  test("no two events have the same constant", () => {
    expect(constants).toHaveLength(eventCount);
    expect(new Set(constants).size).toBe(constants.length);
  });
  test("every title is a type's name", () =>
    expect(titles.filter((title) => !/^[A-Z][A-Za-z0-9]*(_\d+)*$/.test(title))).toEqual([]));
  test("every constant is a constant's name", () => {
    expect(
      constants.filter((constant) => !/^[a-z][A-Za-z0-9]*V\d+(_\d+)*$/.test(constant)),
    ).toEqual([]);
  });
});
