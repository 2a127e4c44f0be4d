import type { QueryClient } from "@tanstack/react-query";
import { checkAnswers, isRefusal, refusals, waitAndRepeat } from "energy-contracts/client";
import type { paths } from "energy-contracts/rest";
import createClient from "openapi-fetch";
import createQueries from "openapi-react-query";

export const SUPPLIER = "NORDWERK";
const token: string = import.meta.env["VITE_API_TOKEN"] ?? "tk_demo_9sWc2LhY6pQzRb"; // of `serve`

export const client = createClient<paths>({
  baseUrl: location.origin, // vite.config.ts leads on to the API
  headers: { Authorization: `Token ${token}` },
  fetch: (request) => fetch(request), // looked up for each call, so that MSW can take its place
});
client.use(refusals(), checkAnswers(), waitAndRepeat({ seconds: 10 }));
export const api = createQueries(client);

/** What a user reads of anything that was thrown. */
export function wordsOf(error: unknown): string {
  if (isRefusal(error, "account_already_imported"))
    return `It was imported before, as ${error.body.platform_account_number}.`;
  return error instanceof TypeError ? "The server did not answer." : String(Object(error).message);
}

/** For TanStack Query: what the API refuses stays refused; a 5xx or a broken connection may pass. */
export const retry = (failures: number, error: unknown): boolean =>
  failures < 3 && !(isRefusal(error) && error.status < 500);

/** Reads all lists anew, and does not wait for one that is being read: it may lack what changed. */
export async function refresh(queries: QueryClient): Promise<void> {
  await queries.cancelQueries();
  await queries.invalidateQueries();
}
