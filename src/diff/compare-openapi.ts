// Compares two OpenAPI documents: operation by operation, and what belongs to none of them.
import type { Change } from "./change.ts";
import { compareBody, compareParameters, compareSecurity } from "./compare-requests.ts";
import { compareResponses } from "./compare-responses.ts";
import { changeAt, compareTexts, type OperationChange, whole } from "./operation-change.ts";
import { type OperationPlace, readOperations, shapeOfPath } from "./operations.ts";
import { child, children, isNode, type Node, type Place } from "./place.ts";
import { listed, stable } from "./words.ts";

export function compareOpenApi(before: object, after: object): Change[] {
  const [old, now] = [readOperations(before), readOperations(after)];
  const pairs = pairOperations(old, now);
  const paired = new Set(pairs.flat());
  return [
    ...old
      .filter((operation) => !paired.has(operation))
      .map(({ id }) => ofOperation(id, wholeOperation("removed"))),
    ...pairs.flatMap((pair) =>
      compareOperation(pair).map((change) => ofOperation(pair[0].id, change)),
    ),
    ...now
      .filter((operation) => !paired.has(operation))
      .map(({ id, place }) => ofOperation(id, wholeOperation("added", place.at))),
    ...compareDocuments(asPlace(before), asPlace(after)),
  ];
}

const ofOperation = (subject: string, change: OperationChange): Change => ({
  half: "openapi",
  subject,
  ...change,
});

const wholeOperation = (kind: "added" | "removed", at: readonly string[] = []): OperationChange =>
  changeAt(
    "",
    whole(kind, `operation_${kind}`, `was ${kind}`, kind === "removed" ? ["clients"] : [], at),
  );

/** Operations that answer the same requests belong together; after them those of the same name. */
function pairOperations(
  old: readonly OperationPlace[],
  now: readonly OperationPlace[],
): (readonly [OperationPlace, OperationPlace])[] {
  const taken = new Set<OperationPlace>();
  const partners = new Map<OperationPlace, OperationPlace>();
  for (const keyOf of [
    ({ method, path }: OperationPlace) => `${method} ${shapeOfPath(path)}`,
    ({ id }: OperationPlace) => id,
  ]) {
    for (const operation of old) {
      const partner = now.find(
        (candidate) => !taken.has(candidate) && keyOf(candidate) === keyOf(operation),
      );
      if (!partner || partners.has(operation)) continue;
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
const COMPARED = new Set([
  ...TEXTS,
  "operationId",
  "parameters",
  "requestBody",
  "responses",
  "security",
]);

function compareOperation(pair: readonly [OperationPlace, OperationPlace]): OperationChange[] {
  const [old, now] = pair;
  return [
    ...compareAddress(old, now),
    ...compareParameters(pair),
    ...compareBody(pair),
    ...compareResponses(old.place, now.place),
    ...compareSecurity(pair),
    ...compareTexts(old.place, now.place, TEXTS).map((change) => changeAt("", change)),
    ...compareRest(old.place, now.place, COMPARED),
  ];
}

/** What generated clients and types are named after breaks them, even where requests stay the same. */
function compareAddress(old: OperationPlace, now: OperationPlace): OperationChange[] {
  const change = (code: string, what: string, breaks: Change["breaks"]) =>
    changeAt("", whole("changed", code, what, breaks, now.place.at));
  const isMoved = old.method !== now.method || shapeOfPath(old.path) !== shapeOfPath(now.path);
  const address = ({ method, path }: OperationPlace) => `${method.toUpperCase()} ${path}`;
  return [
    ...(old.id === now.id
      ? []
      : [change("operation_id_changed", `is called ${now.id} now`, ["clients"])]),
    ...(address(old) === address(now)
      ? []
      : [
          change(
            "address_changed",
            `is ${address(now)} now, not ${address(old)}`,
            isMoved ? ["clients", "server"] : ["clients"],
          ),
        ]),
  ];
}

/** Whatever nothing here knows how to compare may break anyone. */
function compareRest(old: Place, now: Place, compared: ReadonlySet<string>): OperationChange[] {
  const keys = [...new Set([old, now].flatMap(({ node }) => Object.keys(node)))].filter(
    (key) => !compared.has(key) && !key.startsWith("x-"),
  );
  return keys
    .filter((key) => stable(old.node[key]) !== stable(now.node[key]))
    .map((key) =>
      changeAt(
        key,
        whole("changed", "other_changed", "is not what it was", ["clients", "server"], now.at),
      ),
    );
}

const asPlace = (document: object): Place => ({ root: document, at: [], node: document as Node });
const DOCUMENT_TEXTS = ["openapi", "jsonSchemaDialect", "info", "tags", "externalDocs"];
const DOCUMENT_COMPARED = new Set([
  ...DOCUMENT_TEXTS,
  "servers",
  "paths",
  "components",
  "security",
]);

function compareDocuments(old: Place, now: Place): Change[] {
  const texts = compareTexts(old, now, DOCUMENT_TEXTS).map(({ what, field, ...change }) => ({
    ...change,
    path: field,
    what: `The document ${what}`,
  }));
  return [
    ...compareServers(old, now),
    ...compareNames(old, now),
    ...compareSchemeTexts(old, now),
    ...compareRest(old, now, DOCUMENT_COMPARED),
    ...texts,
  ].map((change) => ofOperation("openapi", change));
}

function compareServers(old: Place, now: Place): OperationChange[] {
  const urls = ({ node }: Place) =>
    (Array.isArray(node.servers) ? node.servers : []).filter(isNode).map(({ url }) => String(url));
  const [before, after] = [urls(old), urls(now)];
  const lost = before.filter((url) => !after.includes(url));
  const gained = after.filter((url) => !before.includes(url));
  return [
    ...(lost.length > 0
      ? [
          changeAt(
            "servers",
            whole(
              "removed",
              "server_removed",
              `no longer hold ${listed(lost)}`,
              ["clients"],
              ["servers"],
            ),
          ),
        ]
      : []),
    ...(gained.length > 0
      ? [
          changeAt(
            "servers",
            whole("added", "server_added", `hold ${listed(gained)} too`, [], ["servers"]),
          ),
        ]
      : []),
  ];
}

/** Schemas are compared where operations use them. Their names are the names of types. */
function compareNames(old: Place, now: Place): OperationChange[] {
  const names = (place: Place) => [...children(child(place, "components"), "schemas").keys()];
  const [before, after] = [names(old), names(now)];
  const change = (name: string, kind: "added" | "removed", at: readonly string[]) =>
    changeAt(
      `components.schemas.${name}`,
      whole(
        kind,
        `type_${kind}`,
        `was ${kind}, and with it the type of that name`,
        kind === "removed" ? ["clients"] : [],
        at,
      ),
    );
  return [
    ...before
      .filter((name) => !after.includes(name))
      .map((name) => change(name, "removed", ["components", "schemas"])),
    ...after
      .filter((name) => !before.includes(name))
      .map((name) => change(name, "added", ["components", "schemas", name])),
  ];
}

/** What a scheme asks for is compared where operations use it. */
function compareSchemeTexts(old: Place, now: Place): OperationChange[] {
  const [before, after] = [old, now].map((place) =>
    children(child(place, "components"), "securitySchemes"),
  ) as [Map<string, Place>, Map<string, Place>];
  return [...after].flatMap(([name, scheme]) => {
    const other = before.get(name);
    return other
      ? compareTexts(other, scheme, ["description"]).map((change) =>
          changeAt(`components.securitySchemes.${name}`, change),
        )
      : [];
  });
}
