// Compares two contracts: events by name, then operations, then the document around them.
import {
  type Change,
  type ContractDocuments,
  changeOf,
  type Difference,
  wholly,
} from "./change.ts";
import type { ChangeCode } from "./change-codes.ts";
import { isText } from "./compare-choices.ts";
import { compareOpenApi } from "./compare-openapi.ts";
import { compareSchemas } from "./compare-schemas.ts";
import { rootNode } from "./document-node.ts";
import { EVENT } from "./parties.ts";
import { viewOf } from "./view.ts";
import { paired } from "./words.ts";

/** Finds the changes and whom each breaks. Ignores the facts that a lock file leaves out. */
export function compareContracts(before: ContractDocuments, after: ContractDocuments): Change[] {
  const changes = [
    ...(before.schemas && after.schemas ? compareEvents(before.schemas, after.schemas) : []),
    ...(before.openapi && after.openapi ? compareOpenApi(before.openapi, after.openapi) : []),
  ];
  if (before.isLock === after.isLock) return changes;
  return changes.filter((change) => !isText(change) && change.code !== "server_added");
}

export const compareEvents = (before: ReadonlyMap<string, object>, after: typeof before) =>
  paired(before, after)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, old, now]) => compareEvent({ half: "events", subject: name }, old, now));

function compareEvent(
  event: Pick<Change, "half" | "subject">,
  before: object | undefined,
  after: object | undefined,
): Change[] {
  const tell = (difference: Difference) => changeOf(event, difference, "The payload");
  if (!before) return [tell(sentence("event_added", "The event was added"))];
  if (!after) return [tell(sentence("event_removed", "The event was removed"))];
  // A quick comparison of texts, because most events are unchanged.
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [old, now] = [[rootNode(before)], [rootNode(after)]];
  const [was, is] = [viewOf(old).title, viewOf(now).title];
  const isOther = was !== undefined && is !== undefined && was !== is;
  const title = sentence("title_changed", `Its type is called ${is} now, not ${was}`);
  return [...(isOther ? [title] : []), ...compareSchemas(old, now, EVENT)].map(tell);
}

/** Makes a difference of an event itself, which a full sentence describes. */
const sentence = (code: ChangeCode, what: string): Difference => ({
  ...wholly("events", code, what, []),
  what,
});
