// Contracts of one's own may be large.

import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { CLI_NODE } from "../../nodes.ts";
import { BINARY, folderOfTest } from "../run-cli.ts";

/** Messages of 40 fields that come to almost so many bytes of JSON. */
function bus(bytes: number): object {
  const fields = Array.from({ length: 40 }, (_, at) => [
    `some_field_name_${at}`,
    {
      type: at % 3 === 0 ? "integer" : "string",
      description: `What the field says, and it is the ${at}th of them in this message.`,
    },
  ]);
  const payload = { type: "object", properties: Object.fromEntries(fields) };
  const count = Math.floor(bytes / (JSON.stringify(payload).length + 60));
  const messages = Array.from({ length: count }, (_, at) => {
    const name = `order.made_${at}-v1`;
    return [`message_${at}`, { name, payload }];
  });
  return {
    asyncapi: "3.0.0",
    info: { title: "Made up", version: "1" },
    components: { messages: Object.fromEntries(messages) },
  };
}

// Linux begins maxRSS with what the parent took.
const AT_EXIT = `
  import { readFileSync, writeSync } from "node:fs";
  const kilobytes = () =>
    process.platform === "linux"
      ? /VmHWM:\\s+(\\d+)/.exec(readFileSync("/proc/self/status", "utf8"))[1]
      : process.resourceUsage().maxRSS;
  process.once("exit", () => writeSync(2, String(kilobytes())));
`;
/** MB for objects that stay, in JSON and in YAML: garbage that is collected late can't add to what is taken. */
const ROOM = ["--max-semi-space-size=4", "--max-old-space-size=200"];
const ROOM_FOR_YAML = ["--max-semi-space-size=4", "--max-old-space-size=400"];

test("16 MB of JSON take at most 300 MB of memory, and 4 MB of YAML 500 MB", () => {
  const message = { type: "order.made_3-v1", payload: { some_field_name_0: "x" } };
  const cwd = folderOfTest({ "m.json": JSON.stringify(message) });
  const json = JSON.stringify(bus(16e6));
  expect(json.length).toBeGreaterThan(15.5e6);
  const yaml = stringify(JSON.parse(JSON.stringify(bus(3.3e6))));
  // Without aliases, which take less.
  expect(yaml.length).toBeGreaterThan(3.5e6);
  for (const [file, text, room, most] of [
    ["bus.json", json, ROOM, 300],
    ["bus.yaml", yaml, ROOM_FOR_YAML, 500],
  ] as const) {
    writeFileSync(join(cwd, file), text);
    const preload = ["--import", `data:text/javascript,${encodeURIComponent(AT_EXIT)}`];
    const args = [...room, ...preload, BINARY, "validate", "m.json", "--contracts", file];
    const { status, stdout, stderr } = spawnSync(CLI_NODE.node, args, { cwd, encoding: "utf8" });
    expect([file, status, stderr]).toEqual([file, 1, expect.stringMatching(/^\d+$/)]);
    expect(stdout).toContain("some_field_name_0 must be an integer");
    expect(Number(stderr) / 1024, file).toBeLessThan(most);
  }
});
