import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseArguments } from "../../src/cli/arguments.ts";
import { diff } from "../../src/cli/diff/command.ts";
import { emit } from "../../src/cli/emit/command.ts";
import { validate } from "../../src/cli/validate/command.ts";
import { action, runAction, step } from "./run-action.ts";
import { BINARY, makeFolder } from "./run-cli.ts";

const root = join(import.meta.dirname, "../..");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  version: string;
};
/** What the script calls if only files are given. */
const PLAIN = [
  "--yes",
  `energy-contracts@${version}`,
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
        uses: "actions/setup-node@v5",
        with: { "node-version": expect.stringContaining("inputs.node-version") },
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
      ...["valid", "invalid", "unknown", "breaking", "report"],
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
    const folder = step?.["working-directory"];
    const handed = Object.values({ ...node?.with, ...step?.env, folder }).map(
      (text) => /^\$\{\{ inputs\.(.+) \}\}$/.exec(text ?? "")?.[1],
    );
    expect(handed.sort()).toEqual(Object.keys(action.inputs).sort());
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
        version: "^1.2",
      },
      [
        "--yes",
        "energy-contracts@^1.2",
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
    expect(parseArguments(validate, called?.slice(3) ?? []).operands).toEqual(
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
  test.each(HOSTILE)("a file called %s arrives as it is, and nothing is run", (file) => {
    const { called, appeared } = runAction({ files: file });
    expect(called).toEqual([...PLAIN, "--", file]);
    expect(appeared).toBe(false);
  });

  test.each(HOSTILE)("so does %s in every other input", (text) => {
    const { called, appeared } = runAction({
      files: "x",
      event: text,
      unknown: text,
      "unknown-events": text,
      format: text,
      args: text,
    });
    expect(called?.slice(3)).toEqual([
      `--format=${text}`,
      "--format=json=report.json",
      `--unknown=${text}`,
      `--unknown-events=${text}`,
      `--event=${text}`,
      text,
      "--",
      "x",
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
    ["diff", { command: "diff" }, ["diff", "--format=github", "--format=json=report.json"]],
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
    expect(called?.slice(2)).toEqual(expected);
    const command = name === "diff" ? diff : emit;
    expect(parseArguments(command, called?.slice(3) ?? []).operands).toEqual([]);
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
      "a version that is another package",
      { files: "x", version: "npm:other" },
      "::error title=energy-contracts::version takes a version or a tag of the package on npm.\n",
    ],
  ])("with 2 and a reason at %s, before npx is called", (_what, inputs, reason) => {
    expect(runAction(inputs)).toMatchObject({ code: 2, out: reason, called: undefined });
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
