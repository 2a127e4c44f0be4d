import { OPERATIONS, type OperationId } from "../../../../generated/rest-operations.ts";
import { didYouMean, nearest } from "../../../library/text/nearest.ts";
import { isRefusal, type Refusal, type Reply } from "../../api/reply.ts";
import { MOST_REQUESTS, type RequestFilter } from "../feed/request-list.ts";
import { type ActionRequest, done, type Operated, readLimit, refuseValue } from "./action.ts";

/** How long a caller may wait for a request. */
const MOST_SECONDS = 60;

/** Lists the requests that match, and waits for one if the caller wants to. */
export async function listRequests(
  { query }: ActionRequest,
  { requests }: Operated,
): Promise<Reply> {
  const filter = readFilter(query);
  if (isRefusal(filter)) return filter;
  const seconds = Number(query.get("wait") ?? 0);
  if (!(seconds >= 0 && seconds <= MOST_SECONDS))
    return refuseValue("wait", "out_of_range", `must be a number from 0 to ${MOST_SECONDS}`);
  const limit = readLimit(query, MOST_REQUESTS);
  if (typeof limit !== "number") return limit;
  return done({ requests: (await requests.waitFor(filter, seconds * 1000)).slice(-limit) });
}

/** Forgets all requests. */
export async function clearRequests(_: ActionRequest, { requests }: Operated): Promise<Reply> {
  requests.clear();
  return done({ requests: [] });
}

function readFilter(parameters: URLSearchParams): RequestFilter | Refusal {
  const operation = parameters.get("operation") ?? undefined;
  if (operation !== undefined && !isOperation(operation)) {
    const hint = didYouMean(nearest(operation, Object.keys(OPERATIONS)));
    return refuseValue("operation", "invalid_choice", `must be the id of an operation${hint}`);
  }
  const status = readStatus(parameters.get("status"));
  if (status === null)
    return refuseValue("status", "invalid_format", "must be a status such as 400, or 4xx");
  return { operation, status };
}

const isOperation = (text: string): text is OperationId => Object.hasOwn(OPERATIONS, text);

/** The status to look for; null if the text is not one. */
function readStatus(text: string | null): RequestFilter["status"] | null {
  if (text === null) return undefined;
  if (/^[1-5]xx$/.test(text)) return text as Exclude<RequestFilter["status"], number>;
  return /^(?:0|[1-5]\d\d)$/.test(text) ? Number(text) : null;
}
