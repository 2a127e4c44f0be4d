// Edits of the REST API, each compared in both directions.
import { expect } from "vitest";
import type { Change } from "../../../src/reading/diff/change.ts";
import { compareOpenApi } from "../../../src/reading/diff/compare-contracts.ts";
import { type Draft, type Edit, editedOpenApi, lineOf, operationIn, pathsOf } from "./given.ts";

const before = editedOpenApi();

export function compare(edit: Edit): [done: Change[], undone: Change[]] {
  const after = editedOpenApi(edit);
  return [compareOpenApi(before, after), compareOpenApi(after, before)];
}

export const linesOf = (changes: readonly Change[]): string[] =>
  changes.map((change) => `${change.subject}: ${lineOf(change)}`).sort();

/** These are beside the one that is edited, and stay as they are. */
const OTHERS = ["createNotes", "listProducts"];

/** The document with few operations. */
function documentWith(id: string, edit: Edit = () => {}): Draft {
  return editedOpenApi((document) => {
    const few = [id, ...OTHERS].map((name) => operationIn(document, name));
    document.paths = Object.fromEntries(
      Object.entries<object>(document.paths).filter(([, item]) =>
        Object.values(item).some((operation) => few.includes(operation)),
      ),
    );
    edit(document);
  });
}

/**
 * An edit of one operation, the changes that it is and those of undoing it, all in that operation.
 */
export type OperationCase = [
  edit: string,
  operation: string,
  edit: (operation: Draft, document: Draft) => void,
  changes: string[],
  undone: string[],
];

export function expectChanges(...[, id, edit, changes, undone]: OperationCase): void {
  const old = documentWith(id);
  const now = documentWith(id, (document) => edit(operationIn(document, id), document));
  const [done, back] = [compareOpenApi(old, now), compareOpenApi(now, old)];
  expect(linesOf(done)).toEqual(changes.map((change) => `${id}: ${change}`));
  expect(back.map(lineOf).sort()).toEqual(undone);
  expect(pathsOf(done, "added")).toEqual(pathsOf(back, "removed"));
  expect(pathsOf(done, "removed")).toEqual(pathsOf(back, "added"));
}
