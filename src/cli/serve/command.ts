import { isLoopback } from "../../http/loopback.ts";
import {
  CLOSED_PIPE,
  type Command,
  type ExitCode,
  type Io,
  type ParsedArguments,
  UsageError,
} from "../command.ts";
import { openStore } from "../hosting/open-store.ts";
import { serveUntilEnded } from "../hosting/serve-until-ended.ts";
import { readSettings } from "./read-settings.ts";
import { requestLog } from "./request-log.ts";
import { startSinks } from "./start-sinks.ts";
import { welcome } from "./welcome.ts";

export const serve: Command = {
  name: "serve",
  summary: "Serve the reference implementation: what the API really does.",
  options: {
    port: {
      value: "PORT",
      number: true,
      help: "Where to listen; 0 for a free port. 4020 by default.",
    },
    host: {
      value: "HOST",
      help: "Which address to listen on. 127.0.0.1 by default, which others can't reach.",
    },
    data: {
      value: "DIR",
      help: "Keep everything in this directory, with SQLite. In memory by default.",
    },
    database: {
      value: "URL",
      help: "Keep everything in PostgreSQL, which any number of servers may share: postgres://user:password@host/name.",
    },
    config: {
      value: "FILE",
      help: "API keys, import suppliers and everything else that the operator sets, as JSON.",
    },
    events: {
      value: "FILE",
      help: "Append every event that is emitted to this file, one a line; - for stdout.",
    },
    control: {
      help: "Open /__control/ to reset, set a supplier's status, skip an account, move the clock and read events.",
    },
    log: {
      value: "FORM",
      choices: ["pretty", "json", "none"],
      help: "How requests are logged on stderr. pretty on a terminal, else json.",
    },
    quiet: { help: "Print nothing but the address." },
  },
  examples: [
    ["energy-contracts serve", "everything in memory, with a ready-made configuration"],
    ["energy-contracts serve --data ./data", "the same, and nothing is lost when it ends"],
    ["energy-contracts serve --control", "the same, and tests may play the operator"],
    [
      "energy-contracts serve --events - | energy-contracts validate --lines -",
      "check the events that it emits, as it emits them",
    ],
  ],
  notes: [
    "Without --config a development configuration is used and printed. Ctrl-C ends the server when the requests that it began are answered.",
    "Exit codes: 0 ended when asked to; 2 wrong usage, an unreadable configuration or a port that is taken; 141 nobody reads the events of --events - any more.",
  ],
  run,
};

async function run(args: ParsedArguments, io: Io): Promise<ExitCode> {
  refuseOpenControl(args);
  const config = args.text("config");
  const settings = config === undefined ? undefined : readSettings(config, io);
  const { store, description, isLasting } = await openStore(args, io);
  const { createApp } = await import("../../server/create-app.ts");
  const log = requestLog(args.text("log") ?? (args.has("quiet") ? "none" : undefined), io);
  const app = createApp({ settings, store, control: args.has("control"), log });
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
            welcome(url, app.settings, {
              isDevelopment: config === undefined,
              control: args.has("control"),
              description,
            }),
          );
    await serveUntilEnded(
      app.fetch,
      { port: args.number("port") ?? 4020, host: args.text("host"), announce, until },
      io,
    );
  } finally {
    await sinks?.stop();
    await app.close();
  }
  return isUnread ? CLOSED_PIPE : 0;
}

/** The server knows callers of this machine by the name that they call it by, which others can use, too. */
function refuseOpenControl(args: ParsedArguments): void {
  const host = args.text("host") ?? "127.0.0.1";
  if (!args.has("control") || isLoopback(host)) return;
  throw new UsageError(
    `--control is for this machine alone and can't be opened on ${host}. Leave --host out.`,
  );
}
