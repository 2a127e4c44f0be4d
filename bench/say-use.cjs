// Loaded before a program of Node, which then says as it ends what it has used. It is JavaScript,
// because what strips types would be most of the memory, and CommonJS, because behind an `--import`
// Node looks for exports in the program's whole text, which takes as long as many lines do.
const { readFileSync } = require("node:fs");

/** In kilobytes. `maxRSS` would be no less than what the process had that started this one. */
const peak = () =>
  process.platform === "linux"
    ? Number(/VmHWM:\s*(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1])
    : process.resourceUsage().maxRSS;

process.on("exit", () => {
  const { user, system } = process.cpuUsage();
  process.stderr.write(`\nUSED ${JSON.stringify({ cpuMs: (user + system) / 1000, peak: peak() })}`);
});
