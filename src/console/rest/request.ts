import type { DescribedOperation } from "../data.ts";
import type { Prepared } from "../frame/ask.ts";

export interface Filled {
  readonly token: string;
  readonly values: Readonly<Record<string, string>>;
  /** The typed body; undefined if the operation takes no body. */
  readonly body: string | undefined;
  /** The index of the example that the body was filled from. */
  readonly example: number;
  /** The answer that the server is asked for: `400`, `400, example=none`; empty for the default. */
  readonly status: string;
}

export const exampleText = ({ requestBody, examples }: DescribedOperation, example: number) =>
  requestBody && JSON.stringify(examples[example]?.value, null, 2);

export function prepare(
  { method, path, parameters, security }: DescribedOperation,
  { token, values, body, status }: Filled,
): Prepared & { readonly body: string | undefined } {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ""),
  );
  const query = new URLSearchParams();
  for (const { name, in: where } of parameters)
    if (where === "query" && values[name]) query.set(name, values[name]);
  return {
    method,
    path: `${filled}${query.size === 0 ? "" : `?${query}`}`,
    headers: {
      ...(security.length > 0 && token !== "" && { Authorization: `Token ${token}` }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...(status !== "" && { Prefer: `code=${status}` }),
    },
    body,
  };
}
