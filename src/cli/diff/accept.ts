// --accept: the file of changes that are accepted. What reads it is loaded only if there is one.
import { existsSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { sentence } from "../../library/text/did-you-mean.ts";
import { amount } from "../../library/text/printable.ts";
import type { Change } from "../../reading/diff/change.ts";
import { toldOnce } from "../../reading/diff/told-once.ts";
import { listed } from "../../reading/diff/words.ts";
import { accessFile, readBytes } from "../access-file.ts";
import { type Io, type Option, type ParsedArguments, UsageError } from "../command.ts";
import { findConfig } from "../contracts/open-contracts.ts";

const USUAL = "contract-changes.yaml";

export const ACCEPT: Readonly<Record<string, Option>> = {
  accept: {
    value: "FILE",
    help: `Changes that are accepted: code, place and reason of each, if wanted until a day (${USUAL} beside energy-contracts.config.json).`,
  },
  "write-accepted": { help: "Adds the changes that --fail-on names to that file." },
};

/** The file that --accept names, or the usual one. */
function fileOf(args: ParsedArguments, { cwd }: Io): { name: string; path: string } {
  const named = args.text("accept");
  const config = findConfig(cwd);
  const path = resolve(cwd, named ?? join(config ? dirname(config) : cwd, USUAL));
  return { name: named ?? USUAL, path };
}

/** The changes that nobody accepted. An entry that is wrong is an error with its line. */
export async function notAccepted(
  changes: readonly Change[],
  wanted: readonly Change[],
  args: ParsedArguments,
  io: Io,
  isCompared: (subject: string) => boolean,
): Promise<readonly Change[]> {
  const { name, path } = fileOf(args, io);
  const isWanted = args.text("accept") !== undefined && !args.has("write-accepted");
  if (!existsSync(path) && !isWanted) return changes;
  const { sortOut } = await import("./accepted.ts");
  const text = readBytes(path, name).toString();
  const { left, faults, passedOver } = sortOut(changes, text, { today: today(), isCompared });
  if (faults.length === 0) {
    const lines = listed(passedOver.map((line) => `${name}:${line}`));
    if (lines !== "") io.err(`Not compared, so passed over: ${lines}.\n`);
    const kept = new Set(left);
    const accepted = toldOnce(wanted.filter((change) => !kept.has(change)));
    if (accepted.length > 0) io.err(`${amount(accepted.length, "change")} accepted by ${name}.\n`);
    return left;
  }
  const lines = faults.map((fault) => sentence(`${name}:${fault}`));
  throw new UsageError(lines.join("\n"), 2, { pointsToHelp: false });
}

export async function writeAccepted(changes: readonly Change[], args: ParsedArguments, io: Io) {
  const { name, path } = fileOf(args, io);
  const { withEntries } = await import("./accepted.ts");
  const before = existsSync(path) ? readBytes(path, name).toString() : "";
  const text = withEntries(before, changes, today());
  accessFile(name, "written", () => writeFileSync(path, text));
  io.err(`${amount(changes.length, "change")} added to ${name}.\n`);
}

const today = (): string => new Date().toISOString().slice(0, 10);
