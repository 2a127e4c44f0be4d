// Finds the operations of any OpenAPI document, also of a foreign one, with their places.
import { isJsonObject } from "../../library/json/pointer.ts";
import { METHODS, type Method } from "../model/description.ts";
import { child, children, type DocumentNode, type JsonObject, rootNode } from "./document-node.ts";

export interface OperationNode {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly node: DocumentNode;
  /** The parameters of the path and the operation, by the part of a request that each describes. */
  readonly parameters: ReadonlyMap<string, DocumentNode>;
  /** The alternatives of credentials. An empty alternative needs no credentials. */
  readonly security: readonly JsonObject[];
}

export type OperationPair = readonly [before: OperationNode, after: OperationNode];

export function readOperations(document: object): OperationNode[] {
  const root = rootNode(document);
  return [...children(root, "paths")].flatMap(([path, item]) =>
    METHODS.flatMap((method): OperationNode[] => {
      const operation = child(item, method);
      if (!operation) return [];
      // The servers of a path also count for its operations.
      const { servers } = item.value;
      const node = servers ? { ...operation, value: { servers, ...operation.value } } : operation;
      const { operationId, security = root.value.security } = node.value;
      return [
        {
          id: typeof operationId === "string" ? operationId : `${method.toUpperCase()} ${path}`,
          method,
          path,
          node,
          parameters: new Map([...readParameters(item, path), ...readParameters(node, path)]),
          security: Array.isArray(security) && security.length > 0 ? security : [{}],
        },
      ];
    }),
  );
}

/** Pairs operations that answer the same requests, then operations of the same name. */
export function pairOperations(old: readonly OperationNode[], now: readonly OperationNode[]) {
  const pairs = new Map<OperationNode, OperationPair>();
  const free = new Set(now);
  for (const keyOf of [
    ({ method, path }: OperationNode) => `${method} ${plainPath(path)}`,
    looseAddress,
    ({ id }: OperationNode) => id,
  ]) {
    for (const operation of old.filter((node) => !pairs.has(node))) {
      const partner = now.find((node) => free.has(node) && keyOf(node) === keyOf(operation));
      if (!partner) continue;
      pairs.set(operation, [operation, partner]);
      free.delete(partner);
    }
  }
  return old.map((operation) => pairs.get(operation)).filter((pair) => pair !== undefined);
}

/** Returns a path without the names of its parameters, which a request does not show. */
const plainPath = (path: string): string => path.replaceAll(/\{[^{}]*\}/g, "{}");

/** Returns method and full path, without parameter names, upper case and a slash at the end. */
function looseAddress({ method, path, node }: OperationNode): string {
  const { servers } = rootNode(node.root).value;
  const [server] = Array.isArray(servers) ? servers : [];
  const base = isJsonObject(server) ? String(server.url).replace(/^[a-z]+:\/\/[^/]*/i, "") : "";
  return `${method} ${`${base}${plainPath(path)}`.toLowerCase().replace(/\/$/, "")}`;
}

const readParameters = (node: DocumentNode, path: string) =>
  [...children(node, "parameters").values()].map(
    (item) => [keyOf(item.value, path), item] as const,
  );

/** Names the part of a request that a parameter stands for. In a path, uses the position. */
function keyOf({ in: location, name }: JsonObject, path: string): string {
  if (location === "path") {
    const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, inPath]) => inPath);
    return `path ${names.indexOf(String(name))}`;
  }
  return `${location} ${location === "header" ? String(name).toLowerCase() : name}`;
}
