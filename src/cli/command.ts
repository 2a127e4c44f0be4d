import type { CommandName } from "./summaries.ts";

/** Everything that a command may use of the process. Tests pass an `Io` of their own. */
export interface Io {
  /** Prints a result. Returns false if the reader falls behind: then await `drained`. */
  out(text: string | Uint8Array): boolean;
  /** Prints everything that is not a result to standard error: progress, notes and errors. */
  err(text: string): void;
  drained(): Promise<void>;
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly isTerminal: boolean;
  readonly columns: number;
  readonly isErrTerminal: boolean;
  /** Resolves when the process is asked to end. A second request ends the process at once. */
  untilStopped(): Promise<void>;
  /** Resolves when the reader has closed the pipe. A command that awaits this ends by itself. */
  untilUnread(): Promise<void>;
  /** Calls `last` before the process ends for any reason. `last` can't wait for anything. */
  atExit(last: () => void): void;
}

/** The exit code that a shell expects of a process whose reader has closed the pipe. */
export const CLOSED_PIPE = 141;

/**
 * Codes: 0 all is well, 1 a checked input is wrong, 2 wrong usage or unreadable input, 3 an unknown
 * event name, 141 nobody reads the results any more.
 */
export type ExitCode = 0 | 1 | 2 | 3 | typeof CLOSED_PIPE;

export interface Option {
  /** The name of the option's value in the help. An option without this field is a switch. */
  readonly value?: string;
  /** A second name of one letter, without the hyphen. */
  readonly short?: string;
  readonly help: string;
  readonly choices?: readonly string[];
  readonly multiple?: boolean;
  /** True if the value is a whole number. A pair gives the least and the greatest number. */
  readonly number?: boolean | readonly [least: number, greatest: number];
  /** True if the value is a share, from 0 to 1. */
  readonly share?: boolean;
  /** The option needs one of these options beside it. */
  readonly needs?: readonly string[];
  readonly excludes?: readonly string[];
  /** True if another program checks all words that are typed beside this switch. */
  readonly handsOver?: boolean;
}

/** The operands of a command: the words that it takes besides options. */
export interface Operands {
  /** The name of the positional arguments in the usage line: `<url>`. */
  readonly name: string;
  readonly multiple?: boolean;
  readonly optional?: boolean;
  readonly missing: string;
}

export interface ParsedArguments {
  readonly typed: readonly string[];
  readonly operands: readonly string[];
  has(option: string): boolean;
  /** Returns the value of an option; the last value if the option is given several times. */
  text(option: string): string | undefined;
  texts(option: string): readonly string[];
  number(option: string): number | undefined;
}

/** A command: a table of options and operands, and a function that prints through `io` alone. */
export interface Command {
  readonly name: CommandName;
  /** The operands. A command without this field takes only options. */
  readonly operands?: Operands;
  /** Returns a hint about a typed operand, for a command that takes only options. */
  readonly insteadOfOperand?: (operand: string) => string;
  readonly options: Readonly<Record<string, Option>>;
  /** What users do in place of an option that is gone. */
  readonly dropped?: Readonly<Record<string, string>>;
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

/** A mistake that the help of the command does not explain. */
export class InputError extends UsageError {
  override readonly pointsToHelp = false;
}

/** Recognizes a UsageError by its name, because the published bundles have the class twice. */
export const isUsageError = (error: unknown): error is UsageError =>
  error instanceof Error && error.name === "UsageError";
