import { readJson } from "../json/read-json.ts";

export interface TokenOptions {
  readonly apiKey: string;
  /** The address of the API: `https://api.example.com`. */
  readonly baseUrl: string;
  /** Sends requests; the `fetch` of the platform by default. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** The name of the token mutation. The default, `obtainPlatformToken`, is a stand-in for it. */
  readonly mutation?: string | undefined;
  /** The type of the mutation's input. The default, `ObtainPlatformTokenInput`, is a stand-in. */
  readonly input?: string | undefined;
  /** The path of the mutation below `baseUrl`. The default is `/v1/graphql/`, which is assumed. */
  readonly path?: `/${string}` | undefined;
  /** Other origins that receive the token, such as `https://files.example.com`. Default: none. */
  readonly origins?: readonly string[] | undefined;
  /** The life of a token in seconds. The default is an hour, which the contract assumes. */
  readonly tokenSeconds?: number | undefined;
}

/** The arguments of a middleware of openapi-fetch that `withToken` uses. */
interface Sent {
  readonly id: string;
  readonly request: Request;
}

export interface TokenMiddleware {
  onRequest(sent: Sent): Promise<Request>;
  onResponse(answered: Sent & { readonly response: Response }): Promise<Response | undefined>;
  onError(failed: { readonly id: string }): void;
}

interface TokenPair {
  readonly token: string;
  readonly refreshToken: string;
  /** The time at which the refresh token ends, in seconds since 1970. */
  readonly refreshExpiresIn: number;
}

/** The answer to an exchange. `errors` is GraphQL's, and `detail` that of every other refusal. */
interface Exchanged {
  readonly data?: Readonly<Record<string, TokenPair | null>> | null;
  readonly errors?: readonly { readonly message?: string }[];
  readonly detail?: string;
}

const TOKEN_SECONDS = 3600;
/** The share of the life of a token after which the token is renewed. */
const RENEWAL = 0.9;

/**
 * Makes a middleware for openapi-fetch that gets a token and sends it to the origin of the API. The
 * middleware renews the token before the token ends, and once after a 401. Calls that wait at the
 * same time wait for the same token.
 */
export function withToken(options: TokenOptions): TokenMiddleware {
  const send = options.fetch ?? ((request: Request) => fetch(request));
  const getToken = keepTokens(options, send);
  const trusted = new Set([options.baseUrl, ...(options.origins ?? [])].map(originOf));
  /** Copies of the requests under way, to send after a 401. A body can be read only once. */
  const underWay = new Map<string, { readonly request: Request; readonly token: string }>();
  return {
    async onRequest({ id, request }) {
      if (!trusted.has(originOf(request.url))) return request;
      const token = await getToken();
      const authorized = authorize(request, token);
      underWay.set(id, { request: authorized.clone(), token });
      return authorized;
    },
    async onResponse({ id, response }) {
      const sent = underWay.get(id);
      underWay.delete(id);
      if (response.status !== 401 || !sent) return undefined;
      return send(authorize(sent.request, await getToken(sent.token)));
    },
    onError({ id }) {
      underWay.delete(id);
    },
  };
}

/** Returns the origin of an address. Browsers resolve a relative address by the page's address. */
const originOf = (url: string): string => new URL(new Request(url).url).origin;

function authorize(request: Request, token: string): Request {
  const headers = new Headers(request.headers);
  headers.set("Authorization", `Token ${token}`);
  return new Request(request, { headers });
}

function keepTokens(
  {
    apiKey,
    baseUrl,
    mutation = "obtainPlatformToken",
    input: inputType = "ObtainPlatformTokenInput",
    path = "/v1/graphql/",
    tokenSeconds = TOKEN_SECONDS,
  }: TokenOptions,
  send: (request: Request) => Promise<Response>,
) {
  const url = baseUrl.replace(/\/$/, "") + path;
  const query = `mutation ($input: ${inputType}!) { ${mutation}(input: $input) { token refreshToken refreshExpiresIn } }`;
  let reason = "";
  let pair: TokenPair | undefined;
  let renewAt = 0;
  let renewal: Promise<string> | undefined;
  const obtain = async (input: object): Promise<TokenPair | null | undefined> => {
    const request = new Request(url, {
      method: "POST",
      redirect: "manual", // a redirect would take the API key along
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ query, variables: { input } }),
    });
    const answer = await send(request);
    const { data, errors, detail }: Exchanged = Object(readJson(await answer.text())?.value);
    // Browsers show no status of a redirect.
    reason = errors?.[0]?.message ?? detail ?? `status ${answer.status || "of a redirect"}`;
    return data?.[mutation];
  };
  const renew = async (): Promise<string> => {
    const oldPair = pair;
    pair = undefined;
    const isFresh = oldPair && oldPair.refreshExpiresIn * 1000 > Date.now();
    const next =
      (isFresh && (await obtain({ refreshToken: oldPair.refreshToken }))) ||
      (await obtain({ APIKey: apiKey }));
    if (!next?.token) throw new Error(`The API key was not exchanged for a token: ${reason}`);
    pair = next;
    renewAt = Date.now() + tokenSeconds * 1000 * RENEWAL;
    return next.token;
  };
  const renewOnce = () =>
    (renewal ??= renew().finally(() => {
      renewal = undefined;
    }));
  /** Returns a token that is not the refused one. */
  return async (refused?: string): Promise<string> => {
    const isGood = refused === undefined ? Date.now() < renewAt : pair?.token !== refused;
    return pair && !renewal && isGood ? pair.token : renewOnce();
  };
}
