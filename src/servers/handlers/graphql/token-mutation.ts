// The GraphQL endpoint. Its only mutation issues tokens.
import type { Context, Schemas } from "../handler.ts";
import { exchangeApiKey, exchangeRefreshToken, type TokenPair } from "../rules/tokens.ts";
import { buildSchema, refuseField, runGraphql } from "./run-graphql.ts";

const ABOUT =
  "This endpoint has one mutation, obtainPlatformToken or ObtainPlatformToken. Everything else is in the REST API.";

const SCHEMA = buildSchema(`
  type Query {
    "What this endpoint is for. GraphQL asks for a query; there is nothing to read here."
    about: String!
  }

  type Mutation {
    "A token, for an API key or for the refresh token of an earlier answer."
    obtainPlatformToken(input: ObtainPlatformTokenInput!): PlatformToken
    "The same, as the specification spells it. Platform stands for the word of a brand in both."
    ObtainPlatformToken(input: ObtainPlatformTokenInput!): PlatformToken
  }

  "Exactly one of the two."
  input ObtainPlatformTokenInput {
    "The key that the operator supplied."
    APIKey: String
    "Works once."
    refreshToken: String
  }

  type PlatformToken {
    "Goes into the header Authorization: Token <ACCESS_TOKEN>"
    token: String!
    "Sent as refreshToken in place of the key, it gets the next token."
    refreshToken: String!
    "When the refresh token stops working, in whole seconds since 1970. A Float because Int ends in 2038."
    refreshExpiresIn: Float!
  }
`);

interface ObtainPlatformTokenInput {
  readonly APIKey?: string | null;
  readonly refreshToken?: string | null;
}

export const runTokenMutation = (request: Schemas["GraphqlRequest"], context: Context) => {
  const mutation = ({ input }: { input: ObtainPlatformTokenInput }) => obtain(input, context);
  const fields = { about: ABOUT, obtainPlatformToken: mutation, ObtainPlatformToken: mutation };
  return runGraphql(SCHEMA, request, fields);
};

async function obtain(
  { APIKey: apiKey = null, refreshToken = null }: ObtainPlatformTokenInput,
  context: Context,
): Promise<TokenPair | Error> {
  if (apiKey !== null && refreshToken === null) {
    const pair = await exchangeApiKey(apiKey, context);
    return pair ?? refuseField("authentication_failed", "The API key is not valid.");
  }
  if (refreshToken !== null && apiKey === null) {
    const refusal =
      "The refresh token is not valid, was used before, or has expired. Send the API key.";
    const pair = await exchangeRefreshToken(refreshToken, context);
    return pair ?? refuseField("authentication_failed", refusal);
  }
  return refuseField("invalid_request", "Send either APIKey or refreshToken.");
}
