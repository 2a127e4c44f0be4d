import { createRequire } from "node:module";
import { sep } from "node:path";
import { codeOf } from "../../library/text/system-error.ts";
import { packageRoot } from "../../servers/host/package-files.ts";
import { pathWithin } from "../access-file.ts";
import { InputError, type Io } from "../command.ts";

/** The oldest Node that Prism supports, although parts of Prism run on some older versions. */
const NODE_FOR_PRISM = "24.18";

const PRISM = "@stoplight/prism-cli";

/** Returns the program of Prism. If Prism is missing, the error has the command that installs it. */
export function findPrism(words: readonly string[], { cwd, err }: Pick<Io, "cwd" | "err">): string {
  const { node } = process.versions;
  // Prism calls `require` for a package of ES modules, which older versions of Node refuse.
  if (!process.features.require_module)
    throw new InputError(`Prism does not run on Node ${node}. It needs 20.19, 22.12 or newer.`);
  try {
    const program = createRequire(import.meta.url).resolve(PRISM);
    if (node.localeCompare(NODE_FOR_PRISM, "en", { numeric: true }) < 0)
      err(
        `Prism asks for Node ${NODE_FOR_PRISM} or newer, and this is ${node}. What is used of it here runs anyway.\n`,
      );
    return program;
  } catch (error) {
    if (codeOf(error) !== "MODULE_NOT_FOUND") throw error;
    const command = words.map(quote).join(" ");
    const remedy = prismRemedy(`${PRISM}@5.16`, command, { root: packageRoot(), cwd });
    throw new InputError(`Prism is not installed. Run: ${remedy}`);
  }
}

const quote = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** Returns a command that installs Prism beside this package and repeats the user's command. */
export function prismRemedy(
  install: string,
  command: string,
  { root, cwd }: { readonly root: string; readonly cwd: string },
): string {
  const again = `energy-contracts ${command}`;
  // A call of npx that names both packages works in any folder.
  const anywhere = `npx -p energy-contracts -p ${install} ${again}`;
  const parts = root.split(sep);
  const isInside = (index: number) =>
    pathWithin(parts.slice(0, index).join(sep) || sep, cwd) !== undefined;
  if (parts.includes("_npx") || parts.at(-2) !== "node_modules") return anywhere;
  const store = parts.indexOf(".pnpm");
  if (store > 0)
    return isInside(store - 1) ? `pnpm add --save-dev ${install} && pnpm exec ${again}` : anywhere;
  if (isInside(parts.length - 2)) return `npm install --save-dev ${install} && npx ${again}`;
  // Global packages lie in `lib` of npm's prefix, or on Windows in `npm` of a user's folder.
  const isGlobal = /^(lib|npm)$/.test(parts.at(-3) ?? "");
  return isGlobal ? `npm install --global ${install} && ${again}` : anywhere;
}
