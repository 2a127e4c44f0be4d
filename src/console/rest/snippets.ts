// Writes a request as commands and code to copy. test/console/snippets.test.ts runs each.
import type { DescribedOperation, Snippets } from "../data.ts";
import { type Filled, prepare } from "./request.ts";

export function snippetsOf(operation: DescribedOperation, filled: Filled, base: string): Snippets {
  const request = prepare(operation, filled);
  const url = `${base}${request.path}`;
  return {
    curl: curl(request, url),
    fetch: jsFetch(request, url),
    "openapi-fetch": openapiFetch(operation, filled, request, base),
    Python: python(request, url),
    ...(operation.requestBody && { TypeScript: typescript(operation, request) }),
  };
}

type Request = ReturnType<typeof prepare>;

const curl = ({ method, headers, body }: Request, url: string): string =>
  [
    `curl -X ${method} ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
  ].join(" \\\n  ");

const jsFetch = ({ method, headers, body }: Request, url: string): string =>
  `const response = await fetch(${JSON.stringify(url)}, {
  method: "${method}",
  headers: ${json(headers)},${body === undefined ? "" : `\n  body: JSON.stringify(${inner(body)}),`}
});
console.log(response.status, await response.json());`;

function openapiFetch(
  { parameters, path }: DescribedOperation,
  { values }: Filled,
  { method, headers, body }: Request,
  base: string,
): string {
  const { "Content-Type": _, ...otherHeaders } = headers;
  const inPlace = (where: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === where && values[parameter.name])
        .map(({ name, type }) => [name, typed(values[name] ?? "", type)]),
    );
  const params = { path: inPlace("path"), query: inPlace("query") };
  const options = [
    ...(parameters.length > 0 ? [`  params: ${json(params)},`] : []),
    ...(Object.keys(otherHeaders).length > 0 ? [`  headers: ${json(otherHeaders)},`] : []),
    ...(body === undefined ? [] : [`  body: ${inner(body)},`]),
  ];
  return `import createClient from "openapi-fetch";
import type { paths } from "energy-contracts/rest";

const client = createClient<paths>({ baseUrl: "${base}" });
const { data, error, response } = await client.${method}("${path}", {
${options.join("\n")}
});
console.log(response.status, data ?? error);`;
}

const python = ({ method, headers, body }: Request, url: string): string =>
  `import json
from urllib.request import Request, urlopen

request = Request(
    ${JSON.stringify(url)},
    method="${method}",
    headers=${JSON.stringify(headers)},${body === undefined ? "" : `\n    data=${pythonText(body)}.encode(),`}
)
with urlopen(request) as response:
    print(response.status, json.load(response))`;

const typescript = ({ operationId }: DescribedOperation, { body = "" }: Request): string =>
  `import { judge } from "energy-contracts/rest/${operationId}";

const issues = await judge(${inner(body)});
console.log(issues.length === 0 ? "valid" : issues);`;

const typed = (text: string, type: string): unknown =>
  /boolean|integer|number/.test(type) && PLAIN.test(text) ? (JSON.parse(text) as unknown) : text;
const PLAIN = /^(?:true|false|-?\d{1,9}(?:\.\d+)?)$/;

const json = (value: unknown): string => inner(JSON.stringify(value, null, 2));
const inner = (text: string): string => text.replaceAll("\n", "\n  ");

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const pythonText = (text: string): string =>
  `"""${text.replaceAll("\\", "\\\\").replaceAll('"""', String.raw`\"\"\"`)}"""`;
