// Compares what belongs to an OpenAPI document as a whole and to none of its operations.
import { isJsonObject } from "../../library/json/pointer.ts";
import { child, children, type DocumentNode } from "./document-node.ts";
import {
  changeAt,
  compareRest,
  compareTexts,
  type OperationChange,
  wholeChange,
} from "./operation-change.ts";
import { compareLists, paired } from "./words.ts";

const TEXTS = ["openapi", "jsonSchemaDialect", "info", "tags", "externalDocs"];
const COMPARED = new Set([...TEXTS, "servers", "paths", "components", "security"]);

export function compareDocuments(old: DocumentNode, now: DocumentNode): OperationChange[] {
  const texts = compareTexts(old, now, TEXTS).map((change) => ({
    ...changeAt("", change),
    what: `The document ${change.what}`,
  }));
  return [
    ...compareServers(old, now),
    ...compareNames(old, now),
    ...compareSchemeTexts(old, now),
    ...compareRest(old, now, COMPARED),
    ...texts,
  ];
}

function compareServers(old: DocumentNode, now: DocumentNode): OperationChange[] {
  const at = ["servers"];
  return compareLists(
    urlsOf(old),
    urlsOf(now),
    (url) => url,
    (urls) => wholeChange("server_removed", `no longer hold ${urls}`, ["clients"], at),
    (urls) => wholeChange("server_added", `hold ${urls} too`, [], at),
  ).map((change) => changeAt("servers", change));
}

const urlsOf = ({ value }: DocumentNode): ReadonlyMap<string, string> =>
  new Map(
    (Array.isArray(value.servers) ? value.servers : [])
      .filter(isJsonObject)
      .map(({ url }) => [String(url), String(url)]),
  );

/** Schemas are compared where operations use them. Their names are the names of types. */
function compareNames(old: DocumentNode, now: DocumentNode): OperationChange[] {
  const schemas = (node: DocumentNode) => children(child(node, "components"), "schemas");
  const at = ["components", "schemas"];
  const verb = (participle: string) => `was ${participle}, and with it the type of that name`;
  return paired(schemas(old), schemas(now)).flatMap(([name, before, after]) => {
    const change = !after
      ? wholeChange("type_removed", verb("removed"), ["clients"], at)
      : wholeChange("type_added", verb("added"), [], [...at, name]);
    return before && after ? [] : [changeAt(`components.schemas.${name}`, change)];
  });
}

/** What a security scheme asks for is compared where operations use it. */
function compareSchemeTexts(old: DocumentNode, now: DocumentNode): OperationChange[] {
  const schemes = (node: DocumentNode) => children(child(node, "components"), "securitySchemes");
  const before = schemes(old);
  return [...schemes(now)].flatMap(([name, scheme]) => {
    const other = before.get(name);
    const changes = other ? compareTexts(other, scheme, ["description"]) : [];
    return changes.map((change) => changeAt(`components.securitySchemes.${name}`, change));
  });
}
