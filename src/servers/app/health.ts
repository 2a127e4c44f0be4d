import type { Reply } from "../api/reply.ts";
import { Router } from "../http/router.ts";
import type { HttpRequest } from "../http/serve.ts";
import type { Store } from "../stores/store.ts";

type Failed = (error: unknown) => void;

const CHECKS = [
  { method: "GET", path: "/healthz", check: async () => OK },
  { method: "GET", path: "/readyz", check: checkStore },
];
const ROUTER = new Router(CHECKS);
const OK: Reply = { status: 200, body: { status: "ok" } };

/**
 * Answers `/healthz`, which shows that the process runs, and `/readyz`, which shows that it can
 * also read its store. Only `failed` receives the reason if it can't. Undefined for any other path.
 */
export function answerHealth(
  { method, path }: HttpRequest,
  store: Pick<Store, "read">,
  failed: Failed,
): Reply | Promise<Reply> | undefined {
  if (!CHECKS.some((own) => own.path === path)) return undefined;
  return ROUTER.answer(method, path, ({ check }) => check(store, failed));
}

async function checkStore(store: Pick<Store, "read">, failed: Failed): Promise<Reply> {
  try {
    await store.read(async () => true);
    return OK;
  } catch (error) {
    failed(error);
    return { status: 503, body: { status: "unavailable" } };
  }
}
