// What the reference server does of these is tested in test/cli/serve/serve-in-process.test.ts.
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { parseArguments } from "../../../src/cli/arguments.ts";
import { mock } from "../../../src/cli/mock/command.ts";
import { proxy } from "../../../src/cli/proxy/command.ts";
import { fakeIo } from "../fake-io.ts";
import { openSocket } from "../open-socket.ts";
import { firstSteps, STEPS } from "./first-steps.ts";

test.each([
  { command: mock, argv: [], code: 0 },
  { command: mock, argv: ["--quiet"], code: 0 },
  { command: proxy, argv: ["http://127.0.0.1:9"], code: 2 }, // nothing was checked
  { command: proxy, argv: ["http://127.0.0.1:9", "--quiet"], code: 2 },
])(
  "$command.name $argv can be asked to end as soon as its address is printed",
  async ({ command, argv, code }) =>
    expect(await firstSteps(command, argv)).toEqual([...STEPS, `ends with ${code}`]),
);

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  { command: mock, argv: [], code: 0 },
  { command: proxy, argv: ["http://127.0.0.1:9"], code: 2 }, // no request was checked
])(
  "$command.name cuts requests at once when it is asked to end",
  async ({ command, argv, code }) => {
    const { promise: url, resolve: announce } = Promise.withResolvers<string>();
    const { promise: untilStopped, resolve: stop } = Promise.withResolvers<void>();
    const out = (text: string): boolean => {
      announce(text.trim());
      return true;
    };
    const io = fakeIo({ out, untilStopped: () => untilStopped });
    const ended = command.run(parseArguments(command, [...argv, "--port", "0", "--quiet"]), io);
    const { closed } = await openSocket(await url, "POST /v1/graphql/ HTTP/1.1\r\nContent-Le");
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    stop();
    // Timers stand still, so anything that waited for one would wait for ever.
    let isOver = false;
    void ended.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      await vi.advanceTimersByTimeAsync(0);
      await turn();
    }
    expect(await ended).toBe(code);
    await closed;
  },
);
