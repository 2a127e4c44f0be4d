// The header Prefer (RFC 7240), by which a caller asks the mock for another answer: `code=429`,
// `example=none`, `dynamic=true`, alone or together.
import { ANSWERS } from "../../generated/rest-answers.ts";
import type { OperationId } from "../../generated/rest-operations.ts";
import { isRefusal, type Refusal, refuse } from "../api/reply.ts";
import { nearest } from "../runtime/issue.ts";

/** The answer that is asked for. */
export interface Preference {
  readonly code: number | undefined;
  readonly example: string | undefined;
  readonly dynamic: boolean;
}

/** Reads which answer a caller prefers. Refuses one that the operation does not have. */
export function readPreference(headers: Headers, operationId: OperationId): Preference | Refusal {
  const given = parse(headers.get("prefer") ?? "");
  if (isRefusal(given)) return given;
  const answers: Answers = ANSWERS[operationId];
  const problem = findProblem(given, answers);
  if (problem !== undefined) return refusePreference(problem);
  const example = given.get("example");
  return {
    code: given.has("code") ? Number(given.get("code")) : codeOf(example, answers),
    example,
    dynamic: given.get("dynamic") === "true",
  };
}

const OWN = ["code", "example", "dynamic"];

/** The preferences that are the mock's own, by name. */
function parse(header: string): ReadonlyMap<string, string> | Refusal {
  const given = new Map<string, string>();
  for (const part of header.split(/[,;]/)) {
    const [, written = "", value] = /^\s*([^=\s]+)\s*(?:=\s*"?([^"]*?)"?)?\s*$/.exec(part) ?? [];
    const name = written.toLowerCase();
    if (!OWN.includes(name)) {
      if (nearest(name, OWN)) return refuseName(written);
      continue; // It belongs to another standard, and RFC 7240 says to ignore it.
    }
    if (value === undefined && name !== "dynamic")
      return refusePreference(`${name} needs a value: ${name}=...`);
    // If a preference is given twice, the first one counts.
    if (!given.has(name)) given.set(name, value ?? "true");
  }
  return given;
}

/** The names of the examples by status. */
type Answers = Readonly<Record<string, readonly string[]>>;

/** The status of the answer that an example belongs to. */
function codeOf(example: string | undefined, answers: Answers): number | undefined {
  const [code] =
    Object.entries(answers).find(([, names]) => example !== undefined && names.includes(example)) ??
    [];
  return code === undefined ? undefined : Number(code);
}

/** Why the preferred answer can't be given, and what there is instead. */
function findProblem(given: ReadonlyMap<string, string>, answers: Answers): string | undefined {
  const dynamic = given.get("dynamic") ?? "true";
  if (dynamic !== "true" && dynamic !== "false")
    return `dynamic takes true or false, not ${dynamic}.`;
  const codes = Object.keys(answers);
  const code = given.get("code");
  if (code !== undefined && !codes.includes(code))
    return `This operation has no answer with the code ${code}. It has: ${codes.join(", ")}.`;
  const example = given.get("example");
  if (example === undefined) return undefined;
  const names = code === undefined ? Object.values(answers).flat() : (answers[code] ?? []);
  if (names.includes(example)) return undefined;
  const where = code === undefined ? "This operation" : `The answer ${code} of this operation`;
  return `${where} has no example ${example}.${suggest(example, names)} It has: ${[...new Set(names)].join(", ")}.`;
}

function suggest(word: string, candidates: readonly string[]): string {
  const meant = nearest(word, candidates);
  return meant === undefined ? "" : ` Did you mean ${meant}?`;
}

const refuseName = (name: string): Refusal =>
  refusePreference(
    `There is no preference ${name}.${suggest(name.toLowerCase(), OWN)} There are: ${OWN.join(", ")}.`,
  );

const refusePreference = (detail: string): Refusal =>
  refuse("invalid_request", detail, [{ detail, code: "invalid_format", attr: null }]);
