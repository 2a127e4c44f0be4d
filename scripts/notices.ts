// Collects the licences of bundled libraries, which the package has to pass on.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Writes a chapter for each bundled package. Fails if a package has no licence text. */
export function notices(root: string, inputs: readonly string[]): string {
  const packages = [...new Set(inputs.flatMap((input) => packageOf(input) ?? []))].sort();
  const chapters = packages.map((name) => {
    const folder = join(root, "node_modules", name);
    const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
      version: string;
      license: string;
    };
    return `${name} ${version} (${license})\n\n${licenceTexts(folder, name)}\n`;
  });
  return `Libraries that parts of this package contain, with their licences.\n\n${chapters.join(`\n${"-".repeat(80)}\n\n`)}`;
}

/** Finds the package of a path: `../node_modules/@scope/name/index.mjs` gives `@scope/name`. */
const packageOf = (input: string): string | undefined =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1];

/** Reads all licence texts of a package, because it may have two licences or a notice. */
function licenceTexts(folder: string, name: string): string {
  const files = existsSync(folder)
    ? readdirSync(folder).filter((entry) => /^(licen[cs]e|notice|copying)([.-]\w+)?$/i.test(entry))
    : [];
  if (files.length === 0) throw new Error(`${name} is bundled but has no licence text to pass on.`);
  return files
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf8").trim())
    .join("\n\n");
}
