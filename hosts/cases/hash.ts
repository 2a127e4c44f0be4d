// node hosts/cases/hash.ts [--make] [--write | --text]: says what README.md promises.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type JudgeOptions, openJudge } from "../../src/judge.ts";
import { HASHES, hashOf, MESSAGES, readCases, textOf, writeCase } from "./cases.ts";

const RUNS: readonly (readonly [name: string, options: JudgeOptions, hasEvents?: boolean])[] = [
  ["messages.txt", {}],
  [
    "messages.txt unknown=report nulls=absent values=hide",
    { unknown: "report", nulls: "absent", values: "hide" },
  ],
  ["messages.txt limit=2 longest=4096", { limit: 2, longest: 4096 }],
  ["messages.txt keys=once", { keys: "once" }],
  ["messages.txt event", {}, true],
];

/** The lines of hashes.txt, or instead of each hash the text that it is of. */
export async function smallSet(isText = false): Promise<string> {
  const cases = readCases();
  const messages = cases.map(({ message }) => message);
  const events = cases.map(({ event }) => event);
  const lines: string[] = [];
  for (const [name, options, hasEvents] of RUNS) {
    const judge = await openJudge(options);
    const rows = judge.judge(messages, hasEvents ? events : undefined);
    lines.push(isText ? `${name}\n${rows.map(textOf).join("")}` : `${hashOf(rows)}  ${name}\n`);
  }
  return lines.join("");
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      make: { type: "boolean" },
      write: { type: "boolean" },
      text: { type: "boolean" },
    },
  });
  if (values.make) {
    const { makeCases } = await import("./small-set.ts");
    writeFileSync(MESSAGES, makeCases().map(writeCase).join(""));
  }
  const text = await smallSet(values.text);
  if (values.write) writeFileSync(HASHES, text);
  else process.stdout.write(text);
}
