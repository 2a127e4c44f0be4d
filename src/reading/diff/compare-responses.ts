// What the server answers: statuses, headers, bodies.
import { children, type DocumentNode } from "./document-node.ts";
import {
  changeAt,
  compareContained,
  compareMediaType,
  comparePresence,
  compareTexts,
  type MediaTypeWords,
  type OperationChange,
  wholeChange,
} from "./operation-change.ts";
import { RESPONSE } from "./parties.ts";
import type { SchemaChange } from "./schema-change.ts";
import { grouped, paired, stable } from "./words.ts";

/** A change of one response: which one, and which part of it. */
interface ResponseChange {
  readonly status: string;
  readonly part: string;
  readonly change: SchemaChange;
}

export function compareResponses(before: DocumentNode, after: DocumentNode): OperationChange[] {
  const statuses = paired(children(before, "responses"), children(after, "responses"));
  return merged(
    statuses
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([status, old, now]) => compareResponse(status, old, now, after)),
  );
}

/** The same change in several responses is reported once; most share the body of an error. */
function merged(changes: readonly ResponseChange[]): OperationChange[] {
  const groups = grouped(changes, ({ part, change: { at: _, ...change } }) =>
    stable([part, change]),
  );
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const noun = others.length > 0 ? "responses" : "response";
    const statuses = [first, ...others].map(({ status }) => status).join(", ");
    return [changeAt(`${noun} ${statuses}${first.part}`, first.change)];
  });
}

/** A client may rely on the statuses of success, and has to be ready for any failure. */
const isSuccess = (status: string): boolean => /^[123]/.test(status);

function compareResponse(
  status: string,
  old: DocumentNode | undefined,
  now: DocumentNode | undefined,
  around: DocumentNode,
): ResponseChange[] {
  const here = (part: string) => (change: SchemaChange) => ({ status, part, change });
  const clients = isSuccess(status) ? (["clients"] as const) : [];
  if (!old) return [wholeChange("status_added", "was added", clients, now?.at ?? [])].map(here(""));
  if (!now) {
    const breaks = [...clients, "server"] as const;
    return [wholeChange("status_removed", "was removed", breaks, around.at)].map(here(""));
  }
  return [
    ...compareBodies(old, now, here),
    ...compareHeaders(old, now, here),
    ...compareTexts(old, now, ["description", "links"]).map(here("")),
  ];
}

type Here = (part: string) => (change: SchemaChange) => ResponseChange;

function compareBodies(old: DocumentNode, now: DocumentNode, here: Here): ResponseChange[] {
  const [before, after] = [children(old, "content"), children(now, "content")];
  const types = paired(before, after);
  return types.flatMap(([type, was, is]) => {
    const part = types.length === 1 && before.size === after.size ? "" : ` (${type})`;
    return compareMediaType(was, is, now, ANSWERED).map(here(part));
  });
}

const ANSWERED: MediaTypeWords = {
  roles: RESPONSE,
  added: ["may be answered too", ["clients"]],
  removed: ["is no longer answered", ["clients", "server"]],
};

function compareHeaders(old: DocumentNode, now: DocumentNode, here: Here): ResponseChange[] {
  return paired(headersOf(old), headersOf(now)).flatMap(([, was, is]) => {
    const changes = comparePresence("header", was?.node, is?.node, now, RESPONSE, compareHeader);
    return changes.map(here(` header ${(is ?? was)?.name}`));
  });
}

/** By their names in lower case, because the case of a header's name means nothing. */
const headersOf = (response: DocumentNode) =>
  new Map(
    [...children(response, "headers")].map(
      ([name, node]) => [name.toLowerCase(), { name, node }] as const,
    ),
  );

const compareHeader = (old: DocumentNode, now: DocumentNode): SchemaChange[] => [
  ...compareContained(old, now, RESPONSE),
  ...compareTexts(old, now, ["description", "example", "examples", "deprecated"]),
];
