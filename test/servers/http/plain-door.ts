// The front door alone, for tests of what comes before and around handlers.
import { refuse } from "../../../src/servers/api/reply.ts";
import { DEVELOPMENT_SETTINGS } from "../../../src/servers/app/config/development.ts";
import { type FrontDoor, openFrontDoor } from "../../../src/servers/http/front-door.ts";

export const [TOKEN = ""] = DEVELOPMENT_SETTINGS.tokens;
export const [API_KEY = ""] = DEVELOPMENT_SETTINGS.apiKeys;

/** Answers each call with what reached it, and collects what fails. */
export function openPlainDoor(door: Partial<FrontDoor> = {}) {
  const failures: unknown[] = [];
  const fetch = openFrontDoor({
    authenticate: async (credentials) =>
      (credentials.kind === "token" && credentials.token === TOKEN) ||
      (credentials.kind === "apiKey" && credentials.apiKey === API_KEY)
        ? undefined
        : refuse("authentication_failed", "The credentials are not valid."),
    answer: async ({ operationId, parameters, body }) => ({
      status: 200,
      body: { operationId, parameters, body },
    }),
    failed: (error) => failures.push(error),
    ...door,
  });
  return { fetch, failures };
}
