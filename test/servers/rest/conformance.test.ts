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
type Run = Case["run"];
/** Asks after something else was done. */
const after =
  (before: (scene: Scene) => Promise<unknown>, change?: Change): Run =>
  async (scene) => {
    await before(scene);
    return scene.ask(change);
  };
const asking =
  (change?: Change): Run =>
  (scene) =>
    scene.ask(change);
/** The valid request, or another way, is answered. */
const answered = (run = asking()): readonly Case[] => [{ run }];
const refused = (code: keyof typeof ERROR_CODES, run: Run, options?: AppOptions): Case => ({
  code,
  run,
  ...(options && { options }),
});
const unreadable = (path: string): readonly Case[] => [
  refused("parse_error", asking({ path: `/v1/${path}/%ff/` })),
];
const notFound = (path?: string): readonly Case[] => [
  refused("not_found", asking(path === undefined ? {} : { path: `/v1/${path}/` })),
];

const staged = (scene: Scene) => scene.stage();
const imported = async (scene: Scene) => {
  await scene.stage();
  await scene.process();
};
/** The three states of a supplier in which nothing is taken for it. */
const ofSupplier = (body: (number: string, supplier: string) => object): readonly Case[] => [
  refused("supplier_paused", asking({ body: body("1", "TEST-PAUSED") })),
  refused("supplier_complete", asking({ body: body("1", "TEST-COMPLETE") })),
  refused("supplier_not_found", asking({ body: body("1", "NOBODY") })),
];
const afterImport = (body: object): Record<number, readonly Case[]> => ({
  201: answered(after(imported, { body: { ...account(), ...body } })),
});
/** What is said to whoever adds something to an account that is not there. */
const notThere = (body: object): readonly Case[] => [
  refused("invalid_request", asking({ body: {} })),
  refused("supplier_not_found", asking({ body: { ...account("1", "NOBODY"), ...body } })),
  refused("account_not_imported", after(staged)),
];

const statements = [
  {
    bill_period_from_date: "2025-01-01",
    bill_period_to_date: "2025-06-30",
    statement_id: "S",
    supply_type: "GAS",
  },
];
const transactions = [
  { transaction_id: "T-1", transaction_date: "2025-06-01", amount: 1, type: "CREDIT" },
];
const closed = async (scene: Scene) => {
  await imported(scene);
  const path = "/v1/data-import/historical-statements/create/";
  await scene.post(path, { ...account(), statements });
};
const instruction = (instruction_reference = "PB-1") => ({
  vendor: "PAYBRIDGE",
  instruction_reference,
  type: "DIRECT_DEBIT",
});
const instructed = (reference?: string): Run =>
  after(imported, { body: { ...account(), ...instruction(reference) } });
const RATES = "/v1/products/A/electricity-tariffs/A/standard-unit-rates/";

/** What each operation answers, but for what all of them do. */
const CASES: { readonly [Id in OperationId]: Readonly<Record<number, readonly Case[]>> } = {
  obtainPlatformToken: {
    200: answered(),
    400: [refused("invalid_request", asking({ body: {} }))],
  },
  validateProducts: {
    200: answered(),
    400: [refused("product_failed_validation", asking({ body: [{}] }))],
  },
  createProducts: {
    201: answered(),
    400: [refused("product_failed_validation", asking({ body: [{ code: "A" }, { code: "A" }] }))],
  },
  validateAccount: {
    200: answered(),
    400: [refused("account_failed_validation", asking({ body: {} }))],
  },
  stageAccount: {
    200: answered(after(staged, { body: account() })),
    201: answered(),
    400: [
      refused("account_failed_validation", asking({ body: {} })),
      refused("account_already_imported", after(imported, { body: account() })),
      refused("account_skipped", asking({ body: account("TEST-SKIPPED") })),
      ...ofSupplier(account),
    ],
  },
  processAccount: {
    201: answered(after(staged)),
    400: [
      refused("invalid_request", asking({ body: {} })),
      refused("account_not_staged", asking()),
      refused("account_already_imported", after(imported)),
      refused(
        "operations_team_not_found",
        after(staged, { body: { ...processing(), operations_team_name: "?" } }),
      ),
      refused("dry_run_rolled_back", after(staged, { body: { ...processing(), dry_run: true } })),
      refused(
        "account_failed_validation",
        after(({ post }) => post(STAGE, { ...account(), contracts: [{ tariff_code: "MISSING" }] })),
      ),
      refused(
        "account_skipped",
        after((scene) => scene.stage().then(scene.skip)),
      ),
      ...ofSupplier(processing),
      refused(
        "import_failed",
        after((scene) => scene.stage("TEST-FAILS"), { body: processing("TEST-FAILS") }),
      ),
    ],
    429: [
      refused(
        "concurrency_limit_reached",
        after((scene) => scene.stage("TEST-LIMIT"), { body: processing("TEST-LIMIT") }),
      ),
      refused("import_in_progress", refusedMeanwhile, { wait: () => held.promise }),
    ],
  },
  getAccountTransferStatus: {
    200: answered(after(staged)),
    400: unreadable("data-import/account-transfer-status/NORDWERK"),
    404: notFound(),
  },
  listAccountImportProcesses: {
    200: answered(),
    400: unreadable("data-import/all-account-import-processes"),
    404: notFound("data-import/all-account-import-processes/NOBODY"),
  },
  listPendingAccountImportProcesses: {
    200: answered(after(staged)),
    400: unreadable("data-import/pending-account-import-processes/NORDWERK"),
    404: notFound("data-import/pending-account-import-processes/NOBODY/1"),
  },
  listImportedAccountImportProcesses: {
    200: answered(after(imported)),
    400: unreadable("data-import/imported-account-import-processes/NORDWERK"),
    404: notFound("data-import/imported-account-import-processes/NOBODY/1"),
  },
  createNotes: {
    ...afterImport({ notes: [{ body: "A note" }] }),
    400: [refused("invalid_request", asking({ body: { ...account(), notes: [{}] } }))],
    404: [refused("not_found", after(staged))],
  },
  createTransactions: {
    ...afterImport({ transactions }),
    400: [
      ...notThere({ transactions: [] }),
      refused(
        "transaction_import_error",
        after(closed, {
          path: "/v1/data-import/transactions/create/?force_add_to_current_statement=false",
          body: { ...account(), transactions },
        }),
      ),
    ],
  },
  createHistoricalStatements: {
    ...afterImport({ statements: [] }),
    400: notThere({ statements: [] }),
  },
  createPaymentInstruction: {
    ...afterImport(instruction()),
    400: [
      ...notThere(instruction()),
      refused("payment_vendor_failure", instructed("TEST-REFUSED")),
    ],
    500: [
      refused("internal_error", instructed(), {
        vendor: { verify: () => Promise.reject(new Error("the vendor's code fails")) },
      }),
      refused("payment_vendor_unavailable", instructed("TEST-UNAVAILABLE")),
    ],
  },
  listProducts: {
    200: answered(),
    400: [refused("invalid_request", asking({ path: "/v1/products/?page=0" }))],
    404: [refused("not_found", asking({ path: "/v1/products/?page=7" }))],
  },
  listStandardUnitRates: {
    200: answered(
      after(({ post }) => post("/v1/data-import/products/", [{ code: "A" }]), { path: RATES }),
    ),
    400: [
      refused("invalid_request", asking({ path: `${RATES}?period_from=yesterday` })),
      refused("parse_error", asking({ path: RATES.replace("A", "%ff") })),
    ],
    404: [refused("not_found", asking(), { settings: { exampleProducts: false } })],
  },
  getAccount: {
    200: [
      {
        options: { ids: { accountNumber: () => "A-1", secret: () => "s" } },
        run: after(imported, { path: "/v1/accounts/A-1/" }),
      },
    ],
    400: unreadable("accounts"),
    404: notFound(),
  },
};

/** Of two calls for one account, which is refused while the other takes its time. */
async function refusedMeanwhile({ stage, ask }: Scene): Promise<Answer> {
  await stage("TEST-SLOW");
  const body = processing("TEST-SLOW");
  const both = [ask({ body }), ask({ body })];
  const first = await Promise.race(both); // either of them may be the first to be held
  held.resolve();
  await Promise.all(both);
  return first;
}

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
  const large = " ".repeat(1024 * 1024 + 1);
  const withBody: Readonly<Record<number, readonly Case[]>> = {
    400: [refused("parse_error", asking({ text: "{" }))],
    413: [refused("payload_too_large", asking({ text: large }))],
    415: [refused("unsupported_media_type", asking({ headers: { "Content-Type": "text/plain" } }))],
  };
  const withToken = (Authorization: string) => asking({ headers: { Authorization } });
  return {
    ...(method === "POST" ? withBody : {}),
    401: [
      refused("not_authenticated", withToken("")),
      refused("authentication_failed", withToken("Token wrong")),
    ],
    405: [refused("method_not_allowed", asking({ method: "DELETE" }))],
    500: [
      // The first fails while the caller is checked, the second while the request is answered,
      // which does not need the store.
      refused("internal_error", withToken("Token tk_any"), { store: broken }),
      ...(operationId.startsWith("validate")
        ? []
        : [refused("internal_error", asking(), { store: broken })]),
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
