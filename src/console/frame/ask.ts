// Sends requests to the control and the API of the server that serves the page.
import { readJson } from "../../library/json/read-json.ts";

export interface Prepared {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Blob | undefined;
}

/** An answer of the server. The status is 0 if the server did not answer. */
export interface Answer {
  readonly status: number;
  readonly words: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  /** The parsed body; undefined if the body is not JSON. */
  readonly body: unknown;
}

const NOBODY: Answer = { status: 0, words: "", headers: [], text: "", body: undefined };
const JSON_TYPE = { "Content-Type": "application/json" };

/** Sends a request to `/__control/`. A file is sent unchanged. */
export const askControl = (method: string, path: string, body?: unknown): Promise<Answer> =>
  askApi(method, `/__control/${path}`, body);

export const askApi = (method: string, path: string, body?: unknown, token = ""): Promise<Answer> =>
  ask({
    method,
    path,
    headers: {
      ...(token !== "" && { Authorization: `Token ${token}` }),
      ...(body !== undefined && JSON_TYPE),
    },
    body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
  });

export async function ask({ method, path, headers, body = "" }: Prepared): Promise<Answer> {
  const { server = "" } = document.documentElement.dataset;
  try {
    const options = { method, headers: { ...headers }, body: body || null };
    const response = await fetch(server + path, { ...options, credentials: "omit" });
    const text = await response.text();
    const { status, statusText: words } = response;
    return { status, words, headers: [...response.headers], text, body: readJson(text)?.value };
  } catch (error) {
    if (error instanceof TypeError) return NOBODY;
    throw error;
  }
}

export const isDone = ({ status }: Pick<Answer, "status">): boolean =>
  status >= 200 && status < 300;

/** Returns the status and the error code of an answer: `400 supplier_paused`. */
export function codeOf({ status, body }: Answer): string {
  if (status === 0) return "no answer";
  const code = codeIn(body);
  return isDone({ status }) || code === "" ? `${status}` : `${status} ${code}`;
}

export function codeIn(body: unknown): string {
  const { code } = (body ?? {}) as { readonly code?: unknown };
  return typeof code === "string" ? code : "";
}
