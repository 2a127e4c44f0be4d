// The mock and the reference server side by side, from source, until Ctrl-C or until one of them
// ends. Both get the options that are given. With --prism, Prism alone.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { whenToldToEnd } from "./when-told-to-end.ts";

const main = join(import.meta.dirname, "../src/cli/main.ts");
const options = process.argv.slice(2);
const COMMANDS = options.includes("--prism") ? [["mock"]] : [["mock"], ["serve", "--control"]];

const children = COMMANDS.map((args) =>
  spawn(process.execPath, [main, ...args, ...options], { stdio: "inherit" }),
);
const stop = (): void => {
  for (const child of children) child.kill("SIGTERM");
};
// A terminal sends Ctrl-C to the children, too; they end by themselves then.
process.on("SIGINT", () => {});
whenToldToEnd(stop);

for (const child of children) {
  child.once("exit", (code) => {
    process.exitCode ||= code ?? 1;
    stop();
  });
}
