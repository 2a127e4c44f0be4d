// The operations of an OpenAPI document.
import { child, children, isNode, type Node, type Place } from "./place.ts";

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

export interface OperationPlace {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly place: Place;
  /** Parameters of the path and of the operation, by what tells them apart in a request. */
  readonly parameters: ReadonlyMap<string, Place>;
  /** Ways to be let in; an empty one needs no credentials. */
  readonly security: readonly Node[];
}

export function readOperations(document: object): OperationPlace[] {
  const root: Place = { root: document, at: [], node: document as Node };
  return [...children(root, "paths")].flatMap(([path, item]) =>
    METHODS.flatMap((method): OperationPlace[] => {
      const place = child(item, method);
      if (!place) return [];
      const id =
        typeof place.node.operationId === "string"
          ? place.node.operationId
          : `${method.toUpperCase()} ${path}`;
      const security = place.node.security ?? root.node.security;
      const parameters = new Map([...readParameters(item, path), ...readParameters(place, path)]);
      return [
        {
          id,
          method,
          path,
          place,
          parameters,
          security: Array.isArray(security) && security.length > 0 ? security : [{}],
        },
      ];
    }),
  );
}

/** The path without the names of its parameters, which no request shows. */
export const shapeOfPath = (path: string): string => path.replaceAll(/\{[^}]*\}/g, "{}");

function readParameters(place: Place, path: string): [string, Place][] {
  const list = Array.isArray(place.node.parameters) ? place.node.parameters : [];
  const names = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  return list.flatMap((_, index): [string, Place][] => {
    const parameter = childOfList(place, "parameters", index);
    if (!parameter) return [];
    const { in: where, name } = parameter.node;
    // A request shows where in the path a parameter stands, not what it is called.
    const key =
      where === "path"
        ? names.indexOf(String(name))
        : where === "header"
          ? String(name).toLowerCase()
          : String(name);
    return [[`${where} ${key}`, parameter]];
  });
}

function childOfList(place: Place, key: string, index: number): Place | undefined {
  const node = (place.node[key] as unknown[])[index];
  const list: Place = { root: place.root, at: [...place.at, key], node: { [index]: node } };
  return isNode(node) ? child(list, String(index)) : undefined;
}
