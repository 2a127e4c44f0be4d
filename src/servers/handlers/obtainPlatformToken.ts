import type { Handler } from "./handler.ts";

/** Runs the mutation of the GraphQL endpoint. Its code is large, and loads when it is needed. */
export const obtainPlatformToken: Handler<"obtainPlatformToken"> = async ({ body }, context) => {
  const { runTokenMutation } = await import("./graphql/token-mutation.ts");
  return { status: 200, body: await runTokenMutation(body, context) };
};
