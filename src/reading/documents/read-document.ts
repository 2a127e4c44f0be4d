// The one reader of documents that people write: JSON or YAML.
import { decodeUtf8 } from "../../library/json/decode-utf8.ts";
import {
  findOffsets,
  type Position,
  positionOf,
  positionsOf,
  START,
} from "../../library/json/find-offsets.ts";
import { isJsonObject, isObject } from "../../library/json/pointer.ts";
import { readJson } from "../../library/json/read-json.ts";
import { scan } from "../../library/json/scan.ts";
import { parseYaml, positionInYaml, readYaml } from "./read-yaml.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

/** The object in a document, or an error text to follow the name of the document. */
type ReadDocument =
  | { readonly root: JsonObject; readonly fault?: undefined }
  | { readonly fault: string };

const DEEPEST = 100;

export const isYaml = (name: string): boolean => /\.ya?ml$/i.test(name);

/** Reads a document. Its name says whether it is YAML. */
export function readDocument(bytes: Uint8Array, name: string): ReadDocument {
  const text = decodeUtf8(bytes);
  if (text === undefined) return { fault: "is not UTF-8" };
  const read = isYaml(name) ? readOneYaml(text) : readOneJson(text);
  if ("fault" in read) return read;
  const root = read.value;
  if (!isJsonObject(root)) return { fault: "is not an object" };
  const fault = faultIn(root, DEEPEST);
  return fault === undefined ? { root } : { fault };
}

function readOneJson(text: string): { readonly value: unknown } | { readonly fault: string } {
  const read = readJson(text) ?? { fault: "is not JSON" };
  const fieldsAt: Set<string>[] = [];
  let twin: { readonly key: string; readonly offset: number } | undefined;
  scan(text, {
    field(level, key, index, offset) {
      const fields = index === 0 ? new Set<string>() : (fieldsAt[level] ?? new Set());
      if (fields.has(key)) twin ??= { key, offset };
      fieldsAt[level] = fields.add(key);
    },
    isOver: () => twin !== undefined,
  });
  return twin
    ? { fault: `has ${twin.key} twice in one object${placeWords(positionOf(text, twin.offset))}` }
    : read;
}

const placeWords = ({ line, column }: Position): string => ` at line ${line}, column ${column}`;

function readOneYaml(text: string): { readonly value: unknown } | { readonly fault: string } {
  const { documents, lines } = parseYaml(text);
  const [document] = documents;
  if (documents.length > 1) return { fault: "has several documents of YAML" };
  const read = document ? readYaml(document, lines) : { value: null };
  if (read.fault === undefined) return { value: read.value };
  const place = read.place ? placeWords(read.place) : "";
  return { fault: `is not YAML: ${read.fault.replace(/[.:]$/, "")}${place}` };
}

/** Finds what JSON can't write, such as a date of YAML, or a value that lies too deep. */
function faultIn(value: unknown, levels: number): string | undefined {
  const isPlain =
    Array.isArray(value) || !isObject(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain || value === 1 / 0 || value === -1 / 0 || Number.isNaN(value))
    return `has ${value}, which JSON can't write`;
  if (!isObject(value)) return undefined;
  if (levels === 0) return `is nested deeper than ${DEEPEST} levels, or in itself`;
  for (const inner of Object.values(value)) {
    const fault = faultIn(inner, levels - 1);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Finds positions in a text, which is parsed once. The file name says whether it is YAML. */
export function positionsIn(text: string, name: string) {
  const { documents, lines } = isYaml(name) ? parseYaml(text) : {};
  const [document] = documents ?? [];
  return (paths: readonly (readonly string[])[]): Position[] => {
    if (lines)
      return paths.map((path) => (document ? positionInYaml(document, path, lines) : START));
    return positionsOf(text, findOffsets(text, paths));
  };
}
