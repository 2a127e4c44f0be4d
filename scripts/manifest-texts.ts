// Texts that follow from package.json: its version wherever a file names this version, and the names of
// files that only the repository has, on published pages. `npm run fix` writes them, and
// test/scripts/manifest-texts.test.ts finds the places that were missed.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const VERSION = String.raw`\d+\.\d+\.\d+(?:-[\w.]+)?`;
/** For each file, the text that comes before this version. */
const PINS: Readonly<Record<string, string>> = {
  "action.yml": String.raw`\n  version:\n(?: {4}.+\n)*? {4}default: `,
  ".pre-commit-hooks.yaml": "energy-contracts@",
  "hosts/README.md": "energy-contracts-",
  "hosts/go/README.md": "judge@v",
  "hosts/java/README.md": "<version>",
  "hosts/java/pom.xml": "<artifactId>judge</artifactId><version>",
  "package-lock.json": String.raw`"name": "energy-contracts",\n {2,6}"version": "`,
};
const PIN_OF_A_PAGE = "energy-contracts(?:@v?|==)|rev: v";

const EITHER_FORM =
  /\[([\w./-]+)\]\(https:\/\/[^)\s]+\/blob\/main\/[^)\s]+\)|`([\w./-]+)`\s+in\s+the\s+repository/g;

/** Names each repository file in a page: by a link if there is an address, else in words. */
export const nameRepositoryFiles = (page: string, address: string | undefined): string =>
  page.replace(EITHER_FORM, (text, linked?: string, worded?: string) => {
    const path = linked ?? worded ?? "";
    if (address !== undefined) return `[${path}](${address}/blob/main/${path})`;
    return linked === undefined ? text : `\`${path}\` in the repository`;
  });

/** Reads the files that may have such texts, each with its text before and after the fix. */
export function readManifestTexts(root: string) {
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  const { version, repository } = JSON.parse(read("package.json"));
  const url: string | undefined = typeof repository === "string" ? repository : repository?.url;
  const address = url?.replace(/^git\+/, "").replace(/\.git$/, "");
  const docs = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"));
  const pages = ["README.md", "SECURITY.md", ...docs.map((name) => `docs/${name}`)];
  const files = [...Object.keys(PINS), ...pages, "skills/energy-contracts/SKILL.md"].map((path) => {
    const text = read(path);
    const pin = new RegExp(`(?<=${PINS[path] ?? PIN_OF_A_PAGE})${VERSION}`, "g");
    const pinned = text.replace(pin, version);
    const mended = pages.includes(path) ? nameRepositoryFiles(pinned, address) : pinned;
    return { path, text, named: text.match(pin) ?? [], mended };
  });
  return { version: String(version), files };
}
