// action.yml and the workflows, checked by what GitHub's own editor checks them with.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { GROUPS } from "../tools/groups.ts";
import type { check as Check } from "./check-workflow.ts";
import { makeFolder } from "./run-cli.ts";

const root = join(import.meta.dirname, "../..");
const WORKFLOWS = join(root, ".github/workflows");

let check: typeof Check;
const folder = makeFolder({});
afterAll(() => folder.remove());

beforeAll(async () => {
  const outfile = join(folder.path, "check.cjs");
  const entryPoints = [join(import.meta.dirname, "check-workflow.ts")];
  await build({ entryPoints, outfile, bundle: true, platform: "node", format: "cjs" });
  ({ check } = (await import(pathToFileURL(outfile).href)) as { check: typeof check });
});

const read = (name: string) => readFileSync(join(WORKFLOWS, name), "utf8");

describe("GitHub takes", () => {
  test("action.yml", () => {
    const text = readFileSync(join(root, "action.yml"), "utf8");
    expect(check.action(text)).toEqual([]);
    expect(check.action(text.replace("shell: bash", "shel: bash"))).toContainEqual(
      expect.stringContaining("Unexpected value 'shel'"),
    );
    expect(check.action(text.replace("{ inputs.event }", "{ input.event }"))).toHaveLength(1);
  });

  test.each(readdirSync(WORKFLOWS))(".github/workflows/%s", (name) => {
    expect(check.workflow(read(name))).toEqual([]);
    expect(check.workflow(read(name).replace("runs-on", "run-on"))).not.toEqual([]);
  });

  test("every workflow of docs/ci.md", () => {
    const page = readFileSync(join(root, "docs/ci.md"), "utf8");
    const texts = [...page.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = ""]) => text);
    const workflows = texts.filter((text) => /^on:/m.test(text));
    expect(workflows.length).toBeGreaterThan(3);
    for (const text of workflows) expect(check.workflow(text)).toEqual([]);
  });
});

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}
interface Job {
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly string[]>> };
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}
const workflow = (name: string) => parse(read(name)) as Workflow;
const runsOf = ({ steps }: Job): string[] => steps.flatMap(({ run }) => run ?? []);

describe("the workflows of this repository", () => {
  const names = readdirSync(WORKFLOWS);

  test("run what CI runs, which is there and may be run", () => {
    for (const name of ["ci.yml", "release.yml"])
      expect(Object.values(workflow(name).jobs).flatMap(runsOf)).toContain(".ci/run");
    expect(statSync(join(root, ".ci/run")).mode & 0o111).not.toBe(0);
  });

  test("take every action by its commit, and each by the same one everywhere", () => {
    const texts = [readFileSync(join(root, "action.yml"), "utf8"), ...names.map(read)];
    const used = texts.flatMap((text) => [...text.matchAll(/^.*\buses: (.+)$/gm)]);
    const pinned = new Map<string, string>();
    for (const [, use = ""] of used) {
      expect(use).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
      const [action = "", version = ""] = use.split("@");
      expect(pinned.get(action) ?? version).toBe(version);
      pinned.set(action, version);
    }
    expect(pinned.size).toBeGreaterThan(3);
  });

  test("read, and a job that may do more runs no package of this repository", () => {
    for (const name of names) {
      const { permissions, jobs } = workflow(name);
      for (const job of Object.values(jobs)) {
        const rights = Object.entries(job.permissions ?? permissions);
        if (rights.every(([, right]) => right === "read")) continue;
        expect(job.steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"))).toEqual([]);
        expect(runsOf(job).join("\n")).not.toMatch(
          /npm (ci|install|test|run)|npx|\.ci\/|scripts\//,
        );
      }
    }
  });

  test("publish a tag with provenance and an SBOM, in a job that builds nothing", () => {
    const { build, publish } = workflow("release.yml").jobs as { build: Job; publish: Job };
    expect(read("release.yml")).toMatch(/tags: \["v\*"\]/);
    expect(build.permissions).toEqual({ contents: "read" });
    expect(build.steps.find(({ run }) => run === ".ci/run")?.env).toEqual({ SCANNER: "compile" });
    expect(publish.needs).toBe("build");
    expect(runsOf(publish)).toEqual([
      expect.stringMatching(/^npm publish \.\/energy-contracts-\*\.tgz .*--provenance/),
    ]);
    const runs = runsOf(build);
    expect(runs).toContainEqual(expect.stringMatching(/^npm sbom .*--sbom-format=cyclonedx/));
    const attest = publish.steps.find(({ uses }) => uses?.startsWith("actions/attest@"));
    expect(runs.join("\n")).toContain(`> ${attest?.with?.["sbom-path"]}`);
    const kept = build.steps.find(({ uses }) => uses?.startsWith("actions/upload-artifact@"));
    expect(kept?.with?.path).toBe(
      `${attest?.with?.["subject-path"]}\n${attest?.with?.["sbom-path"]}\n`,
    );
  });

  test("publish no package that lacks the address of its repository", () => {
    const [check = ""] = runsOf(workflow("release.yml").jobs.build as Job).filter((run) =>
      run.includes("repository"),
    );
    const status = (repository?: object) => {
      writeFileSync(join(folder.path, "package.json"), JSON.stringify({ repository }));
      return spawnSync("bash", ["-e", "-c", check], { cwd: folder.path }).status;
    };
    expect(status()).toBe(1);
    expect(status({ type: "git", url: "git+https://example.com/x.git" })).toBe(0);
  });

  test("add the judge, its hash and a wheel to the release, from the same build", () => {
    const { build, release } = workflow("release.yml").jobs as { build: Job; release: Job };
    expect(release.needs).toBe("publish"); // which needs the build
    const [made = ""] = runsOf(build).filter((run) => run.includes("assets"));
    expect(made).toContain("pip wheel ./hosts/python --no-deps --wheel-dir assets\n");
    expect(made).toContain("cp generated/judge.wasm assets\n");
    expect(made).toContain("sha256sum judge.wasm > judge.wasm.sha256\n");
    const names = [build, release].map(({ steps }) =>
      steps
        .flatMap(({ with: settings }) => settings?.name ?? [])
        .filter((name) => name === "assets"),
    );
    expect(names).toEqual([["assets"], ["assets"]]);
    expect(runsOf(release).join()).toMatch(
      /release upload .* judge\.wasm judge\.wasm\.sha256 energy-judge-\* \*\.whl /,
    );
  });

  test("try everything at full size, with other peers and tools each night, and report every job", () => {
    const { report, ...jobs } = workflow("nightly.yml").jobs;
    expect(Object.values(jobs).flatMap(runsOf)).toEqual(
      expect.arrayContaining([
        "npm run test:all",
        expect.stringContaining("test/peers.ts"),
        expect.stringContaining("test/tools/run.ts"),
      ]),
    );
    expect(jobs.tools?.strategy?.matrix.group).toEqual(Object.keys(GROUPS));
    expect(report?.needs).toEqual(Object.keys(jobs));
  });
});

describe("the report of a night", () => {
  const script = workflow("nightly.yml").jobs.report?.steps[0]?.run ?? "";
  /** Stands in for gh: `ISSUE` is the issue that is open. */
  const GH = `#!/usr/bin/env bash
if [ "$2" = list ]; then printf %s "$ISSUE"; else printf '%s\\n' "$@"; fi
`;
  const night = (results: Record<string, string>, issue = "") => {
    writeFileSync(join(folder.path, "gh"), GH, { mode: 0o755 });
    const needs = Object.entries(results).map(([job, result]) => [job, { result, outputs: {} }]);
    const { status, stdout } = spawnSync("bash", ["-e", "-o", "pipefail", "-c", script], {
      encoding: "utf8",
      env: {
        PATH: `${folder.path}${delimiter}${process.env.PATH}`,
        RESULTS: JSON.stringify(Object.fromEntries(needs)),
        RUN: "https://example.com/runs/1",
        ISSUE: issue,
      },
    });
    expect(status).toBe(0);
    return stdout;
  };
  const RED = { full: "success", peers: "failure" };

  // jq comes with the runners of GitHub, and not with every machine.
  describe.skipIf(spawnSync("jq", ["--version"]).status !== 0)("with jq", () => {
    test("opens an issue that names what failed", () => {
      expect(night(RED)).toMatch(
        /^issue\ncreate\n--title\n.+\n--body\n- peers: failure\n\nhttps:\/\/example\.com\/runs\/1\n$/,
      );
    });

    test("adds to the issue that is open", () => {
      expect(night({ full: "cancelled", peers: "success" }, "7")).toMatch(
        /^issue\ncomment\n7\n--body\n- full: cancelled\n/,
      );
    });

    test("closes it when all is well, and is silent after that", () => {
      expect(night({ full: "success" }, "7")).toMatch(/^issue\nclose\n7\n--comment\n/);
      expect(night({ full: "success" })).toBe("");
    });
  });
});
