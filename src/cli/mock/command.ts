import type { Command, ExitCode, Io, ParsedArguments } from "../command.ts";
import { needPrism } from "../hosting/need-prism.ts";
import { serveUntilEnded } from "../hosting/serve-until-ended.ts";
import { mockWelcome } from "./welcome.ts";

export const mock: Command = {
  name: "mock",
  summary: "Serve a mock of the REST API: Prism with the contract built in.",
  options: {
    port: {
      value: "PORT",
      number: true,
      help: "Where to listen; 0 for a free port. 4010 by default.",
    },
    host: {
      value: "HOST",
      help: "Which address to listen on. 127.0.0.1 by default, which others can't reach.",
    },
    seed: {
      value: "TEXT",
      help: "Where generated values start from: the same seed gives the same values.",
    },
    quiet: { help: "Print nothing but the address." },
  },
  examples: [
    ["energy-contracts mock", "on http://127.0.0.1:4010, with any token"],
    ["energy-contracts mock --port 0 --quiet", "on a free port, which is printed"],
    [
      'curl -H "Prefer: code=429" ...',
      "another answer than the first: code=429, example=none, dynamic=true",
    ],
  ],
  notes: [
    "A mock checks requests and remembers nothing. energy-contracts serve is the server that remembers.",
    "Needs the package @stoplight/prism-http and the Node that it wants; where one is missing, the line to run is printed.",
    "Exit codes: 0 ended when asked to; 2 wrong usage, a port that is taken, or Prism is missing.",
  ],
  run,
};

async function run(args: ParsedArguments, io: Io): Promise<ExitCode> {
  const failed = (error: unknown) =>
    io.err(`The mock failed: ${error instanceof Error ? error.stack : String(error)}\n`);
  const { fetch } = await needPrism(["mock", ...args.typed], io, async () => {
    const { createMock } = await import("../../mock/create-mock.ts");
    const mocked = createMock({ seed: args.text("seed"), failed });
    await mocked.prepare();
    return mocked;
  });
  const announce = (url: string): unknown =>
    args.has("quiet") ? io.out(`${url}\n`) : io.err(mockWelcome(url, io));
  await serveUntilEnded(
    fetch,
    { port: args.number("port") ?? 4010, host: args.text("host"), announce, graceMilliseconds: 0 },
    io,
  );
  return 0;
}
