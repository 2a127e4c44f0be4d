// Who reads what of a contract, and which changes break them: those at a place that they read,
// above it or below it.
import { isJsonObject } from "../../library/json/pointer.ts";
import { didYouMean, nearest } from "../../library/text/did-you-mean.ts";
import type { Change, ContractDocuments } from "./change.ts";
import {
  asSchema,
  children,
  type DocumentNode,
  leads,
  rootNode,
  schemaAt,
} from "./document-node.ts";
import { pairOperations, readOperations } from "./operations.ts";

export interface Reader {
  /** An event, or an operation and a status of it: `getAccount 200`. */
  readonly name: string;
  readonly owner: string;
  /** The path that is read, as `reading` names it; `*` for everything. */
  readonly path: string;
}

/** Finds the readers in what a file says; an error text where it says something else. */
export function readersIn(root: unknown, usual: string): readonly Reader[] | string {
  const readers: Reader[] = [];
  for (const [name, value] of [root].flat().flatMap((part) => Object.entries(Object(part)))) {
    const isList = Array.isArray(value) && isJsonObject(value[0]);
    const groups = isList ? value : [value];
    for (const group of groups) {
      const {
        paths,
        owner = usual,
        ...others
      } = Array.isArray(group) ? { paths: group } : Object(group);
      const isRight =
        Array.isArray(paths) && paths.length > 0 && typeof owner === "string" && owner !== "";
      if (
        !isRight ||
        Object.keys(others).length > 0 ||
        paths.some((path) => typeof path !== "string")
      )
        return `has for ${name} neither a list of paths nor paths with an owner`;
      readers.push(...paths.map((path) => ({ name, owner, path })));
    }
  }
  return readers.length > 0 ? readers : "names no reader";
}

/** Says what neither contract has of what is read; undefined if there is nothing. */
export function unknownIn(readers: readonly Reader[], contracts: readonly ContractDocuments[]) {
  const schemasByName = new Map<string, DocumentNode[]>();
  for (const contract of contracts)
    for (const [name, schemas] of readable(contract))
      schemasByName.set(name, [...(schemasByName.get(name) ?? []), ...schemas]);
  for (const { name, path } of readers) {
    const schemas = schemasByName.get(name);
    if (!schemas) {
      const near = nearest(name, [...schemasByName.keys()]);
      return `names ${name}, which is in neither contract${didYouMean(near)}`;
    }
    if (path !== "*" && !leads(schemas, keysIn(path)))
      return `names ${path} of ${name}, which has no such field`;
  }
  return undefined;
}

/** The schemas of what can be read: the payloads of events, and the answers of operations. */
function readable({ schemas = new Map(), openapi }: ContractDocuments): [string, DocumentNode[]][] {
  const events = [...schemas].map(([name, schema]): [string, DocumentNode[]] => [
    name,
    [asSchema(rootNode(schema))],
  ]);
  const answers = (openapi ? readOperations(openapi) : []).flatMap(({ id, node }) =>
    [...children(node, "responses")].map(([status, answer]): [string, DocumentNode[]] => [
      `${id} ${status}`,
      [...children(answer, "content").values()].map((media) => schemaAt(media, "schema")),
    ]),
  );
  return [...events, ...answers];
}

/** Splits `versions[].traits`, and `versions[0].traits`, into `versions`, `[]`, `traits`. */
const keysIn = (path: string): string[] =>
  path
    .replaceAll(/\[\d*\]/g, ".[]")
    .split(".")
    .filter((key) => key !== "");

/** Returns a function that adds to a change the readers that it breaks; undefined if there is none. */
export function breaksReader(readers: readonly Reader[], ...sides: readonly ContractDocuments[]) {
  const [old, now] = sides.map(({ openapi }) => (openapi ? readOperations(openapi) : []));
  const renamed = new Map(
    pairOperations(old ?? [], now ?? []).map(([was, is]) => [was.id, is.id] as const),
  );
  return (change: Change): Change | undefined => {
    const broken = readers.filter((reader) => breaks(change, reader, renamed.get(change.subject)));
    const owners = [...new Set(broken.map(({ owner }) => owner))].sort();
    return owners.length > 0 ? { ...change, readers: owners } : undefined;
  };
}

function breaks(change: Change, { name, path }: Reader, renamed: string | undefined): boolean {
  const { half, subject, value, answers, breaks } = change;
  const [, operation, status = ""] = /^(.*) (\S+)$/.exec(name) ?? [];
  if (half === "events")
    return subject === name && breaks.includes("consumers") && areNear(value ?? "", path);
  if (operation === undefined || !breaks.includes("clients")) return false;
  // Whatever breaks all clients of the document breaks those who read its answers.
  if (subject === "openapi") return !/^(type|webhook)_|^webhooks/.test(`${change.code} `);
  if (subject !== operation && renamed !== operation) return false;
  return !answers || (answers.includes(status) && areNear(value ?? "", path));
}

/** True if one of two paths leads to the other. What is no name may be any name. */
function areNear(one: string, other: string): boolean {
  const [keys, others] = [keysIn(one), keysIn(other)];
  for (const [index, key] of keys.entries()) {
    const isAny = [key, others[index]].some(
      (part) => part !== "[]" && !/^[\w-]+$/.test(part ?? "*"),
    );
    if (isAny) return true;
    if (key !== others[index]) return false;
  }
  return true;
}
