// The contract of this package, and copies of it with an edit.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Change, ContractDocuments } from "../../../src/reading/diff/change.ts";

const generated = join(import.meta.dirname, "../../../generated");
const read = (path: string) => JSON.parse(readFileSync(join(generated, path), "utf8"));

/** A node of a document, edited without types. */
// biome-ignore lint/suspicious/noExplicitAny: edits reach anywhere into documents, and a wrong one fails its test.
export type Draft = any;
export type Edit = (draft: Draft) => void;

export const EVENT_FILES = readdirSync(join(generated, "schemas")).filter((name) =>
  name.endsWith(".json"),
);

export const schemaOf = (event: string): Draft => read(`schemas/${event}.json`);

export function wholeContract(): ContractDocuments {
  return {
    schemas: new Map(
      EVENT_FILES.map((name) => [name.slice(0, -".json".length), read(`schemas/${name}`)]),
    ),
    openapi: read("openapi.json"),
  };
}

export function editedSchema(event: string, edit: Edit): Draft {
  const schema = schemaOf(event);
  edit(schema);
  return schema;
}

export function editedOpenApi(edit: Edit = () => {}): Draft {
  const document = read("openapi.json");
  edit(document);
  return document;
}

export function operationIn(document: Draft, id: string): Draft {
  const operations: Draft[] = Object.values(document.paths).flatMap((item) =>
    Object.values(item as object),
  );
  const found = operations.find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`There is no operation ${id}.`);
  return found;
}

/** `removed field_removed meters[].id (consumers)`: a change in one line, for tables. */
export const lineOf = ({ kind, code, path, breaks }: Change): string =>
  [
    kind,
    code,
    ...(path === "" ? [] : [path]),
    `(${breaks.length > 0 ? breaks.join(", ") : "nobody"})`,
  ].join(" ");

/** Where changes of one kind are. */
export const pathsOf = (changes: readonly Change[], kind: Change["kind"]): string[] =>
  changes
    .filter((change) => change.kind === kind)
    .map(({ subject, path }) => `${subject} ${path}`)
    .sort();
