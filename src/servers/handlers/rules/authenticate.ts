import { OPERATIONS, type OperationId } from "../../../../generated/rest-operations.ts";
import { type Credentials, type Refusal, refuse } from "../../api/reply.ts";
import type { Context } from "../handler.ts";
import { isValidApiKey, isValidToken } from "./tokens.ts";

const TOKEN_ONLY =
  'Data-import endpoints take no HTTP basic here. Exchange the API key for a token and send the header "Authorization: Token <ACCESS_TOKEN>".';

/** Refuses invalid credentials, and API keys where the settings ask for a token. */
export async function authenticate(
  credentials: Credentials,
  operationId: OperationId,
  context: Context,
): Promise<Refusal<"authentication_failed"> | undefined> {
  if (credentials.kind === "apiKey") {
    const isDataImport = OPERATIONS[operationId].path.startsWith("/v1/data-import/");
    if (context.settings.dataImportNeedsToken && isDataImport)
      return refuse("authentication_failed", TOKEN_ONLY);
    return isValidApiKey(credentials.apiKey, context)
      ? undefined
      : refuse("authentication_failed", "The API key is not valid.");
  }
  if (credentials.kind === "token" && (await isValidToken(credentials.token, context)))
    return undefined;
  const detail = "The token is not valid, or it has expired. Obtain a new one.";
  return refuse("authentication_failed", detail);
}
