import { OPERATIONS, type OperationId } from "../../../../generated/rest-operations.ts";
import { didYouMean, nearest } from "../../../library/text/did-you-mean.ts";
import { isRefusal, type Refusal } from "../../api/reply.ts";
import type { RequestFilter } from "../feed/request-list.ts";
import { type Action, type ActionRequest, done, refuseValue } from "./action.ts";

export const listRequests: Action<"listRequests"> = async ({ parameters }, { requests }) => {
  const filter = readFilter(parameters);
  if (isRefusal(filter)) return filter;
  const { wait, limit } = parameters;
  return done({ requests: (await requests.waitFor(filter, wait * 1000)).slice(-limit) });
};

export const clearRequests: Action<"clearRequests"> = async (_, { requests }) => {
  requests.clear();
  return done({ requests: [] });
};

function readFilter({
  operation,
  status: text,
}: ActionRequest<"listRequests">["parameters"]): RequestFilter | Refusal {
  if (operation !== undefined && !isOperation(operation)) {
    const hint = didYouMean(nearest(operation, Object.keys(OPERATIONS)));
    return refuseValue("operation", "invalid_choice", `must be the id of an operation${hint}`);
  }
  const status = readStatus(text);
  if (status === null)
    return refuseValue("status", "invalid_format", "must be a status such as 400, or 4xx");
  return { operation, status };
}

const isOperation = (text: string): text is OperationId => Object.hasOwn(OPERATIONS, text);

/** The status to look for; null if the text is not one. */
function readStatus(text: string | undefined): RequestFilter["status"] | null {
  if (text === undefined) return undefined;
  if (/^[1-5]xx$/.test(text)) return text as Exclude<RequestFilter["status"], number>;
  return /^(?:0|[1-5]\d\d)$/.test(text) ? Number(text) : null;
}
