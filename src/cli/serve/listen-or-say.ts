import type { Listening, ListenOptions } from "../../host/listen.ts";
import type { Fetch } from "../../http/front-door.ts";
import { UsageError } from "../command.ts";

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: "it is in use",
  EACCES: "it needs more rights",
  EADDRNOTAVAIL: "this machine does not have the address",
  ENOTFOUND: "there is no such host",
};

/** Starts to listen, or says in one line why the port can't be had. */
export async function listenOrSay(fetch: Fetch, options: ListenOptions): Promise<Listening> {
  if (options.port !== undefined && options.port > 65535) throw new UsageError(`There is no port ${options.port}; the last is 65535.`);
  const { listenWith } = await import("../../host/listen.ts");
  try {
    return await listenWith(fetch, options);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const reason = REASONS[code];
    if (reason === undefined) throw error;
    throw new UsageError(`Can't listen on ${options.host ?? "127.0.0.1"}:${options.port ?? 0}: ${reason}. Choose another with --port.`);
  }
}
