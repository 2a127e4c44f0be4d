// Compares two contracts: events by name, then operations, then the document around them.
import { keysOfReference, valueAt } from "../../library/json/pointer.ts";
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
  compareCalls,
  compareParameters,
  compareResponses,
  compareRest,
  compareSecurity,
  compareTexts,
  TEXTS,
} from "./compare-parts.ts";
import { compareSchemas } from "./compare-schemas.ts";
import {
  AROUND,
  asSchema,
  child,
  children,
  type DocumentNode,
  FILES,
  rootNode,
} from "./document-node.ts";
import { type OperationPair, pairOperations, readOperations } from "./operations.ts";
import { EVENT, REQUEST } from "./parties.ts";
import { isSameAt } from "./same.ts";
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
  const [old, now] = [asSchema(rootNode(before)), asSchema(rootNode(after))];
  const [was, is] = [old, now].map((schema) => viewOf([schema]).notes.get("title"));
  const isOther = typeof was === "string" && typeof is === "string" && was !== is;
  const title = sentence("title_changed", `Its type is called ${is} now, not ${was}`);
  const [around, later] = [before, after].map((schema) => valueAt(schema, [AROUND]));
  const isMoved =
    around && later && stable([around].flat().sort()) !== stable([later].flat().sort());
  const moved = sentence(
    "other_changed",
    "Its channel, headers or another part is not what it was",
  );
  return [
    ...(isOther ? [title] : []),
    ...(isMoved ? [moved] : []),
    ...compareSchemas([old], [now], EVENT),
  ].map(tell);
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
  const pairedOperations = new Set(pairs.flat());
  const gone = wholly("api", "operation_removed", "was removed", []);
  const tell = (subject: string, differences: readonly Difference[], whole = "The operation") =>
    differences.map((difference) => changeOf({ half: "openapi", subject }, difference, whole));
  return [
    ...old.flatMap((operation) =>
      pairedOperations.has(operation) ? [] : tell(operation.id, [gone]),
    ),
    ...pairs.flatMap((pair) => tell(pair[0].id, compareOperation(pair))),
    ...now.flatMap((operation) => {
      const come = wholly("api", "operation_added", "was added", operation.node.keys);
      return pairedOperations.has(operation) ? [] : tell(operation.id, [come]);
    }),
    ...tell("openapi", compareDocuments(rootNode(before), rootNode(after)), "The document"),
  ];
}

const PARTS = ["operationId", "parameters", "requestBody", "responses", "security"];

function compareOperation(pair: OperationPair): Difference[] {
  const [{ node: old }, { node: now }] = pair;
  return [
    ...compareNames(pair),
    ...compareParameters(pair),
    ...compareBody(pair),
    ...compareResponses(old, now),
    ...compareSecurity(pair),
    ...compareRest(old, now, PARTS, TEXTS),
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
const DOCUMENT_PARTS = ["servers", "paths", "components", "security", "webhooks", FILES];

function compareDocuments(old: DocumentNode, now: DocumentNode): Difference[] {
  // The operations that say nothing about credentials tell a change of those of the document.
  const isTold = readOperations(now.root).some(({ node }) => node.value.security === undefined);
  const parts = DOCUMENT_PARTS.filter((part) => part !== "security" || isTold);
  return [
    ...compareServers(old, now),
    ...comparePaths(old, now),
    ...compareWebhooks(old, now),
    ...compareComponents(old, now),
    ...compareRest(old, now, parts, DOCUMENT_TEXTS),
  ];
}

function compareServers(old: DocumentNode, now: DocumentNode): Difference[] {
  const [before, after] = [serversOf(old), serversOf(now)];
  const urls = compareLists(
    before,
    after,
    (_, url) => url,
    (gone) => wholly("api", "server_removed", `no longer hold ${gone}`, ["servers"]),
    (come) => wholly("api", "server_added", `hold ${come} too`, ["servers"]),
  ).map((change) => within("servers", change));
  const inside = [...after].flatMap(([url, server]) => {
    const earlier = before.get(url) ?? server;
    const pairs = paired(children(earlier, "variables"), children(server, "variables"));
    const changes = pairs.flatMap(([name, was, is]) =>
      compareSchemas(was ? [was] : [], is ? [is] : [], REQUEST).map((one) => within(name, one)),
    );
    const rest = compareRest(earlier, server, ["url", "variables"], ["description"]);
    return [...changes, ...rest].map((change) => within(`servers: ${url}`, change));
  });
  return [...urls, ...inside];
}

const serversOf = (node: DocumentNode): ReadonlyMap<string, DocumentNode> =>
  new Map([...children(node, "servers").values()].map((item) => [String(item.value.url), item]));

const compareWebhooks = (old: DocumentNode, now: DocumentNode): Difference[] =>
  paired(children(old, "webhooks"), children(now, "webhooks")).flatMap(([name, was, is]) => {
    const changes =
      was && is
        ? compareCalls(was, is)
        : is
          ? [wholly("api", "webhook_added", "was added", is.keys)]
          : [wholly("api", "webhook_removed", "was removed", ["webhooks"])];
    return changes.map((change) => within(`webhooks.${name}`, change));
  });

/** Compares what is in a path beside its operations. Methods that are not known are there as well. */
function comparePaths(old: DocumentNode, now: DocumentNode): Difference[] {
  const pairs = paired(children(old, "paths"), children(now, "paths"));
  return pairs.flatMap(([path, was = { ...old, value: {} }, is = { ...now, value: {} }]) => {
    const hasOthers = [was, is].some(
      ({ value }) => "query" in value || "additionalOperations" in value,
    );
    const compared = hasOthers ? METHODS : [...METHODS, "parameters", "servers"];
    const isOne = Object.keys(was.value).length === 0 || Object.keys(is.value).length === 0;
    const changes = compareRest(was, is, compared, ["summary", "description"]);
    return changes
      .filter((change) => !isOne || !isText(change))
      .map((change) => within(`paths.${path}`, change));
  });
}

const components = (node: DocumentNode, kind: string) => children(child(node, "components"), kind);

function compareComponents(old: DocumentNode, now: DocumentNode): Difference[] {
  const used = new Set([...usedIn(old), ...usedIn(now)]);
  const [before, after] = [old, now].map((node) => child(node, "components") ?? node);
  const kinds = [before, after].flatMap((node) => Object.keys(node?.value ?? {}));
  return [...new Set(kinds)].flatMap((kind) =>
    paired(components(old, kind), components(now, kind)).flatMap(([name, was, is]) =>
      [
        ...(kind === "schemas" ? compareTypes(was, is) : []),
        ...(kind === "securitySchemes" && was && is ? compareTexts(was, is, ["description"]) : []),
        ...(used.has(nameOf(kind, name)) ? [] : compareUnused(kind, was, is)),
      ].map((change) => within(`components.${kind}.${name}`, change)),
    ),
  );
}

/** Compares only the name of a schema, because a type has it. Operations compare the schemas. */
function compareTypes(was?: DocumentNode, is?: DocumentNode): Difference[] {
  const type = "and with it the type of that name";
  if (was && is) return [];
  return is
    ? [wholly("api", "type_added", `was added, ${type}`, is.keys)]
    : [wholly("api", "type_removed", `was removed, ${type}`, ["components", "schemas"])];
}

/** Tells a change of a component that no comparison of an operation or a webhook meets. */
function compareUnused(kind: string, was?: DocumentNode, is?: DocumentNode): Difference[] {
  const [said, keys] = is ? ["was added", is.keys] : ["was removed", ["components", kind]];
  if (!was || !is)
    return kind === "schemas" ? [] : [wholly("api", "unused_changed", said, keys, [])];
  // What it refers to is told where it is used, or where it stands.
  if (stable(was.value) === stable(is.value)) return [];
  const [old, now] = [was, is].map((node) => ({ ...node, value: { schema: node.value } }));
  if (old && now && isSameAt(old, now, "schema", { texts: false }))
    return [wholly("api", "text_changed", "differs in its texts", is.keys)];
  // By a discriminator, a schema may be meant that refers to the one that has it.
  const isMeant = [was, is].some(({ root }) => JSON.stringify(root).includes('"discriminator":'));
  const what = isMeant ? "is not what it was; a discriminator may lead there" : UNUSED;
  return [wholly("api", "unused_changed", what, is.keys, isMeant ? undefined : [])];
}

const UNUSED = "is not what it was, but nothing that is compared uses it";

const nameOf = (kind: string, name: string): string => `${kind}/${name}`;

/** Finds the components that something outside of the components leads to. */
function usedIn({ root, value: { components: _, ...rest } }: DocumentNode): ReadonlySet<string> {
  const used = new Set(
    readOperations(root).flatMap(({ security }) =>
      security.flatMap((schemes) =>
        Object.keys(schemes).map((name) => nameOf("securitySchemes", name)),
      ),
    ),
  );
  const visit = (value: unknown): void => {
    const references = JSON.stringify(value ?? null).matchAll(/"(#\/components\/[^"]*)"/g);
    for (const [, reference = ""] of references) {
      const [home = "", kind = "", name = ""] = keysOfReference(reference) ?? [];
      if (used.has(nameOf(kind, name))) continue;
      used.add(nameOf(kind, name));
      visit(valueAt(root, [home, kind, name]));
    }
  };
  visit(rest);
  return used;
}
