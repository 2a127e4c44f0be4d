// Generated from openapi/, the request body of createNotes by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/runtime/examine.ts";
import { keepKnownFields } from "../../src/runtime/known-fields.ts";
import type { components } from "../rest-types.ts";
import { explainNotesRequest, isNotesRequest, shapeOfNotesRequest } from "../rest-schemas/NotesRequest.ts";

/** The request body of `createNotes`. */
export type CreateNotes = components["schemas"]["NotesRequest"];

/** The contract of the request body of `createNotes`. What `validate` answers is a copy without the fields that the contract does not name. */
export const createNotes: Contract<"createNotes", "createNotes", "v1", CreateNotes> = /* @__PURE__ */ contract(
  "createNotes",
  "createNotes",
  "v1",
  isNotesRequest,
  validate,
);

function validate(input: unknown, options?: ValidateOptions): Result<CreateNotes> {
const refused = options?.unknown === "report" || !isNotesRequest(input) ? examine<CreateNotes>(input, options, explainNotesRequest) : undefined;
return refused?.ok === false ? refused : { ok: true, value: keepKnownFields(input as CreateNotes, shapeOfNotesRequest) };
}
