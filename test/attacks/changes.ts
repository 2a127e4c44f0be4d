// The changes that make a mutant of a request: to its method, path, query, headers, credentials and
// the text of its body.

import type { OperationId } from "../../generated/rest-operations.ts";
import fc from "../fast-check.ts";
import {
  BYTES,
  CREDENTIALS,
  HEADERS,
  JSON_PIECES,
  QUERY_NAMES,
  QUERY_VALUES,
  SEGMENTS,
} from "./odd-values.ts";

/** A request before it is sent. */
export interface Mutant {
  readonly operationId: OperationId;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
}

/** Makes a mutant of a request. */
export type Change = (mutant: Mutant) => Mutant;

/** How far through a text or a list a change is made. */
const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const at = (portion: number, length: number): number => Math.floor(portion * length);

const methods = fc
  .constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "PROPFIND")
  .map(
    (method): Change =>
      (mutant) => ({ ...mutant, method }),
  );

const segments = fc
  .tuple(fraction, fc.constantFrom(...SEGMENTS), fc.constantFrom("replace", "insert", "remove"))
  .map(
    ([portion, odd, how]): Change =>
      (mutant) => {
        const parts = mutant.path.split("/");
        const rest = how === "insert" ? 0 : 1;
        parts.splice(1 + at(portion, parts.length - 1), rest, ...(how === "remove" ? [] : [odd]));
        return { ...mutant, path: `/${parts.slice(1).join("/")}` };
      },
  );

const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path.replace(/\/$/, ""),
  (path) => `${path}/`,
  (path) => path.toUpperCase(),
  (path) => path.replaceAll("/", "//"),
  (path) => `/${path.slice(1).replaceAll("/", "%2F")}`,
  (path) => path.replaceAll("-", "_"),
];
const spellings = fc.constantFrom(...SPELLINGS).map(
  (spell): Change =>
    (mutant) => ({ ...mutant, path: spell(mutant.path) }),
);

const pair = fc.tuple(fc.constantFrom(...QUERY_NAMES), fc.constantFrom(...QUERY_VALUES));
const queries = fc.array(pair, { minLength: 1, maxLength: 4 }).map(
  (pairs): Change =>
    (mutant) => {
      const query = pairs.map(([name, value]) => `${name}=${value}`).join("&");
      return { ...mutant, path: `${mutant.path}?${query}` };
    },
);

const headers = fc.constantFrom(...HEADERS).map(
  ([name, value]): Change =>
    (mutant) => ({ ...mutant, headers: { ...mutant.headers, [name]: value } }),
);

const credentials = fc.constantFrom(...CREDENTIALS).map(
  (Authorization): Change =>
    (mutant) => ({ ...mutant, headers: { ...mutant.headers, Authorization } }),
);

/** Changes a body that is still text. */
const inText = (edit: (text: string) => string | Uint8Array): Change => {
  return (mutant) =>
    typeof mutant.body === "string" ? { ...mutant, body: edit(mutant.body) } : mutant;
};
const texts = fc
  .tuple(fraction, fc.nat(8), fc.constantFrom("", ...JSON_PIECES))
  .map(([portion, cut, piece]) =>
    inText((text) => {
      const start = at(portion, text.length + 1);
      return text.slice(0, start) + piece + text.slice(start + cut);
    }),
  );
const cutOff = fraction.map((portion) => inText((text) => text.slice(0, at(portion, text.length))));
const repeated = fc.tuple(fraction, fraction).map(([from, to]) =>
  inText((text) => {
    const [start, end] = [at(from, text.length), at(to, text.length)];
    return text.slice(0, end) + text.slice(start);
  }),
);
const bytes = fc.tuple(fraction, fc.constantFrom(...BYTES)).map(([portion, odd]) =>
  inText((text) => {
    const start = at(portion, text.length);
    return Buffer.concat([Buffer.from(text.slice(0, start)), odd, Buffer.from(text.slice(start))]);
  }),
);

const anyChange = fc.oneof(
  methods,
  segments,
  spellings,
  { arbitrary: queries, weight: 2 },
  { arbitrary: headers, weight: 2 },
  credentials,
  { arbitrary: texts, weight: 3 },
  cutOff,
  repeated,
  bytes,
);
/** One change or two. */
export const oneOrTwo = fc.array(anyChange, { minLength: 1, maxLength: 2 });
