import type { DescribedOperation } from "../data.ts";
import { type Prepared, prepare } from "./request.ts";

/** The request of an operation on a server of this machine as a command. */
export function commandOf(operation: DescribedOperation, body: string | undefined): string {
  const values = Object.fromEntries(
    operation.parameters.map(({ name, in: where }) => [name, where === "path" ? `<${name}>` : ""]),
  );
  const request = prepare(operation, { token: "<ACCESS_TOKEN>", values, body, status: "" });
  return curlOf(request, "http://127.0.0.1:4020");
}

/** A request as a command of curl. */
export function curlOf({ method, path, headers, body }: Prepared, origin: string): string {
  return [
    `curl -X ${method} ${quoted(`${origin}${path.replaceAll("%3C", "<").replaceAll("%3E", ">")}`)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
  ].join(" \\\n  ");
}

/** A word of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
