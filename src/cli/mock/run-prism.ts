import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import { codeOf } from "../../library/text/system-error.ts";
import { packageRoot } from "../../servers/host/package-files.ts";
import { type ExitCode, InputError, type Io } from "../command.ts";
import { untilEnded } from "../hosting/serve-until-ended.ts";

const PRISM = "@stoplight/prism-cli";

const DIFFERENCE =
  "This is Prism itself: unlike mock it answers an invalid request with an example of a 400, accepts any Authorization, and puts nothing of a request into its answers.\n";

/** Ends Prism when this process is killed and can't end Prism itself. */
const END_WITH_PARENT = "data:text/javascript,process.once('disconnect',()=>process.exit())";

export async function runPrism(typed: readonly string[], io: Io): Promise<ExitCode> {
  const program = findPrism(typed);
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

/** Returns the program of Prism. If Prism is missing, the error has a command that works anywhere. */
function findPrism(typed: readonly string[]): string {
  // Prism calls `require` for a package of ES modules, which older versions of Node refuse.
  if (!process.features.require_module)
    throw new InputError(
      `Prism does not run on Node ${process.versions.node}. It needs 20.19, 22.12 or newer.`,
    );
  try {
    return createRequire(import.meta.url).resolve(PRISM);
  } catch (error) {
    if (codeOf(error) !== "MODULE_NOT_FOUND") throw error;
    const command = ["mock", ...typed].join(" ");
    throw new InputError(
      `Prism is not installed. Run: npx -p energy-contracts -p ${PRISM}@5.16 energy-contracts ${command}`,
    );
  }
}
