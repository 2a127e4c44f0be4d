// What npm start runs.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { TERMINAL_ENV } from "../cli/cli-server.ts";
import { startOnFreePort } from "../free-port.ts";

const START = join(import.meta.dirname, "../../scripts/start.ts");

const isServing = (url: string): Promise<boolean> =>
  fetch(`${url}/v1/products/`).then(
    ({ ok }) => ok,
    () => false,
  );

// npm starts a script through a shell, and a signal that is sent to npm ends the shell alone.
test.skipIf(process.platform === "win32").each([
  ["itself", "exec"],
  ["the shell that started it", ""],
])("both servers start, and end when %s is told to", async (_, how) => {
  const line = `${how} "${process.execPath}" "${START}" --port 0 --quiet; exit`;
  const shell = spawn("sh", ["-c", line], {
    env: TERMINAL_ENV,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const addresses: string[] = [];
  for await (const address of createInterface({ input: shell.stdout }))
    if (addresses.push(address) === 2) break;
  expect(await Promise.all(addresses.map(isServing))).toEqual([true, true]);
  const ended = once(shell, "exit");
  shell.kill("SIGTERM");
  await ended;
  for (const address of addresses) await expect.poll(() => isServing(address)).toBe(false);
});

test.skipIf(process.platform === "win32")(
  "the server takes a port ten above the mock's",
  async () => {
    const ports = await startOnFreePort(async (port) => {
      const main = spawn(process.execPath, [START, `--port=${port}`, "--quiet"], {
        env: TERMINAL_ENV,
        stdio: ["ignore", "pipe", "pipe"],
      });
      const ended = once(main, "exit");
      let said = "";
      main.stderr.setEncoding("utf8").on("data", (piece) => (said += piece));
      const above: number[] = [];
      for await (const address of createInterface({ input: main.stdout }))
        if (above.push(Number(new URL(address).port) - port) === 2) break;
      main.kill("SIGTERM");
      await ended;
      // Another program has one of the two.
      if (above.length < 2) throw new Error(`address already in use? ${said}`);
      return above;
    });
    expect(ports.sort()).toEqual([0, 10]);
  },
);

test.skipIf(process.platform === "win32")("with --prism it is Prism alone", async () => {
  const line = `"${process.execPath}" "${START}" --prism --port 0; exit`;
  const shell = spawn("sh", ["-c", line], {
    env: TERMINAL_ENV,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const closed = once(shell, "close"); // when nobody can print to it any more
  let printed = "";
  shell.stdout.setEncoding("utf8").on("data", (piece) => (printed += piece));
  const findAddress = () => /(?<=Prism is listening on )\S+(?=\s)/.exec(printed)?.[0] ?? "";
  await expect.poll(findAddress).not.toBe("");
  expect(await isServing(findAddress())).toBe(true);
  shell.kill("SIGTERM");
  await closed;
});
