import type { Reply } from "../api/reply.ts";
import { Router } from "../http/router.ts";
import type { HttpRequest } from "../http/serve.ts";
import type { Store } from "../stores/store.ts";

type Failed = (error: unknown) => void;

/** How long a state of the store stands: a caller must not be able to make it write all the time. */
const STANDS_MILLISECONDS = 1_000;

const OK: Reply = { status: 200, body: { status: "ok" } };
const UNAVAILABLE: Reply = { status: 503, body: { status: "unavailable" } };

/**
 * Answers `/healthz`, which shows that the process runs, and `/readyz`, which shows that it can
 * also read and change its store. Only `failed` receives the reason if it can't. Undefined for any
 * other path.
 */
export function openHealth(store: Pick<Store, "read" | "probe">) {
  let checked: { readonly at: number; readonly reply: Promise<Reply> } | undefined;
  const checkStore = (failed: Failed): Promise<Reply> => {
    if (!checked || performance.now() - checked.at >= STANDS_MILLISECONDS)
      checked = { at: performance.now(), reply: probe(store, failed) };
    return checked.reply;
  };
  const checks = [
    { method: "GET", path: "/healthz", check: async () => OK },
    { method: "GET", path: "/readyz", check: checkStore },
  ];
  const router = new Router(checks);
  return ({ method, path }: HttpRequest, failed: Failed): Reply | Promise<Reply> | undefined =>
    checks.some((own) => own.path === path)
      ? router.answer(method, path, ({ check }) => check(failed))
      : undefined;
}

async function probe(store: Pick<Store, "read" | "probe">, failed: Failed): Promise<Reply> {
  try {
    await store.read(async () => true);
    await store.probe();
    return OK;
  } catch (error) {
    failed(error);
    return UNAVAILABLE;
  }
}
