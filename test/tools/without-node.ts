// The pipelines of docs/ci.md that need no Node: each job of `examples/without-node/gitlab-ci.yml` runs
// on what is published, once where all is well and once where it is not.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "yaml";
import openApi from "../../generated/openapi.json" with { type: "json" };
import { EVENT_NAMES } from "../../src/events.ts";
import { faults } from "../../src/fixtures.ts";
import { DOCUMENT, download, EXAMPLES, makeFolder, probe, root, run, type Tool } from "./tool.ts";

interface Pipeline {
  readonly variables: Readonly<Record<string, string>>;
  readonly default: { readonly before_script: readonly string[] };
  readonly [job: string]: { readonly script?: readonly string[] } | object;
}

/** Makes a project that has what the jobs read. Running a job returns its code and what it said. */
async function project(folder: string, program: "go" | "mvn") {
  await probe(program, [program === "go" ? "version" : "-version"]);
  const example = join(EXAMPLES, "without-node");
  cpSync(example, join(folder, "judge"), { recursive: true });
  const published = makeFolder(folder, "tar/package/generated");
  for (const part of ["schemas", "openapi.json"])
    cpSync(join(root, "generated", part), join(published, part), { recursive: true });
  const tar = join(folder, "contracts.tgz");
  await run("tar", ["czf", tar, "package"], { cwd: join(folder, "tar") });
  const pipeline: Pipeline = parse(readFileSync(join(example, "gitlab-ci.yml"), "utf8"));
  const bin = makeFolder(folder, "bin");
  const PATH = `${bin}${delimiter}${process.env.PATH}`;
  const env = { ...pipeline.variables, CONTRACTS: pathToFileURL(tar).href, GOBIN: bin, PATH };
  return async (name: string): Promise<readonly [code: number, said: string]> => {
    const job = pipeline[name] as { readonly script: readonly string[] };
    const script = [...pipeline.default.before_script, ...job.script].join("\n");
    try {
      return [0, await download("bash", ["-e", "-c", script], { cwd: folder, env })];
    } catch (error) {
      if (!/ended with 1\n/.test(String(error))) throw error;
      return [1, String(error)];
    }
  };
}

function judge(name: string, program: "go" | "mvn"): Tool {
  return async (folder) => {
    const job = await project(folder, program);
    const emit = [join(root, "src/cli/main.ts"), "emit", "--all", "--to", "-"];
    async function totals(option: string) {
      const messages = await run(process.execPath, [...emit, option]);
      writeFileSync(join(folder, "events.ndjson"), messages);
      const [code, said] = await job(name);
      const broken = Number(/(\d+) broken$/m.exec(said)?.[1]);
      const count = messages.trimEnd().split("\n").length;
      if (!said.includes(`${count} messages, ${broken} broken`) || code !== Math.sign(broken))
        throw new Error(`${count} messages, and it ended with ${code}: ${said}`);
      return { count, broken };
    }
    const all = EVENT_NAMES.reduce((sum, event) => sum + faults(event).length, 0);
    const [valid, faulty] = [await totals("--variants"), await totals("--faults")];
    const said = `${valid.broken} of ${valid.count} valid and ${faulty.broken} of ${all} broken messages refused`;
    if (valid.broken > 0 || faulty.broken < all) throw new Error(said);
    return said;
  };
}

export const WITHOUT_NODE: Readonly<Record<string, Tool>> = {
  "santhosh-tekuri/jsonschema": judge("events-in-go", "go"),
  networknt: judge("events-in-java", "mvn"),
  async oasdiff(folder) {
    const job = await project(folder, "go");
    const before = join(folder, "openapi.json");
    cpSync(DOCUMENT, before);
    const [same] = await job("contract");
    const { "/v1/products/": _, ...paths } = openApi.paths;
    const more = { ...openApi, paths: { ...paths, "/v1/goods/": openApi.paths["/v1/products/"] } };
    writeFileSync(before, JSON.stringify(more));
    const [other, said] = await job("contract");
    if (same !== 0 || other !== 1 || !said.includes("/v1/goods/")) throw new Error(said);
    return undefined;
  },
};
