import { type Listening, type ListenOptions, listenWith } from "../host/listen.ts";
import { createMock, type Mock, type MockOptions } from "./create-mock.ts";

/** Starts a mock, by default on a free port. `close` cuts open requests, at once by default. */
export async function startMock({
  port,
  host,
  ...options
}: MockOptions & ListenOptions = {}): Promise<Listening & Pick<Mock, "override">> {
  const { fetch, override } = createMock(options);
  const { close, ...listening } = await listenWith(fetch, { port, host });
  // A mock has no work to finish, so the default is 0.
  return { ...listening, override, close: (graceMilliseconds = 0) => close(graceMilliseconds) };
}
