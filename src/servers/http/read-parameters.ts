// Parameters are decoded strictly, read by their types, checked against the contract, and completed
// with defaults.
import { OPERATIONS, type OperationId } from "../../../generated/rest-operations.ts";
import { PARAMETER_CHECKS } from "../../../generated/rest-parameters.ts";
import { findIssues } from "../../library/runtime/examine.ts";
import type { Explain } from "../../library/runtime/issue.ts";
import { unlessThrown } from "../../library/text/unless-thrown.ts";
import { type ErrorItem, type ParameterValues, type Refusal, refuse } from "../api/reply.ts";
import type { Route } from "./router.ts";

interface Described {
  readonly in: string;
  readonly type: string;
  readonly default?: string | number | boolean;
}

/** The rules for the parameters of one operation, of the API or of another interface. */
export interface ParameterRules {
  readonly described: Readonly<Record<string, Described>>;
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

export function readParameters(route: Route, search: string): ParameterValues | Refusal {
  if (search === "" && Object.keys(route.captured).length === 0)
    return NONE_GIVEN[route.operationId];
  return readByRules(RULES[route.operationId], route.captured, search);
}

export function readByRules(
  rules: ParameterRules,
  captured: Route["captured"],
  search: string,
): ParameterValues | Refusal {
  const { path, query } = decodeParameters({ captured }, search);
  if (!path) return refuseEncoding("path");
  if (!query) return refuseEncoding("query");
  return checkByRules(rules, path, query);
}

/** Decodes parameters to texts. A text that is not valid percent-encoded UTF-8 is undefined. */
export const decodeParameters = (
  { captured }: Pick<Route, "captured">,
  search: string,
): { readonly path: Pairs | undefined; readonly query: Pairs | undefined } => ({
  path: decodePairs(Object.entries(captured)),
  query: decodePairs(splitQuery(search)),
});

/** Reads decoded parameters by their types. Refuses parameters that break the contract. */
export const checkParameters = (operationId: OperationId, path: Pairs, query: Pairs) =>
  checkByRules(RULES[operationId], path, query);

function checkByRules(
  { described, check, defaults }: ParameterRules,
  path: Pairs,
  query: Pairs,
): ParameterValues | Refusal {
  if (path.some(hasNul) || query.some(hasNul))
    return refuse("parse_error", "The address has a NUL character in it.");
  const known = query.filter(
    ([name]) => Object.hasOwn(described, name) && described[name]?.in === "query",
  );
  const twice = known.filter(
    ([name], index) => known.findIndex(([earlier]) => earlier === name) < index,
  );
  const given: Record<string, string | number | boolean> = {};
  for (const [name, text] of [...path, ...known]) given[name] = read(text, described[name]?.type);
  const issues = !check || check.is(given) ? [] : findIssues(given, check.explain);
  const faults = [...issues.map(inWordsOfQuery), ...twice.map(([name]) => duplicate(name))];
  return faults.length > 0
    ? refuse("invalid_request", "A parameter of the request is not valid.", faults)
    : { ...defaults, ...given };
}

/** Explains to a caller who wrote `True` how a query writes a boolean. */
const inWordsOfQuery = ({ detail, ...fault }: ErrorItem): ErrorItem => ({
  ...fault,
  detail: detail
    .replace("must be a boolean", "must be true or false")
    .replace(/, not the number (\S+)$/, (words, read) => (isExact(Number(read)) ? words : "")),
});

/** True if a whole number is small enough to be exact. */
const isExact = (read: number): boolean => Math.abs(read) <= Number.MAX_SAFE_INTEGER;

const hasNul = (pair: Pairs[number]): boolean => pair.some((text) => text.includes("\0"));

const refuseEncoding = (part: "path" | "query"): Refusal<"parse_error"> =>
  refuse("parse_error", `The ${part} is not valid percent-encoded UTF-8.`);

const duplicate = (name: string): ErrorItem => ({
  detail: `${name} is given twice`,
  code: "duplicate",
  attr: name,
});

const CHECKS: Readonly<Record<string, ParameterRules["check"]>> = PARAMETER_CHECKS;

const RULES = Object.fromEntries(
  Object.entries(OPERATIONS).map(([operationId, { parameters }]) => [
    operationId,
    parameterRules(parameters, CHECKS[operationId]),
  ]),
) as Readonly<Record<OperationId, ParameterRules>>;

/** The result of reading no parameters, by operation: the defaults or a refusal. */
const NONE_GIVEN = Object.fromEntries(
  Object.keys(OPERATIONS).map((id) => [id, checkParameters(id as OperationId, [], [])]),
) as Readonly<Record<OperationId, ParameterValues | Refusal>>;

/** Reads a text by its type. A text of the wrong form stays a text, and the contract refuses it. */
function read(text: string, type: string | undefined): string | number | boolean {
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
