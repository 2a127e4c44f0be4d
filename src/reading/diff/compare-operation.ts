// Compares an operation with what has become of it.
import { compareBody, compareParameters, compareSecurity } from "./compare-requests.ts";
import { compareResponses } from "./compare-responses.ts";
import {
  changeAt,
  compareRest,
  compareTexts,
  type OperationChange,
  wholeChange,
} from "./operation-change.ts";
import { type OperationNode, plainPath } from "./operations.ts";

const TEXTS = ["summary", "description", "tags", "externalDocs", "deprecated"];
const COMPARED = new Set([
  ...TEXTS,
  "operationId",
  "parameters",
  "requestBody",
  "responses",
  "security",
]);

export function compareOperation(
  pair: readonly [before: OperationNode, after: OperationNode],
): OperationChange[] {
  const [old, now] = pair;
  return [
    ...compareIds(old, now),
    ...compareAddresses(old, now),
    ...compareParameters(pair),
    ...compareBody(pair),
    ...compareResponses(old.node, now.node),
    ...compareSecurity(pair),
    ...compareTexts(old.node, now.node, TEXTS).map((change) => changeAt("", change)),
    ...compareRest(old.node, now.node, COMPARED),
  ];
}

/** Generated clients are named after the operationId: another one breaks them. */
function compareIds(old: OperationNode, now: OperationNode): OperationChange[] {
  if (old.id === now.id) return [];
  const what = `is called ${now.id} now`;
  return [changeAt("", wholeChange("operation_id_changed", what, ["clients"], now.node.at))];
}

/** The name of a path parameter is not in a request, but in generated clients. */
function compareAddresses(old: OperationNode, now: OperationNode): OperationChange[] {
  const address = ({ method, path }: OperationNode) => `${method.toUpperCase()} ${path}`;
  if (address(old) === address(now)) return [];
  const isMoved = old.method !== now.method || plainPath(old.path) !== plainPath(now.path);
  const what = `is ${address(now)} now, not ${address(old)}`;
  const breaks = isMoved ? (["clients", "server"] as const) : (["clients"] as const);
  return [changeAt("", wholeChange("address_changed", what, breaks, now.node.at))];
}
