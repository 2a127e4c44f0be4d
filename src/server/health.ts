import type { Store } from "../stores/store.ts";

/** `/healthz`: the process answers. `/readyz`: it can also read its store. */
export async function answerHealth(request: Request, { pathname }: URL, store: Store): Promise<Response | undefined> {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  if (pathname === "/healthz") return Response.json({ status: "ok" });
  if (pathname !== "/readyz") return undefined;
  const isReady = await store.read(async () => true).catch(() => false);
  return Response.json({ status: isReady ? "ok" : "unavailable" }, { status: isReady ? 200 : 503 });
}
