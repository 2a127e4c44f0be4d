// The mock: Prism behind the front door that the reference server also has. It checks requests and
// remembers nothing.

import { isRefusal, type Reply } from "../api/reply.ts";
import { findFurtherFaults, refuseParameters } from "../handlers/rules/further-faults.ts";
import { type Fetch, toFetch, toServe } from "../http/fetch.ts";
import { type Call, openFrontDoor } from "../http/front-door.ts";
import { contractEngine } from "../prism/contract-engine.ts";
import type { Engine } from "../prism/engine.ts";
import { ignoredPreference, readPreference } from "./read-preference.ts";

/** How a mock behaves. */
export interface MockOptions {
  /** Generated values start from this text. The same seed gives the same values. */
  readonly seed?: string | undefined;
  /** Receives what failed inside the mock. If it is left out, failures are thrown uncaught. */
  readonly failed?: ((error: unknown) => void) | undefined;
  /** Receives a line for each preference in the header Prefer that the mock does not know. */
  readonly log?: ((line: string) => void) | undefined;
}

/** A mock of the REST API, without a port. */
export interface Mock {
  /** Answers a request. Rejects only if Prism can't be loaded. */
  readonly fetch: Fetch;
  /** Loads Prism and the contract, which otherwise the first request does. */
  prepare(): Promise<void>;
}

/** Creates a mock. Prism is loaded by `prepare`, or by the first request. */
export function createMock({
  seed = "1",
  failed = throwLater,
  log = () => {},
}: MockOptions = {}): Mock {
  const fetch = openFrontDoor({
    // A mock knows no secrets. It accepts every token and every API key of the right form.
    authenticate: async () => undefined,
    findFaults: (operationId, body) => findFurtherFaults(operationId, body),
    answer: async (call) => mockAnswer(await contractEngine(), call, { seed, log }),
    failed,
  });
  const serve = toServe(fetch);
  return {
    fetch: toFetch(async (request) => {
      await contractEngine();
      return serve(request);
    }),
    prepare: async () => void (await contractEngine()),
  };
}

async function mockAnswer(
  engine: Engine,
  { operationId, parameters, request }: Call,
  { seed, log }: { readonly seed: string; readonly log: (line: string) => void },
): Promise<Reply> {
  const refusal = refuseParameters(operationId, parameters);
  if (refusal) return refusal;
  const preference = readPreference(request.headers, operationId, (name) =>
    log(ignoredPreference(name)),
  );
  if (isRefusal(preference)) return preference;
  const { code, example, dynamic } = preference;
  // An example that is asked for by name wins over generated values.
  return engine.answer(operationId, {
    code,
    example,
    ...(dynamic ? { seed: `${seed} ${request.path}${request.search}` } : {}),
  });
}

function throwLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
