import { REST_CONTRACTS } from "../../../../generated/rest-contracts.ts";
import { OPERATIONS, type OperationId } from "../../../../generated/rest-operations.ts";
import { didYouMean, nearest } from "../../../library/text/did-you-mean.ts";
import { toDateTime } from "../../handlers/rules/calendar.ts";
import { emitCancelled } from "../../handlers/rules/events.ts";
import { namedBy } from "../../handlers/rules/import-key.ts";
import { refuseImported } from "../../handlers/rules/import-refusals.ts";
import { findSupplier, refuseSupplierInPath } from "../../handlers/rules/suppliers.ts";
import { streamText } from "../../http/stream-items.ts";
import { findWeatherFaults } from "../../http/weather.ts";
import { findOverrideFaults } from "../../prefer/overrides.ts";
import type { RequestFilter } from "../feed/request-list.ts";
import { findStateFaults } from "../state/check-state.ts";
import { putState, stateText, takeState } from "../state/state-of-store.ts";
import {
  type Action,
  done,
  type Operated,
  refuseDocument,
  refuseValue,
  refuseValues,
} from "./action.ts";

export const setSkipped: Action<"setSkipped"> = async (
  { parameters: { supplier, external_account_number: externalNumber }, body: { skipped } },
  { store, settings },
) => {
  if (!findSupplier(supplier, settings)) return refuseSupplierInPath(supplier);
  const key = { supplier, externalNumber };
  // An account that can't be staged can't be marked either.
  const checkedName = REST_CONTRACTS.stageAccount.validate(namedBy(key));
  if (!checkedName.ok) return refuseValues(checkedName.issues);
  return store.change(key, async (writer, { importProcess: staged, isSkipped }) => {
    if (staged?.account) return refuseImported(key);
    if (isSkipped !== skipped) {
      const [marked, otherwise] = ["skipped", staged ? "staged" : "not_staged"] as const;
      const [from, to] = skipped ? [otherwise, marked] : [marked, otherwise];
      if (!staged?.isInProgress) writer.moves.push({ ...namedBy(key), from, to });
      await writer.setSkipped(key, skipped);
      if (skipped && staged) await emitCancelled(writer, key, toDateTime(writer.now));
    }
    return done({ ...namedBy(key), skipped });
  });
};

/** The latest time that the clock may show. Answers can't express a later time. */
const LAST_MOMENT = Date.UTC(9998, 11, 31);

export const moveClock: Action<"moveClock"> = async ({ body }, { store }) => {
  const now = () => store.read(async (reader) => reader.now);
  const milliseconds = body.advance_seconds * 1000;
  const then = (await now()) + milliseconds;
  if (then < 0 || then > LAST_MOMENT) {
    const rule = "must lead to a time between 1970 and 9999";
    return refuseValue("advance_seconds", "out_of_range", rule);
  }
  await store.moveClock(milliseconds);
  return done({ now: toDateTime(await now()) });
};

/** Sets the status of an import supplier. This status overrides the status in the configuration. */
export const setSupplierStatus: Action<"setSupplierStatus"> = async (
  { parameters: { code }, body: { status } },
  { store, settings },
) => {
  if (!findSupplier(code, settings)) return refuseSupplierInPath(code);
  await store.write((writer) => writer.setSupplierStatus(code, status));
  return done({ code, status });
};

export const getWeather: Action<"getWeather"> = async (_, { weather }) => done(weather.options);

/** Changes the simulated weather. A setting that the request leaves out has no effect any more. */
export const setWeather: Action<"setWeather"> = async ({ body }, { weather }) => {
  const faults = findWeatherFaults(body);
  if (faults.length > 0) return refuseValues(faults);
  weather.options = body;
  return done(body);
};

export const listOverrides: Action<"listOverrides"> = async (_, { overrides }) =>
  done({ overrides: overrides.list });

export const setOverrides: Action<"setOverrides"> = async ({ body }, { overrides }) => {
  const faults = await findOverrideFaults(body.overrides);
  if (faults.length > 0) return refuseValues(faults);
  overrides.list = body.overrides;
  return done(body);
};

export const streamFeed: Action<"streamFeed"> = async (_, { feed }) => ({
  status: 200,
  headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store" },
  body: feed.read(),
});

export const getState: Action<"getState"> = async (_, { store, settings }) => {
  const state = await store.read((reader) => takeState(reader, settings));
  const headers = { "Content-Type": "application/json" };
  return { status: 200, headers, body: streamText(stateText(state)) };
};

/** Replaces everything in the store by a state. A state with a fault changes nothing. */
export const setState: Action<"setState"> = async ({ body }, operated) => {
  const { store, settings, start } = operated;
  const faults = findStateFaults(body, settings);
  if (faults.issues.length > 0) return refuseDocument("The state can't be loaded.", faults);
  await start.again(() => store.write((writer) => putState(body, writer)));
  forget(operated);
  return done({ loaded: true });
};

export const reset: Action<"reset"> = async (_, operated) => {
  const { start, weather, overrides, requests } = operated;
  await start.again();
  weather.options = start.weather;
  overrides.list = [];
  requests.clear();
  forget(operated);
  return done({ reset: true });
};

/** Empties everything except the store, and tells the readers of the stream. */
function forget({ vendor, feed }: Operated): void {
  vendor.reset?.();
  feed.publish("reset", {});
}

export const listRequests: Action<"listRequests"> = async (
  { parameters: { operation, status: text, wait, limit } },
  { requests },
) => {
  if (operation !== undefined && !isOperation(operation)) {
    const hint = didYouMean(nearest(operation, Object.keys(OPERATIONS)));
    return refuseValue("operation", "invalid_choice", `must be the id of an operation${hint}`);
  }
  const status = readStatus(text);
  if (status === null)
    return refuseValue("status", "invalid_format", "must be a status such as 400, or 4xx");
  const matches = await requests.waitFor({ operation, status }, wait * 1000);
  const earlier = Math.max(0, matches.length - limit);
  return done({ earlier, requests: matches.slice(earlier) });
};

export const clearRequests: Action<"clearRequests"> = async (_, { requests }) => {
  requests.clear();
  return done({ earlier: 0, requests: [] });
};

const isOperation = (text: string): text is OperationId => Object.hasOwn(OPERATIONS, text);

function readStatus(text: string | undefined): RequestFilter["status"] | null {
  if (text === undefined) return undefined;
  if (/^[1-5]xx$/.test(text)) return text as Exclude<RequestFilter["status"], number>;
  return /^(?:0|[1-5]\d\d)$/.test(text) ? Number(text) : null;
}
