// What mock --prism starts: Prism's own command line on the published document.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANSWERS } from "../../../generated/rest-answers.ts";
import { OPERATIONS } from "../../../generated/rest-operations.ts";
import { createMock } from "../../../src/mock.ts";
import { type CliServer, startCli } from "../../cli/cli-server.ts";
import { findDepartures } from "../rest/contract-check.ts";
import { toRequest, VALID_REQUESTS } from "../rest/valid-requests.ts";

const root = join(import.meta.dirname, "../../..");
let prism: CliServer;
let url: string;

beforeAll(async () => {
  prism = await startCli(["mock", "--prism", "--port", "0"]);
  url = prism.url;
});
afterAll(async () => {
  expect(await prism.end("SIGTERM")).toMatchObject({ code: 0, signal: null });
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});

const mock = createMock();

/** What an answer is to its caller, but for the headers that every answer of a server has. */
const seen = async (response: Response) => ({
  status: response.status,
  headers: DECLARED.map((name) => response.headers.get(name)),
  body: (await response.text()).replaceAll(NAMES, ""),
});
/** The mock answers with the names of the request, and with its own address. */
const NAMES = /NW-\d{6}|A-[\dA-F]{8}|NORDWERK(-2)?|https?:\/\/[^/"]+/g;
const DECLARED = ["content-type", "allow", "retry-after", "www-authenticate"];

/** The account that is staged again comes first: the mock, and not Prism, stages others anew. */
const REQUESTS = VALID_REQUESTS.map((request) =>
  request.operationId === "stageAccount"
    ? { ...request, bodies: request.bodies.slice(1) }
    : request,
);

describe.each(REQUESTS)("$operationId", (request) => {
  const { operationId, method, path } = request;

  test("is answered with its first success", async () => {
    const response = await fetch(toRequest(request, url));
    expect(response.status).toBe(
      Number(Object.keys(ANSWERS[operationId]).find((status) => Number(status) < 300)),
    );
    expect(
      findDepartures(method, path, response.status, response.headers, await response.json()),
    ).toEqual([]);
  });

  test("has the same answer as the mock for every status and example", async () => {
    const answers: Readonly<Record<string, readonly string[]>> = ANSWERS[operationId];
    const preferences = Object.entries(answers).flatMap(([code, names]) => [
      `code=${code}`,
      ...names.map((name) => `code=${code}, example=${name}`),
    ]);
    expect(preferences.length).toBeGreaterThan(Object.keys(answers).length);
    for (const preference of [undefined, ...preferences]) {
      // The mock answers as many transactions as were sent.
      if (operationId === "createTransactions" && /^(code=201)?$/.test(preference ?? "")) continue;
      const headers = preference === undefined ? {} : { Prefer: preference };
      const [plain, mocked] = await Promise.all([
        fetch(toRequest(request, url, headers)),
        mock.fetch(toRequest(request, "http://mock", headers)),
      ]);
      expect(await seen(mocked), preference).toEqual(await seen(plain));
    }
  });

  // Prism does not read the header, so that only the mock notices a mistaken Bearer.
  test("needs the header Authorization if the contract says so", async () => {
    const { isPublic } = OPERATIONS[operationId];
    const anonymous = toRequest(request, url);
    anonymous.headers.delete("Authorization");
    const response = await fetch(anonymous);
    expect(response.status === 401).toBe(!isPublic);
    expect(
      findDepartures(method, path, response.status, response.headers, await response.json()),
    ).toEqual([]);
    expect(
      (await fetch(toRequest(request, url, { Authorization: "Bearer demo" }))).status,
    ).toBeLessThan(300);
  });
});

test("no dependency of Prism runs a script at install that reports on who installs it", () => {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
  const { allowScripts } = read("package.json");
  const packages: Record<string, { hasInstallScript?: boolean }> =
    read("package-lock.json").packages;
  const withScript = Object.keys(packages).flatMap((path) =>
    packages[path]?.hasInstallScript ? [path.replace(/^.*node_modules\//, "")] : [],
  );
  expect(withScript).toContain("@scarf/scarf");
  expect(allowScripts["@scarf/scarf"]).toBe(false);
  expect(withScript.filter((name) => allowScripts[name] === undefined)).toEqual([]);
});
