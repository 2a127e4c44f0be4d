// People edit the version only in package.json. `npm run fix` writes it wherever a file names this
// version, and test/scripts/pins.test.ts finds the places that were missed.
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

/** Reads the files that may name this version, each with its text before and after the fix. */
export function readPins(root: string) {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const docs = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"));
  const pages = ["README.md", ...docs.map((name) => `docs/${name}`)];
  const files = [...Object.keys(PINS), ...pages, "skills/energy-contracts/SKILL.md"];
  const pins = files.map((path) => {
    const text = readFileSync(join(root, path), "utf8");
    const pin = new RegExp(`(?<=${PINS[path] ?? PIN_OF_A_PAGE})${VERSION}`, "g");
    return { path, text, named: text.match(pin) ?? [], mended: text.replace(pin, version) };
  });
  return { version: String(version), pins };
}
