// action.yml and the workflows, checked by what GitHub's own editor checks them with.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
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
}
const stepsOf = (name: string): Step[] =>
  Object.values((parse(read(name)) as { jobs: Record<string, { steps: Step[] }> }).jobs).flatMap(
    ({ steps }) => steps,
  );

describe("the workflows of this repository", () => {
  test("run what CI runs, which is there and may be run", () => {
    for (const name of ["ci.yml", "release.yml"])
      expect(stepsOf(name).map(({ run }) => run)).toContain(".ci/run");
    expect(statSync(join(root, ".ci/run")).mode & 0o111).not.toBe(0);
  });

  test("publish a tag with provenance and an SBOM", () => {
    const steps = stepsOf("release.yml");
    const runs = steps.flatMap(({ run }) => run ?? []);
    expect(runs).toContainEqual(expect.stringMatching(/^npm publish .*--provenance/));
    expect(runs).toContainEqual(expect.stringMatching(/^npm sbom .*--sbom-format=cyclonedx/));
    const attest = steps.find(({ uses }) => uses?.startsWith("actions/attest-sbom@"));
    expect(runs.join("\n")).toContain(`> ${attest?.with?.["sbom-path"]}`);
    expect(read("release.yml")).toMatch(/tags: \["v\*"\]/);
  });
});
