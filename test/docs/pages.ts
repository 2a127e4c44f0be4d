// The pages that people read, and the blocks of code in them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../scripts/source/list-files.ts";

export const root = join(import.meta.dirname, "../..");

const FOLDERS = ["docs", "examples", "skills"];
const BESIDE = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "llms.txt"];
const OF_FOLDERS = ["events/README.md", "generated/README.md", "openapi/README.md"];

/** Every page of the repository, by its path. */
export const PAGES: ReadonlyMap<string, string> = new Map(
  [
    ...BESIDE,
    ...OF_FOLDERS,
    ...FOLDERS.flatMap((folder) =>
      listFiles(join(root, folder))
        .filter((file) => file.endsWith(".md") && !file.includes("node_modules/"))
        .map((file) => `${folder}/${file}`),
    ),
  ].map((path) => [path, readFileSync(join(root, path), "utf8")]),
);

export interface Block {
  readonly page: string;
  readonly line: number;
  readonly language: string;
  readonly text: string;
}

export const blocksIn = (page: string, text: string): Block[] =>
  [...text.matchAll(/^( *)```(\w*)[^\n]*\n(.*?)^\1```$/gms)].map((match) => ({
    page,
    line: text.slice(0, match.index).split("\n").length,
    language: match[2] ?? "",
    text: match[3] ?? "",
  }));

export const BLOCKS = [...PAGES].flatMap(([page, text]) => blocksIn(page, text));
