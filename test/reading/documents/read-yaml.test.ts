// How YAML is read: in time that grows with its keys, and with each key once.
import { expect, test } from "vitest";
import { Scalar } from "yaml";
import { sortOut } from "../../../src/cli/diff/accepted-changes.ts";
import { readDocument } from "../../../src/reading/documents/read-document.ts";
import { parseYaml, readYaml } from "../../../src/reading/documents/read-yaml.ts";

const read = (text: string) => {
  const { documents, lines } = parseYaml(text);
  return documents.map((document) => readYaml(document, lines));
};
const accept = (text: string) => sortOut([], text, { today: "2026-06-15", isCompared: () => true });

/** How often the value of a scalar is read while a map of so many keys is read. */
function readsOf(keys: number): number {
  const text = Array.from({ length: keys }, (_, at) => `k${at}: 1`).join("\n");
  const values = new WeakMap<object, unknown>();
  let reads = 0;
  Object.defineProperty(Scalar.prototype, "value", {
    configurable: true,
    get() {
      reads++;
      return values.get(this);
    },
    set(value: unknown) {
      values.set(this, value);
    },
  });
  try {
    expect(read(text)).toMatchObject([{ value: { k0: 1 } }]);
  } finally {
    Reflect.deleteProperty(Scalar.prototype, "value");
  }
  return reads;
}

test("no key of a map is compared with all others", () => {
  const [few, many] = [readsOf(100), readsOf(1000)];
  expect(few).toBeGreaterThan(100);
  expect(many / few).toBeLessThan(11);
});

test.each([
  ["a key twice", "a: 1\nb: 2\na: 3\n", { line: 3, column: 1 }],
  ["a key twice inside", "a: [{ b: 1, c: 2, b: 3 }]\n", { line: 1, column: 19 }],
  ["a number and a text of one key", '1: a\n"1": b\n', { line: 2, column: 1 }],
  ["an empty key twice", "? \n: 1\nnull: 2\n", { line: 3, column: 1 }],
  ["a key twice before what is broken", "a: 1\na: 2\nb: [\n", { line: 2, column: 1 }],
])("%s has its place", (_, text, place) => {
  expect(read(text)).toEqual([{ fault: "Map keys must be unique", place }]);
});

test("what is broken before a key that stands twice is told first", () => {
  expect(read("a: @x\nb: 1\nb: 2\n")[0]).toMatchObject({ place: { line: 1 } });
});

test("the same keys elsewhere are no twins", () => {
  expect(read("x: { a: 1 }\ny: { a: 1 }\n---\nx: 1\n")).toEqual([
    { value: { x: { a: 1 }, y: { a: 1 } } },
    { value: { x: 1 } },
  ]);
});

test("a merge key stands for the fields that it names", () => {
  expect(read("a: &a { x: 1, y: 2 }\nb: { <<: *a, y: 3 }\n")).toEqual([
    { value: { a: { x: 1, y: 2 }, b: { x: 1, y: 3 } } },
  ]);
});

test("a document says where a key stands twice, and has to be one", () => {
  const fault = (text: string) => readDocument(Buffer.from(text), "a.yaml").fault;
  expect(fault("a: 1\na: 2\n")).toBe("is not YAML: Map keys must be unique at line 2, column 1");
  expect(fault("a: 1\n---\na: 2\n")).toBe("has several documents of YAML");
  expect(fault("")).toBe("is not an object");
  const inJson = (text: string) => readDocument(Buffer.from(text), "a.json").fault;
  expect(inJson('{"a":[{"b":1},{"b":2}],\n "a":3}')).toBe(
    "has a twice in one object at line 2, column 2",
  );
  expect(inJson('{"a":[{"b":1},{"b":2}],"b":{"a":1,"b":2}}')).toBe(undefined);
});

test("a file of accepted changes says what is wrong with its YAML", () => {
  const nine = (name: string) => Array(9).fill(`*${name}`).join(",");
  const multiplied = `- &x [1]\n- &y [${nine("x")}]\n- &z [${nine("y")}]\n- [${nine("z")}]\n`;
  expect(accept(multiplied).faults).toEqual([expect.stringMatching(/^1: Excessive alias count/)]);
  expect(accept("- code: a\n  code: b\n").faults).toEqual(["2: Map keys must be unique"]);
  expect(accept("[]\n---\n[]\n").faults).toEqual(["1: the file has several documents of YAML"]);
  expect(accept("")).toEqual({ unaccepted: [], faults: [], passedOver: [] });
});
