// Edits of the REST API, each compared in both directions.
import { expect } from "vitest";
import type { Change } from "../../../src/reading/diff/change.ts";
import { compareOpenApi } from "../../../src/reading/diff/compare-openapi.ts";
import { type Draft, type Edit, editedOpenApi, lineOf, operationIn, pathsOf } from "./given.ts";

const before = editedOpenApi();

export function compare(edit: Edit): [done: Change[], undone: Change[]] {
  const after = editedOpenApi(edit);
  return [compareOpenApi(before, after), compareOpenApi(after, before)];
}

export const linesOf = (changes: readonly Change[]): string[] =>
  changes.map((change) => `${change.subject}: ${lineOf(change)}`).sort();

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
  const [done, back] = compare((document) => edit(operationIn(document, id), document));
  expect(linesOf(done)).toEqual(changes.map((change) => `${id}: ${change}`));
  expect(back.map(lineOf).sort()).toEqual(undone);
  expect(pathsOf(done, "added")).toEqual(pathsOf(back, "removed"));
  expect(pathsOf(done, "removed")).toEqual(pathsOf(back, "added"));
}
