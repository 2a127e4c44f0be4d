import { expect } from "vitest";
import { API_KEY } from "../http/plain-door.ts";
import { findDepartures } from "./contract-check.ts";

/** What the servers of tests let in. */
export const AUTHORIZATION = `Basic ${btoa(`${API_KEY}:`)}`;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every kind, and each was checked against the contract before
  readonly body: any;
}
export interface Sent {
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends no credentials. */
  readonly anonymous?: boolean;
}

/**
 * Calls a server and checks every answer against the contract: one that breaks it fails the test.
 */
export interface Client {
  get(path: string, sent?: Sent): Promise<Answer>;
  post(path: string, body: unknown, sent?: Sent): Promise<Answer>;
}

export function createClient(
  send: (request: Request) => Promise<Response>,
  base: string,
  authorization: string,
): Client {
  const call = async (
    method: string,
    path: string,
    body: unknown,
    { query = {}, headers = {}, anonymous }: Sent = {},
  ): Promise<Answer> => {
    const url = new URL(path, base);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const request = new Request(url, {
      method,
      headers: {
        ...(anonymous ? {} : { Authorization: authorization }),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const response = await send(request);
    const answer = {
      status: response.status,
      headers: response.headers,
      body: await response.json(),
    };
    expect(
      findDepartures(method, url.pathname, answer.status, answer.headers, answer.body),
    ).toEqual([]);
    return answer;
  };
  return {
    get: (path, sent) => call("GET", path, undefined, sent),
    post: (path, body, sent) => call("POST", path, body, sent),
  };
}
