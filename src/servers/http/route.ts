// The addresses of the contract.
import { OPERATIONS, type OperationId } from "../../../generated/rest-operations.ts";
import { didYouMean } from "../../library/text/did-you-mean.ts";
import { type Endpoint, type Routed, Router } from "./router.ts";

interface Operation extends Endpoint {
  readonly operationId: OperationId;
}

export type Route = Routed<Operation>;

const ENDPOINTS = Object.entries(OPERATIONS).map(
  ([operationId, { method, path }]): Operation => ({
    operationId: operationId as OperationId,
    method,
    path,
  }),
);

export const OPERATION_ROUTER = new Router(ENDPOINTS, hint);

/** Every path of the contract ends in a slash, and callers often leave it out. */
function hint(pathname: string): string {
  const meant = pathname.endsWith("/") ? pathname.slice(0, -1) : `${pathname}/`;
  return didYouMean(OPERATION_ROUTER.match(meant) ? meant : undefined, ".");
}
