import { type Refusal, refuse } from "../../api/reply.ts";
import type { Credentials } from "../../api/request.ts";
import type { Context } from "../context.ts";
import { isValidApiKey, isValidToken } from "./tokens.ts";

/**
 * Refuses a caller whose credentials are not valid. Every token and API key that is valid may call
 * every endpoint.
 */
export async function authenticate(
  credentials: Credentials,
  context: Context,
): Promise<Refusal<"authentication_failed"> | undefined> {
  if (credentials.kind === "apiKey") {
    return (await isValidApiKey(credentials.apiKey, context))
      ? undefined
      : refuse("authentication_failed", "The API key is not valid.");
  }
  if (credentials.kind === "token" && (await isValidToken(credentials.token, context)))
    return undefined;
  return refuse(
    "authentication_failed",
    "The token is not valid, or it has expired. Obtain a new one.",
  );
}
