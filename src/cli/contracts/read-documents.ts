import { statSync } from "node:fs";
import { basename, dirname, relative, resolve } from "node:path";
import { decodeUtf8 } from "../../library/json/decode-utf8.ts";
import type { Position } from "../../library/json/find-offsets.ts";
import {
  decode,
  isJsonObject,
  isObject,
  keysOfReference,
  valueAt,
} from "../../library/json/pointer.ts";
import { sentence } from "../../library/text/did-you-mean.ts";
import { printable } from "../../library/text/printable.ts";
import type { Dialect } from "../../reading/documents/keywords.ts";
import {
  isYaml,
  type JsonObject as Node,
  positionsIn,
  readDocument,
} from "../../reading/documents/read-document.ts";
import { filesAt, ifThere, readBytes } from "../access-file.ts";
import { InputError, isUsageError } from "../command.ts";
import type { NamedFile } from "../refuse-overwriting.ts";

export type { Node };

export interface SourceDocument {
  readonly file: string;
  readonly path: string;
  readonly root: Node;
  /** Finds the target of a reference, in this document or in another file. */
  follow(reference: string): Located;
  /** Finds the positions of values inside nodes, and the paths of the values in the document. */
  places(wanted: readonly Inside[]): (Position & { readonly attr: string })[];
}

type Inside = readonly [node: Node, keys: readonly string[]];

export interface Located {
  readonly document: SourceDocument;
  readonly node: Node;
  /** The nearest `$schema` of the document above the node. */
  readonly says?: string | undefined;
  /** The nearest schema around the node that has an `$id`, other than the root. */
  readonly resource?: Node | undefined;
}

/** A part of a schema: its document, its dialect, and the first event that uses the part. */
export interface Part {
  readonly document: SourceDocument;
  readonly dialect: Dialect;
  /** The part in the newest dialect, with references to `$defs` of the event's schema. */
  readonly copy: Node;
  readonly event: { readonly name: string; readonly schema: Located };
}

const IS_DOCUMENT = /^(?!.*[\\/]node_modules[\\/]).*\.(json|ya?ml)$/i;
/** The most bytes of a document, and the most parts of a schema and of all. */
const LIMITS = {
  own: { json: 16e6, yaml: 4e6, partsOfEach: 20_000, parts: 4e5 },
  /** The limits of a server, which may read documents of strangers. */
  served: { json: 1.5e6, yaml: 0.4e6, partsOfEach: 2_000, parts: 1e5 },
};
export type LimitsName = keyof typeof LIMITS;

/** An error that says why a document is not read or not used. */
export class Refusal extends InputError {
  readonly file: string;
  readonly words: string;
  readonly place: Position | undefined;

  constructor(file: string, words: string, place?: Position) {
    const positionWords = place ? `:${place.line}:${place.column}` : "";
    super(printable(sentence(`${file}${positionWords} ${words}`)));
    this.file = file;
    this.words = words;
    this.place = place;
  }
}

export function refuse(file: string, words: string, place?: Position): never {
  throw new Refusal(file, words, place);
}

/** Adds the place of a key to a refusal of its document that has none. */
export function refuseAt({ document, node }: Located, key: string, refusal: Refusal): never {
  if (refusal.place || refusal.file !== document.file) throw refusal;
  return refuse(document.file, refusal.words, document.places([[node, [key]]])[0]);
}

/** Returns the result of a call. A refusal goes to `refused`; without `refused`, it is thrown. */
export function attempt<Result>(call: () => Result, refused?: (refusal: Refusal) => void) {
  try {
    return call();
  } catch (error) {
    if (!refused || !(error instanceof Refusal)) throw error;
    refused(error);
    return undefined;
  }
}

export interface Files {
  /** Reads a file. `isNamed` is true if the user named it, and false if a document refers to it. */
  read(path: string, name: string, isNamed: boolean): Uint8Array;
  /** Lists all files of a folder, at any depth; for a file, its own path alone. */
  list(path: string, name: string): string[];
}

export type Documents = ReturnType<typeof openDocuments>;

/** Opens a reader that reads each document once, and refuses documents beyond the limits. */
export function openDocuments(cwd: string, files: Files = DISK, limits: LimitsName = "own") {
  const documents = new Map<string, SourceDocument>();
  const unused = new Set<string>();
  /** The work that documents may still take. */
  const budget = {
    ...LIMITS[limits],
    /** The schemas that were read, in each dialect. */
    copied: new Map<Dialect, Map<Node, Part>>(),
  };

  /** Reads a document that the user names or that the document `from` refers to. */
  function read(path: string, from?: SourceDocument): SourceDocument {
    const readBefore = documents.get(path);
    if (readBefore) return readBefore;
    const file = relative(cwd, path) || basename(path);
    const bytes = bytesOf(path, file, from);
    const { json, yaml } = budget;
    const most = isYaml(path) ? yaml : json;
    const inJson = isYaml(path) ? ` (as JSON ${json / 1e6} MB)` : "";
    if (bytes.length > most)
      refuse(file, `is larger than ${most / 1e6} MB, which a contract may not be${inJson}`);
    const content = readDocument(bytes, path);
    const root = content.fault === undefined ? content.root : refuse(file, content.fault);
    const places = placesIn(bytes, file, root);
    const document: SourceDocument = {
      file,
      path,
      root,
      follow: (to) => follow(to, document),
      places,
    };
    documents.set(path, document);
    return document;
  }

  function bytesOf(path: string, file: string, from: SourceDocument | undefined): Uint8Array {
    try {
      return files.read(path, file, !from);
    } catch (error) {
      if (!from || !isUsageError(error)) throw error;
      return refuse(from.file, `refers to ${file}: ${error.message.replace(/\.$/, "")}`);
    }
  }

  function follow(reference: string, from: SourceDocument): Located {
    const [address = "", fragment = ""] = reference.split("#");
    const isOwn = address === "" || address === from.root.$id;
    if (!isOwn && /^[a-z][a-z+.-]*:/i.test(address))
      refuse(from.file, `refers to ${address}, and only files are read`);
    const path = resolve(dirname(from.path), decode(address));
    const document = isOwn ? from : read(path, from);
    unused.delete(document.path);
    const { root } = document;
    let node: unknown = root;
    let says = "asyncapi" in root || "openapi" in root ? undefined : textAt(root, "$schema");
    let resource: Node | undefined;
    for (const key of keysOfReference(`#${fragment}`) ?? ["#"]) {
      if (node !== root) says = textAt(node, "$schema") ?? says;
      if (node !== root && isResource(node)) resource = node;
      node = valueAt(node, [key]);
    }
    if (typeof node === "boolean") node = node ? {} : { not: {} };
    if (!isJsonObject(node)) refuse(from.file, `refers to ${reference}, where no schema is`);
    return { document, node, says, resource };
  }

  return {
    budget,
    read,
    list(path: string, name: string): string[] {
      const isRead = (file: string) => file === path || IS_DOCUMENT.test(file);
      const found = files.list(path, name).filter(isRead).sort();
      for (const file of found) if (file !== path) unused.add(file);
      return found;
    },
    /** Notes that a file of a folder contains an event, or a part of an event. */
    use: (path: string) => unused.delete(path),
    /** Lists the configuration, and the files that contain an event or a part of an event. */
    used: (option?: string): NamedFile[] =>
      [...documents.values()]
        .filter(({ path }) => !unused.has(path))
        .map(({ file: name, path }) => ({ name, path, ...(option && { option }) })),
    unused: () => [...unused].map((path) => relative(cwd, path)),
  };
}

function textAt(node: unknown, key: string): string | undefined {
  const value = valueAt(node, [key]);
  return typeof value === "string" ? value : undefined;
}

/** True for a schema with an `$id`, in which `#` means the schema and not the document. */
export const isResource = (node: unknown): node is Node =>
  isJsonObject(node) && !(textAt(node, "$id") ?? "#").startsWith("#");

export const DISK: Files = {
  read(path, name, isNamed) {
    // Refuses a pipe, because a pipe without a writer never ends.
    if (!isNamed && ifThere(() => statSync(path))?.isFile() === false)
      refuse(name, "is no regular file");
    return readBytes(path, name);
  },
  list: filesAt,
};

/** Returns a function that finds positions in a document. Its first call searches the document. */
function placesIn(bytes: Uint8Array, file: string, root: Node): SourceDocument["places"] {
  const open = () => ({ known: pathsIn(root), find: positionsIn(decodeUtf8(bytes) ?? "", file) });
  let opened: ReturnType<typeof open> | undefined;
  return (wanted) => {
    opened ??= open();
    const { known, find } = opened;
    const all = wanted.map(([node, keys]) => [...(known.get(node) ?? []), ...keys]);
    return find(all).map((position, index) => ({ ...position, attr: all[index]?.join(".") ?? "" }));
  };
}

/** Returns the keys that lead to each object inside a value. */
export function pathsIn(
  value: unknown,
  path: readonly string[] = [],
  paths = new Map<Node, readonly string[]>(),
) {
  if (!isObject(value) || paths.has(value)) return paths;
  paths.set(value, path);
  for (const [key, inner] of Object.entries(value)) pathsIn(inner, [...path, key], paths);
  return paths;
}
