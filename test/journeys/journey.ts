// Calls that follow from each other, the same for a seed. What makes and runs them needs nothing of
// Node, so that a page can run them, too.
import { fixture } from "../../src/library/fixtures/fixture.ts";
import type { App, AppOptions } from "../../src/server.ts";

/** A request as plain data. */
export interface PlannedCall {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** Text in place of a body. */
  readonly text?: string;
  readonly token?: string | null;
  readonly prefer?: string;
}

/** Some calls, and the weather they are made in. */
export interface Journey {
  readonly name: string;
  readonly calls: readonly PlannedCall[];
  readonly weather?: AppOptions["weather"];
}

/** An answer, with all in it that does not depend on where it was made. */
export type Heard = readonly [status: number | string, headers: string, body: string];

const TOKEN = "tk_demo_9sWc2LhY6pQzRb";
const API_KEY = "sk_demo_4fJ2mQ8vXr7LwT";
const IMPORT = "/v1/data-import";
const PROCESS = `${IMPORT}/account-import-process`;
const TEAM = "migrations-north";

const named = (number: string, supplier = "NORDWERK") => ({
  import_supplier: supplier,
  external_account_number: number,
});
const post = (path: string, body: unknown): PlannedCall => ({ method: "POST", path, body });
const get = (path: string): PlannedCall => ({ method: "GET", path });
const stage = (number: string, more: object = {}) =>
  post(`${PROCESS}/create-or-update/`, { ...fixture("stageAccount"), ...named(number), ...more });
const processAccount = (number: string, more: object = {}) =>
  post(`${PROCESS}/process/`, { ...named(number), operations_team_name: TEAM, ...more });
const add = (
  path: string,
  name: "createNotes" | "createTransactions" | "createHistoricalStatements",
  number: string,
) => post(`${IMPORT}/${path}/create/`, { ...fixture(name), ...named(number) });
const notes = (number: string) => add("notes", "createNotes", number);
const transactions = (number: string) => add("transactions", "createTransactions", number);
const statements = (number: string) =>
  add("historical-statements", "createHistoricalStatements", number);
const instruction = (number: string, reference = "PB-1") =>
  post(`${IMPORT}/payment-instruction/create/`, {
    ...fixture("createPaymentInstruction"),
    ...named(number),
    instruction_reference: reference,
  });
const status = (number: string) =>
  get(`${IMPORT}/account-transfer-status/NORDWERK/${encodeURIComponent(number)}/`);
const allImports = get(`${IMPORT}/all-account-import-processes/NORDWERK/`);
const imports = (kind: "pending" | "imported", number: string) =>
  get(`${IMPORT}/${kind}-account-import-processes/NORDWERK/${encodeURIComponent(number)}/`);
const products = post(`${IMPORT}/products/`, fixture("createProducts"));
const tokenFor = (key: string) =>
  post("/v1/graphql/", {
    query: `mutation { obtainPlatformToken(input: { APIKey: "${key}" }) { token refreshToken refreshExpiresIn } }`,
  });

/** The journeys that are told by hand. */
export const TOLD: readonly Journey[] = [
  {
    name: "an account is staged, tried and imported",
    calls: [
      status("NW-1"),
      stage("NW-1"),
      stage("NW-1"),
      status("NW-1"),
      processAccount("NW-1", { dry_run: true }),
      status("NW-1"),
      processAccount("NW-1"),
      processAccount("NW-1"),
      status("NW-1"),
      allImports,
      imports("pending", "NW-1"),
      imports("imported", "NW-1"),
      get("/v1/accounts/A-1/"),
    ],
  },
  {
    name: "an account lives on",
    calls: [
      notes("NW-1"),
      stage("NW-1"),
      transactions("NW-1"),
      processAccount("NW-1"),
      notes("NW-1"),
      notes("NW-1"),
      transactions("NW-1"),
      transactions("NW-1"),
      statements("NW-1"),
      instruction("NW-1"),
      instruction("NW-1", "TEST-RETRY"),
      instruction("NW-1", "TEST-RETRY"),
      instruction("NW-1", "TEST-REFUSED"),
    ],
  },
  {
    name: "products are created and listed",
    calls: [
      get("/v1/products/"),
      products,
      post(`${IMPORT}/validate-products/`, [{ code: "" }]),
      get("/v1/products/?page=2"),
      get("/v1/products/?brand=NORDWERK&is_green=true"),
      get("/v1/products/STROM-FIX-12/electricity-tariffs/STROM-FIX-12/standard-unit-rates/"),
      get("/v1/products/?page=x"),
    ],
  },
  {
    name: "requests are refused",
    calls: [
      { ...stage("NW-1"), token: null },
      { ...stage("NW-1"), token: "wrong" },
      { ...stage("NW-1"), text: "{" },
      stage("NW-1", { customers: [{ mobile: "12", email: 1 }] }),
      stage("NW-1", { import_supplier: "OTHER" }),
      stage("TEST-SKIPPED"),
      stage("NW-1", { import_supplier: "TEST-PAUSED" }),
      processAccount("NW-9"),
      stage("TEST-LIMIT"),
      processAccount("TEST-LIMIT"),
      get("/v1/accounts/A-9/"),
      { method: "DELETE", path: "/v1/products/" },
      tokenFor("wrong"),
      tokenFor(API_KEY),
      { ...stage("NW-1"), prefer: "code=429" },
    ],
  },
  {
    name: "the weather is bad",
    weather: { faults: 0.3, lost: 0.1, seed: 7 },
    calls: Array.from({ length: 30 }, (_, index) =>
      index % 2 === 0 ? stage(`NW-${index}`) : processAccount(`NW-${index - 1}`),
    ),
  },
];

/** Journeys of 20 calls, each another for its seed. */
export function randomJourney(seed: number): Journey {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const below = (count: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const number = () => pick(["NW-1", "NW-2", "TEST-FAILS", "TEST-FAILS-ONCE", "1 ü/%"]);
  const call = (): PlannedCall =>
    pick<() => PlannedCall>([
      () => stage(number()),
      () => stage(number()),
      () => stage(number(), pick([{ customers: [] }, { contracts: 1 }, { extra: true }])),
      () => processAccount(number()),
      () => processAccount(number()),
      () => processAccount(number(), { dry_run: true }),
      () => processAccount(number(), { operations_team_name: pick([TEAM, "nobody", ""]) }),
      () => notes(number()),
      () => transactions(number()),
      () => statements(number()),
      () => instruction(number(), pick(["PB-1", "TEST-RETRY", "TEST-REFUSED"])),
      () => status(number()),
      () => allImports,
      () => imports(pick(["pending", "imported"]), number()),
      () => products,
      () => post(`${IMPORT}/products/`, [{ code: `P-${below(3)}`, brand: pick(["A", "B"]) }]),
      () => get(`/v1/products/?page=${pick([1, 2, "x"])}&brand=${pick(["A", "%ff", ""])}`),
      () => get(`/v1/accounts/A-${below(4)}/`),
      () => ({ ...stage(number()), token: pick([null, "wrong"]) }),
      () => ({ ...processAccount(number()), text: pick(["", "{", "[]", "null"]) }),
    ])();
  const weather = seed % 5 === 0 ? { weather: { faults: 0.2, lost: 0.1, seed } } : {};
  return { name: `random ${seed}`, ...weather, calls: Array.from({ length: 20 }, call) };
}

/** The options of an app whose answers depend on nothing but its requests. */
export function fixedOptions({ weather }: Journey): AppOptions {
  let accounts = 0;
  let secrets = 0;
  return {
    control: true,
    weather,
    settings: { pageSize: 2 },
    ids: {
      accountNumber: () => `A-${++accounts}`,
      secret: () => `secret-${++secrets}-${"x".repeat(32)}`,
    },
    wait: async () => {},
  };
}

/** The moment at which all of this happens, if the store lets itself be told. */
export const NOW = Date.UTC(2026, 2, 1);
/** A moment that the clock of a store decides. All in requests lie before 2026. */
const OWN_TIME = /"20(?:2[6-9]|[3-9]\d)-\d\d-\d\dT[\d:.]+Z"/g;
const OWN_END = /("refreshExpiresIn":)\d+/;
const HEADERS = ["allow", "content-type", "retry-after", "www-authenticate", "x-request-id"];

/** Makes the calls one after the other, and returns what was answered. */
export async function travel(
  { calls }: Journey,
  base: string,
  fetch: App["fetch"],
): Promise<readonly Heard[]> {
  const heard: Heard[] = [];
  for (const [index, planned] of calls.entries())
    heard.push(await makeCall(planned, `journey-${index}`, base, fetch));
  return heard;
}

async function makeCall(
  { method, path, body, text, token = TOKEN, prefer }: PlannedCall,
  id: string,
  base: string,
  fetch: App["fetch"],
): Promise<Heard> {
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const request = new Request(base + path, {
    method,
    headers: {
      "X-Request-Id": id,
      ...(token === null ? {} : { Authorization: `Token ${token}` }),
      ...(sent === undefined ? {} : { "Content-Type": "application/json" }),
      ...(prefer === undefined ? {} : { Prefer: prefer }),
    },
    ...(sent === undefined ? {} : { body: sent }),
  });
  try {
    const response = await fetch(request);
    const headers = HEADERS.map((name) => `${name}: ${response.headers.get(name)}`).join("\n");
    const answer = await response.text();
    const timeless = answer.replaceAll(OWN_TIME, '"now"').replace(OWN_END, "$1now");
    return [response.status, headers, timeless.replaceAll(base, "")];
  } catch (error) {
    return [(error as Error).name, "", ""];
  }
}
