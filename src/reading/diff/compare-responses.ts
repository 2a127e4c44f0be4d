// The parts that the server answers: statuses, headers, bodies.
import { type Difference, wholly, within } from "./change.ts";
import {
  compareContained,
  compareContent,
  comparePresence,
  compareTexts,
} from "./compare-parts.ts";
import { children, type DocumentNode } from "./document-node.ts";
import { RESPONSE } from "./parties.ts";
import { grouped, paired, stable } from "./words.ts";

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
    const statuses = [first, ...others].map(({ status }) => status).join(", ");
    return [{ ...first.change, path: `${noun} ${statuses}${first.change.path}` }];
  });
}

/** Compares one status. The path of each change begins with the status. */
function compareResponse(
  status: string,
  old: DocumentNode | undefined,
  now: DocumentNode | undefined,
  around: DocumentNode,
): Difference[] {
  // Clients may rely on the statuses of success, but have to be ready for any failure.
  const clients = /^[123]/.test(status) ? (["clients"] as const) : [];
  if (!old) return [wholly("responses", "status_added", "was added", now?.keys ?? [], clients)];
  if (!now) {
    const breaks = [...clients, "server"] as const;
    return [wholly("responses", "status_removed", "was removed", around.keys, breaks)];
  }
  return [
    ...compareContent(old, now, RESPONSE),
    ...compareHeaders(old, now),
    ...compareTexts(old, now, ["description", "links"]),
  ];
}

function compareHeaders(old: DocumentNode, now: DocumentNode): Difference[] {
  return paired(headersOf(old), headersOf(now)).flatMap(([, was, is]) => {
    const changes = comparePresence("header", was?.node, is?.node, now, RESPONSE, compareHeader);
    return changes.map((change) => within(` header ${(is ?? was)?.name}`, change));
  });
}

/** Headers by their names in lower case, because the case of a name means nothing. */
const headersOf = (response: DocumentNode) =>
  new Map(
    [...children(response, "headers")].map(
      ([name, node]) => [name.toLowerCase(), { name, node }] as const,
    ),
  );

const compareHeader = (old: DocumentNode, now: DocumentNode): Difference[] => [
  ...compareContained(old, now, RESPONSE),
  ...compareTexts(old, now, ["description", "example", "examples"]),
];
