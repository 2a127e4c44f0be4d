// Compares events: producers emit payloads and consumers read them.
import { type Change, EVENT } from "./change.ts";
import { compareSchemas } from "./compare-schemas.ts";
import { isNode, type Place } from "./place.ts";
import { viewOf } from "./view.ts";

type Schemas = ReadonlyMap<string, object>;

export function compareEvents(before: Schemas, after: Schemas): Change[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name) => compareEvent(name, before.get(name), after.get(name)));
}

function compareEvent(
  subject: string,
  before: object | undefined,
  after: object | undefined,
): Change[] {
  const whole = { half: "events", subject, path: "", at: [] } as const;
  if (!before)
    return [
      { ...whole, kind: "added", code: "event_added", what: "The event was added", breaks: [] },
    ];
  if (!after) {
    return [
      {
        ...whole,
        kind: "removed",
        code: "event_removed",
        what: "The event was removed",
        breaks: ["producers", "consumers"],
      },
    ];
  }
  const [old, now] = [rootOf(before), rootOf(after)];
  return [
    ...compareTitles(old, now).map(
      (what): Change => ({
        ...whole,
        kind: "changed",
        code: "title_changed",
        what,
        breaks: ["consumers"],
      }),
    ),
    ...compareSchemas([old], [now], EVENT).map(({ field, what, ...change }) => ({
      ...change,
      half: "events" as const,
      subject,
      path: field,
      what: `${field === "" ? "The payload" : field} ${what}`,
    })),
  ];
}

const rootOf = (schema: object): Place => ({
  root: schema,
  at: [],
  node: isNode(schema) ? schema : {},
});

/** The title is the name of the TypeScript type. */
function compareTitles(old: Place, now: Place): string[] {
  const [before, after] = [viewOf([old]).title, viewOf([now]).title];
  return before === undefined || after === undefined || before === after
    ? []
    : [`Its type is called ${after} now, not ${before}`];
}
