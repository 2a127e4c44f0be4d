// diff OLD NEW of plain JSON Schemas, whatever they are called.
import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { makeFolder } from "../run-cli.ts";
import { runDiff } from "./diff-folder.ts";

const schema = (fields: object, more: object = {}) =>
  JSON.stringify({ type: "object", properties: fields, ...more });
const [text, number] = [{ type: "string" }, { type: "integer" }];

async function diffOf(files: Readonly<Record<string, string>>, old: string, now: string) {
  const { path } = makeFolder(files);
  const folder = { path, git: () => "", remove: () => rmSync(path, { recursive: true }) };
  try {
    const { out } = await runDiff(folder, [old, now, "--format", "json"]);
    return JSON.parse(out).changes.map(
      ({ subject, path: inner, code }: Record<string, string>) => `${subject} ${code} ${inner}`,
    );
  } finally {
    folder.remove();
  }
}

test.each([
  ["lamp.json", "lamp.new.json", "lamp.new"],
  ["a/lamp.schema.json", "b/post.yaml", "post"],
  ["lamp.placed-v1.json", "lamp.placed-v2.json", "lamp.placed-v2"],
])("two files are a pair: %s and %s", async (old, now, subject) => {
  const files = { [old]: schema({ a: text }), [now]: schema({ a: number }) };
  expect(await diffOf(files, old, now)).toEqual([`${subject} type_changed a`]);
});

test("two folders are paired by $id, or else by name", async () => {
  const files = {
    "old/lamp.schema.json": schema({ a: text }),
    "old/inner/pier.json": schema({ $ref: {}, b: text }, { $id: "https://a.example/pier" }),
    "old/gone.json": schema({ c: text }),
    "old/data.json": '{"some":"data"}',
    "new/lamp.json": schema({ a: number }),
    "new/jetty.json": schema({ $ref: {}, b: number }, { $id: "https://a.example/pier" }),
    "new/come.yaml": "type: object\nproperties: { d: { $ref: data.json } }\n",
    "new/data.json": '{"type":"string"}',
  };
  expect(await diffOf(files, "old", "new")).toEqual([
    "come event_added ",
    "data event_added ",
    "gone event_removed ",
    "jetty type_changed b",
    "lamp type_changed a",
  ]);
});

test("what they refer to in other files is compared", async () => {
  const files = (type: object) => ({
    "lamp.json": schema({ a: { $ref: "parts.json#/$defs/part" } }),
    "parts.json": JSON.stringify({ $defs: { part: type } }),
  });
  const all = Object.entries({ old: files(text), new: files(number) }).flatMap(([folder, inner]) =>
    Object.entries(inner).map(([name, content]) => [`${folder}/${name}`, content]),
  );
  expect(await diffOf(Object.fromEntries(all), "old", "new")).toContain("lamp type_changed a");
});
