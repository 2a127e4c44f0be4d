// Generated from openapi/, the operation createNotes by `npm run generate`. Do not edit.

import { type Contract, contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions, validateWith } from "../../src/library/runtime/examine.ts";
import { type Judge, judgeWith } from "../../src/library/rest/judge-with.ts";
import type { components, operations } from "../rest-types.ts";
import { explainError, isError } from "../rest-schemas/Error.ts";
import { explainNoteResults, isNoteResults } from "../rest-schemas/NoteResults.ts";
import { explainNotesRequest, isNotesRequest, keepNotesRequest } from "../rest-schemas/NotesRequest.ts";

/** The request body of `createNotes`. */
export type CreateNotes = components["schemas"]["NotesRequest"];

/** The contract of the request body of `createNotes`. What `validate` answers has no field that the contract does not name; the input stays as it is. */
export const createNotes: Contract<"createNotes", "createNotes", "v1", CreateNotes> = /* @__PURE__ */ contract(
  "createNotes",
  "createNotes",
  "v1",
  isNotesRequest,
  validate,
);

function validate(input: unknown, options?: ValidateOptions): Result<CreateNotes> {
const refused = options?.unknown === "report" || !isNotesRequest(input) ? examine<CreateNotes>(input, options, explainNotesRequest) : undefined;
return refused?.ok === false ? refused : { ok: true, value: keepNotesRequest(input as CreateNotes) };
}

/** Finds every fault in a request body of `createNotes`: all that the server would answer. A server lists the first 100. */
export const judge: Judge<CreateNotes> = /* @__PURE__ */ judgeWith(validate, []);

/** The contract of each answer of `createNotes`, by status. */
export const responses: {
  readonly 201: Contract<"createNotes 201", "createNotes", "v1", operations["createNotes"]["responses"][201]["content"]["application/json"]>;
  readonly 400: Contract<"createNotes 400", "createNotes", "v1", operations["createNotes"]["responses"][400]["content"]["application/json"]>;
  readonly 401: Contract<"createNotes 401", "createNotes", "v1", operations["createNotes"]["responses"][401]["content"]["application/json"]>;
  readonly 404: Contract<"createNotes 404", "createNotes", "v1", operations["createNotes"]["responses"][404]["content"]["application/json"]>;
  readonly 405: Contract<"createNotes 405", "createNotes", "v1", operations["createNotes"]["responses"][405]["content"]["application/json"]>;
  readonly 413: Contract<"createNotes 413", "createNotes", "v1", operations["createNotes"]["responses"][413]["content"]["application/json"]>;
  readonly 415: Contract<"createNotes 415", "createNotes", "v1", operations["createNotes"]["responses"][415]["content"]["application/json"]>;
  readonly 500: Contract<"createNotes 500", "createNotes", "v1", operations["createNotes"]["responses"][500]["content"]["application/json"]>;
} = {
  201: /* @__PURE__ */ contract("createNotes 201", "createNotes", "v1", isNoteResults, /* @__PURE__ */ validateWith(isNoteResults, explainNoteResults)),
  400: /* @__PURE__ */ contract("createNotes 400", "createNotes", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  401: /* @__PURE__ */ contract("createNotes 401", "createNotes", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  404: /* @__PURE__ */ contract("createNotes 404", "createNotes", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  405: /* @__PURE__ */ contract("createNotes 405", "createNotes", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  413: /* @__PURE__ */ contract("createNotes 413", "createNotes", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  415: /* @__PURE__ */ contract("createNotes 415", "createNotes", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
  500: /* @__PURE__ */ contract("createNotes 500", "createNotes", "v1", isError, /* @__PURE__ */ validateWith(isError, explainError)),
};
