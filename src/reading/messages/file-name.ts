import { VERSION } from "../../library/names/versions.ts";

const FILE_NAME = new RegExp(
  String.raw`^(.+?-${VERSION})(?:\..+)?\.(?:(?:json|ndjson|jsonl)(?:\.(?:gz|zst))?|ya?ml)$`,
);

/** Returns the event in a file's name: `account.created-v1` for `account.created-v1.2.json`. */
export const eventOfFile = (path: string): string | undefined =>
  FILE_NAME.exec(path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1))?.[1];
