import { refuse } from "../api/reply.ts";
import { allowOf } from "../http/route.ts";
import { toResponse } from "../http/to-response.ts";
import type { Store } from "../stores/store.ts";

const PATHS: readonly string[] = ["/healthz", "/readyz"];
const ALLOW = { Allow: allowOf(["GET"]) };

/** `/healthz`: the process answers. `/readyz`: it can also read its store; why it can't is told to `failed` alone. */
export async function answerHealth(
  request: Request,
  { pathname }: URL,
  store: Pick<Store, "read">,
  failed: (error: unknown) => void,
): Promise<Response | undefined> {
  if (!PATHS.includes(pathname)) return undefined;
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: ALLOW });
  if (request.method !== "GET" && request.method !== "HEAD") {
    return toResponse(
      refuse(
        "method_not_allowed",
        `The method ${request.method} is not available here.`,
        [],
        ALLOW,
      ),
    );
  }
  if (pathname === "/healthz") return Response.json({ status: "ok" });
  try {
    await store.read(async () => true);
    return Response.json({ status: "ok" });
  } catch (error) {
    failed(error);
    return Response.json({ status: "unavailable" }, { status: 503 });
  }
}
