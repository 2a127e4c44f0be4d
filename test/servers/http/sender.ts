// Calls of a server in process, and what becomes of them.
import type { Fetch } from "../../../src/servers/http/fetch.ts";
import { TOKEN } from "./plain-door.ts";

type Send = ReturnType<typeof sender>;

export function sender(fetch: Fetch, base = "http://127.0.0.1") {
  return async (method: string, path: string, body?: unknown, headers = {}) => {
    const response = await fetch(
      new Request(`${base}${path}`, {
        method,
        headers: {
          Authorization: `Token ${TOKEN}`,
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    return {
      status: response.status,
      requestId: response.headers.get("x-request-id"),
      retry: response.headers.get("retry-after"),
      body: JSON.parse(await response.text()),
    };
  };
}

/** What becomes of a call: its status, or that it was cut. */
export const fateOf = (call: ReturnType<Send>): Promise<number | string> =>
  call.then(
    ({ status }) => status,
    (error: unknown) => (error as Error).name,
  );

export async function fates(send: Send, count: number) {
  const found: (number | string)[] = [];
  for (let call = 0; call < count; call += 1)
    found.push(await fateOf(send("GET", "/v1/products/")));
  return found;
}
