import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseArguments } from "../../src/cli/arguments.ts";
import { validate } from "../../src/cli/validate/command.ts";
import { action, runAction } from "./run-action.ts";
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
  "--unknown=ignore",
  "--unknown-events=error",
];

describe("action.yml", () => {
  const [step, ...more] = action.runs.steps;

  test("is a composite action of one step in bash", () => {
    expect(action).toMatchObject({
      name: expect.stringMatching(/./),
      description: expect.stringMatching(/./),
      runs: { using: "composite" },
    });
    expect(step?.shell).toBe("bash");
    expect(more).toEqual([]);
  });

  test("describes every input, and only requires the files", () => {
    expect(Object.values(action.inputs).filter(({ description }) => !description)).toEqual([]);
    expect(Object.keys(action.inputs).filter((name) => action.inputs[name]?.required)).toEqual([
      "files",
    ]);
  });

  test("puts nothing into the text of its script", () => {
    expect(step?.run).not.toContain("${{");
  });

  test("passes every input on, and its script reads each", () => {
    const handed = Object.values({ ...step?.env, folder: step?.["working-directory"] }).map(
      (text) => /^\$\{\{ inputs\.(.+) \}\}$/.exec(text ?? "")?.[1],
    );
    expect(handed.sort()).toEqual(Object.keys(action.inputs).sort());
    expect(Object.keys(step?.env ?? {}).filter((name) => !step?.run.includes(`$${name}`))).toEqual(
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

describe("how the action ends", () => {
  test.each([0, 1, 2, 3])("with the command's own exit code %i", (answer) => {
    expect(runAction({ files: "x" }, { answer }).code).toBe(answer);
  });

  test.each([
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
      const { code, out } = runAction(
        { files: name, event: "account.created-v1" },
        { real: BINARY, cwd: folder.path },
      );
      expect(code).toBe(1);
      expect(out.split("\n")).toEqual([
        `::error file=$(touch pwned) %250A%2C; account.created-v1.json,line=1,col=21,title=invalid_type (account.created-v1)::${name.replace("%", "%25")}:1:21 account_number must be a string, not the number 7`,
        "1 file, 1 payload: 1 invalid, 1 issue.",
        "",
      ]);
    } finally {
      folder.remove();
    }
  });
});
