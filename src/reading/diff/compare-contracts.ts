import type { Change, ContractDocuments } from "./change.ts";
import { compareEvents } from "./compare-events.ts";
import { compareOpenApi } from "./compare-openapi.ts";

/**
 * What changed from one contract to another, and whom it breaks: events by name, then operations,
 * then the document around them.
 */
export function compareContracts(before: ContractDocuments, after: ContractDocuments): Change[] {
  return [
    ...(before.schemas && after.schemas ? compareEvents(before.schemas, after.schemas) : []),
    ...(before.openapi && after.openapi ? compareOpenApi(before.openapi, after.openapi) : []),
  ];
}
