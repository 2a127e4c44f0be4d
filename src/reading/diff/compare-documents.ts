// Compares what belongs to an OpenAPI document as a whole and to none of its operations.
import { isJsonObject } from "../../library/json/pointer.ts";
import { type Difference, wholly, within } from "./change.ts";
import { compareRest, compareTexts } from "./compare-parts.ts";
import { child, children, type DocumentNode } from "./document-node.ts";
import { compareLists, paired } from "./words.ts";

const TEXTS = ["openapi", "jsonSchemaDialect", "info", "tags", "externalDocs"];
const COMPARED = new Set([...TEXTS, "servers", "paths", "components", "security"]);

export const compareDocuments = (old: DocumentNode, now: DocumentNode): Difference[] => [
  ...compareServers(old, now),
  ...compareNames(old, now),
  ...compareSchemeTexts(old, now),
  ...compareRest(old, now, COMPARED),
  ...compareTexts(old, now, TEXTS),
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
