// Parameters are decoded strictly, read by their types, checked and completed with defaults.
import { OPERATIONS, type OperationId } from "../../../generated/rest-operations.ts";
import { PARAMETER_CHECKS } from "../../../generated/rest-parameters.ts";
import { examine } from "../../library/runtime/examine.ts";
import { withoutValue } from "../../library/runtime/fault.ts";
import { type Explain, type Facts, type Issue, issueOf } from "../../library/runtime/issue.ts";
import { unlessThrown } from "../../library/text/unless-thrown.ts";
import { type ErrorItem, type ParameterValues, type Refusal, refuse } from "../api/reply.ts";
import type { Route } from "./router.ts";

/** The rules for the parameters of one operation, of the API or of another interface. */
export interface ParameterRules {
  readonly described: Readonly<
    Record<string, { in: string; type: string; default?: ParameterValues[string] }>
  >;
  readonly check?: { is(values: ParameterValues): boolean; explain: Explain } | undefined;
  /** The values of parameters that the request leaves out. */
  readonly defaults: ParameterValues;
}

export function parameterRules(
  described: ParameterRules["described"],
  check: ParameterRules["check"],
): ParameterRules {
  const defaults = Object.entries(described).flatMap(([name, { default: value }]) =>
    value === undefined ? [] : [[name, value]],
  );
  return { described, check, defaults: Object.fromEntries(defaults) };
}

export type Pairs = readonly (readonly [name: string, text: string])[];

export function readParameters(rules: ParameterRules, captured: Route["captured"], search: string) {
  const { path, query } = decodeParameters(captured, search);
  if (path && query) return checkParameters(rules, path, query);
  const part = path ? "query" : "path";
  return refuse("parse_error", `The ${part} is not valid percent-encoded UTF-8.`);
}

/** Decodes parameters. The path or the query is undefined if it is not percent-encoded UTF-8. */
export const decodeParameters = (captured: Route["captured"], search: string) => ({
  path: decodePairs(Object.entries(captured)),
  query: decodePairs(splitQuery(search)),
});

/** Reads decoded parameters by their types. Refuses parameters that break the contract. */
export function checkParameters(
  { described, check, defaults }: ParameterRules,
  path: Pairs,
  query: Pairs,
): ParameterValues | Refusal {
  if (path.some(hasNul) || query.some(hasNul))
    return refuse("parse_error", "The address has a NUL character in it.");
  const ownPairs = query.filter(
    ([name]) => Object.hasOwn(described, name) && described[name]?.in === "query",
  );
  const twice = ownPairs.filter(
    ([name], index) => ownPairs.findIndex(([earlier]) => earlier === name) < index,
  );
  const given: Record<string, ParameterValues[string]> = {};
  for (const [name, text] of [...path, ...ownPairs])
    given[name] = read(text, described[name]?.type);
  const make = (_: unknown, ...facts: Facts) => inQuery(facts, described[facts[0]]?.type);
  const result = !check || check.is(given) ? undefined : examine(given, { make }, check.explain);
  const issues = result?.ok === false ? result.issues : [];
  const faults = [...issues, ...twice.map(([name]) => duplicate(name))];
  return faults.length > 0
    ? refuse("invalid_request", "A parameter of the request is not valid.", faults)
    : { ...defaults, ...given };
}

/** Says a fault of a query, whose values are texts. Leaves out a number that lost digits. */
function inQuery([attr, value, wanted, ...rest]: Facts, type: string | undefined): Issue {
  const isMistyped = rest[0] === undefined && type === "boolean";
  const facts: Facts = [attr, value, isMistyped ? "true or false" : wanted, ...rest];
  const isLost = typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER;
  return issueOf({}, ...(isLost ? withoutValue(facts) : facts));
}

const hasNul = (pair: Pairs[number]): boolean => pair.some((text) => text.includes("\0"));

const duplicate = (name: string): ErrorItem => ({
  detail: `${name} is given twice`,
  code: "duplicate",
  attr: name,
});

const CHECKS: Readonly<Record<string, ParameterRules["check"]>> = PARAMETER_CHECKS;

export const PARAMETER_RULES = Object.fromEntries(
  Object.entries(OPERATIONS).map(([operationId, { parameters }]) => [
    operationId,
    parameterRules(parameters, CHECKS[operationId]),
  ]),
) as Readonly<Record<OperationId, ParameterRules>>;

/** Reads a text by its type. A text of the wrong form stays a text, and the contract refuses it. */
function read(text: string, type: string | undefined): ParameterValues[string] {
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  if (type === "integer" && /^-?\d+$/.test(text))
    return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, Number(text)));
  if (type === "number" && /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text)) return Number(text);
  return text;
}

function splitQuery(search: string): [string, string][] {
  const pairs = search.replace(/^\?/, "").split("&");
  return pairs.flatMap((pair) => {
    const [name = "", ...rest] = pair.replaceAll("+", " ").split("=");
    return pair === "" ? [] : [[name, rest.join("=")]];
  });
}

/** Decodes a query strictly; undefined if a text is not UTF-8. `URLSearchParams` is not strict. */
const decodePairs = (pairs: Pairs): Pairs | undefined =>
  unlessThrown(URIError, () => pairs.map(([name, text]) => [decode(name), decode(text)]));

const decode = (text: string): string => (text.includes("%") ? decodeURIComponent(text) : text);
