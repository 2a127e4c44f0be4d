import { type Listening, type ListenOptions, listenWith } from "../host/listen.ts";
import { createMock, type Mock, type MockOptions } from "./create-mock.ts";

/** Listens on a free port by default. `close` cuts open requests at once, or after a given time. */
export async function startMock({
  port,
  host,
  ...options
}: MockOptions & ListenOptions = {}): Promise<Listening & Pick<Mock, "override">> {
  const { fetch, override } = createMock(options);
  const { close, ...listening } = await listenWith(fetch, { port, host });
  // A mock has no work that must be finished.
  return { ...listening, override, close: (graceMilliseconds = 0) => close(graceMilliseconds) };
}
