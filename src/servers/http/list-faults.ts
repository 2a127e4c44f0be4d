import { isRefusal, type Reply } from "../api/reply.ts";

const MOST_FAULTS = 100;

/**
 * A refusal as the API answers it: with the first faults and the number of all. The path of a fault
 * of the whole body is "" in the library and null here.
 */
export function listFaults(reply: Reply): Reply {
  if (!isRefusal(reply) || reply.text !== undefined) return reply;
  const { detail, errors } = reply.body;
  const listed = errors
    .slice(0, MOST_FAULTS)
    .map((fault) => ({ ...fault, attr: fault.attr || null }));
  const count = `Only the first ${MOST_FAULTS} of ${errors.length} faults are listed.`;
  return {
    ...reply,
    body: {
      ...reply.body,
      detail: errors.length > MOST_FAULTS ? `${detail} ${count}` : detail,
      errors: listed,
    },
  };
}
