// --accept: the file of changes that are accepted. What reads it is loaded only if there is one.
import { amount } from "../../library/text/printable.ts";
import type { Change } from "../../reading/diff/change.ts";
import { toldOnce } from "../../reading/diff/told-once.ts";
import { listed } from "../../reading/diff/words.ts";
import {
  findAccepted,
  refuseEntries,
  today,
  writeAcceptedFile,
} from "../accepted/accepted-file.ts";
import type { Io, Option, ParsedArguments } from "../command.ts";

const USUAL = "contract-changes.yaml";

export const ACCEPT: Readonly<Record<string, Option>> = {
  accept: {
    value: "FILE",
    help: `Changes that are accepted: code, place and reason of each, if wanted until a day (${USUAL} beside energy-contracts.config.json).`,
  },
  "write-accepted": { help: "Adds the changes that --fail-on names to that file." },
};

export const acceptedFile = (args: ParsedArguments, io: Io) => findAccepted(args, io, USUAL);

/** The changes that nobody accepted. An entry that is wrong is an error with its line. */
export async function notAccepted(
  changes: readonly Change[],
  wanted: readonly Change[],
  args: ParsedArguments,
  io: Io,
  isCompared: (subject: string) => boolean,
): Promise<readonly Change[]> {
  // Between any two things nothing of this folder counts unless it is named.
  if (args.operands.length > 0 && !args.has("accept")) return changes;
  const { name, text } = acceptedFile(args, io);
  if (text === undefined) return changes;
  const { sortOut } = await import("./accepted.ts");
  const { left, faults, passedOver } = sortOut(changes, text, { today: today(), isCompared });
  refuseEntries(name, faults);
  const lines = listed(passedOver.map((line) => `${name}:${line}`));
  if (lines !== "") io.err(`Not compared, so passed over: ${lines}.\n`);
  const kept = new Set(left);
  const accepted = toldOnce(wanted.filter((change) => !kept.has(change)));
  if (accepted.length > 0) io.err(`${amount(accepted.length, "change")} accepted by ${name}.\n`);
  return left;
}

export async function writeAccepted(changes: readonly Change[], args: ParsedArguments, io: Io) {
  const file = acceptedFile(args, io);
  const { withChanges } = await import("./accepted.ts");
  writeAcceptedFile(file, withChanges(file.text ?? "", changes, today()));
  io.err(`${amount(changes.length, "change")} added to ${file.name}.\n`);
}
