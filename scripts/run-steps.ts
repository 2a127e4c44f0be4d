// Several programs side by side, each with its own place in what is printed.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** What Node runs in a step: one program after the other, as long as all is well. */
export type Steps = Readonly<Record<string, readonly (readonly string[])[]>>;

const root = join(import.meta.dirname, "..");

/** Runs all steps at once, prints what each says when it ends, and returns whether all is well. */
export async function runSteps(steps: Steps): Promise<boolean> {
  const results = Object.entries(steps).map(([name, programs]) => runStep(name, programs));
  return !(await Promise.all(results)).includes(false);
}

async function runStep(name: string, programs: Steps[string]): Promise<boolean> {
  const begin = performance.now();
  let isGood = true;
  let said = "";
  for (const args of programs) {
    if (!isGood) break;
    const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (said += text));
    const [code] = await once(child, "close");
    isGood = code === 0;
  }
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${said}${name}: ${isGood ? "all is well" : "failed"}, ${seconds} s`);
  return isGood;
}
