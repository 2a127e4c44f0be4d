import { expect, test } from "vitest";
import { pageData } from "../../scripts/console/page-data.ts";
import type { Index, Terms } from "../../src/console/data.ts";
import {
  type Entry,
  find,
  groupsOf,
  reasonsOf,
  searchable,
} from "../../src/console/search/search.ts";
import { nearestName } from "../../src/library/names/versions.ts";

const data = pageData(`${import.meta.dirname}/../..`);
const read = <Content>(file: string) => JSON.parse(data.get(file) ?? "") as Content;
const index = read<Index>("index.json");
const all = searchable(index, read<Terms>("terms.json"));
const first = (text: string) => find(all, text).entries[0];

test.each([
  ["supplier_paused", "error code", "supplier_paused", "status=400&code=supplier_paused"],
  ["import_failed", "error code", "import_failed", "#/rest/processAccount?status=400"],
  ["import fail", "error code", "import_failed", "#/rest/processAccount"],
  ["mobile", "field", "mobile", "#/rest/stageAccount?field=customers%5B%5D.mobile"],
  ["external_account_number", "field", "external_account_number", "#/rest/"],
  ["dunning", "event", "dunning_path_", "#/events/dunning_path_"],
  ["agreement.updated", "event", "agreement.updated-v2", "#/events/agreement.updated-v2"],
  ["agreement.updated-v1", "event", "agreement.updated-v1", "#/events/agreement.updated-v1"],
  ["TEST-SLOW", "scenario", "TEST-SLOW", "#/live"],
  ["stageaccount", "POST", "stageAccount", "#/rest/stageAccount"],
  ["event-null", "assumption", "event-null", "#/assumptions/event-null"],
  ["PhoneNumber", "shape", "PhoneNumber", "#/shapes/PhoneNumber"],
])("%s leads to the %s %s", (text, kind, name, href) => {
  const found = first(text);
  expect(found?.kind).toBe(kind);
  expect(found?.name).toContain(name);
  expect(found?.href).toContain(href);
});

test("every word has to occur, in any case", () => {
  const { entries } = find(all, "Dry RUN complete");
  expect(entries[0]?.name).toBe("data_import.import_process.dry_run_complete-v1");
  expect(find(all, "dry zebra").entries).toEqual([]);
  expect(find(all, " ").entries).toEqual([]);
});

test("a word that is nowhere is read as the nearest known one", () => {
  const found = find(all, "metr reading");
  expect(found.read).toEqual([["metr", "meter"]]);
  expect(found.entries[0]?.name).toMatch(/^meter_reading/);
  expect(find(all, "meter reading").read).toEqual([]);
  expect(find(all, "qqqqqqqqq").read).toEqual([]);
});

test.each([
  ["account.creatd", "account.created", "account.created-v1"],
  ["acount.created", "account.created", "account.created-v1"],
  ["acount.created-v1", "account.created", "account.created-v1"],
  ["stageacount", "stageAccount", "stageAccount"],
  ["external_acount_number", "external_account_number", "external_account_number"],
  ["suplier_paused", "supplier_paused", "supplier_paused"],
])("a slip in a name is forgiven: %s", (text, as, name) => {
  const { read, entries } = find(all, text);
  expect(read).toEqual([[text, as]]);
  expect(entries[0]?.name).toBe(name);
});

test("a word is found where a word begins, however it is joined", () => {
  const names = (text: string) => find(all, text).entries.map(({ name }) => name);
  expect(names("company").length).toBeGreaterThan(0);
  expect(names("mpan").filter((name) => name.includes("company"))).toEqual([]);
  for (const text of ["externalaccount", "external_account", "account_num", "AccountNumber"])
    expect(names(text), text).toContain("external_account_number");
  expect(names("...")).toEqual([]);
});

test("a result says why it is one, where its name and its description do not", () => {
  const reasons = (text: string, name: string) => {
    const { entries, words } = find(all, text);
    return reasonsOf(entries.find((entry) => entry.name === name) as Entry, words);
  };
  expect(reasons("import fail", "createNotes")).toEqual([
    "has import_supplier",
    "has authentication_failed",
  ]);
  expect(reasons("agreement", "agreement.updated-v2")).toEqual([]);
});

test("a status finds its codes, and a word of the docs the view that it means", () => {
  const names = (text: string) => find(all, text).entries.map(({ name }) => name);
  expect(names("429")).toEqual(
    expect.arrayContaining(["import_in_progress", "concurrency_limit_reached"]),
  );
  expect(first("webhook")?.href).toBe("#/events?sent=yes");
  const best = find(all, "import fail").entries.slice(0, 5);
  expect(best.map(({ group }) => group)).not.toContain("Operations");
});

test("an operation is found by its fields and its codes", () => {
  const names = (text: string) =>
    find(all, text).entries.flatMap(({ group, name }) => (group === "Operations" ? [name] : []));
  expect(names("mobile")).toEqual(expect.arrayContaining(["stageAccount", "validateAccount"]));
  expect(names("external_account_number")).toContain("stageAccount");
  expect(names("concurrency_limit_reached")).toEqual(["processAccount"]);
});

test("a field counts before a description, and the name of a section alone counts last", () => {
  const rows = [
    ["one.opened-v1", "Opened.", 0, "amount?"],
    ["two.billed-v1", "With a ledger.", 0, "amount?"],
    ["three.closed-v1", "Closed.", 0, "ledger_id"],
  ] as const;
  const small = searchable(
    {
      sections: [{ name: "l", title: "Ledgers", description: "" }],
      events: rows,
      operations: [],
      guide: [],
      process: index.process,
      steps: [],
      contract: "",
    },
    { assumptions: {}, operations: {}, fields: [], codes: [], scenarios: [], shapes: [] },
  );
  expect(find(small, "ledger").entries.map(({ name }) => name)).toEqual([
    "three.closed-v1",
    "two.billed-v1",
    "one.opened-v1",
  ]);
});

test("a result stands once, at most five in a group", () => {
  const groups = groupsOf(find(all, "account"));
  expect(groups[0]?.[0]).toBe("Best matches");
  expect(groups.every(([, entries]) => entries.length <= 5)).toBe(true);
  const hrefs = groups.flatMap(([, entries]) => entries.map(({ kind, href }) => `${kind} ${href}`));
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test("a name that is misspelt is found", () => {
  const names = index.events.map(([name]) => name);
  expect(nearestName("acount.created-v1", names)).toBe("account.created-v1");
  expect(nearestName("zzzzzzzzz", names)).toBeUndefined();
});
