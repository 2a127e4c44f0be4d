import type { Change, ContractDocuments } from "./change.ts";
import { isText } from "./compare-choices.ts";
import { compareEvents } from "./compare-events.ts";
import { compareOpenApi } from "./compare-openapi.ts";

/**
 * What changed from one contract to another, and whom it breaks: events by name, then operations,
 * then the document around them. What a lock file leaves out is compared with none.
 */
export function compareContracts(before: ContractDocuments, after: ContractDocuments): Change[] {
  const changes = [
    ...(before.schemas && after.schemas ? compareEvents(before.schemas, after.schemas) : []),
    ...(before.openapi && after.openapi ? compareOpenApi(before.openapi, after.openapi) : []),
  ];
  if (before.isLock === after.isLock) return changes;
  return changes.filter((change) => !isText(change) && change.code !== "server_added");
}
