// The mock: Prism's engine behind the front door that the reference server has, too. It checks requests and remembers nothing.

import { isRefusal, type Reply } from "../api/reply.ts";
import { findFurtherFaults, refuseParameters } from "../handlers/rules/further-faults.ts";
import { type Call, type Fetch, openFrontDoor } from "../http/front-door.ts";
import { contractEngine } from "../prism/contract-engine.ts";
import type { Engine } from "../prism/engine.ts";
import { readPreference } from "./prefer.ts";

export interface MockOptions {
  /** Where generated values start from. The same seed gives the same values. */
  readonly seed?: string | undefined;
  /** Is told of what failed inside the mock. Left out, it is thrown where nobody catches it. */
  readonly failed?: ((error: unknown) => void) | undefined;
}

export interface Mock {
  /** Answers a request. Rejects only where Prism is not installed. */
  readonly fetch: Fetch;
  /** Loads Prism and the contract, which the first request would do otherwise. */
  prepare(): Promise<void>;
}

export function createMock({ seed = "1", failed = throwLater }: MockOptions = {}): Mock {
  const answer = openFrontDoor({
    // A mock knows no secrets: every token and every API key is taken, in the form that the contract has for them.
    authenticate: async () => undefined,
    findFaults: (operationId, body) => findFurtherFaults(operationId, body),
    answer: async (call) => mockAnswer(await contractEngine(), call, seed),
    failed,
  });
  return {
    async fetch(request) {
      await contractEngine();
      return answer(request);
    },
    prepare: async () => void (await contractEngine()),
  };
}

async function mockAnswer(
  engine: Engine,
  { operationId, parameters, request, url }: Call,
  seed: string,
): Promise<Reply> {
  const refusal = refuseParameters(operationId, parameters);
  if (refusal) return refusal;
  const preference = readPreference(request.headers, operationId);
  if (isRefusal(preference)) return preference;
  const { code, example, dynamic } = preference;
  // An example that is asked for by name goes before generated values.
  return engine.answer(operationId, {
    code,
    example,
    ...(dynamic ? { seed: `${seed} ${url.pathname}${url.search}` } : {}),
  });
}

function throwLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
