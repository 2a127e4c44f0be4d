import { type Listening, type ListenOptions, listenWith } from "../host/listen.ts";
import { createMock, type MockOptions } from "./create-mock.ts";

/**
 * Starts a mock over HTTP, by default on a free port. Resolves when it is ready to answer. Its
 * `close` cuts open requests at once, unless it is given a time to wait.
 */
export async function startMock({
  port,
  host,
  ...options
}: MockOptions & ListenOptions = {}): Promise<Listening> {
  const { close, ...listening } = await listenWith(createMock(options).fetch, { port, host });
  // A mock has no work that must be finished.
  return { ...listening, close: (graceMilliseconds = 0) => close(graceMilliseconds) };
}
