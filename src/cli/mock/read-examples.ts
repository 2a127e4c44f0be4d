// Reads the user's own examples: a folder of files that are named by operation and status.
import { resolve } from "node:path";
import { OPERATIONS } from "../../../generated/rest-operations.ts";
import { REST_RESPONSES } from "../../../generated/rest-responses.ts";
import { parseSafe } from "../../library/json/parse-safe.ts";
import { didYouMean, nearest } from "../../library/text/did-you-mean.ts";
import { printable } from "../../library/text/printable.ts";
import type { AnyContract } from "../../reading/judge/judge.ts";
import { hazardLine, issueLine } from "../../servers/app/fault-lines.ts";
import { BODY_LIMITS } from "../../servers/http/read-body.ts";
import type { OwnExamples } from "../../servers/mock/own-examples.ts";
import { accessFile, filesWithin, readText } from "../access-file.ts";
import { InputError, type Io, UsageError } from "../command.ts";

/** Matches a file: `processAccount.429.json` or `processAccount/429/mine.json`. */
const FILE = /^(?<operation>\w+)[./](?<status>\d{3})(?:[./](?<name>[\w-]+))?\.json$/;
const UNNAMED = "own";

type Found = Record<string, Record<string, Record<string, unknown>>>;

export function readExamples(folder: string, io: Io): OwnExamples {
  const examples: Found = {};
  const faults = jsonFilesIn(folder, io).flatMap((file) => addExample(folder, file, examples, io));
  if (faults.length > 0) throw new InputError(faults.map(printable).join("\n"));
  if (Object.keys(examples).length === 0)
    throw new UsageError(`${folder} has no example, such as processAccount.429.json.`);
  return examples as OwnExamples;
}

/** Lists files. Files without a `name` in FILE come first, because they are the usual examples. */
const jsonFilesIn = (folder: string, { cwd }: Io): readonly string[] =>
  accessFile(folder, "read", () => filesWithin(resolve(cwd, folder)))
    .filter((file) => file.endsWith(".json"))
    .sort((a, b) => a.split(/[./]/).length - b.split(/[./]/).length || (a < b ? -1 : 1));

function addExample(folder: string, path: string, all: Found, io: Io): string[] {
  const file = `${folder}/${path}`;
  const { operation = "", status = "", name = UNNAMED } = FILE.exec(path)?.groups ?? {};
  const contract = contractOf(operation, status);
  if (typeof contract === "string") return [`${file}  ${contract}`];
  const text = readText(file, io);
  const parsed = parseSafe(text, BODY_LIMITS);
  if (parsed.hazard) return [hazardLine(file, parsed.hazard)];
  const result = contract.validate(parsed.value);
  if (!result.ok) return result.issues.map((issue) => issueLine(file, text, issue).line);
  const examples = all[operation]?.[status] ?? {};
  if (Object.hasOwn(examples, name)) return [`${file}  is the second example ${name} of ${status}`];
  all[operation] = { ...all[operation], [status]: { ...examples, [name]: parsed.value } };
  return [];
}

function contractOf(operation: string, status: string): AnyContract | string {
  if (operation === "")
    return "is not called after an operation and a status, such as processAccount.429.json";
  if (!Object.hasOwn(OPERATIONS, operation))
    return `there is no operation ${operation}${didYouMean(nearest(operation, Object.keys(OPERATIONS)))}`;
  const answers: Readonly<Record<string, AnyContract>> =
    REST_RESPONSES[operation as keyof typeof REST_RESPONSES];
  return (
    answers[status] ??
    `${operation} has no answer ${status}; it has ${Object.keys(answers).join(", ")}`
  );
}
