// Compares events: producers emit payloads and consumers read them.
import { type Change, withKind } from "./change.ts";
import { compareSchemas } from "./compare-schemas.ts";
import { rootNode } from "./document-node.ts";
import { EVENT } from "./parties.ts";
import { viewOf } from "./view.ts";
import { paired } from "./words.ts";

type Schemas = ReadonlyMap<string, object>;

export function compareEvents(before: Schemas, after: Schemas): Change[] {
  return paired(before, after)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap((event) => compareEvent(...event));
}

function compareEvent(
  subject: string,
  before: object | undefined,
  after: object | undefined,
): Change[] {
  const change = (fields: Pick<Change, "code" | "what" | "breaks">) =>
    withKind({ half: "events", subject, path: "", at: [], said: fields.what, ...fields });
  if (!before) return [change({ code: "event_added", what: "The event was added", breaks: [] })];
  if (!after)
    return [
      change({
        code: "event_removed",
        what: "The event was removed",
        breaks: ["producers", "consumers"],
      }),
    ];
  // Most events are as they were.
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [...compareTitles(before, after).map(change), ...comparePayloads(subject, before, after)];
}

function comparePayloads(subject: string, before: object, after: object): Change[] {
  const changes = compareSchemas([rootNode(before)], [rootNode(after)], EVENT);
  return changes.map(({ field, what, ...change }) =>
    withKind({
      ...change,
      half: "events",
      subject,
      path: field,
      said: what,
      what: `${field === "" ? "The payload" : field} ${what}`,
    }),
  );
}

/** The title is the name of the TypeScript type. */
function compareTitles(before: object, after: object) {
  const [old, now] = [before, after].map((schema) => viewOf([rootNode(schema)]).title);
  if (old === undefined || now === undefined || old === now) return [];
  const what = `Its type is called ${now} now, not ${old}`;
  return [{ code: "title_changed", what, breaks: ["consumers"] } as const];
}
