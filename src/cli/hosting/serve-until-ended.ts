import { isSystemError } from "../../library/text/system-error.ts";
import type { HostOptions, Listening } from "../../servers/host/listen.ts";
import { type ConsoleHost, serveConsole } from "../../servers/host/serve-console.ts";
import { untilParentGone } from "../../servers/host/until-parent-gone.ts";
import { narrowOrigins } from "../../servers/http/cors.ts";
import { type Fetch, type HttpAnswer, toFetch, toServe } from "../../servers/http/fetch.ts";
import { type Io, UsageError } from "../command.ts";

export interface Running {
  readonly fetch: Fetch;
  close?(): Promise<void>;
}

interface Hosting extends HostOptions {
  /** The origins whose pages may read answers; an empty list allows all. */
  readonly origins: readonly string[];
  /** Facts about the server for the page at /. Without facts, there is no page. */
  readonly page?: ConsoleHost | undefined;
  /** If true, the start prints only the address. Without `print`, standard output takes it. */
  readonly isQuiet: boolean;
  readonly print?: ((text: string) => unknown) | undefined;
  readonly welcome: (url: string) => string;
  /** Runs when the server is asked to end, before requests are cut. */
  readonly ending?: () => void;
  readonly graceMilliseconds?: number;
  readonly until?: Promise<void> | undefined;
}

/** Runs a server until it is asked to end. Then answers or cuts begun requests, and closes it. */
export async function serveUntilEnded({ fetch, close }: Running, hosting: Hosting, io: Io) {
  const { origins, page, isQuiet, print = io.out, welcome, ...more } = hosting;
  const { ending, graceMilliseconds, until, ...options } = more;
  const narrowed = narrowOrigins(fetch, origins);
  try {
    const listening = await listen(page ? serveConsole(narrowed, page) : narrowed, options);
    // Listens for the end first, because the reader of the address may end the server at once.
    const ended = Promise.race([untilEnded(io), ...(until ? [until] : [])]);
    if (isQuiet) print(`${listening.url}\n`);
    else io.err(welcome(listening.url));
    await ended;
    ending?.();
    await listening.close(graceMilliseconds);
  } finally {
    await close?.();
  }
}

/** Wraps a server, so that it answers all begun requests before it closes. */
export function finishing({ fetch, close }: Running): Required<Running> {
  const serve = toServe(fetch);
  const begun = new Set<Promise<HttpAnswer>>();
  return {
    fetch: toFetch((request) => {
      const answer = serve(request);
      begun.add(answer);
      return answer.finally(() => begun.delete(answer));
    }),
    async close() {
      await Promise.allSettled(begun);
      await close?.();
    },
  };
}

async function listen(fetch: Fetch, options: HostOptions): Promise<Listening> {
  const { host = "127.0.0.1", port = 0 } = options;
  const { listenWith } = await import("../../servers/host/listen.ts");
  try {
    return await listenWith(fetch, options);
  } catch (error) {
    const [reason, option] = (isSystemError(error) && REASONS[String(error.code)]) || [];
    if (reason === undefined) throw error;
    throw new UsageError(
      `Can't listen on ${host}:${port}: ${reason}. Choose another with ${option}.`,
    );
  }
}

const REASONS: Readonly<Record<string, readonly [reason: string, option: string]>> = {
  EADDRINUSE: ["it is in use", "--port"],
  EACCES: ["it needs more rights", "--port"],
  EADDRNOTAVAIL: ["this machine does not have the address", "--host"],
  ENOTFOUND: ["there is no such host", "--host"],
};

/** Resolves when the process is asked to end, even if only npx was asked. */
export function untilEnded(io: Pick<Io, "untilStopped" | "env">): Promise<void> {
  return io.env.npm_command === "exec"
    ? Promise.race([io.untilStopped(), untilParentGone()])
    : io.untilStopped();
}
