import { Bytes, refuse } from "../../api/reply.ts";
import { streamText } from "../../http/stream-items.ts";
import { countFaults } from "../faults.ts";
import { findStateFaults } from "../state/check-state.ts";
import { putState } from "../state/put-state.ts";
import { stateText, takeState } from "../state/take-state.ts";
import { type Action, done } from "./action.ts";

/** Answers the state of the server, from which it can start again. */
export const getState: Action<"getState"> = async (_, { store, settings }) => {
  const state = await store.read((reader) => takeState(reader, settings));
  return {
    status: 200,
    headers: { "Content-Type": "application/json" },
    body: new Bytes(streamText(stateText(state))),
  };
};

/** Forgets everything, and takes a state in its place. One that has a fault changes nothing. */
export const setState: Action<"setState"> = async (
  { body },
  { store, settings, vendor, feed, leases },
) => {
  const faults = findStateFaults(body, settings);
  if (faults.issues.length > 0)
    return refuse(
      "invalid_request",
      `The state can't be loaded.${countFaults(faults)}`,
      faults.issues,
    );
  await store.reset();
  await store.write((writer) => putState(body, writer));
  vendor.reset?.();
  leases.clear();
  feed.publish("reset", {});
  return done({ loaded: true });
};
