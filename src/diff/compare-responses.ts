// What the server answers: statuses, headers, bodies.
import { RESPONSE } from "./change.ts";
import {
  changeAt,
  compareContained,
  comparePresence,
  compareTexts,
  type OperationChange,
  whole,
} from "./operation-change.ts";
import { children, type Place } from "./place.ts";
import type { SchemaChange } from "./schema-change.ts";
import { stable } from "./words.ts";

/** A change of one response: which one, and which part of it. */
interface ResponseChange {
  readonly status: string;
  readonly part: string;
  readonly change: SchemaChange;
}

export function compareResponses(before: Place, after: Place): OperationChange[] {
  const [old, now] = [children(before, "responses"), children(after, "responses")];
  const statuses = [...new Set([...old.keys(), ...now.keys()])].sort();
  return merged(
    statuses.flatMap((status) => compareResponse(status, old.get(status), now.get(status), after)),
  );
}

/** The same change in several responses is said once; most share the body of an error. */
function merged(changes: readonly ResponseChange[]): OperationChange[] {
  const groups = new Map<string, ResponseChange[]>();
  for (const entry of changes) {
    const { at: _, ...change } = entry.change;
    const key = stable([entry.part, change]);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const statuses = [first, ...others].map(({ status }) => status);
    return [
      changeAt(
        `${others.length > 0 ? "responses" : "response"} ${statuses.join(", ")}${first.part}`,
        first.change,
      ),
    ];
  });
}

/** A client may rely on an answer that tells of success, and must be ready for any failure. */
const isSuccess = (status: string): boolean => /^[123]/.test(status);

function compareResponse(
  status: string,
  old: Place | undefined,
  now: Place | undefined,
  around: Place,
): ResponseChange[] {
  const here = (part: string) => (change: SchemaChange) => ({ status, part, change });
  if (!old) {
    return [
      whole(
        "added",
        "status_added",
        "was added",
        isSuccess(status) ? ["clients"] : [],
        now?.at ?? [],
      ),
    ].map(here(""));
  }
  if (!now) {
    return [
      whole(
        "removed",
        "status_removed",
        "was removed",
        isSuccess(status) ? ["clients", "server"] : ["server"],
        around.at,
      ),
    ].map(here(""));
  }
  return [
    ...compareBodies(old, now, here),
    ...compareHeaders(old, now, here),
    ...compareTexts(old, now, ["description", "links"]).map(here("")),
  ];
}

type Here = (part: string) => (change: SchemaChange) => ResponseChange;

function compareBodies(old: Place, now: Place, here: Here): ResponseChange[] {
  const [before, after] = [children(old, "content"), children(now, "content")];
  const types = [...new Set([...before.keys(), ...after.keys()])];
  return types.flatMap((type) => {
    const part = types.length === 1 && before.size === after.size ? "" : ` (${type})`;
    return compareBody(before.get(type), after.get(type), now).map(here(part));
  });
}

function compareBody(
  old: Place | undefined,
  now: Place | undefined,
  around: Place,
): SchemaChange[] {
  if (!old)
    return [whole("added", "media_type_added", "may be answered too", ["clients"], now?.at ?? [])];
  if (!now)
    return [
      whole(
        "removed",
        "media_type_removed",
        "is no longer answered",
        ["clients", "server"],
        around.at,
      ),
    ];
  return [
    ...compareContained(old, now, RESPONSE),
    ...compareTexts(old, now, ["example", "examples"]),
  ];
}

function compareHeaders(old: Place, now: Place, here: Here): ResponseChange[] {
  const [before, after] = [
    byLowerCase(children(old, "headers")),
    byLowerCase(children(now, "headers")),
  ];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    const changes = comparePresence("header", RESPONSE, was?.place, is?.place, now, compareHeader);
    return changes.map(here(` header ${(is ?? was)?.name}`));
  });
}

const byLowerCase = (headers: ReadonlyMap<string, Place>) =>
  new Map([...headers].map(([name, place]) => [name.toLowerCase(), { name, place }] as const));

const compareHeader = (old: Place, now: Place): SchemaChange[] => [
  ...compareContained(old, now, RESPONSE),
  ...compareTexts(old, now, ["description", "example", "examples", "deprecated"]),
];
