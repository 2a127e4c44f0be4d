import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TERMINAL_ENV } from "../cli/cli-server.ts";

const MINUTES = 60_000;

// It takes minutes. `npm run rehearse-additions` shows what it does.
test.skipIf(process.env.ADDITIONS !== "all")(
  "CONTRIBUTING.md names everything that a further event and a further operation need",
  { timeout: 20 * MINUTES },
  async () => {
    const rehearsal = spawn(process.execPath, [join(import.meta.dirname, "rehearse.ts")], {
      env: TERMINAL_ENV,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    for (const stream of [rehearsal.stdout, rehearsal.stderr])
      stream.setEncoding("utf8").on("data", (piece) => (said += piece));
    const [code] = await once(rehearsal, "close");
    expect(code, said.slice(-4000)).toBe(0);
  },
);
