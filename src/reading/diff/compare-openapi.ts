// Compares two OpenAPI documents: operation by operation, then what belongs to none of them.
import { type Change, withKind } from "./change.ts";
import { compareDocuments } from "./compare-documents.ts";
import { compareOperation } from "./compare-operation.ts";
import { rootNode } from "./document-node.ts";
import { changeAt, type OperationChange, wholeChange } from "./operation-change.ts";
import { looseAddress, type OperationNode, plainPath, readOperations } from "./operations.ts";

export function compareOpenApi(before: object, after: object): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [old, now] = [readOperations(before), readOperations(after)];
  const pairs = pairOperations(old, now);
  const paired = new Set(pairs.flat());
  const isAlone = (operation: OperationNode): boolean => !paired.has(operation);
  return [
    ...old.filter(isAlone).map(({ id }) => changeOf(id, operationRemoved)),
    ...pairs.flatMap((pair) =>
      compareOperation(pair).map((change) => changeOf(pair[0].id, change)),
    ),
    ...now.filter(isAlone).map(({ id, node }) => changeOf(id, operationAdded(node.at))),
    ...compareDocuments(rootNode(before), rootNode(after)).map((change) =>
      changeOf("openapi", change),
    ),
  ];
}

const changeOf = (subject: string, change: OperationChange): Change =>
  withKind({ half: "openapi", subject, ...change });

const operationRemoved = changeAt(
  "",
  wholeChange("operation_removed", "was removed", ["clients"], []),
);

const operationAdded = (at: readonly string[]): OperationChange =>
  changeAt("", wholeChange("operation_added", "was added", [], at));

/** Operations that answer the same requests belong together, then those of the same name. */
export function pairOperations(
  old: readonly OperationNode[],
  now: readonly OperationNode[],
): (readonly [OperationNode, OperationNode])[] {
  const taken = new Set<OperationNode>();
  const partners = new Map<OperationNode, OperationNode>();
  for (const keyOf of [
    ({ method, path }: OperationNode) => `${method} ${plainPath(path)}`,
    looseAddress,
    ({ id }: OperationNode) => id,
  ]) {
    for (const operation of old.filter((one) => !partners.has(one))) {
      const partner = now.find((one) => !taken.has(one) && keyOf(one) === keyOf(operation));
      if (!partner) continue;
      partners.set(operation, partner);
      taken.add(partner);
    }
  }
  return old.flatMap((operation) => {
    const partner = partners.get(operation);
    return partner ? [[operation, partner] as const] : [];
  });
}
