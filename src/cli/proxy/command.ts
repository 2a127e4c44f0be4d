import { type Command, UsageError } from "../command.ts";
import { listenOptions, readListening } from "../hosting/listen-options.ts";
import { finishing, serveUntilEnded } from "../hosting/serve-until-ended.ts";
import { proxyReport } from "./proxy-report.ts";

const UPSTREAM = /^https?:\/\/[^/@]+\/[^?#]*$/;

export const proxy: Command = {
  name: "proxy",
  operands: {
    name: "<url>",
    missing: "proxy needs the address of a server, such as http://127.0.0.1:8000.",
  },
  options: {
    ...listenOptions(4010),
    errors: {
      help: "Answer violations with an error in place of the server's answer; requests that break the contract are not passed on.",
    },
    timeout: {
      value: "SECONDS",
      number: [1, 86_400],
      help: "How long the server may take for an answer (60).",
    },
    quiet: { help: "Print only the address, violations and the summary." },
  },
  examples: {
    "energy-contracts proxy http://127.0.0.1:8000":
      "run your tests against port 4010, then press Ctrl-C for a summary",
    "energy-contracts proxy http://127.0.0.1:4020 --errors":
      "make the client fail as soon as the contract is broken",
  },
  notes: [
    "The server has to refuse a request that breaks the contract with a 4xx, and every answer has to match the contract; anything else is a violation. Violations are reported on stderr as they happen, and in the header X-Contract-Violations.",
    "Requests to paths that the contract does not have are passed on unchecked. A method that a path does not have has to be answered with 405.",
    "Exit codes: 0 the contract was kept; 1 there were violations, or requests without an answer; 2 wrong usage, a port in use, or no operation of the contract was seen.",
  ],
  async run(args, io) {
    const listening = readListening(args, 4010);
    const [upstream = ""] = args.operands;
    const { href } = URL.canParse(upstream) ? new URL(upstream) : { href: "" };
    if (!UPSTREAM.test(href))
      throw new UsageError(
        `"${upstream}" is not the address of a server, such as http://127.0.0.1:8000, without a user, ? and #.`,
      );
    const timeout = args.number("timeout");
    const { summary, ending, ...report } = proxyReport(io, upstream);
    const { createProxy } = await import("../../servers/proxy/create-proxy.ts");
    const fetch = createProxy({
      upstream,
      errors: args.has("errors"),
      timeoutMilliseconds: timeout && 1000 * timeout,
      ...report,
    });
    await serveUntilEnded(
      finishing({ fetch }), // so that the report includes cut requests
      {
        ...listening,
        welcome: (url) =>
          `${url} passes requests on to ${upstream} and checks both sides against the contract. Press Ctrl-C to end it.\n`,
        ending,
        unreadable: report.refused,
        graceMilliseconds: 0,
      },
      io,
    );
    const { text, code } = summary();
    io.out(text);
    return code;
  },
};
