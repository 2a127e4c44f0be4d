import { CONTROL_CALLS } from "../../../../generated/control.ts";
import type { OperationId } from "../../../../generated/rest-operations.ts";
import type { RecordedRequest } from "../../../../generated/server-types.ts";

/** Which requests are asked for: all, if nothing is said. */
export interface RequestFilter {
  readonly operation?: OperationId | undefined;
  /** A status, or all of a hundred: `400`, `"4xx"`. */
  readonly status?: number | `${1 | 2 | 3 | 4 | 5}xx` | undefined;
}

/** The requests that an app has answered, the last 1,000 of them. */
export interface Requests {
  /** The requests that match, the oldest first. */
  list(filter?: RequestFilter): readonly RecordedRequest[];
  /** Forgets all of them. */
  clear(): void;
  /**
   * Resolves with the requests that match as soon as there is one, which may be at once. After so
   * many milliseconds, 5,000 by default, it resolves with none.
   */
  waitFor(filter?: RequestFilter, milliseconds?: number): Promise<readonly RecordedRequest[]>;
}

/** How many requests are remembered: as many as can be listed. */
const MOST_REQUESTS = CONTROL_CALLS.listRequests.parameters.limit.default;
const WAIT_MILLISECONDS = 5000;

/** The list behind `Requests`, to which the app adds. */
export class RequestList implements Requests {
  #requests: RecordedRequest[] = [];
  #count = 0;
  readonly #waiting = new Set<() => void>();

  /** Adds a request, which is made with its number. */
  add(make: (number: number) => RecordedRequest): RecordedRequest {
    this.#count += 1;
    const request = make(this.#count);
    this.#requests.push(request);
    if (this.#requests.length > MOST_REQUESTS) this.#requests.shift();
    for (const look of this.#waiting) look();
    return request;
  }

  list({ operation, status }: RequestFilter = {}): readonly RecordedRequest[] {
    return this.#requests.filter(
      (request) =>
        (operation === undefined || request.operation === operation) &&
        (status === undefined || isStatus(request.status, status)),
    );
  }

  clear(): void {
    this.#requests = [];
  }

  waitFor(filter?: RequestFilter, milliseconds = WAIT_MILLISECONDS) {
    return new Promise<readonly RecordedRequest[]>((resolve) => {
      const end = () => {
        this.#waiting.delete(look);
        clearTimeout(timer);
        resolve(this.list(filter));
      };
      const look = () => {
        if (this.list(filter).length > 0) end();
      };
      const timer = setTimeout(end, milliseconds);
      this.#waiting.add(look);
      look();
    });
  }
}

const isStatus = (status: number, wanted: NonNullable<RequestFilter["status"]>): boolean =>
  typeof wanted === "number" ? status === wanted : String(status)[0] === wanted[0];

/** The list of an app that records nothing. Every use of it says how to record. */
export const NO_REQUESTS: Requests = {
  list: refuse,
  clear: refuse,
  waitFor: async () => refuse(),
};

function refuse(): never {
  throw new Error(
    "This app records no requests. Create it with createApp({ control: true }) to have them.",
  );
}
