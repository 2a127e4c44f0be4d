// What CI says of the tools: which ran, which it passed over, and how many of all failed.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { blocksIn, PAGES } from "../docs/pages.ts";
import { GROUPS } from "./groups.ts";
import { download, EXAMPLES, Lacking, limit, root, run } from "./tool.ts";
import versions from "./versions.json" with { type: "json" };

const folder = mkdtempSync(join(tmpdir(), "energy-contracts-run-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a program that stands in for another one, and returns the folder that has it. */
function standIn(name: string, script: string): string {
  const place = mkdtempSync(join(folder, "bin-"));
  writeFileSync(join(place, name), `#!/bin/bash\n${script}\n`, { mode: 0o755 });
  return place;
}

describe("a tool", () => {
  const runTools = (PATH: string, ...args: string[]) =>
    spawnSync(process.execPath, [join(root, "test/tools/run.ts"), "go", ...args], {
      encoding: "utf8",
      env: { ...process.env, PATH },
    });

  test.each([
    ["there is no Go", standIn("nothing", ""), "there is no go"],
    [
      "the proxy of its modules is out of reach",
      standIn("go", "echo 'dial tcp: lookup proxy.golang.org: no such host' >&2; exit 1"),
      "dial tcp: lookup proxy.golang.org: no such host",
    ],
  ])("is passed over where %s, and fails without --if-there", (_, path, reason) => {
    const passedOver = runTools(path, "--if-there");
    expect(passedOver.stdout).toMatch(/^passed over: kin-openapi/m);
    expect(passedOver.stdout).toContain(reason);
    expect(passedOver.stdout).toMatch(/^tools: 0 passed, 0 failed, 3 passed over$/m);
    expect(passedOver.status).toBe(0);
    const failed = runTools(path);
    expect(failed.stdout).toMatch(/^tools: 0 passed, 3 failed, 0 passed over$/m);
    expect(failed.status).toBe(1);
  });

  test("that says no fails, with what it said", () => {
    const { stdout, status } = runTools(
      standIn("go", "echo 'no such version'; exit 1"),
      "--if-there",
    );
    expect(stdout).toMatch(/^failed: ogen .*ended with 1\nno such version$/m);
    expect(status).toBe(1);
  });
});

describe("a host of the judge", () => {
  const HOSTS = Object.keys(GROUPS).filter((group) => group.startsWith("host-"));
  const runHosts = (env: Readonly<Record<string, string>>) =>
    spawnSync(process.execPath, [join(root, "test/tools/run.ts"), ...HOSTS, "--if-there"], {
      encoding: "utf8",
      env,
    });

  test("is passed over where its language is not there, even without a home", () => {
    const { stdout, status } = runHosts({ PATH: standIn("nothing", "") });
    expect(stdout).toMatch(/^passed over: judge in Go .*there is no go$/m);
    expect(stdout).toMatch(/^passed over: judge in Java .*there is no mvn$/m);
    expect(stdout).toMatch(/^passed over: judge in Python.*there is no python3$/m);
    expect(status).toBe(0);
  });

  test("fails with its tests, and where they compare nothing", () => {
    const fails = standIn("go", '[ "$1" = mod ] || { echo "--- FAIL: TestHashes"; exit 1; }');
    const { stdout, status } = runHosts({ PATH: fails });
    expect(stdout).toMatch(/^failed: judge in Go .*\n--- FAIL: TestHashes$/m);
    expect(status).toBe(1);
    const silent = runHosts({ PATH: standIn("go", "") });
    expect(silent.stdout).toMatch(/^failed: judge in Go .*No hash is printed/m);
  });

  test("is passed over where Maven runs on an older Java", () => {
    const { stdout, status } = runHosts({ PATH: standIn("mvn", "echo Java version: 11.0.2") });
    expect(stdout).toMatch(/^passed over: judge in Java .*runs on Java 11, .* older than 17$/m);
    expect(status).toBe(0);
  });
});

test("a program that takes too long ends with its own processes, and a registry alone is lacking", async () => {
  const usual = { ...limit };
  const args = ["-c", "sleep 300 & sleep 300"];
  try {
    limit.time = 500;
    const late = await run("bash", args).catch((error: unknown) => error);
    expect(late).toMatchObject({ message: "no time to end for bash -c sleep 300 & sleep 300" });
    expect(late).not.toBeInstanceOf(Lacking);
    await expect(download("bash", args)).rejects.toThrow(Lacking);
    Object.assign(limit, { time: usual.time, until: Date.now() + 500 });
    await expect(download("bash", args)).rejects.toThrow(Lacking);
    await expect(download("true", [])).rejects.toThrow("the time is over");
  } finally {
    Object.assign(limit, usual);
  }
});

test(".ci/run runs the hosts of the judge", () => {
  const text = readFileSync(join(root, ".ci/run"), "utf8");
  const hosts = Object.keys(GROUPS).filter((group) => group.startsWith("host-"));
  for (const host of hosts) expect(text).toMatch(RegExp(`run\\.ts .*\\b${host} .*--if-there`));
});

describe("the last line of .ci/run counts tests and tools", () => {
  /** Runs it where npm and the tools write these reports and end with these codes. */
  function lastLine(tests: [passed: number, failed: number], tools: string, ends: string) {
    const copy = mkdtempSync(join(folder, "copy-"));
    cpSync(join(root, ".ci"), join(copy, ".ci"), { recursive: true });
    const [numPassedTests, numFailedTests] = tests;
    const report = JSON.stringify({ numPassedTests, numFailedTests, testResults: [] });
    const failsTests = numFailedTests > 0 ? "exit 1" : "exit 0";
    const npm = `[ "$1" = ci ] || { echo '${report}' > "$VITEST_REPORT"; ${failsTests}; }`;
    const place = standIn("npm", npm);
    mkdirSync(join(copy, "node_modules/.bin"), { recursive: true });
    writeFileSync(
      join(copy, "node_modules/.bin/node"),
      `#!/bin/bash\n[ -z '${tools}' ] || echo '${tools}' > "\${@: -1}"\n${ends}\n`,
      { mode: 0o755 },
    );
    const { stdout, status } = spawnSync("bash", [join(copy, ".ci/run")], {
      encoding: "utf8",
      env: { ...process.env, PATH: `${place}${delimiter}${process.env.PATH}` },
    });
    expect(readdirSync(copy).sort()).toEqual([".ci", "node_modules"]);
    return [stdout.trim().split("\n").at(-1), status];
  }

  test.each([
    [[5, 0], '{"passed":3,"failed":0}', "exit 0", "8 passed, 0 failed", 0],
    [[5, 0], '{"passed":0,"failed":0}', "exit 0", "5 passed, 0 failed", 0],
    [[5, 0], '{"passed":1,"failed":2}', "exit 1", "6 passed, 2 failed", 1],
    [[5, 1], '{"passed":3,"failed":0}', "exit 0", "8 passed, 1 failed", 1],
    [[5, 0], "", "exit 1", "5 passed, 1 failed", 1],
    [[0, 0], '{"passed":3,"failed":0}', "exit 0", "3 passed, 1 failed", 1],
  ] as const)("%j, %s, %s: %s", (tests, tools, ends, line, status) => {
    expect(lastLine([...tests], tools, ends)).toEqual([line, status]);
  });
});

test.each([
  ["docs/other-languages.md", "python", "clients/import_account.py"],
  ["docs/other-languages.md", "go", "clients/import_account.go"],
  ["docs/other-languages.md", "java", "clients/ImportAccount.java"],
  ["docs/other-languages.md", "yaml", "clients/ogen.yml"],
  ["docs/receive.md", "go", "webhooks/receiver.go"],
  ["docs/receive.md", "python", "webhooks/receiver.py"],
  ["docs/receive.md", "java", "webhooks/Receiver.java"],
  ["docs/ci.md", "toml", "schemathesis/schemathesis.toml"],
  ["docs/ci.md", "yaml", "without-node/gitlab-ci.yml", "CONTRACTS"],
])("the code of %s in %s is that of examples/%s", (page, language, file, word = "") => {
  const text = readFileSync(join(EXAMPLES, file), "utf8");
  const blocks = blocksIn(page, PAGES.get(page) ?? "").filter(
    (block) => block.language === language && block.text.includes(word),
  );
  expect(blocks.length).toBeGreaterThan(0);
  for (const block of blocks) expect(text).toContain(block.text);
});

test("manuals name the versions that are tried", () => {
  const named: string[] = [];
  for (const page of ["docs/other-languages.md", "docs/receive.md", "docs/ci.md"])
    for (const [name, version] of Object.values(versions).flatMap((of) => Object.entries(of)))
      for (const [, there = ""] of (PAGES.get(page) ?? "").matchAll(
        new RegExp(`(?<![\\w:-])${name}(?:/[\\w/-]+)?[@=:]+(v?\\d[\\w.]*\\d)`, "g"),
      )) {
        expect(`${name} ${there}`).toBe(`${name} ${version}`);
        named.push(name);
      }
  expect(named.length).toBeGreaterThan(5);
});
