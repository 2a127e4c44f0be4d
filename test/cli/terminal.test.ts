import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Io } from "../../src/cli/command.ts";
import { showProgress, wantsColours } from "../../src/cli/terminal.ts";
import { fakeIo } from "./fake-io.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const describeIt = () => "1,234,567 payloads, 3 invalid";

test("a long run shows on a terminal how far it has come, and clears the line at its end", () => {
  const io = fakeIo({ isErrTerminal: true });
  const progress = showProgress(io, describeIt);
  vi.advanceTimersByTime(600);
  expect(io.noted).toBe("\r1,234,567 payloads, 3 invalid \u001b[K");
  progress.stop();
  expect(io.noted.endsWith("\r\u001b[K")).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(io.noted.endsWith("\r\u001b[K")).toBe(true);
});

test("where it is known how much there is, it shows a percentage and the time left", () => {
  const io = fakeIo({ isErrTerminal: true });
  let share = 0.25;
  const progress = showProgress(
    io,
    () => "some",
    () => share,
  );
  vi.advanceTimersByTime(6000);
  expect(io.noted.split("\r").at(-1)).toBe("some, 25 %, 18 s left \u001b[K");
  share = 0.01;
  vi.advanceTimersByTime(500);
  expect(io.noted.split("\r").at(-1)).toBe("some, 1 %, 11 min left \u001b[K");
  progress.stop();
});

test("a short run shows nothing", () => {
  const io = fakeIo({ isErrTerminal: true });
  showProgress(io, describeIt).stop();
  expect(io.noted).toBe("");
});

test("nothing is shown where notes go to a file or a pipe", () => {
  const io = fakeIo({ isErrTerminal: false });
  const progress = showProgress(io, describeIt);
  vi.advanceTimersByTime(5000);
  progress.stop();
  expect(io.noted).toBe("");
});

test.each<[string, Partial<Io>, boolean]>([
  ["on a terminal", { isTerminal: true }, true],
  ["not in a pipe", {}, false],
  ["not with NO_COLOR", { isTerminal: true, env: { NO_COLOR: "1" } }, false],
  [
    "with an empty NO_COLOR, which means nothing",
    { isTerminal: true, env: { NO_COLOR: "" } },
    true,
  ],
  ["in a pipe with FORCE_COLOR", { env: { FORCE_COLOR: "1" } }, true],
  ["not with FORCE_COLOR=0", { isTerminal: true, env: { FORCE_COLOR: "0" } }, false],
  ["with both, as in Node itself", { env: { FORCE_COLOR: "1", NO_COLOR: "1" } }, true],
  ["not on a terminal that has none", { isTerminal: true, env: { TERM: "dumb" } }, false],
])("there are colours %s", (_what, overrides, expected) =>
  expect(wantsColours(fakeIo(overrides))).toBe(expected),
);
