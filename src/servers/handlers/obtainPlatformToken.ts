import type { Handler } from "./handler.ts";

/** Runs the mutation of the GraphQL endpoint. The first call loads the large GraphQL code. */
export const obtainPlatformToken: Handler<"obtainPlatformToken"> = async ({ body }, context) => {
  const { runTokenMutation } = await import("./graphql/token-mutation.ts");
  return { status: 200, body: await runTokenMutation(body, context) };
};
