import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { OPERATIONS } from "../../../generated/rest-operations.ts";
import { COMMON_OPTIONS } from "../arguments.ts";
import type { Command } from "../command.ts";
import { FORMAT_NAMES } from "../findings/outputs.ts";
import { readCatalogue } from "../show/read-reference.ts";
import { SHELLS } from "./command.ts";

type Commands = Readonly<Record<string, () => Promise<Command>>>;
type Words = () => readonly string[];

const operations: Words = () => Object.keys(OPERATIONS);
const events: Words = () => EVENT_NAMES;
const both: Words = () => [...events(), ...operations()];

/** The words that may follow a command or an option. All others are followed by names of files. */
const WORDS: Readonly<Record<string, Words>> = {
  show: both,
  fixtures: both,
  emit: events,
  contracts: () => ["lint"],
  completion: () => Object.keys(SHELLS),
  "--event": events,
  "--operation": operations,
  "--format": () => FORMAT_NAMES,
  "--domain": () => readCatalogue(new Map()).domains.map(({ name }) => name),
};

/** Completes the last word, which may be half typed. The shell itself completes names of files. */
export async function completions(words: readonly string[], commands: Commands) {
  const typed = words.at(-1) ?? "";
  const possible = await wordsAfter(words.slice(0, -1), typed, commands);
  return possible.filter((word) => word.startsWith(typed));
}

async function wordsAfter([name, ...before]: readonly string[], typed: string, commands: Commands) {
  const names = Object.keys(commands);
  if (name === undefined) return [...names, "help", "--help", "--version"];
  if (name === "help") return names;
  const options = Object.hasOwn(commands, name) ? (await commands[name]?.())?.options : undefined;
  const last = before.at(-1) ?? "";
  const asked = options?.[last.replace(/^--/, "")];
  if (last.startsWith("--") && asked?.value !== undefined)
    return asked.choices ?? WORDS[last]?.() ?? [];
  if (typed.startsWith("-"))
    return Object.keys({ ...options, ...COMMON_OPTIONS }).map((option) => `--${option}`);
  return WORDS[name]?.() ?? [];
}
