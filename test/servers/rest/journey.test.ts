// The examples of the contract about one account, from its products to its last payment instruction:
// they work in this order, and nothing of them is lost.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ALL_EVENTS } from "../../../generated/all-events.ts";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import type { OperationId } from "../../../generated/rest-operations.ts";
import { API_KEY } from "../http/plain-door.ts";
import type { Answer, Client } from "./client.ts";
import { HOSTS, type Running } from "./hosts.ts";
import { aboutAccount, VALID_REQUESTS } from "./valid-requests.ts";

const { paths, components } = openApi;
const EXTERNAL = "NW-204981";
const ACCOUNT = {
  ...components.examples.accountComplete.value,
  external_account_number: EXTERNAL,
};
const { transactions } =
  paths["/v1/data-import/transactions/create/"].post.requestBody.content["application/json"]
    .examples.transactions.value;
const { statements } =
  paths["/v1/data-import/historical-statements/create/"].post.requestBody.content[
    "application/json"
  ].examples.statements.value;
const NUMBER = "A-9E4D07B2";
const QUERY =
  "mutation Obtain($input: ObtainPlatformTokenInput!) { obtainPlatformToken(input: $input) { token refreshToken } }";

describe.each(HOSTS)("$name", ({ start }) => {
  let running: Running;
  let client: Client;
  let token: string;
  beforeEach(async () => {
    running = await start({
      ids: { accountNumber: () => NUMBER, secret: () => crypto.randomUUID() },
    });
    client = running.client;
    const { body } = await client.post(
      "/v1/graphql/",
      { query: QUERY, variables: { input: { APIKey: API_KEY } } },
      { anonymous: true },
    );
    token = body.data.obtainPlatformToken.token;
  });
  afterEach(() => running.close());

  /** Sends an example as it is, with the token. */
  const send = (operationId: OperationId, example = 0): Promise<Answer> => {
    const valid = VALID_REQUESTS.find((candidate) => candidate.operationId === operationId);
    if (!valid) throw new Error(`There is no example of ${operationId}.`);
    const request = aboutAccount(valid, EXTERNAL);
    const sent = { headers: { Authorization: `Token ${token}` } };
    return request.method === "GET"
      ? client.get(request.path, sent)
      : client.post(request.path, request.bodies[example], sent);
  };
  const sendAll = async (...operationIds: OperationId[]): Promise<Answer[]> => {
    const answers: Answer[] = [];
    for (const operationId of operationIds) answers.push(await send(operationId));
    return answers;
  };

  test("every step succeeds", async () => {
    const answers = await sendAll(
      "validateProducts",
      "createProducts",
      "validateAccount",
      "stageAccount",
      "processAccount",
      "getAccountTransferStatus",
      "listAccountImportProcesses",
      "listImportedAccountImportProcesses",
      "createNotes",
      "createTransactions",
      "createHistoricalStatements",
      "createPaymentInstruction",
      "getAccount",
      "listProducts",
    );
    expect(answers.map(({ status }) => status)).toEqual([
      200, 201, 200, 201, 201, 200, 200, 200, 201, 201, 201, 201, 200, 200,
    ]);
    for (const { type, payload } of running.events)
      expect(ALL_EVENTS[type]?.validate(payload, { unknown: "report" })).toMatchObject({
        ok: true,
      });
  });

  test("what is validated, and what is stored, is all that was sent", async () => {
    expect((await send("validateProducts")).body).toEqual(
      components.examples.productsElectricityAndGas.value,
    );
    expect((await send("validateAccount")).body).toEqual(ACCOUNT);
    await sendAll(
      "stageAccount",
      "processAccount",
      "createTransactions",
      "createHistoricalStatements",
      "createPaymentInstruction",
    );
    const shown = await running.app.fetch(
      new Request(`http://127.0.0.1/__control/accounts/${NUMBER}`),
    );
    expect(await shown.json()).toMatchObject({
      import_data: ACCOUNT,
      transactions: transactions.map((transaction_data) => ({ transaction_data })),
      statements: [...ACCOUNT.statements, ...statements],
      payment_instructions: [{ type: "DIRECT_DEBIT" }],
    });
  });

  test("every step can be repeated, and adds nothing twice", async () => {
    const steps: OperationId[] = [
      "createNotes",
      "createTransactions",
      "createHistoricalStatements",
      "createPaymentInstruction",
    ];
    await sendAll("stageAccount", "processAccount", ...steps);
    const before = await (
      await running.app.fetch(new Request(`http://127.0.0.1/__control/accounts/${NUMBER}`))
    ).json();
    const answers = await sendAll(...steps);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(answers[0]?.body.map((note: { status: string }) => note.status)).toEqual([
      "NOTE_ALREADY_EXISTS",
      "NOTE_ALREADY_EXISTS",
    ]);
    expect(
      await (
        await running.app.fetch(new Request(`http://127.0.0.1/__control/accounts/${NUMBER}`))
      ).json(),
    ).toEqual(before);
  });
});
