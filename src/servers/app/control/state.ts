import { Bytes, type Reply, refuse } from "../../api/reply.ts";
import { streamText } from "../../http/stream-items.ts";
import { findStateFaults } from "../state/check-state.ts";
import { putState } from "../state/put-state.ts";
import type { State } from "../state/state.ts";
import { stateText } from "../state/state-text.ts";
import { takeState } from "../state/take-state.ts";
import { type ActionRequest, done, type Operated } from "./action.ts";

/** Answers the state of the server, from which it can start again. */
export async function getState(
  _: ActionRequest,
  { store, settings, start }: Operated,
): Promise<Reply> {
  await start.begin();
  const state = await store.read((reader) => takeState(reader, settings));
  return {
    status: 200,
    headers: { "Content-Type": "application/json" },
    body: new Bytes(streamText(stateText(state))),
  };
}

/** Forgets everything, and takes a state in its place. One that has a fault changes nothing. */
export async function setState({ body }: ActionRequest, operated: Operated): Promise<Reply> {
  const { store, settings, start, vendor, feed, leases } = operated;
  const faults = findStateFaults(body, settings);
  if (faults.length > 0) return refuse("invalid_request", "The state can't be loaded.", faults);
  // What there is at the start does not come later, on top of this.
  await start.begin();
  await store.reset();
  await store.write((writer) => putState(body as State, writer));
  vendor.reset?.();
  leases.clear();
  feed.publish("reset", {});
  return done({ loaded: true });
}
