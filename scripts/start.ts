// Runs the mock and the reference server from source, until either ends or Ctrl-C. The server's
// port is ten above the mock's; other options are the same. With --prism, runs only Prism.
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

/** Adds ten to a port, as the default ports differ by ten. Port 0 stays: it means any free port. */
function toPortOfServer(option: string, index: number): string {
  const isPort = options[index - 1] === "--port" || option.startsWith("--port=");
  return isPort ? option.replace(/[1-9]\d*$/, (port) => `${Number(port) + 10}`) : option;
}

// A terminal sends Ctrl-C to the child processes, too. They then end by themselves.
process.on("SIGINT", () => {});
whenToldToEnd(stop);

for (const child of children) {
  child.once("exit", (code) => {
    process.exitCode ||= code ?? 1;
    stop();
  });
}
