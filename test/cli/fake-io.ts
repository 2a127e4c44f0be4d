import type { Io } from "../../src/cli/command.ts";

export interface FakeIo extends Io {
  /** What went to standard output so far. */
  readonly printed: string;
  /** What went to standard error so far. */
  readonly noted: string;
}

/** A process to run commands in: no terminal, no input, an empty environment, unless told otherwise. */
export function fakeIo(overrides: Partial<Io> = {}): FakeIo {
  const out: string[] = [];
  const err: string[] = [];
  return {
    out: (text) => out.push(text) > 0,
    err: (text) => {
      err.push(text);
    },
    drained: async () => {},
    stdin: (async function* () {})(),
    env: {},
    cwd: "/",
    isTerminal: false,
    columns: 80,
    isErrTerminal: false,
    untilStopped: async () => {},
    untilUnread: () => new Promise(() => {}),
    ...overrides,
    get printed() {
      return out.join("");
    },
    get noted() {
      return err.join("");
    },
  };
}
