import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { parseArguments } from "../../src/cli/arguments.ts";
import { diff } from "../../src/cli/diff/command.ts";
import { emit } from "../../src/cli/emit/command.ts";
import { validate } from "../../src/cli/validate/command.ts";
import { askFor } from "../provide-lazily.ts";
import { action, runAction, step } from "./run-action.ts";
import { BINARY, makeFolder } from "./run-cli.ts";

const root = join(import.meta.dirname, "../..");
const { version, peerDependencies } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
) as { version: string; peerDependencies: Record<string, string> };
/** What the script calls if only files are given. */
const PLAIN = [
  "validate",
  "--format=github",
  "--format=json=report.json",
  "--unknown=ignore",
  "--unknown-events=error",
];

describe("action.yml", () => {
  test("is a composite action that sets up Node, and runs a script in bash", () => {
    expect(action).toMatchObject({
      name: expect.stringMatching(/./),
      description: expect.stringMatching(/./),
      runs: { using: "composite" },
    });
    expect(action.runs.steps).toEqual([
      {
        uses: expect.stringMatching(/^actions\/setup-node@[0-9a-f]{40}$/),
        with: {
          "node-version": expect.stringContaining("inputs.node-version"),
          "registry-url": expect.stringContaining("inputs.registry"),
          "package-manager-cache": false,
        },
      },
      expect.objectContaining({ id: "run", shell: "bash" }),
    ]);
  });

  test("has the outputs of its script", () => {
    for (const [name, { description, value }] of Object.entries(action.outputs))
      expect([value, description]).toEqual([
        `\${{ steps.run.outputs.${name} }}`,
        expect.any(String),
      ]);
    expect(Object.keys(action.outputs)).toEqual([
      ...["valid", "invalid", "unknown", "unreadable", "breaking", "report"],
    ]);
  });

  test("describes every input, and requires none", () => {
    expect(Object.values(action.inputs).filter(({ description }) => !description)).toEqual([]);
    expect(Object.keys(action.inputs).filter((name) => action.inputs[name]?.required)).toEqual([]);
  });

  test("puts nothing into the text of its script", () => {
    expect(step?.run).not.toContain("${{");
  });

  test("passes every input on, and its script reads each", () => {
    const [node] = action.runs.steps;
    const handed = [...Object.values(node?.with ?? {}), ...Object.values(step?.env ?? {})].flatMap(
      (text) => /^\$\{\{ inputs\.(.+) \}\}$/.exec(`${text}`)?.[1] ?? [],
    );
    expect([...new Set(handed)].sort()).toEqual(Object.keys(action.inputs).sort());
    expect(Object.keys(step?.env ?? {}).filter((name) => !step?.run?.includes(`$${name}`))).toEqual(
      [],
    );
  });

  test("runs the version that it belongs to", () => {
    expect(action.inputs.version?.default).toBe(version);
  });
});

describe("what the action calls", () => {
  test.each<[string, Record<string, string>, string[]]>([
    ["one file", { files: "x.json" }, [...PLAIN, "--", "x.json"]],
    [
      "a file on each line",
      { files: "a.json\nb/**/*.json\n" },
      [...PLAIN, "--", "a.json", "b/**/*.json"],
    ],
    [
      "blank lines and Windows line ends",
      { files: "\na.json\r\n\r\n\nb.json" },
      [...PLAIN, "--", "a.json", "b.json"],
    ],
    ["spaces in a name", { files: " a b.json " }, [...PLAIN, "--", " a b.json "]],
    [
      "an event",
      { files: "x", event: "account.created-v1" },
      [...PLAIN, "--event=account.created-v1", "--", "x"],
    ],
    ["warnings", { files: "x", warn: "true" }, [...PLAIN, "--warn", "--", "x"]],
    [
      "more arguments",
      { files: "x", args: "--name-at=/detail-type\n--allow-empty" },
      [...PLAIN, "--name-at=/detail-type", "--allow-empty", "--", "x"],
    ],
    [
      "everything else",
      {
        files: "x",
        format: "github,sarif=a b.sarif",
        unknown: "report",
        "unknown-events": "warn",
      },
      [
        "validate",
        "--format=github,sarif=a b.sarif",
        "--format=json=report.json",
        "--unknown=report",
        "--unknown-events=warn",
        "--",
        "x",
      ],
    ],
  ])("%s", (_what, inputs, expected) => {
    const { called, code } = runAction(inputs);
    expect(code).toBe(0);
    expect(called).toEqual(expected);
    expect(parseArguments(validate, called?.slice(1) ?? []).operands).toEqual(
      expected.slice(expected.indexOf("--") + 1),
    );
  });

  const HOSTILE = [
    "$(touch pwned)",
    "`touch pwned`",
    '"; touch pwned; "',
    "'; touch pwned; '",
    "x; touch pwned",
    "x && touch pwned #",
    "$PATH",
    "--warn",
    "-",
    "*",
    "~",
    "\\",
    "!!",
    "\u{1f50c}",
  ];
  test.each(HOSTILE)("%s arrives as it is in every input, and nothing is run", (text) => {
    const { called, appeared } = runAction({
      files: text,
      event: text,
      unknown: text,
      "unknown-events": text,
      format: text,
      args: text,
    });
    expect(called?.slice(1)).toEqual([
      `--format=${text}`,
      "--format=json=report.json",
      `--unknown=${text}`,
      `--unknown-events=${text}`,
      `--event=${text}`,
      text,
      "--",
      text,
    ]);
    expect(appeared).toBe(false);
  });
});

describe("the other commands", () => {
  test.each<[string, Record<string, string>, string[]]>([
    [
      "diff",
      { command: "diff", against: "git:v1", args: "--breaks=consumers" },
      [
        "diff",
        "--format=github",
        "--format=json=report.json",
        "--against=git:v1",
        "--breaks=consumers",
      ],
    ],
    [
      "diff",
      { command: "diff", args: "--fail-on=any\n--against=old/" },
      ["diff", "--format=github", "--format=json=report.json", "--fail-on=any", "--against=old/"],
    ],
    [
      "emit",
      { command: "emit", args: "--all\n--expect\n--to=http://127.0.0.1:3000/hook" },
      [
        ...["emit", "--format=github", "--format=json=report.json"],
        ...["--all", "--expect", "--to=http://127.0.0.1:3000/hook"],
      ],
    ],
  ])("%s is called with its own inputs", (name, inputs, expected) => {
    const { called } = runAction(inputs);
    expect(called).toEqual(expected);
    const command = name === "diff" ? diff : emit;
    expect(parseArguments(command, called?.slice(1) ?? []).operands).toEqual([]);
  });

  test("diff says how many changes break somebody, and a page of them", () => {
    const against = join(root, "generated/openapi.json");
    const document = JSON.parse(readFileSync(against, "utf8"));
    document.paths["/v1/products/"].get.responses["202"] = { description: "Later." };
    const folder = makeFolder({ "old.json": JSON.stringify(document) });
    try {
      const inputs = { command: "diff", against: "old.json" };
      const { code, outputs, summary } = runAction(inputs, { real: BINARY, cwd: folder.path });
      expect([code, outputs.breaking]).toEqual([1, "1"]);
      expect(summary).toContain("**1 change, 1 of them breaking.**");
    } finally {
      folder.remove();
    }
  });
});

describe("what the action installs", () => {
  const NPM = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  /** What npm sees: the files of its folder, the registry, its arguments. */
  const installedBy = (inputs: Record<string, string>, cwd = "") =>
    runAction({ files: "x", ...inputs }, { cwd }).installed;

  test.each<[string, Record<string, string>, string, string[]]>([
    ["this version", {}, "", [`energy-contracts@${version}`]],
    ["a range", { version: "^1.2" }, "", ["energy-contracts@^1.2"]],
    ["a tag", { version: "next" }, "", ["energy-contracts@next"]],
    [
      "it from a private registry",
      { registry: "https://npm.example.com/team/" },
      "https://npm.example.com/team/",
      [`energy-contracts@${version}`],
    ],
    [
      "it under a scope, and what it needs from where npm is set up for",
      { package: "@acme/energy-contracts", registry: "https://npm.pkg.github.com" },
      "",
      ["--@acme:registry=https://npm.pkg.github.com", `@acme/energy-contracts@${version}`],
    ],
  ])("is %s", (_what, inputs, registry, rest) => {
    expect(installedBy(inputs)).toEqual(["package.json", registry, ...NPM, ...rest]);
  });

  test.each<[string, Record<string, string>, string]>([
    ["--contracts", { args: "--strict\n--contracts=contracts" }, "."],
    ["--contracts on a line of its own", { command: "emit", args: "--contracts\ncontracts" }, "."],
    ["--openapi", { args: "--operation=a\n--openapi=a.yaml" }, "."],
    ["a configuration", {}, "configured"],
    ["a configuration further up", {}, "configured/deep/folder"],
  ])("is ajv, too, for %s", (_what, inputs, folder) => {
    const { path, remove } = makeFolder({
      "configured/energy-contracts.config.json": "{}",
      "configured/deep/folder/x": "",
    });
    try {
      const { installed } = runAction({ files: "x", ...inputs }, { cwd: join(path, folder) });
      const { ajv, "ajv-formats": formats } = peerDependencies;
      const peers = [`ajv@${ajv}`, `ajv-formats@${formats}`];
      expect(installed).toEqual([
        ...["package.json", "", ...NPM, `energy-contracts@${version}`],
        ...peers,
      ]);
    } finally {
      remove();
    }
  });

  test("is nothing of the checkout, which the command works in", () => {
    const folder = makeFolder({
      ".npmrc": "registry=http://127.0.0.1:1/\n",
      "data/.npmrc": "registry=http://127.0.0.1:1/\n",
      "data/node_modules/.bin/energy-contracts": "#!/bin/sh\necho RAN CODE OF THE CHECKOUT\n",
      "data/node_modules/energy-contracts/package.json": `{ "version": "${version}" }`,
      "data/account.created-v1.json": '{ "account_number": "A-1", "account_user_emails": [] }',
    });
    try {
      const inputs = { files: "*.json", "working-directory": "data" };
      const { installed, out, outputs, code } = runAction(inputs, {
        real: BINARY,
        cwd: folder.path,
      });
      expect(installed?.[0]).toBe("package.json");
      expect([out, code]).toEqual(["1 file, 1 payload: 1 valid.\n", 0]);
      expect(outputs).toMatchObject({ valid: "1", invalid: "0", unreadable: "0" });
    } finally {
      folder.remove();
    }
  });
});

describe("as it is, with npm and the packed package", () => {
  let registry: { url: string; end(): void };
  beforeAll(async () => {
    const tarball = await askFor(inject("tarball"));
    const script = join(root, "test/package/local-registry.ts");
    const child = spawn(process.execPath, [script, tarball, "ajv", "ajv-formats"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = await once(child.stdout, "data");
    registry = { url: `${line}`.trim(), end: () => child.kill() };
  });
  afterAll(() => registry.end());

  test("it judges contracts of one's own, whatever the checkout has", () => {
    const schema = { type: "object", required: ["id"] };
    const message = (payload: object) => JSON.stringify({ type: "order.placed-v1", payload });
    const folder = makeFolder({
      "contracts/order.placed-v1.json": JSON.stringify(schema),
      "energy-contracts.config.json": '{ "contracts": ["contracts"] }',
      "node_modules/ajv/package.json": '{ "version": "6.0.0", "main": "no.js" }',
      "good.json": message({ id: 7 }),
      "bad.json": message({}),
    });
    const run = (files: string) =>
      runAction({ files, registry: registry.url }, { cwd: folder.path, isAsItIs: true });
    try {
      expect(run("good.json")).toMatchObject({ code: 0, outputs: { valid: "1" } });
      expect(run("good.json\nbad.json")).toMatchObject({
        code: 1,
        out: expect.stringContaining("bad.json"),
        outputs: { valid: "1", invalid: "1" },
      });
    } finally {
      folder.remove();
    }
  });

  test("it judges events of the catalogue without ajv", () => {
    const folder = makeFolder({ "a.json": '{"type":"account.created-v1","payload":{}}' });
    const inputs = { files: "a.json", registry: registry.url };
    try {
      const { code, out, outputs } = runAction(inputs, { cwd: folder.path, isAsItIs: true });
      expect([code, outputs.invalid]).toEqual([1, "1"]);
      expect(out).toContain("account_number is required");
    } finally {
      folder.remove();
    }
  });
});

describe("diff in a pull request", () => {
  const OLD = { type: "object", properties: { id: { type: "string" }, note: { type: "string" } } };
  const NEW = { ...OLD, required: ["note"] };
  const FILE = "contracts/order.placed-v1.json";
  let origin: { path: string; remove: () => void };
  let base = "";
  beforeAll(() => {
    origin = makeFolder({ "repository/.keep": "" });
    const repository = join(origin.path, "repository");
    const git = (...args: string[]) => `${execFileSync("git", args, { cwd: repository })}`.trim();
    git("init", "--quiet", "--initial-branch=main");
    // As GitHub does, for commits that no branch begins with.
    git("config", "uploadpack.allowAnySHA1InWant", "true");
    const write = (schema: object, message: string) => {
      mkdirSync(dirname(join(repository, FILE)), { recursive: true });
      writeFileSync(join(repository, FILE), JSON.stringify(schema));
      const author = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
      git("add", ".");
      git(...author, "commit", "--quiet", `--message=${message}`);
      return git("rev-parse", "HEAD");
    };
    write({ type: "object" }, "before");
    base = write(OLD, "base");
    write(NEW, "change");
  });
  afterAll(() => origin.remove());

  /** Runs the action in a clone of one commit, as actions/checkout makes it. */
  function runInClone(inputs: Record<string, string>, options: { base?: string } = {}) {
    const clone = join(mkdtempSync(join(origin.path, "clone-")), "work");
    const url = `file://${join(origin.path, "repository")}`;
    execFileSync("git", ["clone", "--quiet", "--depth=1", "--no-tags", url, clone]);
    const run = runAction(
      { command: "diff", args: "--contracts=contracts", ...inputs },
      { real: BINARY, cwd: clone, ...options },
    );
    const count = execFileSync("git", ["rev-list", "--all", "--count"], { cwd: clone });
    return { ...run, commits: Number(`${count}`) };
  }

  test("compares with its base, of which it fetches one commit", () => {
    const { code, called, outputs, out } = runInClone({}, { base });
    expect(called).toContain(`--against=git:${base}`);
    expect(out).toContain("order.placed-v1");
    expect([code, outputs.breaking]).toEqual([1, "1"]);
  });

  test("fetches nothing if something else is named, or its base is there", () => {
    const { called } = runInClone({ against: "HEAD" }, { base });
    expect(called).toContain("--against=HEAD");
    const whole = runAction(
      { command: "diff", args: "--contracts=contracts" },
      { real: BINARY, cwd: join(origin.path, "repository"), base },
    );
    expect([whole.code, whole.outputs.breaking]).toEqual([1, "1"]);
  });

  test("ends with 2 and a reason if its base can't be fetched", () => {
    const gone = "0123456789abcdef0123456789abcdef01234567";
    const { code, out, called } = runInClone({}, { base: gone });
    expect([code, called]).toEqual([2, undefined]);
    expect(out).toContain(`::error title=energy-contracts::git can't fetch the base ${gone}.`);
  });
});

describe("how the action ends", () => {
  test.each([0, 1, 2, 3])("with the command's own exit code %i", (answer) => {
    expect(runAction({ files: "x" }, { answer }).code).toBe(answer);
  });

  test.each([
    [
      "a command that is none",
      { command: "serve" },
      "::error title=energy-contracts::command takes validate, diff or emit.\n",
    ],
    [
      "no files",
      { files: "\n\n" },
      "::error title=energy-contracts::files names nothing to validate.\n",
    ],
    [
      "a warn that is neither",
      { files: "x", warn: "yes" },
      "::error title=energy-contracts::warn takes true or false.\n",
    ],
    [
      "a folder that is none",
      { files: "x", "working-directory": "no/folder" },
      "::error title=energy-contracts::working-directory names no folder.\n",
    ],
    [
      "a registry that is not an address",
      { files: "x", registry: "registry.example.com --ignore" },
      "::error title=energy-contracts::registry takes an address that begins with https://.\n",
    ],
    [
      "a diff with nothing to compare with",
      { command: "diff" },
      "::error title=energy-contracts::against names nothing, and there is no pull request with a base to compare with.\n",
    ],
  ])("with 2 and a reason at %s, before npm is called", (_what, inputs, reason) => {
    const refused = { code: 2, out: reason, installed: undefined, called: undefined };
    expect(runAction(inputs)).toMatchObject(refused);
  });

  test.each([
    ...["npm:other", "..", ".", "../1.0.0", "a/b", "git+https://a.b/c", "--registry=x", "1.0 2.0"],
    ...["evil.tgz", "0.1.0.TGZ", "x.tar", "x.tar.gz", "$(touch pwned)", "latest\nx", ""],
  ])("with 2 at the version %j", (version) => {
    const { code, out, installed, appeared } = runAction({ files: "x", version });
    expect([code, installed, appeared]).toEqual([2, undefined, false]);
    expect(out).toMatch(/^::error title=energy-contracts::version takes a version, .+\n$/);
  });

  test.each(["../energy-contracts", "energy-contracts@1", "@x/y/z", "a b", "-x", "UP", ""])(
    "with 2 at the package %j",
    (name) => {
      const { code, out, installed } = runAction({ files: "x", package: name });
      expect([code, installed]).toEqual([2, undefined]);
      expect(out).toMatch(/^::error title=energy-contracts::package takes the name of a package, /);
    },
  );

  test("with 2 if npm can't install the package, so that it is not taken for wrong payloads", () => {
    expect(runAction({ files: "x" }, { npmFails: "yes" })).toMatchObject({
      code: 2,
      out: `::error title=energy-contracts::npm can't install energy-contracts@${version}.\n`,
      called: undefined,
    });
  });

  test("with annotations of the real command, whatever the file is called", () => {
    const name = "$(touch pwned) %0A,; account.created-v1.json";
    const folder = makeFolder({ [name]: '{ "account_number": 7, "account_user_emails": [] }' });
    try {
      const { code, out, outputs, summary, report } = runAction(
        { files: name, event: "account.created-v1" },
        { real: BINARY, cwd: folder.path },
      );
      expect(code).toBe(1);
      expect(out.split("\n")).toEqual([
        `::error file=$(touch pwned) %250A%2C; account.created-v1.json,line=1,col=21,title=invalid_type (account.created-v1)::${name.replace("%", "%25")}:1:21 account_number must be a string, not a number`,
        "1 file, 1 payload: 1 invalid, 1 issue.",
        "",
      ]);
      expect(outputs).toMatchObject({ valid: "0", invalid: "1", unknown: "0" });
      expect(JSON.parse(report).issues).toHaveLength(1);
      expect(summary).toMatch(/^Another step\.\n\*\*1 file, 1 payload: 1 invalid, 1 issue\.\*\*\n/);
    } finally {
      folder.remove();
    }
  });
});
