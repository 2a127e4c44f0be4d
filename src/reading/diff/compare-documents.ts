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
import { listed } from "./words.ts";

const TEXTS = ["openapi", "jsonSchemaDialect", "info", "tags", "externalDocs"];
const COMPARED = new Set([...TEXTS, "servers", "paths", "components", "security"]);

export function compareDocuments(old: DocumentNode, now: DocumentNode): OperationChange[] {
  const texts = compareTexts(old, now, TEXTS).map(({ what, field, ...change }) => ({
    ...change,
    path: field,
    said: what,
    what: `The document ${what}`,
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
  const [before, after] = [urlsOf(old), urlsOf(now)];
  const lost = before.filter((url) => !after.includes(url));
  const gained = after.filter((url) => !before.includes(url));
  const at = ["servers"];
  return [
    ...(lost.length > 0
      ? [wholeChange("server_removed", `no longer hold ${listed(lost)}`, ["clients"], at)]
      : []),
    ...(gained.length > 0
      ? [wholeChange("server_added", `hold ${listed(gained)} too`, [], at)]
      : []),
  ].map((change) => changeAt("servers", change));
}

const urlsOf = ({ value }: DocumentNode): string[] =>
  (Array.isArray(value.servers) ? value.servers : [])
    .filter(isJsonObject)
    .map(({ url }) => String(url));

/** Schemas are compared where operations use them. Their names are the names of types. */
function compareNames(old: DocumentNode, now: DocumentNode): OperationChange[] {
  const names = (node: DocumentNode) => [...children(child(node, "components"), "schemas").keys()];
  const [before, after] = [names(old), names(now)];
  const at = ["components", "schemas"];
  const verb = (participle: string) => `was ${participle}, and with it the type of that name`;
  return [
    ...before
      .filter((name) => !after.includes(name))
      .map(
        (name) => [name, wholeChange("type_removed", verb("removed"), ["clients"], at)] as const,
      ),
    ...after
      .filter((name) => !before.includes(name))
      .map((name) => [name, wholeChange("type_added", verb("added"), [], [...at, name])] as const),
  ].map(([name, change]) => changeAt(`components.schemas.${name}`, change));
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
