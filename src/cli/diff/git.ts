// Reads files of a git revision, without a checkout.
import { spawnSync } from "node:child_process";
import { relative, resolve } from "node:path";
import { codeOf } from "../../library/text/system-error.ts";
import { type Io, UsageError } from "../command.ts";
import { publishedIn, type Source, type Tree } from "./source.ts";

type Where = Pick<Io, "cwd" | "env">;

export const NAME_ONE = "Say what to compare with: --against FOLDER, FILE or git:REVISION.";

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

const textOf = (out: Buffer): string => out.toString().trim();

function commitOf(revision: string, where: Where): string | undefined {
  const args = ["--verify", "--quiet", "--end-of-options", `${revision}^{commit}`];
  return textOf(git(where, "rev-parse", ...args)) || undefined;
}

export function readRevision(revision: string, where: Where): Source | undefined {
  const commit = commitOf(revision, where);
  if (commit === undefined) return undefined;
  const label = `${revision} (${commit.slice(0, 7)})`;
  const tree = treeOf(commit, label, where);
  // The contract may lie in the working folder, or in one above it in the repository.
  const levels = textOf(git(where, "rev-parse", "--show-prefix")).split("/");
  const homes = levels.map((_, up) => resolve(where.cwd, "../".repeat(up), "generated"));
  return {
    label,
    kind: "revision",
    root: { name: revision, path: where.cwd },
    tree,
    published: publishedIn(homes, tree),
    identity: commit,
    isHead: commitOf("HEAD", where) === commit,
  };
}

function treeOf(commit: string, label: string, where: Where): Tree {
  const fetched = new Map<string, Buffer>();
  const objectAt = (path: string) => `${commit}:${inside(path)}`;
  const inside = (path: string) => `./${relative(where.cwd, path).replaceAll("\\", "/")}`;
  const namesAt = (path: string, ...args: readonly string[]) =>
    git(where, "ls-tree", "-z", "--name-only", ...args, commit, "--", inside(path))
      .toString()
      .split("\0")
      .filter(Boolean);
  return {
    has: (path) => namesAt(path).length > 0,
    list: (path) =>
      fetched.has(path) ? [path] : namesAt(path, "-r").map((name) => resolve(where.cwd, name)),
    fetch(paths) {
      const input = paths.map((path) => `${objectAt(path)}\n`).join("");
      const blobs = blobsIn(runGit(["cat-file", "--batch"], where, input).out);
      for (const [index, path] of paths.entries()) fetched.set(path, blobs[index] ?? Buffer.of());
    },
    read(path, name) {
      const atHand = fetched.get(path);
      const { isDone, out } = atHand
        ? { isDone: true, out: atHand }
        : runGit(["show", objectAt(path)], where);
      if (!isDone) throw new UsageError(`${name} is not in ${label}.`);
      return out;
    },
  };
}

/** Splits the output of `git cat-file --batch`: a line with the size, the bytes, a line break. */
function blobsIn(output: Buffer): Buffer[] {
  const blobs: Buffer[] = [];
  for (let start = 0; start < output.length; ) {
    const end = output.indexOf("\n", start);
    const size = Number(output.toString("latin1", start, end).split(" ")[2]);
    if (!Number.isSafeInteger(size)) throw new UsageError(PARTIAL);
    blobs.push(output.subarray(end + 1, end + 1 + size));
    start = end + 1 + size + 1;
  }
  return blobs;
}

/** Runs git, and no program that the settings of a repository name: git fetches nothing. */
function runGit(args: readonly string[], { cwd, env }: Where, input = "") {
  const { error, status, stdout, stderr } = spawnSync(
    "git",
    ["-c", "core.fsmonitor=false", ...args],
    {
      input,
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

const git = (where: Where, ...args: readonly string[]): Buffer => runGit(args, where).out;
