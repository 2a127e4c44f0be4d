import { ANSWERS } from "../../../generated/rest-answers.ts";
import { OPERATIONS } from "../../../generated/rest-operations.ts";
import { serveDocuments } from "../../servers/host/serve-documents.ts";
import type { Command, Io } from "../command.ts";
import { listenOptions, pageOption, readListening } from "../hosting/listen-options.ts";
import { logOption, requestLog } from "../hosting/request-log.ts";
import { serveUntilEnded } from "../hosting/serve-until-ended.ts";
import { readWeather, weatherOptions } from "../hosting/weather-options.ts";

export const mock: Command = {
  name: "mock",
  options: {
    ...listenOptions(4010),
    seed: {
      value: "TEXT",
      help: "The start of generated values and of the weather: the same seed gives the same.",
    },
    dynamic: {
      help: "Generate the values of every answer, as Prefer: dynamic=true does for one; dynamic=false asks for the example.",
    },
    ...weatherOptions,
    log: logOption,
    "no-console": pageOption,
    prism: {
      handsOver: true,
      help: "Start Prism's own command line instead, if it is installed. All other options are then Prism's: --prism --help lists them.",
    },
    quiet: { help: "Print only the address." },
  },
  examples: {
    "energy-contracts mock": "on http://127.0.0.1:4010, with any token",
    "energy-contracts mock --port 0 --quiet": "on a free port, which is printed",
    'curl -H "Prefer: code=429" ...':
      "ask for another answer: code=429, example=none, dynamic=true or wait=2",
    "energy-contracts mock --prism --errors": "Prism itself on the published document",
  },
  notes: [
    "A mock checks requests and remembers nothing. For a server that remembers, use energy-contracts serve.",
    "Exit codes: 0 the mock was asked to end; 2 wrong usage, a port in use, or Prism is missing or failed.",
  ],
  async run(args, io) {
    if (args.has("prism")) return (await import("./run-prism.ts")).runPrism(args.typed, io);
    const listening = readListening(args, 4010);
    const hasPage = !args.has("no-console");
    const log = requestLog(args, io);
    const { createMock } = await import("../../servers/mock/create-mock.ts");
    const { fetch } = createMock({
      seed: args.text("seed"),
      dynamic: args.has("dynamic"),
      weather: readWeather(args),
      log,
    });
    await serveUntilEnded(
      { fetch: serveDocuments(fetch) },
      {
        ...listening,
        page: hasPage ? { host: "mock", token: "any-token" } : undefined,
        welcome: (url) => mockWelcome(url, io, hasPage),
        graceMilliseconds: 0,
      },
      io,
    );
    return 0;
  },
};

export function mockWelcome(url: string, io: Pick<Io, "isErrTerminal">, hasPage: boolean) {
  return [
    `The mock listens on ${url}`,
    hasPage && "Open it in a browser: the contract, requests to try and payloads to check.",
    "",
    "Or from here:",
    `  curl ${url}/v1/products/`,
    `  curl -H "Authorization: Token demo" ${url}/v1/accounts/A-9E4D07B2/`,
    "",
    "Any token will do. The header Prefer asks for another answer:",
    `  curl -H "Authorization: Token demo" -H "Prefer: code=404" ${url}/v1/accounts/A-9E4D07B2/`,
    "  Prefer: example=none    the example with this name; a wrong name returns the list of names",
    "  Prefer: dynamic=true    generated values that match the schema",
    "",
    ...(io.isErrTerminal ? [...operationLines(), ""] : []),
    "Press Ctrl-C to end it.",
    "",
  ]
    .filter((line) => line !== false)
    .join("\n");
}

function operationLines(): string[] {
  return Object.entries(OPERATIONS).map(([operationId, { method, path }]) => {
    const statuses = Object.keys(ANSWERS[operationId as keyof typeof ANSWERS]).join(" ");
    return `${method.padEnd(5)}${path}\n       ${operationId}: ${statuses}`;
  });
}
