// Writes the names of files that only the repository has, on published pages: as links if
// package.json has a `repository`, otherwise in words. `npm run fix` runs this code.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const EITHER_FORM =
  /\[([\w./-]+)\]\(https:\/\/[^)\s]+\/blob\/main\/[^)\s]+\)|`([\w./-]+)`\s+in\s+the\s+repository/g;

/** Names each repository file in a page: by a link if there is an address, else in words. */
export const nameRepositoryFiles = (page: string, address: string | undefined): string =>
  page.replace(EITHER_FORM, (text, linked?: string, worded?: string) => {
    const path = linked ?? worded ?? "";
    if (address !== undefined) return `[${path}](${address}/blob/main/${path})`;
    return linked === undefined ? text : `\`${path}\` in the repository`;
  });

/** Reads the pages that may name repository files, each with its text before and after the fix. */
export function readRepositoryNames(root: string) {
  const { repository } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const url: string | undefined = typeof repository === "string" ? repository : repository?.url;
  const address = url?.replace(/^git\+/, "").replace(/\.git$/, "");
  const docs = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"));
  return ["README.md", "SECURITY.md", ...docs.map((name) => `docs/${name}`)].map((path) => {
    const text = readFileSync(join(root, path), "utf8");
    return { path, text, mended: nameRepositoryFiles(text, address) };
  });
}
