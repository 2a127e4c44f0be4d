// The reference implementation behind one function from Request to Response.
import type { OperationId } from "../../generated/rest-operations.ts";
import type { Reply } from "../api/reply.ts";
import type { Context, Ids } from "../handlers/context.ts";
import type { Handler, HandlerRequest } from "../handlers/handler.ts";
import { HANDLERS } from "../handlers/handlers.ts";
import type { PaymentVendor } from "../handlers/payment-vendor.ts";
import { authenticate } from "../handlers/rules/authenticate.ts";
import { findFurtherFaults } from "../handlers/rules/further-faults.ts";
import type { Settings } from "../handlers/settings.ts";
import type { BodyLimits } from "../http/body-limits.ts";
import type { Fetch } from "../http/fetch.ts";
import { type Call, openFrontDoor } from "../http/front-door.ts";
import { createMemoryStore } from "../stores/memory/memory-store.ts";
import type { Store, StoredEvent } from "../stores/store.ts";
import { DEVELOPMENT_SETTINGS } from "./config/development.ts";
import { answerControl } from "./control/control.ts";
import { createExampleProducts } from "./example-products.ts";
import { answerHealth } from "./health.ts";
import { type Log, logToConsole } from "./log.ts";
import { randomIds } from "./random-ids.ts";
import { createHttpVendor } from "./vendors/http-vendor.ts";
import { createSimulatedVendor } from "./vendors/simulated-vendor.ts";

/** The options of an app. Each has a default for development. */
export interface AppOptions {
  /** Settings that differ from the ready-made development configuration. */
  readonly settings?: Partial<Settings> | undefined;
  /** What remembers everything; memory by default. */
  readonly store?: Store | undefined;
  /** Makes names for new things; random ones by default. */
  readonly ids?: Ids | undefined;
  /** Verifies payment instructions; by default the one of the settings, or a simulated one. */
  readonly vendor?: PaymentVendor | undefined;
  /**
   * Returns the SHA-256 of a text in hex, by which secrets are known. By default Web Crypto makes it,
   * which takes a turn of the event loop.
   */
  readonly sha256?: ((text: string) => string) | undefined;
  /** Lets time pass, for scenarios that take time. */
  readonly wait?: ((milliseconds: number) => Promise<void>) | undefined;
  /**
   * Opens /__control/, where everything can be changed that only the operator can change. For
   * development and tests.
   */
  readonly control?: boolean | undefined;
  /** How much the body of a request may contain. */
  readonly limits?: Partial<BodyLimits> | undefined;
  /**
   * Receives every failure, and every request if it asks for them. By default failures go to the
   * console.
   */
  readonly log?: Log | undefined;
}

/** The reference implementation, running. */
export interface App {
  /** Answers a request. Never rejects. */
  readonly fetch: Fetch;
  readonly settings: Settings;
  readonly store: Store;
  /** Calls back for every event that is emitted. Returns a function that ends this. */
  subscribe(listener: (event: StoredEvent) => void): () => void;
  /** Closes the store. */
  close(): Promise<void>;
}

/** Creates the reference implementation. */
export function createApp(options: AppOptions = {}): App {
  const settings = { ...DEVELOPMENT_SETTINGS, ...options.settings };
  const store = options.store ?? createMemoryStore();
  const log = options.log ?? logToConsole;
  const context: Context = {
    store,
    settings,
    ids: options.ids ?? randomIds,
    sha256: options.sha256,
    vendor:
      options.vendor ??
      (settings.paymentVendor
        ? createHttpVendor(settings.paymentVendor)
        : createSimulatedVendor(settings)),
    wait:
      options.wait ??
      ((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))),
  };
  const addProducts = createExampleProducts(store, settings);
  const failed = (error: unknown, requestId: string) => log({ kind: "failure", error, requestId });
  const fetch = openFrontDoor({
    authenticate: (credentials, operationId) => authenticate(credentials, operationId, context),
    findFaults: (operationId, body) => findFurtherFaults(operationId, body, settings),
    answer: async (call) => {
      await addProducts();
      return handle(call.operationId, call, context);
    },
    elsewhere: (request, requestId) =>
      (options.control && answerControl(request, context)) ||
      answerHealth(request, store, (error) => failed(error, requestId)),
    failed,
    ...(log.requests && {
      answered: ({ request: { method, path, headers }, ...answered }) =>
        log({
          kind: "request",
          method,
          path,
          traceParent: headers.get("traceparent") ?? undefined,
          ...answered,
        }),
    }),
    limits: { bytes: settings.bodyBytes, ...options.limits },
  });
  return {
    fetch,
    settings,
    store,
    subscribe: (listener) => store.subscribe(listener),
    close: () => store.close(),
  };
}

function handle<Id extends OperationId>(
  operationId: Id,
  { parameters, body, request }: Call,
  context: Context,
): Promise<Reply> {
  const handlers: { readonly [Key in OperationId]: Handler<Key> } = HANDLERS;
  const { publicUrl } = context.settings;
  const given = {
    parameters,
    body,
    get url() {
      const { url, path, search } = request;
      return publicUrl === null ? url : new URL(`${publicUrl.replace(/\/$/, "")}${path}${search}`);
    },
  };
  // The front door has checked parameters and body against the contract, from which these types
  // come.
  return handlers[operationId](given as HandlerRequest<Id>, context);
}
