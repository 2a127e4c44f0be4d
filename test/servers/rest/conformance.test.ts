// The reference server can answer with every status that the contract declares for an operation,
// and every code that its examples show.
import { expect, test } from "vitest";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import { ANSWERS } from "../../../generated/rest-answers.ts";
import { OPERATIONS, type OperationId } from "../../../generated/rest-operations.ts";
import { ERROR_CODES } from "../../../generated/rest-values.ts";
import { type AppOptions, createApp } from "../../../src/servers/app/create-app.ts";
import { createMemoryStore } from "../../../src/servers/stores/memory/memory-store.ts";
import type { Store } from "../../../src/servers/stores/store.ts";
import { AUTHORIZATION } from "./client.ts";
import { findDepartures } from "./contract-check.ts";
import { aboutAccount, toRequest, VALID_REQUESTS } from "./valid-requests.ts";

const BASE = "http://127.0.0.1";

interface Answer {
  readonly status: number;
  readonly body: { readonly code?: string };
}
/** A server, and the ways to bring it into a state. */
interface Scene {
  /** Sends the valid request of the operation, with changes. */
  ask(change?: {
    body?: unknown;
    path?: string;
    method?: string;
    headers?: Record<string, string>;
    text?: string;
  }): Promise<Answer>;
  stage(number?: string, supplier?: string): Promise<unknown>;
  process(number?: string): Promise<unknown>;
  /** The operator marks the account to be skipped. */
  skip(): Promise<unknown>;
  post(path: string, body: unknown): Promise<unknown>;
}
/** How a status is brought about, and the code that comes with it. */
interface Case {
  readonly code?: keyof typeof ERROR_CODES;
  readonly options?: AppOptions;
  run(scene: Scene): Promise<Answer>;
}

const broken: Store = {
  ...createMemoryStore(),
  read: () => Promise.reject(new Error("the store is down")),
  ask: () => Promise.reject(new Error("the store is down")),
  write: () => Promise.reject(new Error("the store is down")),
};
/** Holds an import until another call was answered. */
const held = Promise.withResolvers<void>();
const quiet: AppOptions = { control: true, log: () => {} };

const STAGE = "/v1/data-import/account-import-process/create-or-update/";
const NUMBER = "NW-204981";
const account = (number = NUMBER, supplier = "NORDWERK") => ({
  import_supplier: supplier,
  external_account_number: number,
});
const processing = (number = NUMBER, supplier = "NORDWERK") => ({
  ...account(number, supplier),
  operations_team_name: "migrations-north",
});

function sceneOf(operationId: OperationId, options: AppOptions = {}): Scene {
  const app = createApp({ ...quiet, ...options });
  const valid = VALID_REQUESTS.find((request) => request.operationId === operationId);
  if (!valid) throw new Error(`There is no request for ${operationId}.`);
  const send = (method: string, path: string, body: unknown) =>
    app.fetch(
      new Request(BASE + path, {
        method,
        headers: { Authorization: AUTHORIZATION, "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    );
  const post = (path: string, body: unknown) => send("POST", path, body);
  return {
    async ask({ body, path, method, headers, text } = {}) {
      const request = toRequest(
        {
          ...aboutAccount(valid, NUMBER),
          ...(path === undefined ? {} : { path }),
          ...(body === undefined ? {} : { bodies: [body] }),
        },
        BASE,
        { Authorization: AUTHORIZATION, ...headers },
      );
      const changed =
        text === undefined && method === undefined
          ? request
          : new Request(request, {
              method: method ?? request.method,
              ...(text === undefined ? {} : { body: text }),
            });
      const response = await app.fetch(changed);
      const answer: unknown = await response.json();
      expect(
        findDepartures(
          changed.method,
          new URL(changed.url).pathname,
          response.status,
          response.headers,
          answer,
        ),
      ).toEqual([]);
      return { status: response.status, body: answer as Answer["body"] };
    },
    stage: (number, supplier) => post(STAGE, account(number, supplier)),
    process: (number) =>
      post("/v1/data-import/account-import-process/process/", processing(number)),
    skip: () => send("PUT", `/__control/imports/NORDWERK/${NUMBER}`, { skipped: true }),
    post,
  };
}

type Change = Parameters<Scene["ask"]>[0];
/** Asks after something else was done. */
const after =
  (before: (scene: Scene) => Promise<unknown>, change?: Change) =>
  async (scene: Scene): Promise<Answer> => {
    await before(scene);
    return scene.ask(change);
  };

const imported = async (scene: Scene) => {
  await scene.stage();
  await scene.process();
};
const afterImport = (body: object): Record<number, readonly Case[]> => ({
  201: [{ run: after(imported, { body: { ...account(), ...body } }) }],
});
const notImported: Case = { code: "account_not_imported", run: after((scene) => scene.stage()) };

/** What each operation answers, but for what all of them do. */
const CASES: { readonly [Id in OperationId]: Readonly<Record<number, readonly Case[]>> } = {
  obtainPlatformToken: {
    200: [{ run: (scene) => scene.ask() }],
    400: [{ code: "invalid_request", run: (scene) => scene.ask({ body: {} }) }],
  },
  validateProducts: {
    200: [{ run: (scene) => scene.ask() }],
    400: [{ code: "product_failed_validation", run: (scene) => scene.ask({ body: [{}] }) }],
  },
  createProducts: {
    201: [{ run: (scene) => scene.ask() }],
    400: [
      {
        code: "product_failed_validation",
        run: (scene) => scene.ask({ body: [{ code: "A" }, { code: "A" }] }),
      },
    ],
  },
  validateAccount: {
    200: [{ run: (scene) => scene.ask() }],
    400: [{ code: "account_failed_validation", run: (scene) => scene.ask({ body: {} }) }],
  },
  stageAccount: {
    200: [{ run: after((scene) => scene.stage(), { body: account() }) }],
    201: [{ run: (scene) => scene.ask() }],
    400: [
      { code: "account_failed_validation", run: (scene) => scene.ask({ body: {} }) },
      { code: "account_already_imported", run: after(imported, { body: account() }) },
      { code: "account_skipped", run: (scene) => scene.ask({ body: account("TEST-SKIPPED") }) },
      { code: "supplier_paused", run: (scene) => scene.ask({ body: account("1", "TEST-PAUSED") }) },
      {
        code: "supplier_complete",
        run: (scene) => scene.ask({ body: account("1", "TEST-COMPLETE") }),
      },
      { code: "supplier_not_found", run: (scene) => scene.ask({ body: account("1", "NOBODY") }) },
    ],
  },
  processAccount: {
    201: [{ run: after((scene) => scene.stage()) }],
    400: [
      { code: "invalid_request", run: (scene) => scene.ask({ body: {} }) },
      { code: "account_not_staged", run: (scene) => scene.ask() },
      { code: "account_already_imported", run: after(imported) },
      {
        code: "operations_team_not_found",
        run: after((scene) => scene.stage(), {
          body: { ...processing(), operations_team_name: "?" },
        }),
      },
      {
        code: "dry_run_rolled_back",
        run: after((scene) => scene.stage(), { body: { ...processing(), dry_run: true } }),
      },
      {
        code: "account_failed_validation",
        run: after((scene) =>
          scene.post(STAGE, { ...account(), contracts: [{ tariff_code: "MISSING" }] }),
        ),
      },
      { code: "account_skipped", run: after((scene) => scene.stage().then(scene.skip)) },
      {
        code: "supplier_paused",
        run: (scene) => scene.ask({ body: processing("1", "TEST-PAUSED") }),
      },
      {
        code: "supplier_complete",
        run: (scene) => scene.ask({ body: processing("1", "TEST-COMPLETE") }),
      },
      {
        code: "supplier_not_found",
        run: (scene) => scene.ask({ body: processing("1", "NOBODY") }),
      },
      {
        code: "import_failed",
        run: after((scene) => scene.stage("TEST-FAILS"), { body: processing("TEST-FAILS") }),
      },
    ],
    429: [
      {
        code: "concurrency_limit_reached",
        run: after((scene) => scene.stage("TEST-LIMIT"), { body: processing("TEST-LIMIT") }),
      },
      {
        code: "import_in_progress",
        options: { wait: () => held.promise },
        run: async (scene) => {
          await scene.stage("TEST-SLOW");
          const body = processing("TEST-SLOW");
          const both = [scene.ask({ body }), scene.ask({ body })];
          const refused = await Promise.race(both); // either of them may be the first to be held
          held.resolve();
          await Promise.all(both);
          return refused;
        },
      },
    ],
  },
  getAccountTransferStatus: {
    200: [{ run: after((scene) => scene.stage()) }],
    400: [
      {
        code: "parse_error",
        run: (scene) =>
          scene.ask({ path: "/v1/data-import/account-transfer-status/NORDWERK/%ff/" }),
      },
    ],
    404: [{ code: "not_found", run: (scene) => scene.ask() }],
  },
  listAccountImportProcesses: {
    200: [{ run: (scene) => scene.ask() }],
    400: [
      {
        code: "parse_error",
        run: (scene) => scene.ask({ path: "/v1/data-import/all-account-import-processes/%ff/" }),
      },
    ],
    404: [
      {
        code: "not_found",
        run: (scene) => scene.ask({ path: "/v1/data-import/all-account-import-processes/NOBODY/" }),
      },
    ],
  },
  listPendingAccountImportProcesses: {
    200: [{ run: after((scene) => scene.stage()) }],
    400: [
      {
        code: "parse_error",
        run: (scene) =>
          scene.ask({ path: "/v1/data-import/pending-account-import-processes/NORDWERK/%ff/" }),
      },
    ],
    404: [
      {
        code: "not_found",
        run: (scene) =>
          scene.ask({ path: "/v1/data-import/pending-account-import-processes/NOBODY/1/" }),
      },
    ],
  },
  listImportedAccountImportProcesses: {
    200: [{ run: after(imported) }],
    400: [
      {
        code: "parse_error",
        run: (scene) =>
          scene.ask({ path: "/v1/data-import/imported-account-import-processes/NORDWERK/%ff/" }),
      },
    ],
    404: [
      {
        code: "not_found",
        run: (scene) =>
          scene.ask({ path: "/v1/data-import/imported-account-import-processes/NOBODY/1/" }),
      },
    ],
  },
  createNotes: {
    ...afterImport({ notes: [{ body: "A note" }] }),
    400: [
      {
        code: "invalid_request",
        run: (scene) => scene.ask({ body: { ...account(), notes: [{}] } }),
      },
    ],
    404: [{ code: "not_found", run: after((scene) => scene.stage()) }],
  },
  createTransactions: {
    ...afterImport({
      transactions: [
        { transaction_id: "T-1", transaction_date: "2025-01-01", amount: 1, type: "CREDIT" },
      ],
    }),
    400: [
      { code: "invalid_request", run: (scene) => scene.ask({ body: {} }) },
      {
        code: "supplier_not_found",
        run: (scene) => scene.ask({ body: { ...account("1", "NOBODY"), transactions: [] } }),
      },
      notImported,
      {
        code: "transaction_import_error",
        run: async (scene) => {
          await imported(scene);
          const statement = {
            bill_period_from_date: "2025-01-01",
            bill_period_to_date: "2025-06-30",
            statement_id: "S",
            supply_type: "GAS",
          };
          await scene.post("/v1/data-import/historical-statements/create/", {
            ...account(),
            statements: [statement],
          });
          const transactions = [
            { transaction_id: "T-1", transaction_date: "2025-06-01", amount: 1, type: "CREDIT" },
          ];
          return scene.ask({
            path: "/v1/data-import/transactions/create/?force_add_to_current_statement=false",
            body: { ...account(), transactions },
          });
        },
      },
    ],
  },
  createHistoricalStatements: {
    ...afterImport({ statements: [] }),
    400: [
      { code: "invalid_request", run: (scene) => scene.ask({ body: {} }) },
      {
        code: "supplier_not_found",
        run: (scene) => scene.ask({ body: { ...account("1", "NOBODY"), statements: [] } }),
      },
      notImported,
    ],
  },
  createPaymentInstruction: {
    ...afterImport({ vendor: "PAYBRIDGE", instruction_reference: "PB-1", type: "DIRECT_DEBIT" }),
    400: [
      { code: "invalid_request", run: (scene) => scene.ask({ body: {} }) },
      {
        code: "supplier_not_found",
        run: (scene) =>
          scene.ask({
            body: { ...account("1", "NOBODY"), vendor: "V", instruction_reference: "R", type: "T" },
          }),
      },
      notImported,
      {
        code: "payment_vendor_failure",
        run: after(imported, {
          body: {
            ...account(),
            vendor: "PAYBRIDGE",
            instruction_reference: "TEST-REFUSED",
            type: "DIRECT_DEBIT",
          },
        }),
      },
    ],
    500: [
      {
        code: "internal_error",
        options: { vendor: { verify: () => Promise.reject(new Error("the vendor's code fails")) } },
        run: after(imported, {
          body: {
            ...account(),
            vendor: "PAYBRIDGE",
            instruction_reference: "PB-1",
            type: "DIRECT_DEBIT",
          },
        }),
      },
      {
        code: "payment_vendor_unavailable",
        run: after(imported, {
          body: {
            ...account(),
            vendor: "PAYBRIDGE",
            instruction_reference: "TEST-UNAVAILABLE",
            type: "DIRECT_DEBIT",
          },
        }),
      },
    ],
  },
  listProducts: {
    200: [{ run: (scene) => scene.ask() }],
    400: [{ code: "invalid_request", run: (scene) => scene.ask({ path: "/v1/products/?page=0" }) }],
    404: [{ code: "not_found", run: (scene) => scene.ask({ path: "/v1/products/?page=7" }) }],
  },
  listStandardUnitRates: {
    200: [
      {
        run: after((scene) => scene.post("/v1/data-import/products/", [{ code: "A" }]), {
          path: "/v1/products/A/electricity-tariffs/A/standard-unit-rates/",
        }),
      },
    ],
    400: [
      {
        code: "invalid_request",
        run: (scene) =>
          scene.ask({
            path: "/v1/products/A/electricity-tariffs/A/standard-unit-rates/?period_from=yesterday",
          }),
      },
      {
        code: "parse_error",
        run: (scene) =>
          scene.ask({ path: "/v1/products/%ff/electricity-tariffs/A/standard-unit-rates/" }),
      },
    ],
    404: [
      {
        code: "not_found",
        options: { settings: { exampleProducts: false } },
        run: (scene) => scene.ask(),
      },
    ],
  },
  getAccount: {
    200: [
      {
        options: { ids: { accountNumber: () => "A-1", secret: () => "s" } },
        run: after(imported, { path: "/v1/accounts/A-1/" }),
      },
    ],
    400: [{ code: "parse_error", run: (scene) => scene.ask({ path: "/v1/accounts/%ff/" }) }],
    404: [{ code: "not_found", run: (scene) => scene.ask() }],
  },
};

interface Reference {
  readonly $ref?: string;
}
/** What a reference inside the document refers to. */
const follow = <Node extends object>(node: Node & Reference): Node =>
  node.$ref === undefined
    ? node
    : (node.$ref
        .slice("#/".length)
        .split("/")
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], openApi) as Node);

/** The bodies that the contract shows for a status of an operation. */
function examplesOf(
  operationId: OperationId,
  status: number,
): readonly { readonly code?: string }[] {
  const { method, path } = OPERATIONS[operationId];
  type Answers = Record<
    number,
    { content: { "application/json": { examples: Record<string, { value: { code?: string } }> } } }
  >;
  const item = openApi.paths[path] as unknown as Record<string, { responses: Answers }>;
  const answer = item[method.toLowerCase()]?.responses[status];
  return answer
    ? Object.values(follow(answer).content["application/json"].examples).map(
        (example) => follow(example).value,
      )
    : [];
}

/** What every operation answers that declares the status. */
function generalCases(operationId: OperationId): Readonly<Record<number, readonly Case[]>> {
  const { method } = OPERATIONS[operationId];
  const withBody: Readonly<Record<number, readonly Case[]>> = {
    400: [{ code: "parse_error", run: (scene) => scene.ask({ text: "{" }) }],
    413: [
      {
        code: "payload_too_large",
        run: (scene) => scene.ask({ text: " ".repeat(1024 * 1024 + 1) }),
      },
    ],
    415: [
      {
        code: "unsupported_media_type",
        run: (scene) => scene.ask({ headers: { "Content-Type": "text/plain" } }),
      },
    ],
  };
  return {
    ...(method === "POST" ? withBody : {}),
    401: [
      { code: "not_authenticated", run: (scene) => scene.ask({ headers: { Authorization: "" } }) },
      {
        code: "authentication_failed",
        run: (scene) => scene.ask({ headers: { Authorization: "Token wrong" } }),
      },
    ],
    405: [{ code: "method_not_allowed", run: (scene) => scene.ask({ method: "DELETE" }) }],
    500: [
      // The first fails while the caller is checked, the second while the request is answered,
      // which does not need the store.
      {
        code: "internal_error",
        options: { store: broken },
        run: (scene) => scene.ask({ headers: { Authorization: "Token tk_any" } }),
      },
      ...(operationId.startsWith("validate")
        ? []
        : [
            {
              code: "internal_error",
              options: { store: broken },
              run: (scene) => scene.ask(),
            } satisfies Case,
          ]),
    ],
  };
}

const TABLE = Object.entries(ANSWERS).flatMap(([name, answers]) => {
  const operationId = name as OperationId;
  const general = generalCases(operationId);
  return Object.keys(answers).map((status) => ({
    operationId,
    status: Number(status),
    cases: [...(CASES[operationId][Number(status)] ?? []), ...(general[Number(status)] ?? [])],
  }));
});

test.each(TABLE)("$operationId answers $status", async ({ operationId, status, cases }) => {
  expect(cases).not.toEqual([]);
  for (const { code, options, run } of cases) {
    const answer = await run(sceneOf(operationId, options));
    expect([answer.status, status < 400 ? undefined : answer.body.code]).toEqual([status, code]);
  }
});

test.each(TABLE.filter(({ status }) => status >= 400))(
  "$operationId answers $status with every code that its examples show",
  ({ operationId, status, cases }) => {
    const shown = examplesOf(operationId, status).map(({ code }) => code);
    const covered = new Set<string | undefined>(cases.map(({ code }) => code));
    expect(shown).not.toEqual([]);
    expect(shown.filter((code) => !covered.has(code))).toEqual([]);
  },
);

test("every case is for a status that its operation declares", () => {
  const known = new Set(TABLE.map(({ operationId, status }) => `${operationId} ${status}`));
  const all = Object.entries(CASES).flatMap(([operationId, byStatus]) =>
    Object.keys(byStatus).map((status) => `${operationId} ${status}`),
  );
  expect(all.filter((name) => !known.has(name))).toEqual([]);
});

test("every code of an error comes up, with the status that it is listed with", () => {
  const seen = TABLE.flatMap(({ status, cases }) =>
    cases.flatMap(({ code }) => (code === undefined ? [] : [{ code, status }])),
  );
  expect(seen.filter(({ code, status }) => ERROR_CODES[code].status !== status)).toEqual([]);
  expect([...new Set(seen.map(({ code }) => code))].sort()).toEqual(
    Object.keys(ERROR_CODES).sort(),
  );
});
