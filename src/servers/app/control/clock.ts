import { toDateTime } from "../../handlers/rules/calendar.ts";
import { type Action, done, refuseValue } from "./action.ts";

/** Answers can't show a time outside of these. */
const FIRST_MOMENT = 0;
const LAST_MOMENT = Date.UTC(9998, 11, 31);

/** Moves the clock of the store. */
export const moveClock: Action<"moveClock"> = async ({ body }, { store, leases }) => {
  const now = () => store.read(async (reader) => reader.now);
  const milliseconds = body.advance_seconds * 1000;
  const then = (await now()) + milliseconds;
  if (then < FIRST_MOMENT || then > LAST_MOMENT) {
    const rule = "must lead to a time between 1970 and 9999";
    return refuseValue("advance_seconds", "out_of_range", rule);
  }
  await store.moveClock(milliseconds);
  await leases.look();
  return done({ now: toDateTime(await now()) });
};
