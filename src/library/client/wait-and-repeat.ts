import { waitIn } from "./refusals.ts";

export interface RepeatOptions {
  /** How many seconds a call may wait in all. The default is 30. */
  readonly seconds?: number | undefined;
  /** Ends all waiting. The signal of a call ends that of the call. */
  readonly signal?: AbortSignal | undefined;
}

/** The arguments of a middleware of openapi-fetch that `waitAndRepeat` uses. */
interface Sent {
  readonly id: string;
  readonly request: Request;
  readonly options: { readonly fetch: (request: Request) => Promise<Response> };
}

export interface RepeatMiddleware {
  onRequest(sent: Sent): undefined;
  onResponse(answered: Sent & { readonly response: Response }): Promise<Response | undefined>;
  onError(failed: { readonly id: string }): void;
}

/**
 * Makes a middleware for openapi-fetch that repeats a call after a 429, no earlier than the API asks
 * for. It gives up, and lets the 429 through, where that would take longer than the limit.
 */
export function waitAndRepeat({ seconds = 30, signal }: RepeatOptions = {}): RepeatMiddleware {
  /** Copies of the requests under way. A body can be read only once. */
  const underWay = new Map<string, Request>();
  return {
    onRequest({ id, request }) {
      underWay.set(id, request.clone());
    },
    async onResponse({ id, response, options }) {
      const copy = underWay.get(id);
      underWay.delete(id);
      const end = Date.now() + seconds * 1000;
      let answer = response;
      while (copy && answer.status === 429) {
        // A `Retry-After` of 0 asks for no pause, and a server in trouble is not asked without one.
        const pause = Math.max(0.2, waitIn(answer.headers) ?? 1) * 1000;
        if (Date.now() + pause > end) break;
        await answer.body?.cancel();
        await wait(pause, [copy.signal, ...(signal ? [signal] : [])]);
        answer = await options.fetch(copy.clone());
      }
      return answer;
    },
    onError({ id }) {
      underWay.delete(id);
    },
  };
}

/** Waits, and throws the reason of a signal that ends the waiting. */
async function wait(time: number, signals: readonly AbortSignal[]): Promise<void> {
  const done = new AbortController();
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, time);
      done.signal.addEventListener("abort", () => clearTimeout(timer));
      for (const ending of signals) {
        const end = () => reject(ending.reason);
        if (ending.aborted) end();
        else ending.addEventListener("abort", end, { signal: done.signal });
      }
    });
  } finally {
    done.abort();
  }
}
