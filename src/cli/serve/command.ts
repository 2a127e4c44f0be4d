import type { State } from "../../../generated/server-types.ts";
import { DEVELOPMENT_SETTINGS } from "../../servers/app/config/development.ts";
import { serveDocuments } from "../../servers/host/serve-documents.ts";
import { sha256 } from "../../servers/host/sha256.ts";
import { isLoopback } from "../../servers/http/loopback.ts";
import {
  CLOSED_PIPE,
  type Command,
  type ExitCode,
  type Io,
  type ParsedArguments,
  UsageError,
} from "../command.ts";
import { CONTRACTS, openContracts } from "../contracts/open-contracts.ts";
import { listenOptions, pageOption, readOrigins } from "../hosting/listen-options.ts";
import { openStore } from "../hosting/open-store.ts";
import { logOption, requestLog } from "../hosting/request-log.ts";
import { serveUntilEnded } from "../hosting/serve-until-ended.ts";
import { readWeather, weatherOptions } from "../hosting/weather-options.ts";
import { ownPage } from "./own-page.ts";
import { readSettings } from "./read-settings.ts";
import { readState } from "./read-state.ts";
import { serveWelcome } from "./serve-welcome.ts";
import { startSinks } from "./start-sinks.ts";

export const serve: Command = {
  name: "serve",
  summary: "Serve the reference implementation: what the API really does.",
  options: {
    ...listenOptions(4020),
    data: {
      value: "DIR",
      help: "Keep all data in this directory, with SQLite (in memory).",
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
      help: "Start from this state, unless the data is kept from before; demo is one with some twenty accounts.",
    },
    events: {
      value: "FILE",
      help: "Append each emitted event to this file as a line; - for stdout.",
    },
    ...weatherOptions,
    seed: {
      value: "TEXT",
      help: "The start of the weather: the same seed gives the same.",
    },
    control: {
      help: "Open /__control/, where tests and front ends start over, pause a supplier, skip an account, move the clock, and see requests and events.",
    },
    ...CONTRACTS,
    log: logOption,
    "no-console": pageOption,
    quiet: { help: "Print only the address." },
  },
  examples: [
    ["energy-contracts serve", "all data in memory, with a development configuration"],
    ["energy-contracts serve --data ./data", "the same, and nothing is lost when it ends"],
    ["energy-contracts serve --control", "the same, and tests can control the server"],
    ["energy-contracts serve --state demo", "with products and some twenty accounts"],
    [
      "energy-contracts serve --events - | energy-contracts validate -",
      "validate the events that it emits, as it emits them",
    ],
  ],
  notes: [
    "Without --config the settings for development are used. On Ctrl-C the server first answers the requests that have begun.",
    "Exit codes: 0 the server was asked to end; 2 wrong usage, an unreadable configuration or a port in use; 141 nobody reads the events of --events - any more.",
  ],
  run,
};

async function run(args: ParsedArguments, io: Io): Promise<ExitCode> {
  const origins = readOrigins(args);
  refuseOpenControl(args);
  const hasPage = !args.has("no-console");
  const added = hasPage ? await ownPage(await openContracts(args, io)) : undefined;
  const config = args.text("config");
  const settings = config === undefined ? undefined : readSettings(config, io);
  const { store, description, isLasting } = await openStore(args, io);
  const { createApp } = await import("../../servers/app/create-app.ts");
  const log = requestLog(args, io);
  const file = args.text("state");
  const state =
    file === undefined
      ? undefined
      : await readState(file, { settings: settings ?? DEVELOPMENT_SETTINGS, loadDemo }, io);
  const app = createApp({
    settings,
    store,
    state,
    weather: readWeather(args),
    control: args.has("control"),
    sha256,
    log,
  });
  const events = args.text("events");
  let isUnread = false;
  const unread = events === "-" ? io.untilUnread() : undefined;
  const until = unread?.then(() => {
    isUnread = true;
    io.err("Nobody reads the events on stdout any more, so the server ends.\n");
  });
  let sinks: { stop(): Promise<void> } | undefined;
  try {
    sinks = await startSinks(
      { store, isLasting, settings: app.settings, file: events, log, isUnread: () => isUnread },
      io,
    );
    const announce = (url: string): unknown =>
      args.has("quiet")
        ? (events === "-" ? io.err : io.out)(`${url}\n`)
        : io.err(
            serveWelcome(url, app.settings, {
              isDevelopment: config === undefined,
              control: args.has("control"),
              hasPage,
              isStateGiven: isLasting || args.has("state"),
              description,
            }),
          );
    await serveUntilEnded(
      serveDocuments(app.fetch),
      {
        port: args.number("port") ?? 4020,
        origins,
        page: hasPage
          ? {
              host: "serve",
              control: args.has("control"),
              token: config === undefined ? app.settings.tokens[0] : undefined,
              added,
            }
          : undefined,
        host: args.text("host"),
        announce,
        until,
      },
      io,
    );
  } finally {
    await sinks?.stop();
    await app.close();
  }
  return isUnread ? CLOSED_PIPE : 0;
}

/** Only this state needs the fixtures, which are large. */
const loadDemo = async (): Promise<State> =>
  (await import("../../library/fixtures/demo-state.ts")).demoState();

/**
 * The server recognises callers of this machine by the host name in their requests, and callers
 * from elsewhere can send the same name.
 */
function refuseOpenControl(args: ParsedArguments): void {
  const host = args.text("host") ?? "127.0.0.1";
  if (!args.has("control") || isLoopback(host)) return;
  throw new UsageError(
    `--control is for this machine only and can't be opened on ${host}. Leave --host out.`,
  );
}
