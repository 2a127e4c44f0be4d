import type { Handler } from "./handler.ts";

/** Runs the one mutation of the GraphQL endpoint. What runs it is large, and loads with the first. */
export const obtainPlatformToken: Handler<"obtainPlatformToken"> = async ({ body }, context) => {
  const { runTokenMutation } = await import("./graphql/token-mutation.ts");
  return { status: 200, body: await runTokenMutation(body, context) };
};
