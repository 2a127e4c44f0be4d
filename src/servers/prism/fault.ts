import { unescapeKey } from "../../library/json/pointer.ts";

/** One place where a request or an answer breaks the contract. */
export interface Fault {
  readonly place: "body" | "query" | "path" | "header" | "credentials" | "message";
  /** Field names and array indexes, joined by dots; empty for the whole body. */
  readonly attr: string;
  /** The JSON Schema keyword that fails, or an HTTP status (401, 415). */
  readonly code: string;
  readonly detail: string;
}

export interface Diagnostic {
  readonly path?: readonly (string | number)[];
  readonly code?: string | number;
  readonly message: string;
}

const PLACES = ["body", "query", "path", "header"] as const;
/** The texts before a field name in Prism's messages. Only the message has the name. */
const BEFORE_FIELD = [
  "must have required property '",
  ...["additional", "unevaluated"].flatMap((kind) => [
    `must NOT have ${kind} properties; found '`,
    `must NOT have ${kind} properties: '`,
  ]),
];

/** Returns the field that a message names. A field name may be any text. */
function fieldIn(message: string): string | undefined {
  if (!message.endsWith("'")) return undefined;
  const starts = BEFORE_FIELD.flatMap((text) => {
    const index = message.indexOf(text);
    return index < 0 ? [] : [{ index, from: index + text.length }];
  });
  const [first] = starts.sort((a, b) => a.index - b.index);
  return first && first.from < message.length ? message.slice(first.from, -1) : undefined;
}

export function toFault({ path = [], code = "", message }: Diagnostic): Fault {
  const [first, ...rest] = path.map(String);
  const field = fieldIn(message);
  const place = PLACES.find((name) => name === first) ?? (code === 401 ? "credentials" : "message");
  const attr = [...rest.map(unescapeKey), ...(field === undefined ? [] : [field])].join(".");
  return { place, attr, code: String(code), detail: message };
}
