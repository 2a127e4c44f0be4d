import { isLoopback } from "../../servers/http/fetch.ts";
import { CLOSED_PIPE, type Command, type ParsedArguments, UsageError } from "../command.ts";
import { CONTRACTS, readContracts } from "../contracts/open-contracts.ts";
import { listenOptions, pageOption, readListening } from "../hosting/listen-options.ts";
import { logOption, requestLog } from "../hosting/request-log.ts";
import { serveUntilEnded } from "../hosting/serve-until-ended.ts";
import { weatherOptions } from "../hosting/weather-options.ts";
import type { Server } from "./open-server.ts";
import { ownPage } from "./own-page.ts";

/** The content of --state demo, in words. */
const DEMO = "some twenty accounts";

export const serve: Command = {
  name: "serve",
  options: {
    ...listenOptions(4020),
    data: {
      value: "DIR",
      help: "Keep all data in this directory, with SQLite (in memory).",
      excludes: ["database"],
    },
    database: {
      value: "URL",
      help: "Keep all data in PostgreSQL, which several servers may share: postgres://user:password@host/name.",
    },
    config: {
      value: "FILE",
      help: "A JSON file with API keys, import suppliers and all other settings.",
    },
    state: {
      value: "FILE",
      help: `Start from this state, unless the data is kept from before; demo is one with ${DEMO}.`,
    },
    events: {
      value: "FILE",
      help: "Append each emitted event to this file as a line; - for stdout.",
    },
    ...weatherOptions,
    seed: { value: "TEXT", help: "The start of the weather: the same seed gives the same." },
    control: {
      help: "Open /__control/, where tests and front ends start over, pause a supplier, skip an account, move the clock, and see requests and events.",
    },
    ...CONTRACTS,
    log: logOption,
    "no-console": pageOption,
    quiet: { help: "Print only the address." },
  },
  examples: {
    "energy-contracts serve": "all data in memory, with a development configuration",
    "energy-contracts serve --data ./data": "the same, and nothing is lost when it ends",
    "energy-contracts serve --control": "the same, and tests can control the server",
    "energy-contracts serve --state demo": `with products and ${DEMO}`,
    "energy-contracts serve --events - | energy-contracts validate -":
      "validate the events that it emits, as it emits them",
  },
  notes: [
    "Without --config the settings for development are used. On Ctrl-C the server first answers the requests that have begun.",
    "Exit codes: 0 the server was asked to end; 2 wrong usage, an unreadable configuration or a port in use; 141 nobody reads the events of --events - any more.",
  ],
  async run(args, io) {
    const listening = readListening(args, 4020);
    refuseOpenControl(args);
    const hasPage = !args.has("no-console");
    const { ownEvents } = hasPage ? await readContracts(args, io, "served") : {};
    const added = ownEvents && (await ownPage(ownEvents));
    const log = requestLog(args, io);
    const events = args.text("events");
    let isUnread = false;
    const unread = events === "-" ? io.untilUnread() : undefined;
    const until = unread?.then(() => {
      isUnread = true;
      io.err("Nobody reads the events on stdout any more, so the server ends.\n");
    });
    const { openServer } = await import("./open-server.ts");
    const server = await openServer(args, io, { log, isUnread: () => isUnread });
    const page = {
      host: "serve",
      control: args.has("control"),
      token: args.has("config") ? undefined : server.settings.tokens[0],
      added,
    } as const;
    await serveUntilEnded(
      server,
      {
        ...listening,
        print: events === "-" ? io.err : io.out,
        page: hasPage ? page : undefined,
        welcome: (url) => welcome(url, args, server),
        until,
      },
      io,
    );
    return isUnread ? CLOSED_PIPE : 0;
  },
};

/** Refuses --control on other hosts: the host name that proves a local caller can be forged. */
function refuseOpenControl(args: ParsedArguments): void {
  const host = args.text("host") ?? "127.0.0.1";
  if (!args.has("control") || isLoopback(host)) return;
  throw new UsageError(
    `--control is for this machine only and can't be opened on ${host}. Leave --host out.`,
  );
}

function welcome(url: string, args: ParsedArguments, server: Server): string {
  const { settings, isLasting, description } = server;
  const isDevelopment = !args.has("config");
  const control = args.has("control");
  const [supplier] = settings.suppliers;
  const list = `${url}/v1/data-import/all-account-import-processes/${supplier?.code ?? "<SUPPLIER>"}/`;
  const key = isDevelopment ? settings.apiKeys[0] : "<API_KEY>";
  return [
    `The reference server listens on ${url}`,
    !args.has("no-console") &&
      `Open it in a browser: the contract, requests to try, payloads to check and, ${control ? "under Live" : "with --control"}, every import.`,
    description,
    "",
    "Or from here:",
    `  curl ${url}/v1/products/`,
    settings.dataImportNeedsToken
      ? `  curl -H "Authorization: Token <ACCESS_TOKEN>" ${list}`
      : `  curl -u ${key}: ${list}`,
    isDevelopment &&
      settings.tokens[0] !== undefined &&
      `  curl -H "Authorization: Token ${settings.tokens[0]}" ${list}`,
    control && `  curl ${url}/__control/`,
    "",
    ...(isDevelopment
      ? [
          `These are the settings for development, with the import suppliers ${settings.suppliers.map(({ code }) => code).join(" and ")}, and the operations teams ${settings.operationsTeams.join(" and ")}.`,
          `--config FILE uses others, by the schema energy-contracts/config.schema.json.${isLasting || args.has("state") ? "" : ` --state demo starts with ${DEMO}.`}`,
          "",
        ]
      : []),
    "Press Ctrl-C to end it.",
    "",
  ]
    .filter((line) => line !== false)
    .join("\n");
}
