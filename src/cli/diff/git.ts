// Reads the contract in a git revision, with three short calls and no checkout.
import { spawnSync } from "node:child_process";
import { relative, resolve } from "node:path";
import { codeOf } from "../../library/text/system-error.ts";
import { type Io, UsageError } from "../command.ts";
import { CONFIG, findConfig } from "../contracts/open-contracts.ts";
import type { Files } from "../contracts/read-documents.ts";
import { type ContractFiles, isContractFile, NAME_ONE, type Source } from "./contract-files.ts";

type Where = Pick<Io, "cwd" | "env">;

/** Finds the newest tag on the way to HEAD, except a tag of HEAD itself. */
export function newestRevision(where: Where): string {
  if (commitOf("HEAD", where) === undefined)
    throw new UsageError(
      `The working folder is not in a git repository that has a commit. ${NAME_ONE}`,
    );
  if (textOf(git(where, "rev-parse", "--is-shallow-repository")) === "true")
    throw new UsageError(`This clone is shallow, so its newest tag is not known. ${FETCH}`);
  // The last --sort counts most. Only tags of the same second are sorted by their version.
  const order = ["--sort=-version:refname", "--sort=-creatordate"];
  const form = ["--merged=HEAD", "--no-contains=HEAD", "--count=1", "--format=%(refname:short)"];
  const tag = textOf(git(where, "for-each-ref", ...form, ...order, "refs/tags"));
  if (tag === "") throw new UsageError(`There is no tag before HEAD in this clone. ${FETCH}`);
  return tag;
}

const FETCH =
  "Fetch all commits and tags (fetch-depth: 0 of actions/checkout), or name one: --against.";

const textOf = ({ out }: { readonly out: Buffer }): string => out.toString().trim();

function commitOf(revision: string, where: Where): string | undefined {
  const args = ["--verify", "--quiet", "--end-of-options", `${revision}^{commit}`];
  return textOf(git(where, "rev-parse", ...args)) || undefined;
}

export function readRevision(revision: string, where: Where): Source | undefined {
  const commit = commitOf(revision, where);
  if (commit === undefined) return undefined;
  const prefix = textOf(git(where, "rev-parse", "--show-prefix"));
  const label = `${revision} (${commit.slice(0, 7)})`;
  const files = filesOf(commit, label, where);
  const config = findConfig(where.cwd) ?? resolve(where.cwd, CONFIG);
  return {
    label,
    files: readFiles(commit, foldersAbove(prefix), where),
    folder: "generated",
    identity: commit,
    manifest: resolve(where.cwd, "package.json"),
    module: resolve(where.cwd, "generated/judge.wasm"),
    isHead: commitOf("HEAD", where) === commit,
    home: {
      pathOf: (path) => path,
      has: (path) => files.list(path, path).length > 0,
      files,
      config,
    },
  };
}

/** Lists the folders that may hold the contract. From `a/b/` it lists `a/b/`, `a/` and the root. */
const foldersAbove = (prefix: string): string[] =>
  prefix === ""
    ? [""]
    : [prefix, ...foldersAbove(prefix.slice(0, prefix.lastIndexOf("/", prefix.length - 2) + 1))];

function readFiles(commit: string, folders: readonly string[], where: Where): ContractFiles {
  const homes = folders.map((folder) => `${folder}generated/`);
  const paths = homes.flatMap((home) => [`${home}openapi.json`, `${home}schemas/`]);
  const names = namesIn(git(where, "ls-tree", "--full-tree", ...NAMES, commit, "--", ...paths));
  const home = homes.find((folder) => names.some((name) => name.startsWith(folder))) ?? "";
  const wanted = names
    .filter((name) => name.startsWith(home))
    .map((name) => name.slice(home.length))
    .filter(isContractFile);
  const input = wanted.map((inside) => `${commit}:${home}${inside}\n`).join("");
  const { out } = runGit(["cat-file", "--batch"], where, { input });
  const contents = blobs(out);
  return new Map(wanted.map((inside, index) => [inside, contents[index] ?? ""]));
}

/** Splits the output of `git cat-file --batch`: a line with the size, the text, a line break. */
function blobs(output: Buffer): string[] {
  const texts: string[] = [];
  for (let start = 0; start < output.length; ) {
    const end = output.indexOf("\n", start);
    const size = Number(output.toString("latin1", start, end).split(" ")[2]);
    if (!Number.isSafeInteger(size)) throw new UsageError(PARTIAL);
    texts.push(output.toString("utf8", end + 1, end + 1 + size));
    start = end + 1 + size + 1;
  }
  return texts;
}

/** Reads the files of a commit by their paths on the disk. */
function filesOf(commit: string, label: string, where: Where): Files {
  const inside = (path: string) => `./${relative(where.cwd, path).replaceAll("\\", "/")}`;
  return {
    read(path, name) {
      const { isDone, out } = git(where, "show", `${commit}:${inside(path)}`);
      if (!isDone) throw new UsageError(`${name} is not in ${label}.`);
      return out;
    },
    list(path) {
      const names = git(where, "ls-tree", "-r", ...NAMES, commit, "--", inside(path));
      return namesIn(names).map((name) => resolve(where.cwd, name));
    },
  };
}

const NAMES = ["-z", "--name-only"];

const namesIn = ({ out }: { readonly out: Buffer }): string[] =>
  out.toString().split("\0").filter(Boolean);

/** Runs git, and no program that the settings of a repository name: git fetches nothing. */
function runGit(
  args: readonly string[],
  { cwd, env }: Where,
  options?: { readonly input: string },
) {
  const { error, status, stdout, stderr } = spawnSync(
    "git",
    ["-c", "core.fsmonitor=false", ...args],
    {
      input: "",
      ...options,
      cwd,
      env: { ...env, GIT_NO_LAZY_FETCH: "1", GIT_ALLOW_PROTOCOL: "none" },
      windowsHide: true,
      maxBuffer: 2 ** 30,
    },
  );
  if (codeOf(error) === "ENOENT")
    throw new UsageError("git is not installed, so no revision can be compared with.");
  if (error) throw error;
  if (status !== 0 && /promisor|lazy fetch|transport '[^']*' not allowed/.test(stderr.toString()))
    throw new UsageError(PARTIAL);
  return { isDone: status === 0, out: stdout };
}

const PARTIAL =
  "This clone is partial, and git may fetch nothing for a comparison. Clone without --filter.";

const git = (where: Where, ...args: readonly string[]) => runGit(args, where);
