// An OpenAPI document and all files that it refers to, in one piece.
import { START } from "../../library/json/find-offsets.ts";
import { escapeKey, isJsonObject } from "../../library/json/pointer.ts";
import { contractIn, isData, unreadIn } from "../../reading/diff/contract-in.ts";
import { FILES } from "../../reading/diff/document-node.ts";
import { attempt, refuse, type SourceDocument } from "../contracts/read-documents.ts";

/** Reads the contract in a document. Returns an error text if it has none. */
export function readWholeDocument(main: SourceDocument) {
  const { root, files } = inOnePiece(main);
  const place = (keys: readonly string[]) => {
    const [home, name = "", ...inside] = keys;
    const other = home === FILES ? files.get(name) : undefined;
    const { file, root: within, places } = other ?? main;
    const [position = START] = places([[within, other ? inside : keys]]);
    return { file, ...position };
  };
  const unread = typeof root.openapi === "string" ? unreadIn(root) : undefined;
  if (unread) {
    const { file, line, column } = place(unread.keys);
    refuse(`${file}:${line}:${column}`, unread.words);
  }
  return { contract: contractIn(root), place };
}

/** Puts other files beside the document, by their names, and lets all references lead there. */
function inOnePiece(main: SourceDocument) {
  const files = new Map<string, SourceDocument>();
  const addressOf = (document: SourceDocument): string => {
    if (document === main) return "#";
    files.set(document.file, document);
    return `#/${FILES}/${encodeURIComponent(escapeKey(document.file))}`;
  };

  function led(reference: string, from: SourceDocument, node: object): string {
    const [address = "", fragment = ""] = reference.split("#");
    if (address === "") return addressOf(from) + fragment;
    const refused = ({ file, words }: { readonly file: string; readonly words: string }) => {
      const [{ line, column } = START] = from.places([[node as SourceDocument["root"], ["$ref"]]]);
      refuse(file === from.file ? `${file}:${line}:${column}` : file, words);
    };
    const target = attempt(() => from.follow(reference), refused);
    return target ? addressOf(target.document) + fragment : reference;
  }

  function copy(value: unknown, from: SourceDocument, around = ""): unknown {
    if (Array.isArray(value)) return value.map((item) => copy(item, from));
    if (!isJsonObject(value)) return value;
    const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
      if (typeof inner !== "string")
        return [key, isData(key, around) ? inner : copy(inner, from, key)];
      const isAddress = key === "$ref" || (around === "mapping" && /[#/]/.test(inner));
      return [key, isAddress ? led(inner, from, value) : inner];
    });
    return Object.fromEntries(entries);
  }

  const root = copy(main.root, main) as SourceDocument["root"];
  const others: Record<string, unknown> = {};
  // Files that other files refer to are added meanwhile.
  for (const [file, document] of files) others[file] = copy(document.root, document);
  return { root: files.size > 0 ? { ...root, [FILES]: others } : root, files };
}
