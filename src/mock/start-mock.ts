import { type Listening, type ListenOptions, listenWith } from "../host/listen.ts";
import { createMock, type MockOptions } from "./create-mock.ts";

/** Starts a mock over HTTP; on a free port unless told otherwise. Resolves when it is ready to answer. Its `close` waits for no request unless told to. */
export async function startMock({
  port,
  host,
  ...options
}: MockOptions & ListenOptions = {}): Promise<Listening> {
  const mock = createMock(options);
  await mock.prepare();
  const { close, ...listening } = await listenWith(mock.fetch, { port, host });
  // A mock has nothing that must be brought to its end.
  return { ...listening, close: (graceMilliseconds = 0) => close(graceMilliseconds) };
}
