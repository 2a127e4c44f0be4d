// Asks the server of the page: what only its operator may do, and the API itself.

/** An answer, or none: its status is 0 then. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly body: unknown;
}

/** Asks something of `/__control/`. A file is sent as it is. */
export const askControl = (method: string, path: string, body?: unknown): Promise<Answer> =>
  ask(method, `/__control/${path}`, body);

/** Asks an operation, as any client does. */
export const askApi = (method: string, path: string, body?: unknown, token = ""): Promise<Answer> =>
  ask(method, path, body, token === "" ? {} : { Authorization: `Token ${token}` });

async function ask(
  method: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  try {
    const response = await fetch(path, {
      method,
      headers: { ...headers, ...(body !== undefined && { "Content-Type": "application/json" }) },
      body: body instanceof Blob ? body : body === undefined ? null : JSON.stringify(body),
      credentials: "omit",
    });
    const text = await response.text();
    return { status: response.status, text, body: parse(text) };
  } catch (error) {
    if (error instanceof TypeError) return { status: 0, text: "", body: undefined };
    throw error;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether something was done. */
export const isDone = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** What an answer says that refuses something: each fault, or the whole. */
export function refusalOf({ status, body }: Answer): readonly string[] {
  if (status === 0) return ["The server did not answer."];
  const { detail, errors } = (body ?? {}) as {
    readonly detail?: string;
    readonly errors?: readonly { readonly detail: string }[];
  };
  return [
    detail ?? `The server answered with ${status}.`,
    ...(errors ?? []).map((error) => error.detail),
  ];
}

/** `400 supplier_paused`. */
export function codeOf({ status, body }: Answer): string {
  if (status === 0) return "no answer";
  const { code } = (body ?? {}) as { readonly code?: unknown };
  return isDone({ status, text: "", body }) || typeof code !== "string"
    ? `${status}`
    : `${status} ${code}`;
}
