import type { CommandName } from "./summaries.ts";

/** A command uses this alone of the process, so that tests can replace it. */
export interface Io {
  /** Prints a result; false if the reader falls behind, and `drained` should be waited for. */
  out(text: string | Uint8Array): boolean;
  /** Prints everything that is not a result to standard error: progress, notes and errors. */
  err(text: string): void;
  drained(): Promise<void>;
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly isTerminal: boolean;
  /** The number of characters on a line of that terminal. */
  readonly columns: number;
  readonly isErrTerminal: boolean;
  /** Resolves when the process is asked to end. A second request ends it at once. */
  untilStopped(): Promise<void>;
  /** Resolves when the reader has closed the pipe. A command that calls this ends by itself. */
  untilUnread(): Promise<void>;
  /** Calls this before the process ends, however it comes to its end. It can wait for nothing. */
  atExit(last: () => void): void;
}

/** The exit code that a shell expects of a process whose results nobody reads any more. */
export const CLOSED_PIPE = 141;

/**
 * Codes: 0 all is well, 1 a checked input is wrong, 2 wrong usage or unreadable input, 3 an unknown
 * event name, 141 nobody reads the results any more.
 */
export type ExitCode = 0 | 1 | 2 | 3 | typeof CLOSED_PIPE;

export interface Option {
  /** The name of its value in the help; an option without this is a switch. */
  readonly value?: string;
  /** A second name of one letter, without the hyphen. */
  readonly short?: string;
  readonly help: string;
  readonly choices?: readonly string[];
  readonly multiple?: boolean;
  /** Whether its value is a whole number; or the least and the greatest that it may be. */
  readonly number?: boolean | readonly [least: number, greatest: number];
  /** Whether its value is a share, from 0 to 1. */
  readonly share?: boolean;
  /** This option needs one of these beside it. */
  readonly needs?: readonly string[];
  /** This option allows none of these beside it. */
  readonly excludes?: readonly string[];
  /** Whether another program checks all that is typed beside this switch. */
  readonly handsOver?: boolean;
}

/** The operands of a command: the words that it takes besides options. */
export interface Operands {
  /** Their name in the usage line: `<url>`. */
  readonly name: string;
  readonly multiple?: boolean;
  readonly optional?: boolean;
  readonly missing: string;
}

/** The words after the name of a command, checked against its table. */
export interface ParsedArguments {
  readonly typed: readonly string[];
  readonly operands: readonly string[];
  has(option: string): boolean;
  /** The value of an option, the last one if it was given several times. */
  text(option: string): string | undefined;
  texts(option: string): readonly string[];
  number(option: string): number | undefined;
}

/** A table of options and operands, and a function that prints through `io` alone. */
export interface Command {
  readonly name: CommandName;
  /** A command without this takes only options. */
  readonly operands?: Operands;
  /** Says the likely meaning of an operand, if the command takes only options. */
  readonly insteadOfOperand?: (operand: string) => string;
  readonly options: Readonly<Record<string, Option>>;
  /** Example lines, each with its effect. */
  readonly examples: Readonly<Record<string, string>>;
  readonly notes?: readonly string[];
  run(args: ParsedArguments, io: Io): Promise<ExitCode>;
}

/** A mistake in the call of a command. It is printed with a pointer to the help of the command. */
export class UsageError extends Error {
  override readonly name = "UsageError";
  readonly exitCode: ExitCode;
  readonly pointsToHelp: boolean = true;

  constructor(message: string, exitCode: ExitCode = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** A mistake about which the help of the command says no more. */
export class InputError extends UsageError {
  override readonly pointsToHelp = false;
}

/** Tells a UsageError by its name, because the published bundles have the class twice. */
export const isUsageError = (error: unknown): error is UsageError =>
  error instanceof Error && error.name === "UsageError";
