// Every magic value does what the table says.
import { describe, expect, test } from "vitest";
import { SCENARIOS } from "../../../generated/scenarios.ts";
import { SLOW_IMPORT_MILLISECONDS } from "../../../src/servers/handlers/scenarios.ts";
import type { Answer, Client } from "./client.ts";
import { HOSTS } from "./hosts.ts";

const STAGE = "/v1/data-import/account-import-process/create-or-update/";
const PROCESS = "/v1/data-import/account-import-process/process/";
const INSTRUCT = "/v1/data-import/payment-instruction/create/";
type Effect = (typeof SCENARIOS)[number]["effect"];

/** A caller who uses a value in its field, and lets slow imports go on. */
interface Caller {
  stage(): Promise<Answer>;
  processAccount(): Promise<Answer>;
  instruct(): Promise<Answer>;
  status(): Promise<string>;
  letGoOn(): void;
}

const repeat = async (times: number, call: () => Promise<Answer>): Promise<Answer[]> => {
  const answers: Answer[] = [];
  while (answers.length < times) answers.push(await call());
  return answers;
};
const imports =
  (times: number) =>
  async ({ stage, processAccount, status }: Caller): Promise<Answer[]> => {
    await stage();
    const answers = await repeat(times, processAccount);
    expect(await status()).toBe(answers.at(-1)?.status === 201 ? "COMPLETED" : "UNKNOWN");
    return answers;
  };
const instructs =
  (times: number) =>
  async ({ stage, processAccount, instruct }: Caller): Promise<Answer[]> => {
    await stage();
    await processAccount();
    return repeat(times, instruct);
  };
const stagesAndProcesses = async ({ stage, processAccount }: Caller) => [
  await stage(),
  await processAccount(),
  await stage(),
];

/** The calls that each value is for. */
const STORIES: Readonly<Record<Effect, (caller: Caller) => Promise<Answer[]>>> = {
  supplier_is_paused: stagesAndProcesses,
  supplier_is_complete: stagesAndProcesses,
  account_is_skipped: ({ stage }) => repeat(3, stage),
  import_fails: imports(3),
  import_fails_once: imports(2),
  async import_takes_time({ stage, processAccount, status, letGoOn }) {
    await stage();
    const slow = processAccount();
    await expect.poll(status).toBe("IN_PROGRESS");
    const second = await processAccount();
    letGoOn();
    const first = await slow;
    expect(await status()).toBe("COMPLETED");
    return [first, second];
  },
  async limit_is_reached(caller) {
    const answers = await imports(2)(caller);
    for (const { headers } of answers) expect(headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
    return answers;
  },
  vendor_refuses: instructs(3),
  vendor_fails_once: instructs(2),
  vendor_is_unavailable: instructs(3),
};

function callerWith(client: Client, field: string, value: string, letGoOn: () => void): Caller {
  const key = {
    import_supplier: "NORDWERK",
    external_account_number: "NW-1",
    ...(field === "instruction_reference" ? {} : { [field]: value }),
  };
  const status = `/v1/data-import/account-transfer-status/${key.import_supplier}/${key.external_account_number}/`;
  return {
    stage: () => client.post(STAGE, key),
    processAccount: () =>
      client.post(PROCESS, { ...key, operations_team_name: "migrations-north" }),
    instruct: () =>
      client.post(INSTRUCT, {
        ...key,
        vendor: "PAYBRIDGE",
        instruction_reference: value,
        type: "DIRECT_DEBIT",
      }),
    status: async () => (await client.get(status)).body.status,
    letGoOn,
  };
}

/** The answers that a row of the table promises, in their order. */
const promised = (answer: string): string[] =>
  [...answer.matchAll(/\d{3}(?: [a-z]+(?:_[a-z]+)+)?/g)].map(([text]) => text);
const outcomeOf = ({ status, body }: Answer): string =>
  status < 400 ? String(status) : `${status} ${body.code}`;

describe.each(HOSTS)("$name", ({ start }) => {
  test.each(
    SCENARIOS.flatMap((scenario) =>
      [scenario.value, `${scenario.value}-2`].map((value) => ({ ...scenario, value })),
    ),
  )("$value: $answer", async ({ field, value, effect, answer }) => {
    let letGoOn = () => {};
    const held = new Promise<void>((resolve) => {
      letGoOn = resolve;
    });
    const waits: number[] = [];
    const wait = (milliseconds: number) => {
      waits.push(milliseconds);
      return held;
    };
    const { client, close } = await start({ wait });
    const answers = await STORIES[effect](callerWith(client, field, value, letGoOn));
    // An answer that is promised for every time comes several times.
    expect([...new Set(answers.map(outcomeOf))]).toEqual(promised(answer));
    expect(answers.length).toBeGreaterThan(1);
    expect(waits).toEqual(effect === "import_takes_time" ? [SLOW_IMPORT_MILLISECONDS] : []);
    await close();
  });

  test.each(SCENARIOS)("$value means nothing if scenarios are off", async ({ field, value }) => {
    const suppliers = ["NORDWERK", value].map((code) => ({
      code,
      status: "Ongoing" as const,
      sendsCustomerEmails: false,
      documentRoot: "imports",
      country: "DE",
    }));
    const { client, close } = await start({ settings: { scenarios: false, suppliers } });
    const caller = callerWith(client, field, value, () => {});
    const answers = [await caller.stage(), await caller.processAccount(), await caller.instruct()];
    expect(answers.map(outcomeOf)).toEqual(["201", "201", "201"]);
    await close();
  });

  test("a supplier of a scenario does not exist if scenarios are off", async () => {
    const { client, close } = await start({ settings: { scenarios: false } });
    expect(
      (await callerWith(client, "import_supplier", "TEST-PAUSED", () => {}).stage()).body.code,
    ).toBe("supplier_not_found");
    await close();
  });
});
