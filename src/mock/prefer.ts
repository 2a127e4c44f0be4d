// The header Prefer (RFC 7240), by which a caller asks the mock for another answer: `code=429`, `example=none`, `dynamic=true`, alone or together.
import { ANSWERS } from "../../generated/rest-answers.ts";
import type { OperationId } from "../../generated/rest-operations.ts";
import { type Refusal, refuse } from "../api/reply.ts";
import { nearest } from "../runtime/issue.ts";

/** The answer that is asked for. */
export interface Preference {
  readonly code: number | undefined;
  readonly example: string | undefined;
  readonly dynamic: boolean;
}

const OWN = ["code", "example", "dynamic"];

export function readPreference(headers: Headers, operationId: OperationId): Preference | Refusal {
  const given = new Map<string, string>();
  for (const part of (headers.get("prefer") ?? "").split(/[,;]/)) {
    const [, written = "", value] = /^\s*([^=\s]+)\s*(?:=\s*"?([^"]*?)"?)?\s*$/.exec(part) ?? [];
    const name = written.toLowerCase();
    if (OWN.includes(name)) {
      if (value === undefined && name !== "dynamic")
        return wrong(`${name} needs a value: ${name}=...`);
      // Of a preference that is given twice, the first counts.
      if (!given.has(name)) given.set(name, value ?? "true");
    } else if (nearest(name, OWN))
      return wrong(
        `There is no preference ${written}.${suggest(name, OWN)} There are: ${OWN.join(", ")}.`,
      );
    // Any other is of another standard: RFC 7240 has it ignored.
  }
  const answers: Answers = ANSWERS[operationId];
  const example = given.get("example");
  const preference = {
    code: given.has("code") ? Number(given.get("code")) : codeOf(example, answers),
    example,
    dynamic: given.get("dynamic") === "true",
  };
  const fault = findFault(given, example, answers);
  return fault === undefined ? preference : wrong(fault);
}

/** The answer that an example belongs to. */
function codeOf(example: string | undefined, answers: Answers): number | undefined {
  const [code] =
    Object.entries(answers).find(([, names]) => example !== undefined && names.includes(example)) ??
    [];
  return code === undefined ? undefined : Number(code);
}

type Answers = Readonly<Record<string, readonly string[]>>;

/** Why the answer asked for can't be given, with what there is instead. */
function findFault(
  given: ReadonlyMap<string, string>,
  example: string | undefined,
  answers: Answers,
): string | undefined {
  const dynamic = given.get("dynamic") ?? "true";
  if (dynamic !== "true" && dynamic !== "false")
    return `dynamic takes true or false, not ${dynamic}.`;
  const codes = Object.keys(answers);
  const code = given.get("code");
  if (code !== undefined && !codes.includes(code))
    return `This operation has no answer with the code ${code}. It has: ${codes.join(", ")}.`;
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

const wrong = (detail: string): Refusal =>
  refuse("invalid_request", detail, [{ detail, code: "invalid_format", attr: null }]);
