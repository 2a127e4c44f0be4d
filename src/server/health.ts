import type { Reply } from "../api/reply.ts";
import { Router } from "../http/router.ts";
import type { Store } from "../stores/store.ts";

type Failed = (error: unknown) => void;

const ROUTER = new Router([
  { method: "GET", path: "/healthz", check: async () => OK },
  { method: "GET", path: "/readyz", check: checkStore },
]);
const OK: Reply = { status: 200, body: { status: "ok" } };

/**
 * Answers `/healthz`, which shows that the process runs, and `/readyz`, which shows that it can
 * also read its store. Only `failed` receives the reason if it can't. Undefined for any other path.
 */
export async function answerHealth(
  request: Request,
  { pathname }: URL,
  store: Pick<Store, "read">,
  failed: Failed,
): Promise<Reply | undefined> {
  if (!ROUTER.match(pathname)) return undefined;
  return ROUTER.answer(request.method, pathname, ({ check }) => check(store, failed));
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
