import type { Fetch } from "../../http/front-door.ts";
import { isLoopback } from "../../http/loopback.ts";
import {
  type Command,
  type ExitCode,
  type Io,
  type ParsedArguments,
  UsageError,
} from "../command.ts";
import { needPrism } from "../hosting/need-prism.ts";
import { serveUntilEnded } from "../hosting/serve-until-ended.ts";
import { proxyReport } from "./report.ts";

export const proxy: Command = {
  name: "proxy",
  summary: "Check a real server against the contract: Prism as a referee in front of it.",
  operands: { name: "<url>", missing: "proxy needs the address of a server." },
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
    errors: {
      help: "Answer a violation in place of what the server says; a request that breaks the contract is not passed on.",
    },
    quiet: { help: "Print the address, violations and the summary only." },
  },
  examples: [
    [
      "energy-contracts proxy http://127.0.0.1:8000",
      "run your tests against port 4010, then press Ctrl-C for the summary",
    ],
    [
      "energy-contracts proxy http://127.0.0.1:4020 --errors",
      "fail in the client as soon as the contract is broken",
    ],
  ],
  notes: [
    "A request that breaks the contract must be refused with a 4xx, and every answer must match the contract; anything else is a violation. Violations are reported on stderr as they happen and in the header X-Contract-Violations.",
    "Paths that the contract does not have are passed on and not judged; a method that a path does not have must be answered with 405.",
    "Exit codes: 0 the contract was kept; 1 violations were found, or the server gave no answer; 2 wrong usage, a port that is taken, or Prism is missing.",
  ],
  run,
};

async function run(args: ParsedArguments, io: Io): Promise<ExitCode> {
  const [upstream = ""] = args.operands;
  checkUpstream(upstream);
  const port = args.number("port") ?? 4010;
  refuseItself(new URL(upstream), args.text("host"), port);
  const { summary, ending, unreadable, ...report } = proxyReport(io, upstream);
  const judge = await needPrism(["proxy", ...args.typed], io, async () => {
    const { createProxy } = await import("../../proxy/create-proxy.ts");
    return createProxy({ upstream, errors: args.has("errors"), ...report });
  });
  const underWay = new Set<Promise<Response>>();
  const fetch: Fetch = (request) => {
    const answer = judge(request);
    underWay.add(answer);
    return answer.finally(() => underWay.delete(answer));
  };
  const announce = (url: string): unknown =>
    args.has("quiet")
      ? io.out(`${url}\n`)
      : io.err(
          `${url} passes requests on to ${upstream} and checks both sides against the contract. Ctrl-C ends it.\n`,
        );
  await serveUntilEnded(
    fetch,
    { port, host: args.text("host"), announce, ending, unreadable, graceMilliseconds: 0 },
    io,
  );
  await Promise.allSettled(underWay); // those that were cut are told of, too
  const { text, isKept } = summary();
  io.out(text);
  return isKept ? 0 : 1;
}

const isThisMachine = (host: string): boolean =>
  isLoopback(host) || /^(?:0\.0\.0\.0|::|\[::\])$/.test(host);

/** A proxy in front of itself would ask itself for ever. */
function refuseItself(
  { protocol, hostname, port }: URL,
  host = "127.0.0.1",
  ownPort: number,
): void {
  const isSameHost = hostname === host || [hostname, host].every(isThisMachine);
  if (!isSameHost || Number(port || (protocol === "https:" ? 443 : 80)) !== ownPort) return;
  throw new UsageError(
    `The proxy would listen on port ${ownPort} itself, where the server is. Choose another with --port.`,
  );
}

function checkUpstream(url: string): void {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (!address || !/^https?:$/.test(address.protocol))
    throw new UsageError(`"${url}" is not an address such as http://127.0.0.1:8000.`);
  if (address.search || address.hash || address.username || address.password) {
    throw new UsageError(
      `"${url}" has more than the address of a server: leave out what comes before @ and after ? or #.`,
    );
  }
}
