// The reference implementation as one function from Request to Response.
import type { OperationId } from "../../../generated/rest-operations.ts";
import type { Move, State } from "../../../generated/server-types.ts";
import { toEnvelope } from "../../library/envelopes/write-envelope.ts";
import type { Reply } from "../api/reply.ts";
import type {
  Context,
  Handler,
  HandlerRequest,
  Ids,
  PaymentVendor,
  Settings,
} from "../handlers/handler.ts";
import * as HANDLERS from "../handlers/handlers.ts";
import { authenticate } from "../handlers/rules/authenticate.ts";
import { countryOf } from "../handlers/rules/suppliers.ts";
import type { Fetch } from "../http/fetch.ts";
import { type Answered, type Call, type FrontDoor, openFrontDoor } from "../http/front-door.ts";
import { type Log, logToConsole, toRequestEntry } from "../http/log.ts";
import type { BodyLimits } from "../http/read-body.ts";
import { answerRootAndHealth, isControl } from "../http/root-and-health.ts";
import { checkWeather, Weather, type WeatherOptions } from "../http/weather.ts";
import { type OverrideAnswer, Overrides } from "../prefer/overrides.ts";
import { answerPreferred } from "../prefer/read-preference.ts";
import { createMemoryStore } from "../stores/memory/memory-store.ts";
import type { Store } from "../stores/store.ts";
import { DEVELOPMENT_SETTINGS } from "./config/development.ts";
import type { Operated } from "./control/action.ts";
import type { EmittedEnvelope, EmittedEvent } from "./emitted.ts";
import { Feed } from "./feed/feed.ts";
import { reportMoves } from "./feed/report-moves.ts";
import { NO_REQUESTS, RequestList, type Requests, recordRequest } from "./feed/request-list.ts";
import { checkState } from "./state/check-state.ts";
import { createStart } from "./state/start.ts";
import { takeState } from "./state/state-of-store.ts";
import { createHttpVendor, createSimulatedVendor } from "./vendors.ts";

/** The options of an app. Every option has a default for development. */
export interface AppOptions {
  /** Settings that replace those of the development configuration. */
  readonly settings?: Partial<Settings> | undefined;
  /** The store of the app. By default the store is in memory. */
  readonly store?: Store | undefined;
  /**
   * The content of an empty store at the start. By default it is the example products, if the
   * settings ask for them. A state with a fault makes `createApp` throw a StateError.
   */
  readonly state?: State | undefined;
  /** Simulated weather: slow answers, failed calls, lost answers. The default is good weather. */
  readonly weather?: WeatherOptions | undefined;
  /** Makes account numbers and secrets. By default, they are random. */
  readonly ids?: Ids | undefined;
  /** Verifies payment instructions. The default is the settings' vendor or a simulated vendor. */
  readonly vendor?: PaymentVendor | undefined;
  /** Waits, for scenarios that take time. */
  readonly wait?: ((milliseconds: number) => Promise<void>) | undefined;
  /**
   * If true, /__control/ is open and requests are recorded. Tests and developers then change what
   * otherwise only the operator can change.
   */
  readonly control?: boolean | undefined;
  /** The limits of a request body. */
  readonly limits?: Partial<BodyLimits> | undefined;
  /** Receives failures, and requests if it asks for them. By default the console gets failures. */
  readonly log?: Log | undefined;
}

/** A running reference implementation. */
export interface App {
  /** Answers a request. Rejects only if simulated weather loses the answer. */
  readonly fetch: Fetch;
  readonly settings: Settings;
  readonly store: Store;
  /** The requests that the app has answered. Without `control`, every use of this list throws. */
  readonly requests: Requests;
  /** Replaces the answers of an operation, for a test. A reset removes the replacement too. */
  readonly override: OverrideAnswer;
  /** Returns everything in the store as plain JSON, which `createApp({ state })` accepts. */
  snapshot(): Promise<State>;
  /** Calls the listener for every event. Returns a function that stops the calls. */
  subscribe(listener: (event: EmittedEvent) => void): () => void;
  close(): Promise<void>;
}

export const randomIds: Ids = {
  accountNumber: () => `A-${crypto.randomUUID().slice(0, 8).toUpperCase()}`,
  secret: () => {
    const text = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
    return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  },
};

/** Loads the code that answers /__control/. A server without `control` never loads it. */
const loadControl = async () => (await import("./control/control.ts")).answerControl;

export function createApp(options: AppOptions = {}): App {
  const settings = { ...DEVELOPMENT_SETTINGS, ...options.settings };
  const store = options.store ?? createMemoryStore();
  if (options.state) checkState(options.state, settings);
  const log = options.log ?? logToConsole;
  const context = contextOf(options, settings, store);
  const weather = new Weather(checkWeather(options.weather ?? {}), context.wait);
  const start = createStart(store, settings, { state: options.state, weather: weather.options });
  const overrides = new Overrides();
  const failed = (error: unknown, requestId: string) => log({ kind: "failure", error, requestId });
  const control = options.control === true;
  const door: Door = {
    authenticate: (credentials, operationId) => authenticate(credentials, operationId, context),
    countryOf: (body) => countryOf(body, settings),
    answer: async (call, used = context) => {
      await start.begin();
      return (await overrides.answer(call)) ?? handle(call.operationId, call, used);
    },
    isPrivate: isControl,
    elsewhere: answerRootAndHealth({
      server: "serve",
      control,
      publicUrl: settings.publicUrl,
      probe: () => store.read(async () => true).then(() => store.probe()),
      failed,
    }),
    failed,
    ...(options.weather && { around: weather.around }),
    limits: { bytes: settings.bodyBytes, ...options.limits },
    publicUrl: settings.publicUrl,
  };
  const operated = control ? operate({ ...context, start, weather, overrides }) : undefined;
  return {
    fetch: openFrontDoor(operated ? withControl(door, operated, log) : withLog(door, log)),
    settings,
    store,
    requests: operated?.requests ?? NO_REQUESTS,
    override: overrides.add,
    snapshot: async () => {
      await start.begin();
      return store.read((reader) => takeState(reader, settings));
    },
    subscribe: (listener) => store.subscribe((event) => listener(event as EmittedEvent)),
    close: () => {
      operated?.feed.close();
      return store.close();
    },
  };
}

/** A front door whose answers can be made with another context than its own. */
interface Door extends FrontDoor {
  answer(call: Call, used?: Context): Promise<Reply>;
}

const contextOf = (options: AppOptions, settings: Settings, store: Store): Context => ({
  store,
  settings,
  ids: options.ids ?? randomIds,
  vendor:
    options.vendor ??
    (settings.paymentVendor
      ? createHttpVendor(settings.paymentVendor)
      : createSimulatedVendor(settings)),
  wait:
    options.wait ?? ((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))),
});

function withLog(door: Door, log: Log): FrontDoor {
  if (!log.requests) return door;
  const answered = (call: Answered) => {
    const { request, seen } = call;
    const isIgnored = seen.operationId !== undefined && request.headers.get("prefer") !== null;
    log(toRequestEntry(call, isIgnored ? "Prefer is ignored without --control." : undefined));
  };
  return { ...door, answered };
}

/** Opens /__control/, obeys the header Prefer, and records requests and the moves of accounts. */
function withControl(door: Door, operated: Operated, log: Log): FrontDoor {
  const { settings, store, feed, requests } = operated;
  const secrets = [...settings.apiKeys, ...settings.tokens];
  const moved = (move: Move) => feed.publish("move", move);
  const watched = (id: string) => ({ ...operated, store: reportMoves(store, id, moved) });
  return {
    ...door,
    around: operated.weather.around,
    answer: async (call) =>
      (await answerPreferred(call, operated.wait, log)) ??
      door.answer(call, watched(call.requestId)),
    elsewhere: (request, requestId) =>
      isControl(request)
        ? loadControl().then((answer) => answer(request, watched(requestId)))
        : door.elsewhere?.(request, requestId),
    answered: (call) => {
      if (!isControl(call.request))
        feed.publish("request", requests.add(recordRequest(call, secrets)));
      if (log.requests) log(toRequestEntry(call));
    },
  };
}

function operate(given: Omit<Operated, "requests" | "feed">): Operated {
  const feed = new Feed();
  given.store.subscribe((event) => feed.publish("emitted", toEnvelope(event) as EmittedEnvelope));
  return { ...given, requests: new RequestList(), feed };
}

function handle<Id extends OperationId>(
  operationId: Id,
  { parameters, body, request, base }: Call,
  context: Context,
): Promise<Reply> {
  const handlers: { readonly [Key in OperationId]: Handler<Key> } = HANDLERS;
  // The address of the request, as the caller knows it.
  const url = () => base() + request.path + request.search;
  // The cast is safe, because the front door has checked parameters and body against the contract.
  return handlers[operationId]({ parameters, body, url } as HandlerRequest<Id>, context);
}
