import { expect, test } from "vitest";
import { parseArguments } from "../../src/cli/arguments.ts";
import { mock } from "../../src/cli/commands/mock.ts";
import { proxy } from "../../src/cli/commands/proxy.ts";
import { serve } from "../../src/cli/commands/serve.ts";
import { fakeIo } from "./fake-io.ts";

test.each([
  { command: serve, argv: ["--log", "none"] },
  { command: serve, argv: ["--quiet"] },
  { command: mock, argv: [] },
  { command: mock, argv: ["--quiet"] },
  { command: proxy, argv: ["http://127.0.0.1:9"] },
  { command: proxy, argv: ["http://127.0.0.1:9", "--quiet"] },
])("$command.name $argv can be asked to end as soon as its address is read", async ({ command, argv }) => {
  const steps: string[] = [];
  const note = (text: string): boolean => steps.push(text.includes("http://127.0.0.1:") ? "tells its address" : "says more") > 0;
  const io = fakeIo({
    out: note,
    err: note,
    untilStopped: async () => {
      steps.push("listens for signals");
    },
  });
  expect(await command.run(parseArguments(command, [...argv, "--port", "0"]), io)).toBe(0);
  expect(steps.slice(0, 2)).toEqual(["listens for signals", "tells its address"]);
});
