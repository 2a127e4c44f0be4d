// The examples of the contract are one story: on the demo state every request in it is accepted, in the
// order of the document and in reverse. The dry run is, as documented, a 400.
import { describe, expect, test } from "vitest";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import { demoState } from "../../../src/fixtures.ts";
import { createMock } from "../../../src/mock.ts";
import { createApp } from "../../../src/server.ts";
import type { Fetch } from "../../../src/servers/http/fetch.ts";
import { TOKEN } from "../http/plain-door.ts";
import { toRequest, VALID_REQUESTS } from "./valid-requests.ts";

const REQUESTS = VALID_REQUESTS.flatMap((request) =>
  request.bodies.length === 0
    ? [request]
    : request.bodies.map((body) => ({ ...request, bodies: [body] })),
);
const DRY_RUN = "processAccount 400 dry_run_rolled_back";

const serve = (): Fetch => createApp({ state: demoState(), log: () => {} }).fetch;
const mock = (): Fetch => createMock().fetch;

async function send(fetch: Fetch, request: (typeof REQUESTS)[number]) {
  const sent = toRequest(request, "http://a", { Authorization: `Token ${TOKEN}` });
  const answer = await fetch(sent);
  return { status: answer.status, body: await answer.json() };
}

/** What is not accepted of all, one after the other. */
async function refusedOf(fetch: Fetch, requests: typeof REQUESTS): Promise<string[]> {
  const refused: string[] = [];
  for (const request of requests) {
    const { status, body } = await send(fetch, request);
    if (status >= 300) refused.push(`${request.operationId} ${status} ${body.code}`);
  }
  return refused;
}

describe.each([
  { name: "serve", open: serve },
  { name: "the mock", open: mock },
])("$name", ({ open }) => {
  test("accepts all but the dry run, in the order of the document", async () => {
    expect(REQUESTS.length).toBeGreaterThanOrEqual(25);
    expect(await refusedOf(open(), REQUESTS)).toEqual([DRY_RUN]);
  });

  test("and in reverse", async () => {
    expect(await refusedOf(open(), REQUESTS.toReversed())).toEqual([DRY_RUN]);
  });
});

test("what the examples of answers say of an account is so", async () => {
  const answers: Readonly<Record<string, unknown>> = Object.fromEntries(
    await Promise.all(
      VALID_REQUESTS.map(async (request) => {
        const { status, body } = await send(serve(), request);
        return [`${request.operationId} ${status}`, body];
      }),
    ),
  );
  const { paths } = openApi;
  const shown = paths["/v1/accounts/{account_number}/"].get.responses["200"];
  expect(answers["getAccount 200"]).toEqual(
    shown.content["application/json"].examples.imported.value,
  );
  const reads = "/v1/data-import/";
  const pair = "{import_supplier_code}/{external_account_number}/";
  const pending = paths[`${reads}pending-account-import-processes/${pair}`].get.responses["200"];
  expect(answers["listPendingAccountImportProcesses 200"]).toEqual(
    pending.content["application/json"].examples.staged.value,
  );
  const imported = paths[`${reads}imported-account-import-processes/${pair}`].get.responses["200"];
  expect(answers["listImportedAccountImportProcesses 200"]).toEqual(
    imported.content["application/json"].examples.imported.value,
  );
  const status = paths[`${reads}account-transfer-status/${pair}`].get.responses["200"];
  expect(answers["getAccountTransferStatus 200"]).toEqual(
    status.content["application/json"].examples.completed.value,
  );
  const instruction = paths["/v1/data-import/payment-instruction/create/"].post.responses["201"];
  expect(answers["createPaymentInstruction 201"]).toEqual(
    instruction.content["application/json"].examples.attached.value,
  );
});

test("each staging is answered as the mock answers it", async () => {
  const staged = REQUESTS.filter(({ operationId }) => operationId === "stageAccount");
  for (const request of staged)
    expect((await send(mock(), request)).status).toBe((await send(serve(), request)).status);
});
