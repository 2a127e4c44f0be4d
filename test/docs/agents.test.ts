// What is written for agents: short enough, and every block of code runs.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { serveDocuments } from "../../src/servers/host/serve-documents.ts";
import { makeProject, root } from "../project.ts";

const skill = readFileSync(join(root, "skills/energy-contracts/SKILL.md"), "utf8");
const llms = readFileSync(join(root, "llms.txt"), "utf8");
const project = makeProject();
project.link("energy-contracts");

const recipes = [...skill.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = ""]) => code);

test("the skill says what it is, in at most 1,500 tokens", () => {
  expect(skill).toMatch(/^---\nname: energy-contracts\ndescription: .{40,1024}\n---\n/);
  expect(skill.match(/\w+|[^\w\s]/g)?.length).toBeLessThan(1500);
});

const PRINTED = ["invalid_type", "A-1", "A-3F7B21C8 ", "500 200"];
test.each(recipes.map((code, index) => [PRINTED[index] ?? "", code] as const))(
  "a recipe runs and prints %s",
  (expected, code) => {
    project.write({ "recipe.ts": code });
    const { stdout, stderr, status } = spawnSync(process.execPath, ["recipe.ts"], {
      cwd: project.path,
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([0, expect.any(String)]);
    expect(stdout).toContain(expected);
    expect(stdout).not.toContain("undefined");
  },
);

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\((\S+?)\)/g)].map(([, link = ""]) => link);

test("every document that the llms.txt of a server links to is answered beside it", async () => {
  const fetch = serveDocuments(async () => new Response(null, { status: 404 }));
  const ask = (path: string) => fetch(new Request(`http://127.0.0.1/${path}`));
  const links = linksIn(await (await ask("llms.txt")).text());
  expect(links).toHaveLength(linksIn(llms).length);
  for (const link of links) expect([link, (await ask(link)).status]).toEqual([link, 200]);
});
