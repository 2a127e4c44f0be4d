import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../scripts/source/list-files.ts";
import { nearestTests } from "./nearest-tests.ts";

const all = listFiles(import.meta.dirname)
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => ({ moduleId: join(import.meta.dirname, file) }));
const POINTER = join(import.meta.dirname, "../src/library/json/pointer.ts");

test("of many tests those run that are near to a file and take no long time", () => {
  const isLong = ({ moduleId }: (typeof all)[number]) => moduleId.endsWith("json-blocks.test.ts");
  const near = nearestTests(all, [POINTER], isLong).map(({ moduleId }) =>
    relative(import.meta.dirname, moduleId),
  );
  expect(near).toHaveLength(30);
  expect(near.slice(0, 10)).toContain("library/json/pointer.test.ts");
  expect(near).not.toContain("docs/json-blocks.test.ts");
});

test("of thirty all run", () => {
  const few = all.slice(0, 30);
  expect(nearestTests(few, [POINTER], () => true)).toEqual(few);
});
