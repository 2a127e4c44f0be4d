import type { Io } from "../../src/cli/command.ts";

export interface FakeIo extends Io {
  /** What went to standard output so far. */
  readonly printed: string;
  /** What went to standard error so far. */
  readonly noted: string;
}

/** An `Io` without terminal, input and environment, with `overrides` in place of its members. */
export function fakeIo(overrides: Partial<Io> = {}): FakeIo {
  const out: string[] = [];
  const err: string[] = [];
  return {
    out: (text) => out.push(typeof text === "string" ? text : Buffer.from(text).toString()) > 0,
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
    atExit: () => {},
    ...overrides,
    get printed() {
      return out.join("");
    },
    get noted() {
      return err.join("");
    },
  };
}
