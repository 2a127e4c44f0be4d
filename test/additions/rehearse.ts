// Adds an event version and an operation to a copy, and runs what CONTRIBUTING.md says there.
// Whatever else it asks for ends this with an error. With --all it also runs `npm test` there.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyRepository } from "../copy-repository.ts";
import { apply, countOneMore, type Edit, EVENT_EDITS, OPERATION_EDITS } from "./edits.ts";

const root = join(import.meta.dirname, "../..");

/** The commands of a section of CONTRIBUTING.md, in its blocks of shell, for a name. */
function commandsOf(section: string, name: string): string[] {
  const text = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
  const [, found = ""] = text.split(`\n## ${section}\n`);
  const [own = ""] = found.split("\n## ");
  const commands = [...own.matchAll(/^```sh\n([^`]+)```$/gm)].flatMap(([, block = ""]) =>
    block
      .replaceAll(/\\\n\s*/g, "")
      .replaceAll("NAME", name)
      .trim()
      .split("\n"),
  );
  if (commands.length === 0) throw new Error(`CONTRIBUTING.md has no commands in "${section}".`);
  return commands;
}

function run(command: string, cwd: string): void {
  process.stdout.write(`\n$ ${command}\n`);
  const { status } = spawnSync(command, { cwd, shell: true, stdio: "inherit" });
  if (status !== 0) throw new Error(`"${command}" asks for more than CONTRIBUTING.md names.`);
}

const copy = mkdtempSync(join(tmpdir(), "energy-contracts-additions-"));
try {
  copyRepository(copy);
  const addEvent = commandsOf("Add an event", "account.created-v2");
  for (const command of addEvent) run(command, copy);
  for (const edit of EVENT_EDITS) apply(copy, edit);
  countOneMore(copy);
  for (const command of addEvent) run(command, copy);

  const addOperation = commandsOf("Add an endpoint", "listAccountNotes");
  const isOfApi = ({ file }: Edit) => file.startsWith("openapi/");
  for (const edit of OPERATION_EDITS.filter(isOfApi)) apply(copy, edit);
  for (const command of addOperation) run(command, copy);
  for (const edit of OPERATION_EDITS.filter((one) => !isOfApi(one))) apply(copy, edit);
  for (const command of addOperation) run(command, copy);
  if (process.argv.includes("--all")) run("npm test", copy);
  process.stdout.write("\nCONTRIBUTING.md names everything that both additions need.\n");
} finally {
  rmSync(copy, { recursive: true });
}
