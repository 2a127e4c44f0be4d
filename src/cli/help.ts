import { COMMON_OPTIONS } from "./arguments.ts";
import type { Command, Option, UsageError } from "./command.ts";
import { wrap } from "./terminal/text.ts";

const WIDTH = 100;
const EXIT_CODES =
  "Exit codes: 0 all is well, 1 what was checked is wrong, 2 wrong usage or unreadable input, 3 an unknown event name.";

/** The help of one command. */
export function commandHelp(command: Command): string {
  const options = Object.entries({ ...command.options, ...COMMON_OPTIONS }).map(
    ([name, option]): [string, string] => [optionLabel(name, option), option.help],
  );
  return [
    command.summary,
    "",
    `Usage: energy-contracts ${usageOf(command)} [options]`,
    "",
    "Options:",
    ...columns(options),
    "",
    "Examples:",
    ...command.examples.flatMap(([line, meaning]) => [`  ${line}`, `      ${meaning}`]),
    ...(command.notes ?? []).flatMap((note) => ["", ...wrap(note, WIDTH)]),
    "",
  ].join("\n");
}

const usageOf = ({ name, operands }: Command): string =>
  operands ? `${name} ${operands.name}` : name;

/** The help of the program, with a line for each command. */
export function generalHelp(commands: readonly Command[]): string {
  return [
    "The data-import REST API and the versioned events of an energy platform, on the command line.",
    "",
    "Usage: energy-contracts <command> [options]",
    "",
    "Commands:",
    ...columns(commands.map(({ name, summary }) => [name, summary])),
    "",
    'Run "energy-contracts <command> --help" for details. --version prints the version.',
    ...wrap(EXIT_CODES, WIDTH),
    "",
  ].join("\n");
}

function optionLabel(name: string, { value, short, choices }: Option): string {
  const takes = choices ? choices.join("|") : value;
  return `${short === undefined ? "" : `-${short}, `}--${name}${takes === undefined ? "" : ` ${takes}`}`;
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([label]) => label.length)) + 4;
  return rows.flatMap(([label, text]) => {
    const [first = "", ...more] = wrap(text, WIDTH - width);
    return [
      `  ${label.padEnd(width - 2)}${first}`,
      ...more.map((line) => " ".repeat(width) + line),
    ];
  });
}

/** The user and the password of an address, also of one that is not well formed. */
const CREDENTIALS = /([/\\]{2})(?:[^\s"/\\@]*@)+/g;

/** What is printed for wrong usage of a command. CI keeps it, so it repeats no password. */
export function refusalText(error: UsageError, { name }: Command): string {
  const message = error.message.replace(CREDENTIALS, "$1...@");
  if (!error.pointsToHelp) return message;
  // It may end in the text of another program, such as npm, and without a full stop.
  return `${message}${/[.?]$/.test(message) ? "" : "."} Run "energy-contracts ${name} --help" for details.`;
}
