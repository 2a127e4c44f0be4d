// Counts what a caller asks of PostgreSQL, and how often it waits for an answer before it can send
// what comes next.
import pg from "pg";

type Query = (this: pg.Client, ...args: unknown[]) => unknown;
const prototype = pg.Client.prototype as { query: Query };

/** Runs work that does one thing after the other, and returns what it takes. */
export async function countRoundTrips(
  work: () => Promise<unknown>,
): Promise<{ trips: number; statements: number }> {
  const { query } = prototype;
  let trips = 0;
  let statements = 0;
  prototype.query = function (...args) {
    const trip = trips + 1;
    statements += 1;
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
    return { trips, statements };
  } finally {
    prototype.query = query;
  }
}
