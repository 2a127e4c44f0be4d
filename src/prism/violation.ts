// A place where a request or a response breaks the contract, as Prism sees it.
import { unescapeKey } from "../json/pointer.ts";

export interface Violation {
  readonly place: "body" | "query" | "path" | "header" | "credentials" | "message";
  /** Field names and array indexes joined by dots, also for a field that is missing. Empty for the body itself. */
  readonly attr: string;
  /** The JSON Schema keyword that does not hold, or a number of HTTP (401, 415). */
  readonly code: string;
  readonly detail: string;
}

/** What Prism says of one fault. */
export interface Diagnostic {
  readonly path?: readonly (string | number)[];
  readonly code?: string | number;
  readonly message: string;
}

const PLACES = ["body", "query", "path", "header"] as const;
/** Prism keeps no other trace of which field it was. */
const MISSING = /must have required property '(.*)'$/s;
const UNKNOWN = /must NOT have (?:additional|unevaluated) properties(?:; found|:) '(.*)'$/s;

export function readDiagnostic({ path = [], code = "", message }: Diagnostic): Violation {
  const [first, ...rest] = path.map(String);
  const [, field] = MISSING.exec(message) ?? UNKNOWN.exec(message) ?? [];
  const place = PLACES.find((name) => name === first) ?? (code === 401 ? "credentials" : "message");
  const attr = [...rest.map(unescapeKey), ...(field === undefined ? [] : [field])].join(".");
  return { place, attr, code: String(code), detail: message };
}
