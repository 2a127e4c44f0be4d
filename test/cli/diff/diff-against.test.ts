// Everything that the installed contract can be compared with.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { parseArguments } from "../../../src/cli/arguments.ts";
import { diff } from "../../../src/cli/diff/command.ts";
import { fakeIo } from "../fake-io.ts";
import {
  type Folder,
  linkContract,
  makeFolders,
  makeOther,
  makeSame,
  makeTemporary,
} from "./diff-folder.ts";

const root = join(import.meta.dirname, "../../..");

const { folder, shared } = makeFolders();

const within = (path: string) => join(folder.path, path);

async function compare(args: readonly string[], cwd = folder.path, path = process.env.PATH ?? "") {
  const io = fakeIo({ cwd, env: { PATH: path } });
  await diff.run(parseArguments(diff, [...args, "--format", "json"]), io);
  const { changes } = JSON.parse(io.printed) as { changes: { subject: string; path: string }[] };
  return {
    changes: changes.map(({ subject, path: where }) => `${subject} ${where}`),
    note: io.noted,
  };
}
const EVENTS = ["account.created-v1 nickname"];
const REST = ["getAccount response 202"];
const BOTH = [...EVENTS, ...REST];

describe("folders and files", () => {
  const CASES: [what: string, place: string, against: string, changes: string[], note: string][] = [
    ["a checkout", "old/generated", "old", BOTH, 'the folder "old"'],
    ["a generated folder", "old", "old", BOTH, 'the folder "old"'],
    ["an unpacked tarball", "old/package/generated", "old", BOTH, 'the folder "old"'],
    [
      "a project that has it installed",
      "app/node_modules/energy-contracts/generated",
      "app",
      BOTH,
      'the folder "app"',
    ],
    [
      "an OpenAPI bundle",
      "old",
      "old/openapi.json",
      REST,
      'the file "old/openapi.json", the REST API only',
    ],
    [
      "an AsyncAPI document",
      "old",
      "old/asyncapi.json",
      EVENTS,
      'the file "old/asyncapi.json", the events only',
    ],
  ];
  test.each(CASES)("%s", async (_, place, against, changes, note) => {
    linkContract(shared.path, within(place));
    expect(await compare(["--against", against])).toEqual({
      changes,
      note: `Compared with ${note}.\n`,
    });
  });

  test("the document of the same version has the same events as their schemas", async () => {
    const same = join(root, "generated/asyncapi.json");
    expect((await compare(["--against", same])).changes).toEqual([]);
  });

  test("an OpenAPI document in YAML", async () => {
    const bundle = JSON.parse(readFileSync(join(shared.path, "openapi.json"), "utf8"));
    writeFileSync(within("old.yaml"), stringify(bundle));
    expect((await compare(["--against", "old.yaml"])).changes).toEqual(REST);
  });

  test("the lock file of a release, whose texts were left out", async () => {
    const lock = JSON.parse(readFileSync(join(root, "contract.lock.json"), "utf8"));
    lock.events["account.created-v1"].properties.nickname = { type: "string" };
    lock.openapi.paths["/v1/accounts/{account_number}/"].get.responses["202"] = {};
    writeFileSync(within("contract.lock.json"), JSON.stringify(lock));
    expect((await compare(["--against", "contract.lock.json"])).changes).toEqual(BOTH);
  });

  test("a folder that has only the schemas", async () => {
    linkContract(join(shared.path, "schemas"), within("old/generated/schemas"));
    expect(await compare(["--against", "old"])).toEqual({
      changes: EVENTS,
      note: 'Compared with the folder "old", the events only.\n',
    });
  });
});

describe("git revisions", () => {
  /**
   * A repository: the other contract has three tags, and the last commit of the main branch has the
   * installed contract. Another branch has a newer tag, and the folder the other contract again.
   */
  function makeRepository(at: Folder): void {
    const contract = join(at.path, "generated");
    commitOther(at);
    for (const tag of ["v1.9.0", "v2.9.0", "v2.10.0"]) at.git("tag", tag);
    makeSame(contract);
    commit(at, "same");
    at.git("switch", "--quiet", "--create", "side");
    commit(at, "aside");
    at.git("tag", "v9.0.0");
    at.git("switch", "--quiet", "main");
    makeOther(contract);
  }
  function commitOther(at: Folder, prefix = ""): void {
    cpSync(shared.path, join(at.path, prefix, "generated"), { recursive: true });
    at.git("init", "--quiet", "--initial-branch=main");
    commit(at, "other");
  }
  function commit({ git }: Folder, message: string): void {
    git("add", "--all");
    git("commit", "--quiet", "--allow-empty", "--message", message);
  }

  let repository: Folder;
  beforeAll(() => {
    repository = makeTemporary();
    makeRepository(repository);
    repository.git("branch", "earlier", "HEAD~1");
    writeFileSync(join(repository.path, "v2.9.0"), "no contract");
  });
  afterAll(() => repository.remove());

  const hashOf = (revision: string, { git } = repository) => git("rev-parse", revision).slice(0, 7);

  const CASES: [
    what: string,
    args: string[],
    changes: string[],
    label: string,
    revision: string,
  ][] = [
    ["the newest tag of the branch by itself", [], BOTH, "v2.10.0", "v2.10.0"],
    ["a tag", ["--against", "v1.9.0"], BOTH, "v1.9.0", "v1.9.0"],
    ["a tag of another branch", ["--against", "v9.0.0"], [], "v9.0.0", "v9.0.0^{commit}"],
    ["a tag that is also a file", ["--against", "git:v2.9.0"], BOTH, "v2.9.0", "v2.9.0"],
    ["a branch", ["--against", "earlier"], BOTH, "earlier", "earlier"],
    ["a commit before another", ["--against", "HEAD~1"], BOTH, "HEAD~1", "HEAD~1"],
    ["the last commit, not what is in the folder", ["--against", "HEAD"], [], "HEAD", "HEAD"],
  ];
  test.each(CASES)("%s", async (_, args, changes, label, revision) => {
    expect(await compare(args, repository.path)).toEqual({
      changes,
      note: `Compared with ${label} (${hashOf(revision)}).\n`,
    });
  });

  test("a tag of the last commit is passed over, and --no-tags leaves nothing to compare with", async () => {
    folder.git("clone", "--quiet", repository.path, ".");
    folder.git("tag", "v3.0.0");
    expect((await compare([])).note).toBe(`Compared with v2.10.0 (${hashOf("v2.10.0")}).\n`);
    for (const tag of folder.git("tag").trim().split("\n")) folder.git("tag", "--delete", tag);
    await expect(compare([])).rejects.toThrow(/^There is no tag before HEAD.+fetch-depth: 0/);
  });

  const ITSELF = "is checked out here, and nothing differs. Say what to compare with:";

  test.each(["main", "HEAD~0", "v3.0.0", "git:main", "a commit"])(
    "the commit that is checked out is refused by the name %s, as nothing differs",
    async (name) => {
      folder.git("clone", "--quiet", repository.path, ".");
      folder.git("tag", "v3.0.0");
      const against = name === "a commit" ? hashOf("HEAD") : name;
      writeFileSync(within("report.xml"), "a file that is no contract");
      await expect(compare(["--against", against])).rejects.toThrow(ITSELF);
      for (const head of ["HEAD", "git:HEAD"])
        expect((await compare(["--against", head])).changes).toEqual([]);
    },
  );

  test("a shallow clone asks for a name, and takes a commit that was fetched alone", async () => {
    const base = repository.git("rev-parse", "main~1").trim();
    const args = ["--quiet", "--depth", "1", "--no-tags", "--branch", "main"];
    folder.git("clone", ...args, `file://${repository.path}`, ".");
    await expect(compare([])).rejects.toThrow(/^This clone is shallow.+fetch-depth: 0.+--against/);
    await expect(compare(["--against", "origin/main"])).rejects.toThrow(ITSELF);
    await expect(compare(["--against", base])).rejects.toThrow("There is no folder, file or git");
    folder.git("fetch", "--quiet", "--depth=1", "origin", base);
    expect(await compare(["--against", base])).toEqual({
      changes: BOTH,
      note: `Compared with ${base} (${base.slice(0, 7)}).\n`,
    });
  });

  test.each(["", "packages/contracts/"])(
    "the contract may lie in %j around the working folder",
    async (prefix) => {
      if (prefix !== "") commitOther(folder, prefix);
      const deep = join((prefix === "" ? repository : folder).path, prefix, "src/deep");
      mkdirSync(deep, { recursive: true });
      const revision = prefix === "" ? "v1.9.0" : "HEAD";
      expect((await compare(["--against", revision], deep)).changes).toEqual(BOTH);
    },
  );

  test("the message about a revision without a contract names it", async () => {
    folder.git("init", "--quiet", "--initial-branch=main");
    commit(folder, "nothing");
    await expect(compare(["--against", "HEAD"])).rejects.toThrow(
      `There is no contract in HEAD (${hashOf("HEAD", folder)})`,
    );
  });

  test("the message says that git is not installed", async () => {
    await expect(compare(["--against", "v1"], folder.path, within("empty"))).rejects.toThrow(
      "git is not installed",
    );
  });
});
