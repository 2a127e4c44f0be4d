// Runs the mock and the reference server side by side, from source, until Ctrl-C or until one of
// them ends. Both get the options that are given, and the server a port ten above that of the mock.
// With --prism, Prism runs alone.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { whenToldToEnd } from "./when-told-to-end.ts";

const main = join(import.meta.dirname, "../src/cli/main.ts");
const options = process.argv.slice(2);
const serve = ["serve", "--control", ...options.map(toPortOfServer)];
const COMMANDS = options.includes("--prism")
  ? [["mock", ...options]]
  : [["mock", ...options], serve];

const children = COMMANDS.map((args) =>
  spawn(process.execPath, [main, ...args], { stdio: "inherit" }),
);
const stop = (): void => {
  for (const child of children) child.kill("SIGTERM");
};

/** The usual ports are ten apart, too. Each finds a free one for 0. */
function toPortOfServer(option: string, index: number): string {
  const isPort = options[index - 1] === "--port" || option.startsWith("--port=");
  return isPort ? option.replace(/[1-9]\d*$/, (port) => `${Number(port) + 10}`) : option;
}

// A terminal sends Ctrl-C to the children, too; they end by themselves then.
process.on("SIGINT", () => {});
whenToldToEnd(stop);

for (const child of children) {
  child.once("exit", (code) => {
    process.exitCode ||= code ?? 1;
    stop();
  });
}
