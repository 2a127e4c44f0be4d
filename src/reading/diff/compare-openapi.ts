// Compares two OpenAPI documents: operation by operation, then what belongs to none of them.
import { isJsonObject } from "../../library/json/pointer.ts";
import { type Change, changeOf, type Difference, wholly, within } from "./change.ts";
import { compareRest, compareTexts } from "./compare-parts.ts";
import { compareBody, compareParameters, compareSecurity } from "./compare-requests.ts";
import { compareResponses } from "./compare-responses.ts";
import { child, children, type DocumentNode, rootNode } from "./document-node.ts";
import { looseAddress, type OperationNode, plainPath, readOperations } from "./operations.ts";
import { compareLists, paired } from "./words.ts";

type Operations = readonly [before: OperationNode, after: OperationNode];

export function compareOpenApi(before: object, after: object): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [old, now] = [readOperations(before), readOperations(after)];
  const pairs = pairOperations(old, now);
  const found = new Set(pairs.flat());
  const isAlone = (operation: OperationNode): boolean => !found.has(operation);
  const tell = (subject: string, differences: readonly Difference[], whole = "The operation") =>
    differences.map((one) => changeOf({ half: "openapi", subject }, one, whole));
  return [
    ...old
      .filter(isAlone)
      .flatMap(({ id }) => tell(id, [wholly("api", "operation_removed", "was removed", [])])),
    ...pairs.flatMap((pair) => tell(pair[0].id, compareOperation(pair))),
    ...now
      .filter(isAlone)
      .flatMap(({ id, node: { at } }) =>
        tell(id, [wholly("api", "operation_added", "was added", at)]),
      ),
    ...tell("openapi", compareDocuments(rootNode(before), rootNode(after)), "The document"),
  ];
}

/** Operations that answer the same requests belong together, then those of the same name. */
export function pairOperations(old: readonly OperationNode[], now: readonly OperationNode[]) {
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

const TEXTS = ["summary", "description", "tags", "externalDocs", "deprecated"];
const PARTS = ["operationId", "parameters", "requestBody", "responses", "security"];
const COMPARED = new Set([...TEXTS, ...PARTS]);

function compareOperation(pair: Operations): Difference[] {
  const [{ node: old }, { node: now }] = pair;
  return [
    ...compareIds(pair),
    ...compareAddresses(pair),
    ...compareParameters(pair),
    ...compareBody(pair),
    ...compareResponses(old, now),
    ...compareSecurity(pair),
    ...compareTexts(old, now, TEXTS),
    ...compareRest(old, now, COMPARED),
  ];
}

/** Generated clients are named after the operationId: another one breaks them. */
const compareIds = ([old, { id, node }]: Operations): Difference[] =>
  old.id === id ? [] : [wholly("api", "operation_id_changed", `is called ${id} now`, node.at)];

/** The name of a path parameter is not in a request, but in generated clients. */
function compareAddresses([old, now]: Operations): Difference[] {
  const address = ({ method, path }: OperationNode) => `${method.toUpperCase()} ${path}`;
  if (address(old) === address(now)) return [];
  const isMoved = old.method !== now.method || plainPath(old.path) !== plainPath(now.path);
  const said = `is ${address(now)} now, not ${address(old)}`;
  return [wholly("api", "address_changed", said, now.node.at, isMoved ? undefined : ["clients"])];
}

const DOCUMENT_TEXTS = ["openapi", "jsonSchemaDialect", "info", "tags", "externalDocs"];
const DOCUMENT_COMPARED = new Set([
  ...DOCUMENT_TEXTS,
  "servers",
  "paths",
  "components",
  "security",
]);

const compareDocuments = (old: DocumentNode, now: DocumentNode): Difference[] => [
  ...compareServers(old, now),
  ...compareNames(old, now),
  ...compareSchemeTexts(old, now),
  ...compareRest(old, now, DOCUMENT_COMPARED),
  ...compareTexts(old, now, DOCUMENT_TEXTS),
];

const compareServers = (old: DocumentNode, now: DocumentNode): Difference[] =>
  compareLists(
    urlsOf(old),
    urlsOf(now),
    (url) => url,
    (urls) => wholly("api", "server_removed", `no longer hold ${urls}`, ["servers"]),
    (urls) => wholly("api", "server_added", `hold ${urls} too`, ["servers"]),
  ).map((change) => within("servers", change));

const urlsOf = ({ value }: DocumentNode): ReadonlyMap<string, string> =>
  new Map(
    (Array.isArray(value.servers) ? value.servers : [])
      .filter(isJsonObject)
      .map(({ url }) => [String(url), String(url)]),
  );

const components = (node: DocumentNode, kind: string) => children(child(node, "components"), kind);

/** Schemas are compared where operations use them. Their names are the names of types. */
function compareNames(old: DocumentNode, now: DocumentNode): Difference[] {
  const at = ["components", "schemas"];
  const said = (participle: string) => `was ${participle}, and with it the type of that name`;
  const pairs = paired(components(old, "schemas"), components(now, "schemas"));
  return pairs.flatMap(([name, before, after]) => {
    const change = after
      ? wholly("api", "type_added", said("added"), [...at, name])
      : wholly("api", "type_removed", said("removed"), at);
    return before && after ? [] : [within(`components.schemas.${name}`, change)];
  });
}

/** What a security scheme asks for is compared where operations use it. */
function compareSchemeTexts(old: DocumentNode, now: DocumentNode): Difference[] {
  const before = components(old, "securitySchemes");
  return [...components(now, "securitySchemes")].flatMap(([name, scheme]) => {
    const other = before.get(name);
    const changes = other ? compareTexts(other, scheme, ["description"]) : [];
    return changes.map((change) => within(`components.securitySchemes.${name}`, change));
  });
}
