import type { OperationId } from "../../../generated/rest-operations.ts";
import type { Reply } from "../../../src/servers/api/reply.ts";
import type { Context, Handler, HandlerRequest } from "../../../src/servers/handlers/handler.ts";
import { authenticate } from "../../../src/servers/handlers/rules/authenticate.ts";
import { countryOf } from "../../../src/servers/handlers/rules/suppliers.ts";
import type { Fetch } from "../../../src/servers/http/fetch.ts";
import { type Call, type FrontDoor, openFrontDoor } from "../../../src/servers/http/front-door.ts";
import { makeContext } from "./make-context.ts";

type Some = { readonly [Id in OperationId]?: Handler<Id> };

/**
 * Some handlers behind the front door. No other handler is loaded, so that an edit of one concerns
 * few tests. What they throw fails the test run, unless `door` receives it.
 */
export const serveHandlers = (
  handlers: Some,
  context: Context = makeContext(),
  door: Partial<FrontDoor> = {},
): Fetch =>
  openFrontDoor({
    authenticate: (credentials, operationId) => authenticate(credentials, operationId, context),
    countryOf: (body) => countryOf(body, context.settings),
    answer: (call) => handle(handlers, call.operationId, call, context),
    failed: (error) =>
      queueMicrotask(() => {
        throw error;
      }),
    ...door,
  });

function handle<Id extends OperationId>(
  handlers: Some,
  operationId: Id,
  { parameters, body, request }: Call,
  context: Context,
): Promise<Reply> {
  const handler: Handler<Id> | undefined = handlers[operationId];
  if (!handler) throw new Error(`This test has no handler ${operationId}.`);
  const url = () => (request.base ?? request.origin) + request.path + request.search;
  return handler({ parameters, body, url } as HandlerRequest<Id>, context);
}
