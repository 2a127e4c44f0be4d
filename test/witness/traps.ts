// What a document must not have, because it has two readings or none here.
import type { Random } from "../seeded.ts";
import { type Bundle, textsOf } from "./own-contracts.ts";
import { pick, type Schema } from "./random-schema.ts";

/** Puts a trap into a bundle. Returns the texts of its files; undefined if it can't. */
type Trap = (bundle: Bundle, random: Random) => ReadonlyMap<string, string> | undefined;

/** Adds a field to the event's schema. */
const inField =
  (field: Schema, name = "trap"): Trap =>
  ({ root, filesOf }) => {
    // A key `__proto__` in the text of the program would be no key.
    const properties = Object.fromEntries([
      ...Object.entries(root.properties ?? {}),
      [name, field],
    ]);
    return textsOf(filesOf({ ...root, properties }));
  };

/** Changes the document. */
const inDocument =
  (change: (document: Schema) => Schema | undefined): Trap =>
  ({ root, filesOf }) => {
    const [[file = "", document] = [], ...others] = filesOf(root);
    const changed = change(document);
    return changed && textsOf(new Map([[file, { ...document, ...changed }], ...others]));
  };

/** Changes the text of the document, if it is JSON. */
const inText =
  (change: (text: string, random: Random) => string): Trap =>
  ({ root, filesOf }, random) => {
    const texts = textsOf(filesOf(root));
    const [[file = "", text = ""] = []] = texts;
    return file.endsWith(".yaml") ? undefined : texts.set(file, change(text, random));
  };

export const TRAPS: readonly (readonly [string, Trap])[] = [
  ["a reference to no schema", inField({ $ref: "messages.json" })],
  ["a reference to nothing", inField({ $ref: "#/components/schemas/Nothing" })],
  ["a reference to a missing file", inField({ $ref: "missing.json" })],
  ["a reference to an address", inField({ $ref: "https://example.com/a.json" })],
  ["an unknown dialect", inField({ $schema: "https://example.com/mine", type: "object" })],
  ["draft-04", inField({ $schema: "http://json-schema.org/draft-04/schema#" })],
  ["an anchor", inField({ $anchor: "a" })],
  ["a dynamic reference", inField({ $dynamicRef: "#a" })],
  ["a recursive reference", inField({ $recursiveRef: "#" })],
  ["a pattern that is none", inField({ type: "string", pattern: "(" })],
  ["a field called __proto__", inField({ type: "string" }, "__proto__")],
  [
    "two messages of one name",
    inDocument(({ components }) => {
      const { messages } = components ?? {};
      const N = { name: "order.placed-v1", payload: { type: "string" } };
      return messages && { components: { ...components, messages: { ...messages, N } } };
    }),
  ],
  [
    "two bodies in JSON",
    inDocument(({ paths }) => {
      const [[path = "", { post }] = ["", {}]] = Object.entries<Schema>(paths ?? {});
      const schema = post?.requestBody.content["application/json"];
      const content = { "application/a+json": schema, "application/b+json": { schema: {} } };
      return schema && { paths: { [path]: { post: { requestBody: { content } } } } };
    }),
  ],
  [
    "a key that stands twice",
    inText((text, random) => {
      const keys = [...text.matchAll(/"(\w+)":(?=[{["\dtfn])/g)];
      const { 1: key, index } = pick(random, keys);
      return `${text.slice(0, index)}"${key}":1,${text.slice(index)}`;
    }),
  ],
];
