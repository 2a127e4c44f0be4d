// A server to which tests speak by hand, over its real listener.
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { type Listening, listenWith } from "../../src/servers/host/listen.ts";
import type { Fetch } from "../../src/servers/http/fetch.ts";
import { openPlainDoor, TOKEN } from "../servers/http/plain-door.ts";
import { head, type RawAnswer, type Step, speak } from "../servers/rest/raw-socket.ts";

export const PRODUCTS = "/v1/products/";
export const VALIDATE = "/v1/data-import/validate-account/";
export const ACCOUNT = '{"import_supplier":"NORDWERK","external_account_number":"NW-1"}';
export const CHUNKED = "Transfer-Encoding: chunked";
/** However long a slow machine takes, no caller of a test is late. */
const AN_HOUR = 3_600_000;
const AUTHORIZATION = `Authorization: Token ${TOKEN}`;
const JSON_TYPE = "Content-Type: application/json";

export const get = (path: string, ...headers: readonly string[]): string =>
  head(`GET ${path} HTTP/1.1`, "Host: a", ...headers);

/** The status of each answer, all of which are JSON. */
export const statusesOf = (answers: readonly RawAnswer[]): number[] =>
  answers.map(({ status, text }) => {
    JSON.parse(text);
    return status;
  });

/** Starts a server for the tests of a file, which serves others after each of them. */
export function serveByHand() {
  /** The paths of the requests that reached the front door in this test. */
  const seen: string[] = [];
  const door = openPlainDoor();
  /** What is behind the listener. */
  const answer: Fetch = (request) => {
    seen.push(new URL(request.url).pathname);
    return door.fetch(request);
  };
  let server: Listening;
  beforeAll(async () => {
    server = await listenWith(answer, { requestMilliseconds: AN_HOUR });
  });
  afterAll(() => server.close(0));
  afterEach(async () => {
    await expectToServe();
    expect(door.failures).toEqual([]);
    seen.length = 0;
  });

  const port = (): number => server.port;
  /** Another caller is served. */
  const expectToServe = async (url = server.url): Promise<void> => {
    const response = await fetch(url + PRODUCTS);
    expect(response.status).toBe(200);
    await response.text();
  };
  const post = (...headers: readonly string[]): string =>
    head(`POST ${VALIDATE} HTTP/1.1`, "Host: a", AUTHORIZATION, JSON_TYPE, ...headers);
  /** Closes our side after the steps, so that the server ends the connection. */
  const ask = async (...steps: readonly Step[]): Promise<number[]> =>
    statusesOf(await speak(port(), [...steps, 50, "end"], Number.POSITIVE_INFINITY));
  return { seen, answer, port, expectToServe, post, ask };
}
