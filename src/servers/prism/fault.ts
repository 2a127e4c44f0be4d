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

interface Diagnostic {
  readonly path?: readonly (string | number)[];
  readonly code?: string | number;
  readonly message: string;
}

const PLACES = ["body", "query", "path", "header"] as const;
/** Matches a message of Prism that names a field. Only the message has the name, which is any text. */
const FIELD =
  /must (?:have required property|NOT have (?:additional|unevaluated) properties(?:; found|:)) '(.+)/s;

function fieldIn(message: string): string | undefined {
  const [, quoted] = FIELD.exec(message) ?? [];
  return quoted?.endsWith("'") ? quoted.slice(0, -1) : undefined;
}

export function toFault({ path = [], code = "", message }: Diagnostic): Fault {
  const [first, ...rest] = path.map(String);
  const field = fieldIn(message);
  const place = PLACES.find((name) => name === first) ?? (code === 401 ? "credentials" : "message");
  const attr = [...rest.map(unescapeKey), ...(field === undefined ? [] : [field])].join(".");
  return { place, attr, code: String(code), detail: message };
}
