import { type AnswerError, checkAnswers, withToken } from "../../../src/client.ts";

// Middlewares for openapi-fetch, whose types they do not need.
const check = checkAnswers({
  report: ({ operation, status, issues }: AnswerError) => [operation, status, issues],
});
const token = withToken({ apiKey: "key", baseUrl: "https://api.example.com", fetch });
const request = new Request("https://api.example.com/v1/products/");
const sent: Request = await token.onRequest({ id: "1", request });
const response = await fetch(sent);
await token.onResponse({ id: "1", request: sent, response });
await check.onResponse({ request: sent, response, schemaPath: "/v1/products/" });

// The platform's own names, in place of the stand-ins.
const baseUrl = "https://api.example.com";
withToken({
  apiKey: "key",
  baseUrl,
  mutation: "obtainToken",
  input: "TokenInput",
  path: "/graphql",
});
// @ts-expect-error: without a slash the key would go to another host
withToken({ apiKey: "key", baseUrl, path: "graphql" });
// @ts-expect-error: a key is needed
withToken({ baseUrl: "https://api.example.com" });
