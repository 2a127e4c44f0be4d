// Every answer that the mock can give, from the command as a process. A validator that is not Prism
// checks them against the contract.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import { ANSWERS } from "../../../generated/rest-answers.ts";
import { createMock, startMock } from "../../../src/mock.ts";
import type { LogEntry } from "../../../src/servers/http/log.ts";
import { type CliServer, startCli } from "../../cli/cli-server.ts";
import { findDepartures } from "../rest/contract-check.ts";
import { toRequest, VALID_REQUESTS, type ValidRequest } from "../rest/valid-requests.ts";

let mock: CliServer;
beforeAll(async () => {
  mock = await startCli(["mock", "--port", "0", "--quiet"]);
});
afterAll(() => mock.end());

async function ask(request: ValidRequest, prefer: string, base = mock.url) {
  const response = await fetch(toRequest(request, base, prefer ? { Prefer: prefer } : {}));
  const body: unknown = await response.json();
  expect(
    findDepartures(request.method, request.path, response.status, response.headers, body),
  ).toEqual([]);
  return { status: response.status, headers: response.headers, body };
}

const CASES = VALID_REQUESTS.flatMap((request) =>
  Object.entries(ANSWERS[request.operationId]).flatMap(([status, names]) =>
    (names as readonly string[]).map((name) => ({ ...request, status: Number(status), name })),
  ),
);

describe("an example is answered by its status and name", () => {
  test("for every answer that the contract declares", () => {
    expect(CASES.length).toBeGreaterThan(150);
    const declared = VALID_REQUESTS.flatMap(({ operationId }) =>
      Object.entries(ANSWERS[operationId]),
    );
    expect(declared.filter(([, names]) => names.length === 0)).toEqual([]);
  });

  test.each(CASES)("$operationId $status $name", async ({ status, name, ...request }) => {
    const both = await ask(request, `code=${status}, example=${name}`);
    expect(both.status).toBe(status);
    expect(JSON.stringify(both.body)).not.toMatch(/"string"|"lorem/i);
    const split = await ask(request, `example="${name}"; code=${status}`);
    expect(split.body).toEqual(both.body);
  });
});

/** What the contract ties to a request: accounts that are staged again and first, and a dry run. */
const TIED: Readonly<Record<string, readonly number[]>> = {
  stageAccount: [201, 200, 201],
  processAccount: [201, 400],
};

describe.each(VALID_REQUESTS)("$operationId", (request) => {
  const answers: Readonly<Record<string, readonly string[]>> = ANSWERS[request.operationId];
  const statuses = Object.keys(answers).map(Number);

  test("answers what it should by itself, for every request of its examples", async () => {
    const success = statuses.find((status) => status < 300);
    const bodies = request.bodies.length > 0 ? request.bodies : [undefined];
    const answered = bodies.map(async (body) => {
      const own = { ...request, bodies: body === undefined ? [] : [body] };
      return (await ask(own, "")).status;
    });
    expect(await Promise.all(answered)).toEqual(
      TIED[request.operationId] ?? bodies.map(() => success),
    );
  });

  test("answers a name without a status", async () => {
    for (const status of statuses) {
      for (const name of answers[status] ?? []) {
        const first = statuses.find((candidate) => answers[candidate]?.includes(name));
        expect((await ask(request, `example=${name}`)).status).toBe(first);
      }
    }
  });

  test("generates values for its first success if no status is given", async () => {
    const { status, body } = await ask(request, "dynamic=true");
    const [tied] = TIED[request.operationId] ?? [];
    expect(status).toBe(tied ?? statuses.find((candidate) => candidate < 300));
    expect(body).toEqual((await ask(request, `code=${status}, dynamic=true`)).body);
  });

  test("answers the named example even if values are to be generated", async () => {
    for (const status of statuses) {
      for (const name of answers[status] ?? []) {
        const { body } = await ask(request, `dynamic=true, example=${name}, code=${status}`);
        expect(body).toEqual((await ask(request, `code=${status}, example=${name}`)).body);
      }
    }
  });
});

test("another seed gives other values, and the same one the same in another mock", async () => {
  const request = VALID_REQUESTS.find(
    ({ operationId }) => operationId === "listProducts",
  ) as ValidRequest;
  const other = await startMock({ seed: "other" });
  const twin = await startMock({ seed: "other" });
  const answers = await Promise.all(
    [mock, other, twin].map(async ({ url }) =>
      // Links lead to the server itself.
      JSON.stringify((await ask(request, "dynamic=true", url)).body).replaceAll(url, ""),
    ),
  );
  await Promise.all([other.close(), twin.close()]);
  expect(answers[1]).not.toBe(answers[0]);
  expect(answers[2]).toBe(answers[1]);
});

test("a 429 says when to try again, a 405 what is allowed, a 401 which scheme to use and never Basic", async () => {
  const request = VALID_REQUESTS.find(
    ({ operationId }) => operationId === "processAccount",
  ) as ValidRequest;
  expect((await ask(request, "code=429")).headers.get("retry-after")).toMatch(/^\d+$/);
  expect((await ask(request, "code=405")).headers.get("allow")).toBe("POST, OPTIONS");
  expect((await ask(request, "code=401")).headers.get("www-authenticate")).toMatch(/^Token /);
});

test("lists end: no example leads to a next page", () => {
  expect(JSON.stringify(openApi)).not.toMatch(/"next":"/);
});

describe("a Prefer that can't be met is refused with what there is", () => {
  const request = VALID_REQUESTS.find(
    ({ operationId }) => operationId === "getAccount",
  ) as ValidRequest;
  test.each([
    [
      "code=418",
      "This operation has no answer with the code 418. It has: 200, 400, 401, 404, 405, 500.",
    ],
    [
      "code=abc",
      "This operation has no answer with the code abc. It has: 200, 400, 401, 404, 405, 500.",
    ],
    [
      "code=404, example=importd",
      "The answer 404 of this operation has no example importd. It has: not_found.",
    ],
    [
      "example=importd",
      "This operation has no example importd; did you mean imported? It has: imported,",
    ],
    ["dynamic=yes", "dynamic takes true or false, not yes."],
    ["code", "code needs a value: code=..."],
  ])("%s", async (prefer, detail) => {
    const { status, body } = await ask(request, prefer);
    expect([status, body]).toMatchObject([
      400,
      { code: "invalid_request", detail: expect.stringContaining(detail) },
    ]);
  });

  test.each([
    "return=minimal, respond-async, wait=0, code=404",
    "Safe, odata.maxpagesize=10, code=404",
    'code=404, return=representation; foo="some parameter"',
    "code=404, code=400",
    "exmple=imported, mode=x, code=404",
    ", ,=,code=404,",
  ])(
    "but preferences that are not known are ignored, and of one given twice the first counts: %s",
    async (prefer) => {
      expect((await ask(request, prefer)).status).toBe(404);
    },
  );
});

test("an unknown preference is ignored, and the log says what was meant", async () => {
  const lines: string[] = [];
  const note = (entry: LogEntry) => void (entry.kind === "note" && lines.push(entry.text));
  const { fetch } = createMock({ log: Object.assign(note, { requests: true }) });
  const prefer = `mode=404, return=minimal, ${"x".repeat(500)}`;
  const request = new Request("http://mock/v1/products/", { headers: { Prefer: prefer } });
  expect((await fetch(request)).status).toBe(200);
  expect(lines).toEqual([
    "The preference mode is ignored; did you mean code? There are: code, example, dynamic, wait.",
    "The preference return is ignored. There are: code, example, dynamic, wait.",
    `The preference ${"x".repeat(100)}... is ignored. There are: code, example, dynamic, wait.`,
  ]);
});

test.each([
  ["spaces before a wrong code", `code=${" ".repeat(2_000_000)}"x"y`, 400],
  ["spaces before a lone quote", `${" ".repeat(2_000_000)}x"`, 200],
  ["quotes", `code=${'"'.repeat(2_000_000)}x`, 400],
])(
  "a Prefer of many %s, which would take an hour in time that grew with the square",
  async (_, prefer, status) => {
    const { fetch } = createMock();
    const request = new Request("http://mock/v1/products/", { headers: { Prefer: `${prefer},` } });
    expect((await fetch(request)).status).toBe(status);
  },
);

const TOKEN_REQUEST = VALID_REQUESTS.find(
  ({ operationId }) => operationId === "obtainPlatformToken",
) as ValidRequest;

test("the example of a token can be refreshed until a time that is not in the past", async () => {
  const { body } = await ask(TOKEN_REQUEST, "example=token");
  expect((body as TokenAnswer).data.obtainPlatformToken.refreshExpiresIn).toBe(
    Date.UTC(2100, 0, 1) / 1000,
  );
});

interface TokenAnswer {
  readonly data: { readonly obtainPlatformToken: { readonly refreshExpiresIn: number } };
}
