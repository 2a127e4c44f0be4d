import type { HostOptions, Listening } from "../../host/listen.ts";
import { isSystemError } from "../../host/system-error.ts";
import type { Fetch } from "../../http/front-door.ts";
import { type Io, UsageError } from "../command.ts";

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: "it is in use",
  EACCES: "it needs more rights",
  EADDRNOTAVAIL: "this machine does not have the address",
  ENOTFOUND: "there is no such host",
};

/** Codes of errors that another port does not help with. */
const HOST_CODES = ["EADDRNOTAVAIL", "ENOTFOUND"];

interface Hosting extends HostOptions {
  /** Prints where it listens. */
  readonly announce: (url: string) => void;
  /** Called when it was asked to end, before requests are cut. */
  readonly ending?: () => void;
  /** How long requests that it began may take when it is to end. */
  readonly graceMilliseconds?: number;
  /** Ends it as being asked to does. */
  readonly until?: Promise<void> | undefined;
}

/** Listens, says so, and resolves when the process was asked to end and the requests that it began are answered or cut. */
export async function serveUntilEnded(fetch: Fetch, hosting: Hosting, io: Io): Promise<void> {
  const { announce, ending, graceMilliseconds, until, ...options } = hosting;
  const listening = await listenOrSay(fetch, options);
  // First of all: whoever reads the address may ask for the end in the same moment.
  const ended = Promise.race([untilEnded(io), ...(until ? [until] : [])]);
  announce(listening.url);
  await ended;
  ending?.();
  await listening.close(graceMilliseconds);
}

/** Starts to listen, or says in one line why the port can't be had. */
async function listenOrSay(fetch: Fetch, options: HostOptions): Promise<Listening> {
  if (options.port !== undefined && options.port > 65535)
    throw new UsageError(`There is no port ${options.port}; the last is 65535.`);
  if (options.host?.trim() === "")
    throw new UsageError("--host needs a name or an address, and got an empty text.");
  const { listenWith } = await import("../../host/listen.ts");
  try {
    return await listenWith(fetch, options);
  } catch (error) {
    const code = isSystemError(error) ? String(error.code) : "";
    const reason = REASONS[code];
    if (reason === undefined) throw error;
    throw new UsageError(
      `Can't listen on ${options.host ?? "127.0.0.1"}:${options.port ?? 0}: ${reason}. Choose another with ${HOST_CODES.includes(code) ? "--host" : "--port"}.`,
    );
  }
}

/** Who started this process. It may be gone before a server has started. */
const PARENT = process.ppid;
const LOOK_EVERY_MILLISECONDS = 200;

/** Resolves when the process is asked to end, also where only npx was asked to. */
function untilEnded(io: Pick<Io, "untilStopped" | "env">): Promise<void> {
  return io.env.npm_command === "exec"
    ? Promise.race([io.untilStopped(), parentGone()])
    : io.untilStopped();
}

/** npx passes SIGTERM on to the shell that it starts programs with, and no further: the program would run on without anybody. */
function parentGone(): Promise<void> {
  return new Promise((resolve) => {
    const look = setInterval(() => {
      if (process.ppid === PARENT) return;
      clearInterval(look);
      resolve();
    }, LOOK_EVERY_MILLISECONDS);
    look.unref();
  });
}
