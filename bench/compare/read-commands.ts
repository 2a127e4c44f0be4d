// Every call of the command in the manuals of a checkout, and in what its help shows.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../scripts/source/list-files.ts";

const PAGES = ["README.md", "skills/energy-contracts/SKILL.md"];
/** These run until they are stopped, or ask a server that is not here. */
export const SERVERS = /^(serve|mock|proxy|deliveries)\b|--to http/;
const CALL = /(?:^|[|(&]\s*|npx (?:--yes )?)energy-contracts(?:@\S+)? ([a-z]+(?: [^\n|#;&)`]*)?)/gm;

/** The words behind the program's name, as they are typed. */
export function readCommands(root: string, helpOf: (command: string) => string): string[] {
  const manuals = listFiles(join(root, "docs")).filter((file) => file.endsWith(".md"));
  const pages = [...PAGES, ...manuals.map((file) => `docs/${file}`)];
  const texts = pages.map((page) => readFileSync(join(root, page), "utf8"));
  const names = [...helpOf("").matchAll(/^ {2}([a-z]+) {2,}/gm)].map(([, name = ""]) => name);
  const helps = names.map((name) => helpOf(name).replaceAll(/^ {2}(?=energy-contracts )/gm, ""));
  const calls = [...texts, ...helps].flatMap((text) =>
    [...text.replaceAll("\\\n", " ").matchAll(CALL)].map(([, words = ""]) => words.trim()),
  );
  const known = calls.filter((call) => names.includes(call.split(" ")[0] ?? ""));
  return [...new Set([...names.map((name) => `${name} --help`), ...known])];
}
