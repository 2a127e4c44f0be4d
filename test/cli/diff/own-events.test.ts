// Events of the user's own in a comparison.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { stringify } from "yaml";
import type { Change } from "../../../src/reading/diff/change.ts";
import { type Folder, linkContract, makeTemporary, runDiff } from "./diff-folder.ts";

const order = (fields: readonly string[]) => ({
  type: "object",
  required: fields,
  properties: Object.fromEntries(fields.map((field) => [field, { $ref: "shapes.json#/Text" }])),
});
const messages = (schemas: Readonly<Record<string, object>>) => ({
  asyncapi: "3.0.0",
  components: {
    messages: Object.fromEntries(
      Object.entries(schemas).map(([name, payload]) => [name, { payload }]),
    ),
  },
});

const GENERATED = join(import.meta.dirname, "../../../generated");

let folder: Folder;
const write = (path: string, content: object | string) => {
  mkdirSync(join(folder.path, path, ".."), { recursive: true });
  const text = path.endsWith(".yaml") ? stringify(content) : JSON.stringify(content);
  writeFileSync(join(folder.path, path), text);
};
const changesOf = async (...args: string[]) => {
  const { code, out, err } = await runDiff(folder, ["--format", "json", ...args]);
  const { changes = [] } = JSON.parse(out || "{}");
  return {
    code,
    err,
    changes: changes.map((one: Change) => `${one.code} ${one.subject} ${one.path}`),
  };
};

beforeEach(() => {
  folder = makeTemporary();
  write("own/order.placed-v1.json", order(["order_id", "customer"]));
  write("own/order.gone-v1.json", order([]));
  write("own/shapes.json", { Text: { type: "string" } });
});
afterEach(() => folder.remove());

test("a git revision is read at the places of --contracts or of the configuration", async () => {
  folder.git("init", "-q");
  folder.git("add", ".");
  folder.git("commit", "-qm", "first");
  write("own/order.placed-v1.json", order(["order_id"]));
  write("own/order.new-v1.json", order([]));
  const found = await changesOf("--contracts", "own", "--against", "HEAD");
  expect(found).toMatchObject({ code: 1, err: expect.stringContaining("events only") });
  expect(found.changes).toEqual([
    "event_added order.new-v1 ",
    "field_removed order.placed-v1 customer",
  ]);
  write("energy-contracts.config.json", { contracts: "own" });
  const known = "- {code: field_removed, place: order.placed-v1 gone, reason: x}\n";
  writeFileSync(
    join(folder.path, "contract-changes.yaml"),
    `${known}${known.replace("order", "x")}`,
  );
  await expect(changesOf()).rejects.toThrow(/^contract-changes\.yaml:1: there is no change[^\n]+$/);
  writeFileSync(join(folder.path, "contract-changes.yaml"), "");
  expect((await changesOf()).changes).toEqual(found.changes);
});

test("without the revision, or a repository, the error is that of any comparison", async () => {
  await expect(changesOf("--contracts", "own")).rejects.toThrow("not in a git repository");
  folder.git("init", "-q");
  folder.git("commit", "-qm", "first", "--allow-empty");
  const against = (what: string) => changesOf("--contracts", "own", "--against", what);
  await expect(against("git:v9")).rejects.toThrow('There is no git revision "v9" here.');
  await expect(against("v9")).rejects.toThrow('no folder, file or git revision "v9" here.');
});

test("a folder is read at the same places, beside its catalogue", async () => {
  write("now/order.placed-v1.json", { type: "object" });
  write("old/now/order.placed-v1.json", { type: "object", required: ["id"] });
  const alone = await changesOf("--contracts", "now", "--against", "old");
  expect(alone.changes).toEqual(["field_optional order.placed-v1 id"]);
  linkContract(GENERATED, join(folder.path, "old/generated"));
  expect(await changesOf("--contracts", "now", "--against", "old")).toMatchObject({
    changes: alone.changes,
    err: expect.not.stringContaining("only"),
  });
});

test("a place that the folder does not have is named, because its events count as added", async () => {
  write("old/order.placed-v1.json", order(["order_id"]));
  const { changes, err } = await changesOf("--contracts", "own", "--against", "old");
  expect(changes).toEqual(["event_added order.gone-v1 ", "event_added order.placed-v1 "]);
  expect(err).toContain("own is not in old: its events count as added.\n");
});

test("a document is compared with --contracts alone", async () => {
  const text = { type: "object", properties: { id: { type: "string" } } };
  write("old.yaml", messages({ "order.placed-v1": text, "order.sent-v1": text }));
  write("new.json", messages({ "order.placed-v1": { ...text, required: ["id"] } }));
  const found = await changesOf("--contracts", "new.json", "--against", "old.yaml");
  expect(found.changes).toEqual([
    "field_required order.placed-v1 id",
    "event_removed order.sent-v1 ",
  ]);
  const github = await runDiff(folder, [
    ...["--contracts", "new.json", "--against", "old.yaml", "--format", "github"],
  ]);
  expect(github.out).toContain("file=new.json");
});
