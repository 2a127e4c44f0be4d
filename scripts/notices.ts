// The licences of the libraries inside the bundles, which have to be passed on.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A chapter for each package with a bundled file. One without a licence text is an error. */
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

/** `../../node_modules/@scope/name/dist/index.mjs` to `@scope/name`. */
const packageOf = (input: string): string | undefined =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1];

/** The licence texts of a package: it may come under two licences, or with a notice. */
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
