// Compares two contracts: events by name, then operations, then the document around them.
import { METHODS } from "../model/description.ts";
import {
  type Change,
  type ContractDocuments,
  changeOf,
  type Difference,
  wholly,
  within,
} from "./change.ts";
import type { ChangeCode } from "./change-codes.ts";
import { isText } from "./compare-choices.ts";
import {
  compareBody,
  compareContent,
  compareParameters,
  compareResponses,
  compareRest,
  compareSecurity,
  compareTexts,
} from "./compare-parts.ts";
import { compareSchemas } from "./compare-schemas.ts";
import { child, children, type DocumentNode, rootNode } from "./document-node.ts";
import { type OperationPair, pairOperations, readOperations } from "./operations.ts";
import { EVENT, REQUEST, RESPONSE } from "./parties.ts";
import { viewOf } from "./view.ts";
import { compareLists, paired, stable } from "./words.ts";

/** Finds the changes and whom each breaks. Ignores the facts that a lock file leaves out. */
export function compareContracts(before: ContractDocuments, after: ContractDocuments): Change[] {
  const changes = [
    ...(before.schemas && after.schemas ? compareEvents(before.schemas, after.schemas) : []),
    ...(before.openapi && after.openapi ? compareOpenApi(before.openapi, after.openapi) : []),
  ];
  if (before.isLock === after.isLock) return changes;
  return changes.filter((change) => !isText(change) && change.code !== "server_added");
}

export const compareEvents = (before: ReadonlyMap<string, object>, after: typeof before) =>
  paired(before, after)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, old, now]) => compareEvent({ half: "events", subject: name }, old, now));

function compareEvent(
  event: Pick<Change, "half" | "subject">,
  before: object | undefined,
  after: object | undefined,
): Change[] {
  const tell = (difference: Difference) => changeOf(event, difference, "The payload");
  if (!before) return [tell(sentence("event_added", "The event was added"))];
  if (!after) return [tell(sentence("event_removed", "The event was removed"))];
  // Most events are unchanged, so a quick comparison of their texts comes first.
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [old, now] = [[rootNode(before)], [rootNode(after)]];
  const [was, is] = [viewOf(old).title, viewOf(now).title];
  const isOther = was !== undefined && is !== undefined && was !== is;
  const title = sentence("title_changed", `Its type is called ${is} now, not ${was}`);
  return [...(isOther ? [title] : []), ...compareSchemas(old, now, EVENT)].map(tell);
}

/** Makes a difference of an event itself, which a full sentence describes. */
const sentence = (code: ChangeCode, what: string): Difference => ({
  ...wholly("events", code, what, []),
  what,
});

export function compareOpenApi(before: object, after: object): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [old, now] = [readOperations(before), readOperations(after)];
  const pairs = pairOperations(old, now);
  const known = new Set(pairs.flat());
  const gone = wholly("api", "operation_removed", "was removed", []);
  const tell = (subject: string, differences: readonly Difference[], whole = "The operation") =>
    differences.map((difference) => changeOf({ half: "openapi", subject }, difference, whole));
  return [
    ...old.flatMap((operation) => (known.has(operation) ? [] : tell(operation.id, [gone]))),
    ...pairs.flatMap((pair) => tell(pair[0].id, compareOperation(pair))),
    ...now.flatMap((operation) => {
      const come = wholly("api", "operation_added", "was added", operation.node.keys);
      return known.has(operation) ? [] : tell(operation.id, [come]);
    }),
    ...tell("openapi", compareDocuments(rootNode(before), rootNode(after)), "The document"),
  ];
}

const TEXTS = ["summary", "description", "tags", "externalDocs"];
const PARTS = ["operationId", "parameters", "requestBody", "responses", "security"];
const COMPARED = new Set([...TEXTS, ...PARTS, "deprecated"]);

function compareOperation(pair: OperationPair): Difference[] {
  const [{ node: old }, { node: now }] = pair;
  return [
    ...compareNames(pair),
    ...compareParameters(pair),
    ...compareBody(pair),
    ...compareResponses(old, now),
    ...compareSecurity(pair),
    ...compareTexts(old, now, TEXTS),
    ...compareRest(old, now, COMPARED),
  ];
}

/** Compares the address, and the operationId, which gives generated clients their names. */
function compareNames([old, now]: OperationPair): Difference[] {
  const [was, is] = [old, now].map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  const tell = (code: ChangeCode, said: string) => [wholly("api", code, said, now.node.keys)];
  return [
    ...(old.id === now.id ? [] : tell("operation_id_changed", `is called ${now.id} now`)),
    ...(was === is ? [] : tell("address_changed", `is ${is} now, not ${was}`)),
  ];
}

const DOCUMENT_TEXTS = ["openapi", "jsonSchemaDialect", "info", "tags", "externalDocs"];
const DOCUMENT_PARTS = ["servers", "paths", "components", "security", "webhooks"];
const DOCUMENT_COMPARED = new Set([...DOCUMENT_TEXTS, ...DOCUMENT_PARTS]);

const compareDocuments = (old: DocumentNode, now: DocumentNode): Difference[] => [
  ...compareServers(old, now),
  ...compareWebhooks(old, now),
  ...compareTypes(old, now),
  ...compareSchemeTexts(old, now),
  ...compareRest(old, now, DOCUMENT_COMPARED),
  ...compareTexts(old, now, DOCUMENT_TEXTS),
];

function compareServers(old: DocumentNode, now: DocumentNode): Difference[] {
  const [before, after] = [serversOf(old), serversOf(now)];
  const urls = compareLists(
    before,
    after,
    (_, url) => url,
    (gone) => wholly("api", "server_removed", `no longer hold ${gone}`, ["servers"]),
    (come) => wholly("api", "server_added", `hold ${come} too`, ["servers"]),
  ).map((change) => within("servers", change));
  const variables = [...after].flatMap(([url, server]) => {
    const earlier = children(before.get(url) ?? server, "variables");
    return paired(earlier, children(server, "variables")).flatMap(([name, was, is]) => {
      const changes = compareSchemas(was ? [was] : [], is ? [is] : [], REQUEST);
      return changes.map((change) => within(`servers: ${url}: ${name}`, change));
    });
  });
  return [...urls, ...variables];
}

const serversOf = (node: DocumentNode): ReadonlyMap<string, DocumentNode> =>
  new Map([...children(node, "servers").values()].map((item) => [String(item.value.url), item]));

function compareWebhooks(old: DocumentNode, now: DocumentNode): Difference[] {
  const pairs = paired(children(old, "webhooks"), children(now, "webhooks"));
  return pairs.flatMap(([name, was, is]) =>
    compareCalls(was, is).map((change) => ({ ...change, path: `webhooks.${name}${change.path}` })),
  );
}

/** Compares the bodies that clients read, and reports if anything else of a webhook changed. */
function compareCalls(was?: DocumentNode, is?: DocumentNode): Difference[] {
  if (!was) return [wholly("api", "webhook_added", "was added", is?.keys ?? [])];
  if (!is) return [wholly("api", "webhook_removed", "was removed", ["webhooks"])];
  const bodies = METHODS.map((method) =>
    [was, is].map((node) => child(node, method, "requestBody")),
  );
  const [old, now] = [was, is].map(({ value }, side) => {
    const isText = (key: string) => TEXTS.includes(key) || key === "requestBody";
    const rest = JSON.stringify(value, (key, inner) => (isText(key) ? undefined : inner));
    return stable([JSON.parse(rest), bodies.map((pair) => pair[side] !== undefined)]);
  });
  return [
    ...(old === now ? [] : [wholly("api", "other_changed", "is not what it was", is.keys)]),
    ...bodies.flatMap(([oldBody, newBody]) =>
      oldBody && newBody ? compareContent(oldBody, newBody, RESPONSE) : [],
    ),
  ];
}

const components = (node: DocumentNode, kind: string) => children(child(node, "components"), kind);

/** Compares only the names of schemas, because types have them. Operations compare the schemas. */
function compareTypes(old: DocumentNode, now: DocumentNode): Difference[] {
  const home = ["components", "schemas"];
  const type = "and with it the type of that name";
  const pairs = paired(components(old, "schemas"), components(now, "schemas"));
  return pairs.flatMap(([name, before, after]) => {
    const change = after
      ? wholly("api", "type_added", `was added, ${type}`, [...home, name])
      : wholly("api", "type_removed", `was removed, ${type}`, home);
    return before && after ? [] : [within(`components.schemas.${name}`, change)];
  });
}

/** Compares only the descriptions of a security scheme. */
function compareSchemeTexts(old: DocumentNode, now: DocumentNode): Difference[] {
  const before = components(old, "securitySchemes");
  return [...components(now, "securitySchemes")].flatMap(([name, scheme]) => {
    const earlier = before.get(name);
    const changes = earlier ? compareTexts(earlier, scheme, ["description"]) : [];
    return changes.map((change) => within(`components.securitySchemes.${name}`, change));
  });
}
