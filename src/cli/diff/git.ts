// The contract in a git revision: three short calls for any number of files, and no checkout.
import { type Io, UsageError } from "../command.ts";
import { type ContractFiles, type FoundFiles, isContractFile } from "./contract-files.ts";
import { type ProgramOutcome, runProgram } from "./run-program.ts";

/** Where git runs. */
type Where = Pick<Io, "cwd" | "env">;

/**
 * The newest tag that the working folder's commit descends from, or else that commit. Undefined
 * outside of a repository.
 */
export async function newestRevision(where: Where): Promise<string | undefined> {
  const head = await git(where, "rev-parse", "--verify", "--quiet", "HEAD");
  if (head.code !== 0) return undefined;
  // The last --sort counts most; the other one orders tags of the same second.
  const order = ["--sort=-version:refname", "--sort=-creatordate"];
  const tags = await git(
    where,
    "for-each-ref",
    "--merged=HEAD",
    "--count=1",
    ...order,
    "--format=%(refname:short)",
    "refs/tags",
  );
  return textOf(tags) || "HEAD";
}

/** The contract in a revision; undefined if there is no such revision. */
export async function readRevision(
  revision: string,
  where: Where,
): Promise<FoundFiles | undefined> {
  const commit = await git(
    where,
    "rev-parse",
    "--verify",
    "--quiet",
    "--end-of-options",
    `${revision}^{commit}`,
  );
  if (commit.code !== 0) return undefined;
  const hash = textOf(commit);
  const prefix = textOf(await git(where, "rev-parse", "--show-prefix"));
  return {
    label: `${revision} (${hash.slice(0, 7)})`,
    files: await readFiles(hash, foldersAbove(prefix), where),
  };
}

/** Of `a/b/` it is `a/b/`, `a/` and the root: the contract may lie around the working folder. */
function foldersAbove(prefix: string): string[] {
  const names = prefix.split("/").filter((name) => name !== "");
  return [...names.keys(), names.length]
    .map((count) =>
      names
        .slice(0, count)
        .map((name) => `${name}/`)
        .join(""),
    )
    .reverse();
}

async function readFiles(
  commit: string,
  folders: readonly string[],
  where: Where,
): Promise<ContractFiles> {
  const paths = folders.flatMap((folder) => [
    `${folder}generated/openapi.json`,
    `${folder}generated/schemas/`,
  ]);
  const list = (
    await git(where, "ls-tree", "-z", "--full-tree", commit, "--", ...paths)
  ).out.toString();
  const entries = list.split("\0").flatMap((line) => {
    const [, hash = "", path = ""] = /^\d+ blob (\S+)\t(.*)$/s.exec(line) ?? [];
    return hash === "" ? [] : [{ hash, path }];
  });
  const home = folders.find((folder) =>
    entries.some(({ path }) => path.startsWith(`${folder}generated/`)),
  );
  const wanted = entries.flatMap(({ hash, path }) => {
    const inside = path.slice(`${home}generated/`.length);
    return path.startsWith(`${home}generated/`) && isContractFile(inside) ? [{ hash, inside }] : [];
  });
  const input = wanted.map(({ hash }) => `${hash}\n`).join("");
  const contents = blobs(
    (await runProgram("git", ["cat-file", "--batch"], { ...where, input })).out,
  );
  return new Map(wanted.map(({ inside }, index) => [inside, contents[index] ?? ""]));
}

/** What `git cat-file --batch` prints: for each file a line with its size, its bytes, a line break. */
function blobs(output: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf("\n", at);
    const size = Number(output.toString("latin1", at, end).split(" ")[2]);
    texts.push(output.toString("utf8", end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return texts;
}

async function git(where: Where, ...args: readonly string[]): Promise<ProgramOutcome> {
  const outcome = await runProgram("git", args, where);
  if (outcome.code === undefined)
    throw new UsageError("git is not installed, so no revision can be compared with.");
  return outcome;
}

const textOf = ({ out }: ProgramOutcome): string => out.toString().trim();
