import type { State } from "../../../generated/server-types.ts";
import { parseSafe } from "../../library/json/parse-safe.ts";
import { printable } from "../../library/text/printable.ts";
import { parseSettings } from "../../servers/app/config/config-file.ts";
import { DEVELOPMENT_SETTINGS } from "../../servers/app/config/development.ts";
import { hazardLine, issueLine, withRest } from "../../servers/app/fault-lines.ts";
import { findStateFaults, STATE_LIMITS } from "../../servers/app/state/check-state.ts";
import type { Settings } from "../../servers/handlers/handler.ts";
import { serveDocuments } from "../../servers/host/serve-documents.ts";
import { readText } from "../access-file.ts";
import { InputError, type Io, type ParsedArguments, type UsageError } from "../command.ts";
import { openStore } from "../hosting/open-store.ts";
import { readWeather } from "../hosting/weather-options.ts";
import { type Deliveries, startSinks } from "./start-sinks.ts";

export type Server = Awaited<ReturnType<typeof openServer>>;

export async function openServer(
  args: ParsedArguments,
  io: Io,
  around: Pick<Deliveries, "log" | "isUnread">,
) {
  const config = args.text("config");
  const settings = config === undefined ? DEVELOPMENT_SETTINGS : readSettings(config, io);
  const file = args.text("state");
  const state = file === undefined ? undefined : await readState(file, settings, io);
  const opened = await openStore(args, io);
  const { createApp } = await import("../../servers/app/create-app.ts");
  const weather = readWeather(args);
  const control = args.has("control");
  const { store } = opened;
  const app = createApp({ settings, store, state, weather, control, log: around.log });
  const deliveries = { ...opened, ...around, settings, file: args.text("events") };
  const sinks = await startSinks(deliveries, io).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  return {
    ...opened,
    fetch: serveDocuments(app.fetch, settings.publicUrl),
    settings,
    async close() {
      await sinks.stop();
      await app.close();
    },
  };
}

function readSettings(file: string, io: Io): Settings {
  const parsed = parseSettings(readText(file, io), file);
  if ("settings" in parsed) return parsed.settings;
  throw refuse(parsed.problems);
}

/** The name of the built-in state, which is given in place of a file. */
const DEMO = "demo";
const MOST_LINES = 20;

/** @public A test bundles this function alone, to measure its memory. */
export async function readState(file: string, settings: Settings, io: Io): Promise<State> {
  const text =
    file === DEMO
      ? JSON.stringify((await import("../../library/fixtures/demo-state.ts")).demoState())
      : readText(file, io);
  const parsed = parseSafe(text, STATE_LIMITS);
  if (parsed.hazard) throw refuse([hazardLine(file, parsed.hazard)]);
  const { issues, omitted } = findStateFaults(parsed.value, settings);
  if (issues.length === 0) return parsed.value as State;
  const lines = issues.slice(0, MOST_LINES).map((issue) => issueLine(file, text, issue).line);
  throw refuse(withRest(lines, issues.length + omitted - lines.length));
}

const refuse = (lines: readonly string[]): UsageError =>
  new InputError(lines.map(printable).join("\n"));
