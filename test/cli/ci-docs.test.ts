import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { FORMAT_NAMES } from "../../src/cli/findings/outputs.ts";
import { CLI_NODE } from "../nodes.ts";
import { action } from "./run-action.ts";
import { BINARY } from "./run-cli.ts";

const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/ci.md"), "utf8");
const blocks = [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(
  ([, language = "", text = ""]) => ({ language, text }),
);

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
}
interface Workflow {
  readonly jobs?: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}
const steps = blocks
  .filter(({ language }) => language === "yaml")
  .flatMap(({ text }) =>
    Object.values((parse(text) as Workflow).jobs ?? {}).flatMap((job) => job.steps),
  );

describe("docs/ci.md", () => {
  test("has examples for the shell, GitHub, GitLab and pre-commit", () => {
    expect(blocks.filter(({ language }) => language === "sh").length).toBeGreaterThan(10);
    expect(blocks.filter(({ language }) => language === "yaml").length).toBeGreaterThan(10);
  });

  describe("has a line that finds a wrong payload and reports it, for", () => {
    const INVALID = '{"type":"account.created-v1","payload":{}}';
    const lineOf = (pattern: RegExp): string => pattern.exec(page)?.[1] ?? "";
    test.each([
      ["GitLab", lineOf(/script:\n {4}- (npx .+)/), "energy-contracts.xml"],
      ["Jenkins", lineOf(/sh "(npx .+)"/), "energy-contracts.xml"],
      ["Azure", lineOf(/- script: (npx .+)/), "energy-contracts.xml"],
    ])("%s", (_, line, report) => {
      const script = `${line} || echo "code $?"; cat ${report}`;
      const { stdout } = runScript(script, INVALID);
      expect(stdout).toContain("code 1\n");
      expect(stdout).toContain("<testsuites");
      expect(stdout).toContain("account_number is required");
    });

    test("pre-commit, with the files that it names", () => {
      const { repos } = parse(
        blocks.find(({ text }) => text.includes("additional_dependencies"))?.text ?? "",
      ) as { repos: { hooks: { entry: string; args: string[]; files: string }[] }[] };
      const [hook] = repos.flatMap(({ hooks }) => hooks);
      expect("fixtures/account.created-v1.json").toMatch(new RegExp(hook?.files ?? "^$"));
      const line = `npx --yes ${hook?.entry} ${hook?.args.join(" ")} fixtures/captured.ndjson`;
      const { stdout, status } = runScript(line, INVALID);
      expect([status, stdout]).toEqual([1, expect.stringContaining("account_number is required")]);
    });
  });

  describe("has a script that ends with", () => {
    const script = blocks.find(({ text }) => text.includes("case $code in"))?.text ?? "";
    const [invalid, unknown] = [
      '{"type":"account.created-v1","payload":{}}',
      '{"type":"not.known-v1","payload":{}}',
    ];
    test.each([
      ["0 if only events are unknown", [unknown], 0, /Is energy-contracts up to date\?\n$/],
      ["1 if a payload is wrong", [invalid], 1, /build\/payloads\.json has the list\.\n$/],
      ["1 if both are so", [unknown, invalid], 1, /build\/payloads\.json has the list\.\n$/],
    ])("%s", (_, messages, code, said) => {
      const { status, stdout } = runScript(script, messages.join("\n"));
      expect(stdout).toMatch(said);
      expect(status).toBe(code);
    });
  });

  test("gives the action only inputs that it has", () => {
    const own = steps.filter(({ uses }) => uses?.startsWith("your-organisation/energy-contracts@"));
    expect(own).toHaveLength(5);
    expect(
      own.flatMap((step) => Object.keys(step.with ?? {})).filter((input) => !action.inputs[input]),
    ).toEqual([]);
    for (const { with: inputs } of own) expect(inputs?.files ?? inputs?.command).toBeTruthy();
  });

  test("describes every input of the action, and no other", () => {
    const [, section = ""] = page.split(/^\| input +\| +\|$/m);
    const described = [...(section.split("\n\n")[0] ?? "").matchAll(/^\| `([\w-]+)`/gm)].map(
      ([, input]) => input,
    );
    expect(described.sort()).toEqual(Object.keys(action.inputs).sort());
  });

  test("describes every format, and no other", () => {
    const [, section = ""] = page.split(/^\| format +\| for +\| +\|$/m);
    const described = [...(section.split("\n\n")[0] ?? "").matchAll(/^\| `([\w-]+)`/gm)].map(
      ([, format]) => format,
    );
    expect(described.sort()).toEqual([...FORMAT_NAMES].sort());
  });
});

/**
 * Runs a script beside a capture of messages. npx is a stand-in that runs the built command,
 * because this version need not be published.
 */
function runScript(script: string, messages: string): { status: number | null; stdout: string } {
  const path = mkdtempSync(join(tmpdir(), "energy-contracts-script-"));
  try {
    writeFileSync(join(path, "npx"), '#!/bin/sh\nshift 2\nexec "$NODE" "$BINARY" "$@"\n', {
      mode: 0o755,
    });
    mkdirSync(join(path, "fixtures"));
    writeFileSync(join(path, "fixtures/captured.ndjson"), messages);
    const env = { PATH: `${path}${delimiter}${process.env.PATH}`, NODE: CLI_NODE.node, BINARY };
    return spawnSync("bash", ["-c", script], { cwd: path, encoding: "utf8", env });
  } finally {
    rmSync(path, { recursive: true });
  }
}
