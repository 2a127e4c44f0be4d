import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { packageRoot } from "../../servers/host/package-files.ts";
import type { ExitCode, Io } from "../command.ts";
import { untilEnded } from "../hosting/serve-until-ended.ts";
import { findPrism } from "./find-prism.ts";

const DIFFERENCE =
  "This is Prism itself: unlike mock it answers an invalid request with an example of a 400, accepts any Authorization, and puts nothing of a request into its answers.\n";

/** Ends Prism when this process is killed and can't end Prism itself. */
const END_WITH_PARENT = "data:text/javascript,process.once('disconnect',()=>process.exit())";

export async function runPrism(typed: readonly string[], io: Io): Promise<ExitCode> {
  const program = findPrism(["mock", ...typed], io);
  io.err(DIFFERENCE);
  const document = join(packageRoot(), "generated/openapi.json");
  const flags = typed.filter((word) => word !== "--prism");
  const prism = spawn(
    process.execPath,
    ["--import", END_WITH_PARENT, program, "mock", document, ...flags],
    { cwd: io.cwd, env: { ...io.env }, stdio: ["inherit", "inherit", "inherit", "ipc"] },
  );
  void untilEnded(io).then(() => prism.kill());
  const [code, signal] = (await once(prism, "exit")) as [number | null, NodeJS.Signals | null];
  if (prism.killed || code === 0) return 0;
  if (signal !== null) io.err(`Prism was ended by ${signal}.\n`);
  // Prism exits with 1 for every failure, but 1 means here that a payload is invalid.
  return 2;
}
