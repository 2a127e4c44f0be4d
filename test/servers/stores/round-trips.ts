// Counts how often a caller of PostgreSQL waits for an answer before it can send what comes next.
import pg from "pg";

type Query = (this: pg.Client, ...args: unknown[]) => unknown;
const prototype = pg.Client.prototype as { query: Query };

/** Runs work that does one thing after the other, and returns how many round trips it takes. */
export async function countRoundTrips(work: () => Promise<unknown>): Promise<number> {
  const { query } = prototype;
  let trips = 0;
  prototype.query = function (...args) {
    const trip = trips + 1;
    const answer = () => {
      trips = Math.max(trips, trip);
    };
    const callback = args.at(-1);
    if (typeof callback === "function")
      args[args.length - 1] = (...results: unknown[]) => {
        answer();
        callback(...results);
      };
    const result = query.apply(this, args);
    if (result instanceof Promise) result.then(answer, answer);
    return result;
  };
  try {
    await work();
    return trips;
  } finally {
    prototype.query = query;
  }
}
