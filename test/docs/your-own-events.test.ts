// docs/your-own-events.md, as it stands there, with the package that is built.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeProject, root } from "../project.ts";

const page = readFileSync(join(root, "docs/your-own-events.md"), "utf8");
const project = makeProject();
project.link("energy-contracts", "zod");
project.write({ "package.json": '{ "type": "module" }' });

/** The blocks of a language in the page. */
const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n(.+?)^\`\`\``, "gms"))].map(
    ([, code = ""]) => code,
  );

test("the code runs", () => {
  const [code = "", ...more] = blocks("ts");
  expect(more).toEqual([]);
  project.write({ "own.ts": code });
  const options = { cwd: project.path, encoding: "utf8" } as const;
  expect(execFileSync(process.execPath, ["own.ts"], options)).toBe("A-7 1\nlines too_small\n");
});

test("the commands and the configuration do what they say", () => {
  const schema = {
    type: "object",
    required: ["order_id"],
    properties: { order_id: { type: "string" } },
    examples: [{ order_id: "A-7" }],
  };
  const document = {
    asyncapi: "3.0.0",
    components: { messages: { "order.sent-v1": { payload: schema } } },
  };
  const order = (type: string) => JSON.stringify({ type, payload: { order_id: "A-7" } });
  project.write({
    "contracts/order.placed-v1.schema.json": JSON.stringify(schema),
    "bus.asyncapi.yaml": JSON.stringify(document),
    "bus-before.asyncapi.yaml": JSON.stringify(document),
    "messages.ndjson": `${order("order.placed-v1")}\n${order("order.sent-v1")}\n`,
  });
  project.link("ajv", "ajv-formats");
  const run = (args: readonly string[]): string =>
    execFileSync(process.execPath, [join(root, "dist/src/cli/main.cjs"), ...args], {
      cwd: project.path,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  const lines = blocks("sh").flatMap((block) => block.trim().split("\n"));
  expect(lines).toHaveLength(8);
  const printed = lines.slice(0, 7).map((line) => run(line.split(" ").slice(1)));
  expect(printed[0]).toBe("order.placed-v1\t\n");
  expect(printed[1]).toContain("order_id");
  expect(printed[2]).toContain("2 payloads: 2 valid");
  expect(printed[3]?.trim().split("\n")).toHaveLength(100);
  expect(printed[4]).toContain('"type":"order.placed-v1"');
  expect(printed[5]).toContain("Nothing has changed");
  const linted = "2 files, 2 events: 2 valid.";
  expect(printed[6]).toContain(linted);
  project.write({ "energy-contracts.config.json": blocks("json")[0] ?? "" });
  expect(run(lines[7]?.split(" ").slice(1) ?? [])).toContain(linted);
  expect(run(["validate", "messages.ndjson"])).toContain("2 payloads: 2 valid");
  expect(run(["list", "--domain", "own"])).toBe("order.placed-v1\t\norder.sent-v1\t\n");
});
