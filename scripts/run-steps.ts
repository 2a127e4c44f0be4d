// Runs several programs at once, and prints the output of each in one piece.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** The programs in Node that each step runs, one after the other, until one fails. */
export type Steps = Readonly<Record<string, readonly (readonly string[])[]>>;

const root = join(import.meta.dirname, "..");

/** Runs all steps at once. Prints `tests` first, the others after it. True if all succeed. */
export async function runSteps({ tests, ...steps }: Steps): Promise<boolean> {
  const shown = tests && runStep("tests", tests, "inherit");
  const results = Object.entries(steps).map(async ([name, programs]) => {
    const { isGood, said } = await runStep(name, programs, "pipe");
    await shown;
    console.log(said);
    return isGood;
  });
  if (shown) results.push(shown.then(({ isGood }) => isGood));
  return !(await Promise.all(results)).includes(false);
}

async function runStep(name: string, programs: Steps[string], to: "inherit" | "pipe") {
  const begin = performance.now();
  let isGood = true;
  let said = "";
  for (const args of programs) {
    if (!isGood) break;
    const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", to, to] });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => (said += text));
    const [code] = await once(child, "close");
    isGood = code === 0;
  }
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  return { isGood, said: `${said}${name}: ${isGood ? "all is well" : "failed"}, ${seconds} s` };
}
