// Checks the bodies and answers of an operation of the user's own document.
import { resolve } from "node:path";
import { isObject, valueAt } from "../../../library/json/pointer.ts";
import type { Fault } from "../../../library/runtime/fault.ts";
import { amount, printable } from "../../../library/text/printable.ts";
import type { CheckedIssue } from "../../../reading/judge/check-payload.ts";
import { NOT_CHECKED } from "../../../reading/judge/not-checked.ts";
import type { JsonSchema } from "../../../reading/model/schema.ts";
import type { Io, ParsedArguments } from "../../command.ts";
import { findOperation, schemaOf } from "../../contracts/find-operations.ts";
import { contractMaker } from "../../contracts/load-contracts.ts";
import { openDocuments } from "../../contracts/read-documents.ts";
import { selfContainedSchema } from "../../contracts/self-contained-schema.ts";
import type { BodyCheck } from "../read-options.ts";
import { checkBy } from "./contract-check.ts";

export async function openBodyCheck(
  name: string,
  args: ParsedArguments,
  { cwd, err: tell }: Pick<Io, "cwd" | "err">,
): Promise<BodyCheck> {
  const status = args.text("status");
  const documents = openDocuments(cwd);
  const operation = findOperation(documents.read(resolve(cwd, args.text("openapi") ?? "")), name);
  if (operation.told !== undefined) tell(`${printable(operation.told)}\n`);
  const event = schemaOf(operation, status);
  const schema = selfContainedSchema(event, documents.budget);
  const { contract, ready } = (await contractMaker({ documents, tell }, []))(event, schema);
  ready();
  const byContract = checkBy(contract, schema, args);
  const rules = rulesInWords(schema);
  if (rules > 0)
    tell(`${amount(rules, "rule")} in words ${rules > 1 ? "were" : "was"} not checked.\n`);
  return {
    ...byContract,
    isOwn: true,
    files: documents.used("--openapi"),
    check(payload, place, limit, say) {
      const literal = byContract.check(payload, place, limit, say);
      const isJudged = !literal.issues.some(({ code }) => code === NOT_CHECKED);
      if (literal.issues.length === 0 || status !== undefined || args.has("strict") || !isJudged)
        return literal;
      const faultsOf = (value: unknown) => byContract.check(value, place, 1 / 0, say).issues;
      const { value, warnings } = converted(payload, faultsOf);
      if (warnings.length === 0) return literal;
      const { issues, omitted } = byContract.check(value, place, limit, say);
      return { issues: [...issues, ...warnings], omitted };
    },
  };
}

/** Counts the rules of a schema that documents of deployments state only in words. */
function rulesInWords(schema: JsonSchema): number {
  let count = 0;
  JSON.stringify(schema, (key, value: unknown) => {
    if (key === "x-validators" && Array.isArray(value)) count += value.length;
    return value;
  });
  return count;
}

/** Converts each number or text whose conversion removes a fault, and warns about each of them. */
function converted(payload: unknown, faultsOf: (value: unknown) => readonly Fault[]) {
  const faults = faultsOf(payload).filter(
    ({ keys = [] }) => otherOf(valueAt(payload, keys)) !== undefined,
  );
  const byPlace = new Map(faults.map((fault) => [fault.attr, fault]));
  for (const { attr } of faultsOf(convert(payload, byPlace.values()))) byPlace.delete(attr);
  const warnings = [...byPlace.values()].map(({ attr, detail }): CheckedIssue => {
    const words = `${detail}; a server that converts takes it`;
    return { attr, code: "converted_type", detail: words, severity: "warning" };
  });
  return { value: convert(payload, byPlace.values()), warnings };
}

const NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/;

/** Converts a number to a text, and a text to its number. */
function otherOf(value: unknown): unknown {
  if (typeof value === "number") return String(value);
  const number = typeof value === "string" && NUMBER.test(value) ? Number(value) : 1 / 0;
  return Number.isFinite(number) ? number : undefined;
}

function convert(payload: unknown, faults: Iterable<Fault>): unknown {
  const copy = { payload: structuredClone(payload) };
  for (const { keys = [] } of faults) {
    const path = ["payload", ...keys];
    const key = path.pop() ?? "";
    const parent = valueAt(copy, path);
    if (isObject(parent)) Object.assign(parent, { [key]: otherOf(parent[key]) });
  }
  return copy.payload;
}
