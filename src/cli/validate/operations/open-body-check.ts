// Checks the bodies of an operation by its contract, the rules of src/library/rest/, and rules over all
// payloads of a run.
import { REST_CONTRACTS } from "../../../../generated/rest-contracts.ts";
import { OPERATIONS } from "../../../../generated/rest-operations.ts";
import { REST_RESPONSES } from "../../../../generated/rest-responses.ts";
import { REST_RULES } from "../../../../generated/rest-rules.ts";
import type { Keep } from "../../../library/json/hazards.ts";
import { parseSafe } from "../../../library/json/parse-safe.ts";
import type { Rule } from "../../../library/rest/judge-with.ts";
import { didYouMean, nearest } from "../../../library/text/did-you-mean.ts";
import type { AnyContract, CheckedIssue, ReadText } from "../../../reading/judge/check-payload.ts";
import { BODY_LIMITS } from "../../../servers/http/read-body.ts";
import { usedFields } from "../../../servers/http/used-fields.ts";
import { type Io, type ParsedArguments, UsageError } from "../../command.ts";
import { readProducts } from "../../read-products.ts";
import type { BodyCheck } from "../read-options.ts";
import { checkBy } from "./contract-check.ts";
import { crossRulesOf, NAMING_PRODUCTS } from "./cross-rules.ts";

const takesBody = (operationId: string): operationId is keyof typeof REST_CONTRACTS =>
  Object.hasOwn(REST_CONTRACTS, operationId);

export async function openBodyCheck(
  operationId: string,
  args: ParsedArguments,
  io: Io,
): Promise<BodyCheck> {
  if (!Object.hasOwn(OPERATIONS, operationId)) {
    const meant = nearest(operationId, Object.keys(OPERATIONS));
    const hint = didYouMean(meant, ". energy-contracts list --operations names them.");
    throw new UsageError(`--operation: there is no operation "${operationId}"${hint}`, 3);
  }
  if (args.has("status")) return judgeAnswers(operationId, args);
  if (!takesBody(operationId))
    throw new UsageError(
      `${operationId} takes no body; --status judges its answers: ${statusesOf(operationId)}.`,
    );
  const country = args.text("country");
  if (country !== undefined) await checkCountry(country);
  const rules: readonly Rule[] = REST_RULES[operationId];
  await Promise.all(rules.map((rule) => rule.load?.()));
  const crossRules = crossRulesOf(operationId, readCodes(operationId, args, io));
  const byContract = checkByOurs(REST_CONTRACTS[operationId], args);
  const severe = (issue: CheckedIssue): CheckedIssue =>
    args.has("strict") ? { ...issue, severity: "error" } : issue;
  return {
    ...byContract,
    read: bodyReader(usedFields(operationId)),
    check(payload, place, limit, tell) {
      const { issues, omitted } = byContract.check(payload, place, limit, tell);
      const further = rules.flatMap((rule) => rule.find(payload, { country, tell }));
      const isTaken = issues.length + further.length === 0;
      const across = crossRules.flatMap((rule) => rule(payload, place, isTaken, tell)).map(severe);
      return { issues: [...issues, ...further, ...across], omitted };
    },
  };
}

async function checkCountry(code: string): Promise<void> {
  const { isTelephoneCountry } = await import("../../../library/rest/phone-numbers.ts");
  if (!isTelephoneCountry(code))
    throw new UsageError(
      `--country takes the two letters of a country with telephone numbers, such as DE, not "${code}".`,
    );
}

/** Checks by a contract of this package. Its published schema says whether a body is a list. */
const checkByOurs = (contract: AnyContract, args: ParsedArguments): BodyCheck =>
  checkBy(contract, contract["~standard"].jsonSchema.input({ target: "draft-2020-12" }), args);

const answersOf = (operationId: string): Readonly<Record<string, AnyContract>> =>
  REST_RESPONSES[operationId as keyof typeof REST_RESPONSES];

const statusesOf = (operationId: string): string => Object.keys(answersOf(operationId)).join(", ");

function judgeAnswers(operationId: string, args: ParsedArguments): BodyCheck {
  const status = args.text("status") ?? "";
  const contract = answersOf(operationId)[status];
  if (!contract)
    throw new UsageError(
      `${operationId} has no answer with the status ${status}; it has ${statusesOf(operationId)}.`,
    );
  return checkByOurs(contract, args);
}

/** Returns a reader of bodies that refuses unsafe or too large JSON, as the server does. */
const bodyReader =
  (keep: Keep) =>
  (text: string): ReadText | undefined => {
    const { bytes } = BODY_LIMITS;
    // A character of a string is at most three bytes, so the bytes of a short text aren't counted.
    if (text.length * 3 > bytes && Buffer.byteLength(text) > bytes)
      return tooLarge(`the body is larger than ${bytes} bytes`);
    const parsed = parseSafe(text, BODY_LIMITS, keep);
    if (!parsed.hazard) return parsed;
    const { kind, reason, line, column } = parsed.hazard;
    if (kind === "size") return tooLarge(`the body has ${reason}`);
    if (kind === "syntax") return undefined;
    return {
      fault: { code: "parse_error", detail: `the body can't be read: ${reason}`, line, column },
    };
  };

const tooLarge = (detail: string): ReadText => ({
  fault: { code: "payload_too_large", detail, line: 1, column: 1 },
});

function readCodes(operationId: string, args: ParsedArguments, io: Io) {
  const files = args.texts("products");
  if (files.length === 0) return undefined;
  if (!NAMING_PRODUCTS.includes(operationId))
    throw new UsageError(
      `The bodies of ${operationId} name no products; --products is for others.`,
    );
  return new Set(files.flatMap((file) => readProducts(file, io)).map(({ code }) => code));
}
