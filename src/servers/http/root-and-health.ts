// Every server answers `/` and its health, which are not in the contract.
import { type Reply, refuse } from "../api/reply.ts";
import type { HttpRequest } from "./fetch.ts";
import { type Endpoint, Router } from "./router.ts";

const CONTROL = "/__control/";

export const isControl = ({ path }: Pick<HttpRequest, "path">): boolean => path.startsWith(CONTROL);

interface Options {
  readonly server: "serve" | "mock";
  readonly control?: boolean;
  readonly publicUrl?: string | null;
  /** Checks that the server can work. Rejects if it can't. */
  readonly probe?: () => Promise<unknown>;
  failed(error: unknown, requestId: string): void;
}

type Answer = (request: HttpRequest, requestId: string) => Promise<Reply>;

/** The time for which a probe's result is reused, so that callers can't cause many writes. */
const STANDS_MILLISECONDS = 1_000;

const OK: Reply = { status: 200, body: { status: "ok" } };
const UNAVAILABLE: Reply = { status: 503, body: { status: "unavailable" } };

/** Makes a function that answers `/`, `/healthz`, `/readyz` and a closed /__control/. */
export function answerRootAndHealth({ server, control, publicUrl, probe, failed }: Options) {
  let checked: { readonly time: number; readonly reply: Promise<Reply> } | undefined;
  const look = async (requestId: string): Promise<Reply> => {
    try {
      await probe?.();
      return OK;
    } catch (error) {
      failed(error, requestId);
      return UNAVAILABLE;
    }
  };
  const ready: Answer = (_, requestId) => {
    if (!checked || performance.now() - checked.time >= STANDS_MILLISECONDS)
      checked = { time: performance.now(), reply: look(requestId) };
    return checked.reply;
  };
  const paths = {
    products: "/v1/products/",
    health: "/healthz",
    ready: "/readyz",
    ...(control && { control: CONTROL }),
  };
  const root: Answer = async (request) => {
    const links = linksTo(paths, baseOf(request, publicUrl));
    const body = { server: `energy-contracts ${server}`, links };
    return { status: 200, body, headers: { Vary: "Accept" } };
  };
  const endpoints: readonly (Endpoint & { readonly answer: Answer })[] = [
    { method: "GET", path: "/", answer: root },
    { method: "GET", path: "/healthz", answer: async () => OK },
    { method: "GET", path: "/readyz", answer: ready },
  ];
  const router = new Router(endpoints);
  return (request: HttpRequest, requestId: string): Reply | Promise<Reply> | undefined => {
    if (isControl(request) && !control) return refuse("not_found", CLOSED[server]);
    if (!endpoints.some(({ path }) => path === request.path)) return undefined;
    return router.answer(request.method, request.path, ({ answer }) => answer(request, requestId));
  };
}

/** Returns the address with which links begin: the address that callers use. */
export function baseOf({ base, origin }: HttpRequest, publicUrl?: string | null): string {
  const baseAddress = base ?? publicUrl;
  return baseAddress ? new URL(baseAddress).href.replace(/\/$/, "") : origin;
}

export const linksTo = (paths: Readonly<Record<string, string>>, base: string) =>
  Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, base + path]));

const CLOSED = {
  serve: `${CONTROL} is closed. Open it with: energy-contracts serve --control, or in code with createApp({ control: true }).`,
  mock: `A mock has no ${CONTROL}, because it remembers nothing. Start a server that has it with: energy-contracts serve --control.`,
};
