import { basename, dirname, relative, resolve } from "node:path";
import { decode, isJsonObject, keysOfReference, valueAt } from "../../library/json/pointer.ts";
import { printable } from "../../library/text/printable.ts";
import {
  isYaml,
  type JsonObject as Node,
  readDocument,
} from "../../reading/documents/read-document.ts";
import { filesAt, readBytes } from "../access-file.ts";
import { InputError } from "../command.ts";

export type { Node };

export interface SourceDocument {
  readonly file: string;
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly root: Node;
  /** What a reference leads to, in this document or in another file. */
  follow(reference: string): Located;
}

export interface Located {
  readonly document: SourceDocument;
  readonly node: Node;
}

const IS_DOCUMENT = /^(?!.*[\\/]node_modules[\\/]).*\.(json|ya?ml)$/;
/** YAML takes many times as long to read. */
const LARGEST = { json: 1_500_000, yaml: 400_000 };

export function refuse(file: string, words: string): never {
  throw new InputError(printable(`${file} ${words}.`));
}

export interface Files {
  read(path: string, name: string): Uint8Array;
  /** All files of a folder, at any depth; of a file itself alone. */
  list(path: string, name: string): string[];
}

/** Reads documents, each once, within limits. */
export class Documents {
  /** What is left of the work that all documents may take, and the longest text of each pattern. */
  readonly budget = { steps: 1_500_000, parts: 100_000, longest: new Map<string, number>() };
  readonly #cwd: string;
  readonly #files: Files;
  readonly #read = new Map<string, SourceDocument>();
  readonly #unused = new Set<string>();

  constructor(cwd: string, files: Files = DISK) {
    this.#cwd = cwd;
    this.#files = files;
  }

  /** The documents of a folder, sorted; the path itself, if it is a file. */
  list(path: string, name: string): string[] {
    const files = this.#files.list(path, name);
    const found = files.filter((file) => file === path || IS_DOCUMENT.test(file)).sort();
    for (const file of found) if (file !== path) this.#unused.add(file);
    return found;
  }

  /** Notes that a file of a folder has an event, or a part of one. */
  use(path: string): void {
    this.#unused.delete(path);
  }

  /** What was read and has an event, or a part of one, and the configuration. */
  get used(): string[] {
    return [...this.#read.keys()].filter((path) => !this.#unused.has(path));
  }

  get unused(): string[] {
    return [...this.#unused].map((path) => relative(this.#cwd, path));
  }

  at(path: string): SourceDocument {
    const known = this.#read.get(path);
    if (known) return known;
    const file = relative(this.#cwd, path) || basename(path);
    const bytes = this.#files.read(path, file);
    const most = isYaml(path) ? LARGEST.yaml : LARGEST.json;
    if (bytes.length > most)
      refuse(file, `is larger than ${most / 1e6} MB, which a contract may not be`);
    const read = readDocument(bytes, path);
    const root = read.fault === undefined ? read.root : refuse(file, read.fault);
    const follow = (reference: string) => this.#follow(reference, document);
    const document: SourceDocument = { file, path, bytes, root, follow };
    this.#read.set(path, document);
    return document;
  }

  #follow(reference: string, from: SourceDocument): Located {
    const [address = "", fragment = ""] = reference.split("#");
    const isOwn = address === "" || address === from.root.$id;
    if (!isOwn && /^[a-z][a-z+.-]*:/i.test(address))
      refuse(from.file, `refers to ${address}, and only files are read`);
    const path = resolve(dirname(from.path), decode(address));
    const document = isOwn ? from : this.at(path);
    this.use(document.path);
    const node = valueAt(document.root, keysOfReference(`#${fragment}`) ?? ["#"]);
    if (typeof node === "boolean") return { document, node: node ? {} : { not: {} } };
    if (!isJsonObject(node)) refuse(from.file, `refers to ${reference}, where no schema is`);
    return { document, node };
  }
}

const DISK: Files = { read: readBytes, list: filesAt };
