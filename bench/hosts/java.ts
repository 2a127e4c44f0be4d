// The judge on the JVM beside Jackson. Maven compiles what is measured.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { report } from "./ratios.ts";

const MOST = 0.75;
const target = mkdtempSync(join(tmpdir(), "energy-contracts-java-"));
process.once("exit", () => rmSync(target, { recursive: true }));

report("java", {
  title: "The JVM, beside `readTree`",
  names: [
    "`readTree` of Jackson",
    "`judge` of batches",
    "`judge` of one message a call",
    "`readTree`, and networknt with all faults",
  ],
  command: "mvn",
  args: (files) => [
    ...["-q", "-B", "compile", "exec:exec", `-Dtarget=${target}`, "-Dexec.executable=java"],
    `-Dexec.args=-Xmx2g -classpath %classpath Bench ${files.join(" ")}`,
  ],
  claim: {
    text: `Batches take at most ${MOST} of the time of \`readTree\` and networknt, with 0 and 10 % invalid. Where a tree is made anyway, the judge comes on top of it.`,
    holds: ([, batches = 1, , rival = 0]) => batches <= MOST * rival,
  },
});
