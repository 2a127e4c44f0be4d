import { type Listening, type ListenOptions, listenWith } from "../host/listen.ts";
import { createMock, type MockOptions } from "./create-mock.ts";

/** Starts a mock over HTTP; on a free port unless told otherwise. Resolves when it is ready to answer. */
export async function startMock({ port, host, ...options }: MockOptions & ListenOptions = {}): Promise<Listening> {
  const mock = createMock(options);
  await mock.prepare();
  return listenWith(mock.fetch, { port, host });
}
