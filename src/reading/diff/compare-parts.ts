// Compares the parts of an operation: what clients send, what the server answers, and texts.

import { METHODS } from "../model/description.ts";
import { type Difference, wholly, within } from "./change.ts";
import type { ChangeCode } from "./change-codes.ts";
import { compareDeprecation, nameOfText } from "./compare-rules.ts";
import { compareSchemas } from "./compare-schemas.ts";
import { child, children, type DocumentNode, rootNode, schemaAt } from "./document-node.ts";
import type { OperationNode, OperationPair } from "./operations.ts";
import { missing, type Party, REQUEST, RESPONSE, type Roles, uniqueParties } from "./parties.ts";
import { isSameAt } from "./same.ts";
import { compareLists, grouped, listed, paired, stable } from "./words.ts";

/** Texts of an operation. */
export const TEXTS = ["summary", "description", "tags", "externalDocs"];

type Compare = (old: DocumentNode, now: DocumentNode, roles: Roles) => Difference[];

/** Compares what has a comparison of its own by that, texts as such, and all else as a whole. */
const partWith =
  (texts: readonly string[], inner: Readonly<Record<string, Compare>>): Compare =>
  (old, now, roles) => [
    ...Object.values(inner).flatMap((compare) => compare(old, now, roles)),
    ...compareRest(old, now, Object.keys(inner), texts),
  ];

const schema: Compare = (old, now, roles) =>
  compareSchemas([schemaAt(old, "schema")], [schemaAt(now, "schema")], roles);
const elsewhere: Compare = () => [];

const EXAMPLES = ["example", "examples"];
const MEDIA = partWith(EXAMPLES, { schema });
const BODY = partWith(["description"], { required: elsewhere, content: compareContent });
const HEADER = partWith(["description", ...EXAMPLES], { required: elsewhere, schema });
const ANSWER = partWith(["description", "links", "summary"], {
  content: compareContent,
  headers: compareHeaders,
});
const FORM = ["style", "explode", "allowReserved", "allowEmptyValue", "content"];

const parameter: Compare = (old, now, roles) => {
  const isOther = FORM.some((key) => !isSameAt(old, now, key, { texts: false }));
  const form = wholly("requests", "parameter_form_changed", "is written in another form", now.keys);
  const told = ["in", "name", "required", ...(isOther ? FORM : [])];
  const apart = Object.fromEntries(told.map((key) => [key, elsewhere]));
  const texts = ["description", ...EXAMPLES, ...(isOther ? [] : FORM)];
  return [...(isOther ? [form] : []), ...partWith(texts, { ...apart, schema })(old, now, roles)];
};

export const compareParameters = ([before, after]: OperationPair): Difference[] =>
  paired(before.parameters, after.parameters).flatMap(([, old, now]) => {
    const { in: location, name } = (now ?? old)?.value ?? {};
    const noun = `${location} parameter ${name}`;
    return comparePresence(noun, "parameter", old, now, after.node, REQUEST, parameter);
  });

export function compareBody([before, after]: OperationPair): Difference[] {
  const [old, now] = [child(before.node, "requestBody"), child(after.node, "requestBody")];
  return comparePresence("request body", "body", old, now, after.node, REQUEST, BODY);
}

/** Compares calls of a webhook: the bodies, which clients read, and all else as a whole. */
export function compareCalls(old: DocumentNode, now: DocumentNode): Difference[] {
  const inside =
    (keys: readonly string[], compare: Compare) => (was: DocumentNode, is: typeof was) => {
      const both = keys.flatMap((key) => {
        const [before, after] = [child(was, key), child(is, key)];
        return before && after ? [[key, () => compare(before, after, RESPONSE)] as const] : [];
      });
      return partWith(TEXTS, Object.fromEntries(both))(was, is, RESPONSE);
    };
  return inside(METHODS, inside(["requestBody"], BODY))(old, now);
}

/** Compares credentials by what a request carries, and not by the names of their schemes. */
export function compareSecurity([before, after]: OperationPair): Difference[] {
  const tell = (code: "security_removed" | "security_added", said: string): Difference => ({
    ...wholly("requests", code, said, after.node.keys),
    path: "security",
    what: `The operation ${said}`,
  });
  return compareLists(
    credentialsOf(before),
    credentialsOf(after),
    (words) => words,
    (all) => tell("security_removed", `no longer takes requests ${all}`),
    (all) => tell("security_added", `takes requests ${all} too`),
  );
}

function credentialsOf({ node, security }: OperationNode): Map<string, string> {
  const schemes = children(child(rootNode(node.root), "components"), "securitySchemes");
  return new Map(
    security.map((alternative) => {
      const names = Object.keys(alternative).sort();
      const definitions = names.map((name) => {
        const { description: _, ...definition } = schemes.get(name)?.value ?? { name };
        return stable([definition, alternative[name]]);
      });
      return [
        definitions.sort().join(),
        names.length === 0 ? "without credentials" : `with ${listed(names)}`,
      ];
    }),
  );
}

export function compareResponses(before: DocumentNode, after: DocumentNode): Difference[] {
  const changes = paired(children(before, "responses"), children(after, "responses"))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([status, old, now]) =>
      compareResponse(status, old, now, after).map((change) => ({ status, change })),
    );
  // Reports the same change of several responses once, because most errors have the same body.
  const groups = grouped(changes, ({ change: { keys: _, ...change } }) => stable(change));
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const noun = others.length > 0 ? "responses" : "response";
    const statuses = [first, ...others].map(({ status }) => status);
    return [{ answers: statuses, ...within(`${noun} ${statuses.join(", ")}`, first.change) }];
  });
}

function compareResponse(
  status: string,
  old: DocumentNode | undefined,
  now: DocumentNode | undefined,
  { keys }: DocumentNode,
): Difference[] {
  // Only statuses below 400 break clients, because clients have to be ready for any failure.
  const clients: readonly Party[] = /^[123]/.test(status) ? ["clients"] : [];
  if (!old) return [wholly("responses", "status_added", "was added", now?.keys ?? [], clients)];
  if (!now)
    return [wholly("responses", "status_removed", "was removed", keys, [...clients, "server"])];
  return ANSWER(old, now, RESPONSE);
}

function compareHeaders(old: DocumentNode, now: DocumentNode, roles: Roles): Difference[] {
  return paired(headersOf(old), headersOf(now)).flatMap(([, was, is]) => {
    const name = ` header ${(is ?? was)?.name}`;
    const changes = comparePresence(name, "header", was?.node, is?.node, now, roles, HEADER);
    // A header is no part of a body that is read.
    return changes.map((change) => ({ ...change, answers: [] }));
  });
}

/** Returns headers by their names in lower case, because the case of a name means nothing. */
const headersOf = (response: DocumentNode) => {
  const headers = [...children(response, "headers")];
  return new Map(headers.map(([name, node]) => [name.toLowerCase(), { name, node }] as const));
};

/** Compares bodies by media type. With several types, each path begins with the type. */
function compareContent(old: DocumentNode, now: DocumentNode, roles: Roles): Difference[] {
  const [before, after] = [mediaTypes(old), mediaTypes(now)];
  const types = paired(before, after);
  const [added, removed] =
    roles.side === "requests"
      ? ["is taken too", "is no longer taken"]
      : ["may be answered too", "is no longer answered"];
  return types.flatMap(([type, was, is]) => {
    const part = types.length === 1 && before.size === after.size ? "" : ` (${type})`;
    const changes = !was
      ? [wholly(roles.side, "media_type_added", added, is?.keys ?? [])]
      : is
        ? MEDIA(was, is, roles)
        : [wholly(roles.side, "media_type_removed", removed, now.keys)];
    return changes.map((change) => within(part, change));
  });
}

/** Compares whether a part exists and is required; `around` is the new node that holds the part. */
function comparePresence(
  name: string,
  noun: "parameter" | "body" | "header",
  old: DocumentNode | undefined,
  now: DocumentNode | undefined,
  around: DocumentNode,
  roles: Roles,
  compare: Compare,
): Difference[] {
  const [was, is] = [old, now].map((node) => node?.value.required === true);
  const tell = (code: ChangeCode, said: string, breaks?: readonly Party[]) =>
    wholly(roles.side, code, said, (now ?? around).keys, breaks);
  const changes = (): Difference[] => {
    if (old && now) {
      const inner = compare(old, now, roles);
      if (was === is) return inner;
      if (is) return [tell(`${noun}_required`, "is required now"), ...inner];
      return [tell(`${noun}_optional`, "may be left out now"), ...inner];
    }
    if (now && is) return [tell(`required_${noun}_added`, "was added and is required")];
    if (now) return [tell(`${noun}_added`, "was added")];
    // The server no longer uses a removed part, so clients that rely on the part break, too.
    const breaks = uniqueParties("clients", ...missing(roles, was === true));
    return old ? [tell(`${noun}_removed`, "was removed", breaks)] : [];
  };
  return changes().map((change) => within(name, change));
}

/** Compares texts for people: one change for all texts of the named keys and of extensions. */
export function compareTexts(before: DocumentNode, after: DocumentNode, keys: readonly string[]) {
  const [was = false, is = false] = [before, after].map(({ value }) => value.deprecated === true);
  const tell = (code: ChangeCode, said: string) => wholly("api", code, said, after.keys);
  const isText = (key: string) => keys.includes(key) || key.startsWith("x-");
  const names = changedKeys(before, after).filter(isText).map(nameOfText).sort();
  return [
    ...compareDeprecation(was, is, tell),
    ...(names.length > 0 ? [tell("text_changed", `differs in its ${listed(names)}`)] : []),
  ];
}

/**
 * Compares texts, and the keys that no other comparison knows, with their references put in. A
 * difference there may break anyone.
 */
export function compareRest(
  before: DocumentNode,
  after: DocumentNode,
  told: readonly string[],
  texts: readonly string[],
): Difference[] {
  const compared = new Set([...told, ...texts, "deprecated"]);
  const change = wholly("api", "other_changed", "is not what it was", after.keys);
  const text = wholly("api", "text_changed", "differs in its texts", after.keys);
  const others = changedKeys(before, after)
    .filter((key) => !compared.has(key) && !key.startsWith("x-"))
    .map((path) => {
      const isText = isSameAt(before, after, path, { texts: false });
      return { ...(isText ? text : change), path };
    });
  return [...others, ...compareTexts(before, after, texts)];
}

const changedKeys = (before: DocumentNode, after: DocumentNode): string[] =>
  Object.keys({ ...before.value, ...after.value }).filter(
    (key) => !isSameAt(before, after, key, { texts: true }),
  );

const mediaTypes = (node: DocumentNode) =>
  new Map([...children(node, "content")].map(([type, media]) => [withoutUtf8(type), media]));

/** Returns a media type without its charset if the charset is UTF-8. */
function withoutUtf8(type: string): string {
  const parts = type.toLowerCase().split(";");
  return parts.filter((part) => !/^charset="?utf-8"?$/.test(part.trim())).join(";");
}
