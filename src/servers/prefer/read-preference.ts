// Reads the header Prefer (RFC 7240), such as `code=429`, `example=none`, `dynamic=true, wait=2`.
import { ANSWERS } from "../../../generated/rest-answers.ts";
import { didYouMean, nearest } from "../../library/text/did-you-mean.ts";
import { startOf } from "../../library/text/printable.ts";
import { isRefusal, type Refusal, type Reply, refuse } from "../api/reply.ts";
import type { Call } from "../http/front-door.ts";
import type { Log } from "../http/log.ts";

export interface Preference {
  readonly code: number | undefined;
  readonly example: string | undefined;
  readonly dynamic: boolean | undefined;
}

const NONE: Preference = { code: undefined, example: undefined, dynamic: undefined };
const OWN = ["code", "example", "dynamic", "wait"];
/** The largest number of seconds that a caller may ask to wait. */
const MOST_WAIT = 60;

/** Reads the preferences of a caller, and waits if asked. Refuses what the operation can't do. */
export async function heedPreference(
  { request, operationId }: Pick<Call, "request" | "operationId">,
  wait: (milliseconds: number) => Promise<void>,
  log: Log,
): Promise<Preference | Refusal> {
  const header = request.headers.get("prefer");
  if (header === null) return NONE;
  const written = header.split(/[,;]/).map(parse);
  const ownPreferences = written.filter(({ name }) => OWN.includes(name));
  for (const { name } of written)
    if (log.requests && name !== "" && !OWN.includes(name))
      log({ kind: "note", text: ignoredPreference(name) });
  const incomplete = ownPreferences.find(
    ({ name, value }) => value === undefined && name !== "dynamic",
  );
  if (incomplete)
    return refusePreference(`${incomplete.name} needs a value: ${incomplete.name}=...`);
  // If a preference occurs twice, the first value counts.
  const given = new Map(ownPreferences.reverse().map(({ name, value = "true" }) => [name, value]));
  const answers: Answers = ANSWERS[operationId];
  const problem = findProblem(given, answers);
  if (problem !== undefined) return refusePreference(problem);
  const seconds = Number(given.get("wait") ?? 0);
  if (seconds > 0) await wait(seconds * 1000);
  const example = given.get("example");
  const hasExample = (status: string) =>
    example !== undefined && answers[status]?.includes(example) === true;
  const code = given.get("code") ?? Object.keys(answers).find(hasExample);
  return {
    code: code === undefined ? undefined : Number(code),
    example,
    dynamic: given.has("dynamic") ? given.get("dynamic") === "true" : undefined,
  };
}

function ignoredPreference(name: string): string {
  const shown = name.length > LONGEST ? `${startOf(name, LONGEST)}...` : name;
  return `The preference ${shown} is ignored${didYouMean(nearest(name, OWN), ".")} There are: ${OWN.join(", ")}.`;
}

/** The largest number of characters of an unknown name that the log repeats. */
const LONGEST = 100;

/** Parses one preference: `code=404`, `example="imported"`, or a name alone. */
function parse(text: string): { readonly name: string; readonly value: string | undefined } {
  const [name = "", ...rest] = text.split("=");
  const value = rest.length === 0 ? undefined : rest.join("=").trim();
  return { name: name.trim().toLowerCase(), value: value?.replace(/^"/, "").replace(/"$/, "") };
}

type Answers = Readonly<Record<string, readonly string[]>>;

function findProblem(given: ReadonlyMap<string, string>, answers: Answers): string | undefined {
  const dynamic = given.get("dynamic") ?? "true";
  if (dynamic !== "true" && dynamic !== "false")
    return `dynamic takes true or false, not ${dynamic}.`;
  const wait = given.get("wait") ?? "0";
  if (!/^\d{1,2}(?:\.\d+)?$/.test(wait) || Number(wait) > MOST_WAIT)
    return `wait takes seconds from 0 to ${MOST_WAIT}, not ${wait}.`;
  const codes = Object.keys(answers);
  const code = given.get("code");
  if (code !== undefined && !codes.includes(code))
    return `This operation has no answer with the code ${code}. It has: ${codes.join(", ")}.`;
  const example = given.get("example");
  if (example === undefined) return undefined;
  const names = code === undefined ? Object.values(answers).flat() : (answers[code] ?? []);
  if (names.includes(example)) return undefined;
  const where = code === undefined ? "This operation" : `The answer ${code} of this operation`;
  return `${where} has no example ${example}${didYouMean(nearest(example, names), ".")} It has: ${[...new Set(names)].join(", ")}.`;
}

const refusePreference = (detail: string): Refusal =>
  refuse("invalid_request", detail, [{ detail, code: "invalid_format", attr: null }]);

/** Returns the answer that the caller prefers; undefined if the caller prefers none. */
export async function answerPreferred(
  call: Call,
  wait: (milliseconds: number) => Promise<void>,
  log: Log,
): Promise<Reply | undefined> {
  const preference = await heedPreference(call, wait, log);
  if (isRefusal(preference)) return preference;
  const { code, example, dynamic } = preference;
  if (dynamic && log.requests)
    log({ kind: "note", text: "The preference dynamic is ignored: only a mock makes values." });
  if (code === undefined && example === undefined) return undefined;
  // The answers are loaded on demand, because they are large and few servers need them.
  const { exampleAnswer } = await import("./kept-answers.ts");
  return exampleAnswer(call, code, example);
}
