// The mock: answers that Prism made, behind the front door that the reference server also has. It
// checks requests and remembers nothing.

import { isRefusal, type Reply } from "../api/reply.ts";
import { findFurtherFaults, refuseParameters } from "../handlers/rules/further-faults.ts";
import type { Fetch } from "../http/fetch.ts";
import { type Call, openFrontDoor } from "../http/front-door.ts";
import { contractEngine } from "../prism/contract-engine.ts";
import { createGenerator, type Generate } from "./generated-answers.ts";
import { keptAnswer } from "./kept-answers.ts";
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
  /** Answers a request. */
  readonly fetch: Fetch;
  /** Loads Prism, which otherwise the first request for generated values does. */
  prepare(): Promise<void>;
}

/** Creates a mock. */
export function createMock({
  seed = "1",
  failed = throwLater,
  log = () => {},
}: MockOptions = {}): Mock {
  const generate = createGenerator(seed);
  return {
    fetch: openFrontDoor({
      // A mock knows no secrets. It accepts every token and every API key of the right form.
      authenticate: async () => undefined,
      findFaults: (operationId, body) => findFurtherFaults(operationId, body),
      answer: async (call) => mockAnswer(call, generate, log),
      failed,
    }),
    prepare: async () => void (await contractEngine()),
  };
}

function mockAnswer(
  { operationId, parameters, request }: Call,
  generate: Generate,
  log: (line: string) => void,
): Reply | Promise<Reply> {
  const refusal = refuseParameters(operationId, parameters);
  if (refusal) return refusal;
  const preference = readPreference(request.headers, operationId, (name) =>
    log(ignoredPreference(name)),
  );
  if (isRefusal(preference)) return preference;
  const { code, example, dynamic } = preference;
  // An example that is asked for by name wins over generated values.
  return dynamic && example === undefined
    ? generate(operationId, code, request.path + request.search)
    : keptAnswer(operationId, code, example);
}

function throwLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
