#!/usr/bin/env node
import { didYouMean, nearest } from "../library/text/did-you-mean.ts";
import { printableLines } from "../library/text/printable.ts";
// The only file that touches the process. It picks the command, prints the results and sets the
// exit code.
import { packageVersion } from "../servers/host/package-files.ts";
import { parseArguments } from "./arguments.ts";
import { CLOSED_PIPE, type Command, type ExitCode, type Io, isUsageError } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import { errorCommand } from "./findings/github.ts";
import { commandHelp, generalHelp, refusalText } from "./help.ts";
import { mayBeTerminal, StandardOutput } from "./standard-output.ts";
import { lineWidth } from "./terminal/text.ts";

const whenUnread: (() => void)[] = [];

const output = new StandardOutput(
  () => process.stdout,
  (error) => {
    refuseLoss(error);
    if (whenUnread.length === 0) process.exit(CLOSED_PIPE);
    for (const resolve of whenUnread) resolve();
  },
);

/** Only what is printed needs the streams, and Node takes a while to make them. */
let errors: NodeJS.WriteStream | undefined;
const standardError = (): NodeJS.WriteStream => {
  errors ??= process.stderr.on("error", (error) => {
    refuseLoss(error);
    process.exit(CLOSED_PIPE);
  });
  return errors;
};

/** A reader that needs no more, such as `head`, closes the pipe; any other error is a failure. */
function refuseLoss(error: NodeJS.ErrnoException): void {
  // A socket whose reader left data behind is reset.
  if (error.code === "EPIPE" || error.code === "ECONNRESET") return;
  printError(`Standard output can't be written: ${error.message}.`);
  process.exit(2); // uncaught, the error would exit with 1: invalid
}

/** Prints what went wrong: on GitHub as an annotation of the run. */
function printError(message: string): void {
  const isOnGitHub = process.env.GITHUB_ACTIONS === "true";
  printNote(isOnGitHub ? errorCommand(message) : `${printableLines(message)}\n`);
}

/** Prints to standard error, after the results before it. */
function printNote(text: string): void {
  output.flush();
  standardError().write(text);
}

const isTerminal = mayBeTerminal(1) && process.stdout.isTTY === true;

const io: Io = {
  out: (text) => output.write(text),
  err: printNote,
  drained: () => new Promise((resolve) => output.stream.once("drain", resolve)),
  get stdin() {
    return process.stdin;
  },
  env: process.env,
  cwd: process.cwd(),
  isTerminal,
  columns: (isTerminal ? process.stdout.columns : undefined) ?? 100,
  isErrTerminal: mayBeTerminal(2) && process.stderr.isTTY === true,
  untilUnread: () =>
    new Promise((resolve) => {
      whenUnread.push(resolve);
      void output.stream;
    }),
  atExit: (last) => void process.once("exit", last),
  untilStopped: () =>
    new Promise((resolve) => {
      void output.stream;
      const signals = ["SIGINT", "SIGTERM"] as const;
      const stop = () => {
        // From now on Node does what it does by default: either signal ends the process at once.
        for (const signal of signals) process.removeListener(signal, stop);
        resolve();
      };
      for (const signal of signals) process.on(signal, stop);
    }),
};

main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
  output.flush();
});

async function main([name, ...rest]: readonly string[]): Promise<ExitCode> {
  const isHelp = name === "help" && rest.length === 0;
  if (name === undefined || name === "--help" || name === "-h" || isHelp) {
    const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
    io.out(generalHelp(commands, lineWidth(io)));
    return name === undefined ? 2 : 0;
  }
  if (name === "--version" || name === "-v") {
    io.out(`${packageVersion()}\n`);
    return 0;
  }
  if (name === "completion" && rest[0] === "words") {
    const { completions } = await import("./completion/completions.ts");
    for (const word of await completions(rest.slice(1), COMMANDS)) io.out(`${word}\n`);
    return 0;
  }
  if (name === "help") return main([...rest, "--help"]);
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load) return run(await load(), rest);
  const meant = name === "version" ? "--version" : nearest(name, Object.keys(COMMANDS));
  printError(
    `There is no command "${name}"${didYouMean(meant, ".")} Run "energy-contracts --help" for the commands.`,
  );
  return 2;
}

async function run(command: Command, argv: readonly string[]): Promise<ExitCode> {
  try {
    const args = parseArguments(command, argv);
    if (!args.has("help")) return await command.run(args, io);
    io.out(commandHelp(command, lineWidth(io)));
    return 0;
  } catch (error) {
    if (isUsageError(error)) {
      printError(refusalText(error, command));
      return error.exitCode;
    }
    // Node itself would exit with 1, which means that a payload is invalid.
    printError(
      `energy-contracts ${command.name} failed: ${error instanceof Error ? error.stack : String(error)}`,
    );
    return 2;
  }
}
