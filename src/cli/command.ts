/** What a command may touch of the process, so that tests can stand in for it. */
export interface Io {
  /** Results. Answers false when the reader falls behind, and then `drained` says when to go on. */
  out(text: string): boolean;
  /** Everything that is not a result: progress, notes, errors. */
  err(text: string): void;
  drained(): Promise<void>;
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Whether results go to a terminal, and how wide it is. */
  readonly isTerminal: boolean;
  readonly columns: number;
  /** Whether notes go to a terminal. */
  readonly isErrTerminal: boolean;
  /** Resolves when the process is asked to end, by Ctrl-C or its supervisor. A second such request ends it at once. */
  untilStopped(): Promise<void>;
  /** Resolves when nobody reads results any more. Who has asked for this ends in a way of its own; else that ends the process at once. */
  untilUnread(): Promise<void>;
}

/** What the shell expects of a process whose results nobody reads any more. */
export const CLOSED_PIPE = 141;

/** 0 all well, 1 the thing asked about is wrong, 2 wrong usage or unreadable input, 3 an unknown event name, 141 nobody reads the results any more. */
export type ExitCode = 0 | 1 | 2 | 3 | typeof CLOSED_PIPE;

/** An option of a command. `value` names what it takes; an option without it is a switch. */
export interface Option {
  readonly value?: string;
  /** One letter, without the hyphen. */
  readonly short?: string;
  readonly help: string;
  /** The only values it takes. */
  readonly choices?: readonly string[];
  /** Whether it may be given several times. */
  readonly multiple?: boolean;
  /** Whether its value is a whole number, from 0. */
  readonly number?: boolean;
}

/** The operands of a command: what it takes besides options. */
export interface Operands {
  /** What they are called in the usage line: `<url>`. */
  readonly name: string;
  /** Whether there may be several. */
  readonly multiple?: boolean;
  /** The message if none is given. */
  readonly missing: string;
}

/** What was typed after a command's name, read by its tables of operands and options. */
export interface ParsedArguments {
  /** All of it, as it was typed. */
  readonly typed: readonly string[];
  readonly operands: readonly string[];
  /** Whether a switch was given. */
  has(option: string): boolean;
  /** The value of an option, the last where it was given several times. */
  text(option: string): string | undefined;
  /** All values of an option that may be given several times. */
  texts(option: string): readonly string[];
  /** The value of an option that takes a number. */
  number(option: string): number | undefined;
}

/** A command: a table entry of what it takes, and a function. It answers an exit code; it prints through `io` and never exits. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** A command without it takes only options. */
  readonly operands?: Operands;
  /** For a command that takes only options: what a person who gives an operand may have meant. */
  readonly insteadOfOperand?: (operand: string) => string;
  readonly options: Readonly<Record<string, Option>>;
  /** Example lines, each with what it does. */
  readonly examples: readonly (readonly [line: string, meaning: string])[];
  /** Further paragraphs of the help. */
  readonly notes?: readonly string[];
  run(args: ParsedArguments, io: Io): Promise<ExitCode>;
}

/** A mistake in how a command was called. Printed with a pointer to the help; exit code 2 unless it says otherwise. */
export class UsageError extends Error {
  override readonly name = "UsageError";
  readonly exitCode: ExitCode;
  /** Whether the help of the command says more about it. */
  readonly pointsToHelp: boolean;

  constructor(message: string, exitCode: ExitCode = 2, { pointsToHelp = true } = {}) {
    super(message);
    this.exitCode = exitCode;
    this.pointsToHelp = pointsToHelp;
  }
}
