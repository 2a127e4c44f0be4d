import { COMMON_OPTIONS } from "./arguments.ts";
import type { Command, Option, UsageError } from "./command.ts";
import { SUMMARIES } from "./summaries.ts";
import { table, wrap } from "./terminal.ts";

const WIDEST = 100;
const EXIT_CODES =
  "Exit codes: 0 all is well, 1 what was checked is wrong, 2 wrong usage or unreadable input, 3 an unknown event name.";

export function commandHelp(command: Command, columns: number): string {
  const width = Math.min(columns, WIDEST);
  const options = Object.entries({ ...command.options, ...COMMON_OPTIONS }).map(([name, option]) =>
    row(optionLabel(name, option), option.help),
  );
  const { name, operands } = command;
  return [
    ...wrap(SUMMARIES[name], width),
    "",
    ...usage(`${name}${operands ? ` ${operands.name}` : ""} [options]`, width),
    "",
    "Options:",
    ...table(options, width),
    "",
    "Examples:",
    ...Object.entries(command.examples).flatMap(([line, meaning]) => [
      `  ${line}`,
      ...wrap(meaning, width - 6).map((text) => `      ${text}`),
    ]),
    ...(command.notes ?? []).flatMap((note) => ["", ...wrap(note, width)]),
    "",
  ].join("\n");
}

const row = (label: string, text: string) => ({ cells: [label], notes: [{ text }] });

const USAGE = "Usage: ";

const usage = (text: string, width: number): string[] =>
  wrap(`energy-contracts ${text}`, width - USAGE.length).map(
    (line, index) => (index === 0 ? USAGE : " ".repeat(USAGE.length)) + line,
  );

export function generalHelp(columns: number): string {
  const width = Math.min(columns, WIDEST);
  return [
    ...wrap(
      "The data-import REST API and the versioned events of an energy platform, on the command line.",
      width,
    ),
    "",
    ...usage("<command> [options]", width),
    "",
    "Commands:",
    ...table(
      Object.entries(SUMMARIES).map(([name, summary]) => row(name, summary)),
      width,
    ),
    "",
    ...wrap(
      'Run "energy-contracts <command> --help" for details. --version prints the version.',
      width,
    ),
    ...wrap(EXIT_CODES, width),
    "",
  ].join("\n");
}

function optionLabel(name: string, { value, short, choices }: Option): string {
  const takes = choices ? choices.join("|") : value;
  return `${short === undefined ? "" : `-${short}, `}--${name}${takes === undefined ? "" : ` ${takes}`}`;
}

/** Matches the user and the password in an address, even if the address is malformed. */
const CREDENTIALS = /([/\\]{2})(?:[^\s"/\\@]*@)+/g;

/** Returns the text for wrong usage of a command, without passwords, because CI keeps the text. */
export function refusalText(error: UsageError, { name }: Command): string {
  const message = error.message.replace(CREDENTIALS, "$1...@");
  if (!error.pointsToHelp) return message;
  // Text from another program, such as npm, may end the message without a full stop.
  return `${message}${/[.?]$/.test(message) ? "" : "."} Run "energy-contracts ${name} --help" for details.`;
}
