import type { State } from "../../../generated/server-types.ts";
import { DEVELOPMENT_SETTINGS } from "../../servers/app/config/development.ts";
import { sha256 } from "../../servers/host/sha256.ts";
import type { Log } from "../../servers/http/log.ts";
import type { Io, ParsedArguments } from "../command.ts";
import { openStore } from "../hosting/open-store.ts";
import { readWeather } from "../hosting/weather-options.ts";
import { readSettings } from "./read-settings.ts";
import { readState } from "./read-state.ts";
import { startSinks } from "./start-sinks.ts";

interface Around {
  readonly log: Log;
  /** Whether nobody reads stdout any more. */
  readonly isUnread: () => boolean;
}

/** The server that the options and their files say, with its store and what delivers its events. */
export async function openServer(args: ParsedArguments, io: Io, { log, isUnread }: Around) {
  const config = args.text("config");
  const settings = config === undefined ? DEVELOPMENT_SETTINGS : readSettings(config, io);
  const file = args.text("state");
  const state = file === undefined ? undefined : await readState(file, { settings, loadDemo }, io);
  const { store, description, isLasting } = await openStore(args, io);
  const { createApp } = await import("../../servers/app/create-app.ts");
  const weather = readWeather(args);
  const control = args.has("control");
  const app = createApp({ settings, store, state, weather, control, sha256, log });
  const events = { file: args.text("events"), log, isUnread };
  const sinks = await startSinks({ store, isLasting, settings, ...events }, io).catch(
    async (error: unknown) => {
      await app.close();
      throw error;
    },
  );
  return {
    fetch: app.fetch,
    settings,
    description,
    isLasting,
    async close() {
      await sinks.stop();
      await app.close();
    },
  };
}

/** Only this state needs the fixtures, which are large. */
const loadDemo = async (): Promise<State> =>
  (await import("../../library/fixtures/demo-state.ts")).demoState();
