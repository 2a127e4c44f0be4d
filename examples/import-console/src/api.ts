import { AnswerError, checkAnswers } from "energy-contracts/client";
import type { components, paths } from "energy-contracts/rest";
import createClient from "openapi-fetch";

export const SUPPLIER = "NORDWERK";
export const baseUrl: string = import.meta.env.VITE_API_URL ?? "http://127.0.0.1:4020";
const token: string = import.meta.env.VITE_API_TOKEN ?? "tk_demo_9sWc2LhY6pQzRb"; // that of `serve`

export const api = createClient<paths>({
  baseUrl,
  headers: { Authorization: `Token ${token}` },
  fetch: (request) => fetch(request), // looked up for each call, so that MSW can take its place
});
api.use(checkAnswers()); // an answer that breaks the contract is an AnswerError

type Refusal = components["schemas"]["Error"];

/** An answer with a 4xx or 5xx status. */
export class ApiError extends Error {
  readonly refusal: Refusal;
  readonly status: number;
  readonly waitSeconds: number;

  constructor(refusal: Refusal, { status, headers }: Response) {
    super(refusal.detail);
    this.refusal = refusal;
    this.status = status;
    this.waitSeconds = Number(headers.get("Retry-After"));
  }
}

type Answer<Data> =
  | { data: Data; error?: never; response: Response }
  | { data?: never; error: Refusal; response: Response };

/** What an answer holds. A refusal is thrown. */
export async function dataOf<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (error) throw new ApiError(error, response);
  return data;
}

/** What a user reads. */
export const wordsOf = (error: Error): string =>
  error instanceof TypeError ? "The server did not answer." : error.message;

/** Whether the same call may succeed in a moment: after a 429, a 5xx or a broken connection. */
const passes = (error: Error): boolean =>
  error instanceof ApiError || error instanceof AnswerError
    ? error.status === 429 || error.status >= 500
    : error instanceof TypeError;

/** For TanStack Query: up to three more attempts, none earlier than the server asks for. */
export const patience = {
  retry: (failures: number, error: Error) => failures < 3 && passes(error),
  retryDelay: (failures: number, error: Error) =>
    Math.max(500 * 2 ** failures, error instanceof ApiError ? error.waitSeconds * 1000 : 0),
};
