// Reads the options of `npm run site`. A mistake in them ends the command with exit code 2.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";

const TEXT = { type: "string" } as const;
const OPTIONS = { title: TEXT, logo: TEXT, server: TEXT, url: TEXT, out: TEXT };

/** Reads the options. *Try it* sends requests to `server`; `url` is the site's future address. */
export function readOptions(args: string[]) {
  const { title = "energy-contracts", logo, server, url, out = "site" } = parse(args);
  const folder = resolve(out);
  if (title.trim() === "") refuse("--title needs a text.");
  const isSite = ["console", "index.html", "llms.txt"].every((name) =>
    existsSync(`${folder}/${name}`),
  );
  if (
    existsSync(folder) &&
    !isSite &&
    (statSync(folder).isFile() || readdirSync(folder).length > 0)
  )
    refuse(`--out: ${folder} is not a site, so nothing in it is replaced.`);
  return {
    folder,
    title,
    logo: logo === undefined ? undefined : readLogo(logo),
    server: server === undefined ? undefined : baseOf("--server", server),
    url: url === undefined ? undefined : baseOf("--url", url),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    return refuse((error as Error).message);
  }
}

/** Matches the beginning of a file, for each kind of picture. */
const KINDS = { svg: /^<(?:svg|\?xml)/, png: /^\x89PNG/, jpg: /^\xff\xd8\xff/, webp: /^RIFF/ };

function readLogo(path: string) {
  if (!existsSync(path)) refuse(`--logo: there is no file ${path}.`);
  const content = readFileSync(path);
  const [kind] =
    Object.entries(KINDS).find(([, begin]) => begin.test(content.toString("latin1"))) ?? [];
  if (kind === undefined) refuse(`--logo: ${path} is no SVG, PNG, JPEG or WebP.`);
  return { file: `logo.${kind}`, content };
}

function baseOf(option: string, text: string): string {
  const { protocol, origin, pathname, href } = new URL(text, "none:/");
  if (!/^https?:$/.test(protocol) || href !== origin + pathname)
    refuse(`${option} needs an address such as https://api.example.com, not "${text}".`);
  return href.replace(/\/$/, "");
}

function refuse(words: string): never {
  console.error(words);
  process.exit(2);
}
