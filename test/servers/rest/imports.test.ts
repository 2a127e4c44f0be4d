// The import of accounts, rule by rule as in the specification.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ALL_EVENTS } from "../../../generated/all-events.ts";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import type { Client } from "./client.ts";
import { HOSTS, type Running } from "./hosts.ts";

const STAGE = "/v1/data-import/account-import-process/create-or-update/";
const PROCESS = "/v1/data-import/account-import-process/process/";
const VALIDATE = "/v1/data-import/validate-account/";
const SUPPLIER = "NORDWERK";
const NUMBER = "NW-1";
const TEAM = "migrations-north";
const COMPLETE = openApi.components.examples.accountComplete.value;

const account = (number = NUMBER, more: object = {}) => ({
  import_supplier: SUPPLIER,
  external_account_number: number,
  ...more,
});
const processRequest = (number = NUMBER, more: object = {}) => ({
  ...account(number),
  operations_team_name: TEAM,
  ...more,
});
const statusPath = (number = NUMBER) =>
  `/v1/data-import/account-transfer-status/${SUPPLIER}/${number}/`;

describe.each(HOSTS)("$name", ({ start }) => {
  let running: Running;
  let client: Client;
  beforeEach(async () => {
    running = await start();
    client = running.client;
  });
  afterEach(() => running.close());
  const restart = async (options: Parameters<typeof start>[0]) => {
    await running.close();
    running = await start(options);
    client = running.client;
  };
  /** Starts a server whose slow imports wait until the function is called that this returns. */
  const restartHolding = async (options: Parameters<typeof start>[0] = {}) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await restart({ wait: () => promise, ...options });
    return resolve;
  };

  const stage = (number?: string, more?: object) => client.post(STAGE, account(number, more));
  const importAccount = (number?: string, more?: object) =>
    client.post(PROCESS, processRequest(number, more));
  const control = (method: string, path: string, body: object) =>
    running.app.fetch(
      new Request(`http://127.0.0.1/__control/${path}`, {
        method,
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    );
  const eventTypes = () => running.events.map(({ type }) => type);

  describe("validating", () => {
    test("stores nothing and can be repeated", async () => {
      for (let times = 0; times < 3; times++)
        expect((await client.post(VALIDATE, account())).status).toBe(200);
      expect((await client.get(statusPath())).status).toBe(404);
      expect(running.events).toEqual([]);
    });
  });

  describe("staging", () => {
    test("answers 201 the first time and 200 after that, and keeps the data sent last", async () => {
      const first = await stage(NUMBER, { sales_channel: "DIRECT" });
      expect([first.status, first.body]).toEqual([201, account()]);
      const second = await stage(NUMBER, { sales_channel: "PARTNER" });
      expect([second.status, second.body]).toEqual([200, account()]);
      const kept = await running.app.store.read((reader) =>
        reader.findImport({ supplier: SUPPLIER, externalNumber: NUMBER }),
      );
      expect(kept?.payload).toEqual(account(NUMBER, { sales_channel: "PARTNER" }));
    });

    test("is refused once the account is imported, with both of its numbers", async () => {
      await stage();
      const { body: created } = await importAccount();
      const { status, body } = await stage();
      expect([status, body]).toEqual([
        400,
        {
          detail: "The account NW-1 of NORDWERK was imported before.",
          code: "account_already_imported",
          errors: [],
          external_account_number: NUMBER,
          platform_account_number: created.platform_account_number,
        },
      ]);
    });

    test.each([
      ["Paused", "supplier_paused"],
      ["Complete", "supplier_complete"],
    ])("is refused while the supplier is %s, and so is processing", async (status, code) => {
      await stage();
      await control("PUT", `suppliers/${SUPPLIER}`, { status });
      expect((await stage()).body.code).toBe(code);
      expect((await importAccount()).body.code).toBe(code);
      await control("PUT", `suppliers/${SUPPLIER}`, { status: "Ongoing" });
      expect((await importAccount()).status).toBe(201);
    });
  });

  describe("processing", () => {
    test("creates the account and answers its number", async () => {
      await stage();
      const { status, body } = await importAccount();
      expect([status, body]).toEqual([
        201,
        { platform_account_number: expect.stringMatching(/^A-[0-9A-F]{8}$/) },
      ]);
      const read = await client.get(`/v1/accounts/${body.platform_account_number}/`);
      expect(read.body).toMatchObject({
        account_number: body.platform_account_number,
        import_process: account(),
      });
    });

    describe("is refused at its end", () => {
      const SLOW = "TEST-SLOW";
      const processMeanwhile = async (method: string, path: string, body: object) => {
        await restart({ wait: async () => void (await control(method, path, body)) });
        await stage(SLOW);
        const answer = await importAccount(SLOW);
        expect((await client.get(statusPath(SLOW))).body.status).toBe("UNKNOWN");
        return answer;
      };

      test("if the account was marked to be skipped meanwhile", async () => {
        const { status, body } = await processMeanwhile("PUT", `imports/${SUPPLIER}/${SLOW}`, {
          skipped: true,
        });
        expect([status, body.code]).toEqual([400, "account_skipped"]);
        expect(eventTypes()).toEqual([
          "data_import.import_process.cancelled-v1",
          "data_import.import_process.error-v1",
        ]);
      });

      test("if the supplier was closed meanwhile", async () => {
        const { status, body } = await processMeanwhile("PUT", `suppliers/${SUPPLIER}`, {
          status: "Complete",
        });
        expect([status, body.code]).toEqual([400, "supplier_complete"]);
        expect(eventTypes()).toEqual(["data_import.import_process.error-v1"]);
      });

      test("if it took longer than it may", async () => {
        const { status, body } = await processMeanwhile("POST", "clock", { advance_seconds: 3600 });
        expect([status, body.code]).toEqual([400, "import_failed"]);
        expect(body.detail).toContain("took longer than 60 seconds");
        expect(eventTypes()).toEqual(["data_import.import_process.error-v1"]);
      });
    });

    test("needs an operations team that exists", async () => {
      await stage();
      const { status, body } = await importAccount(NUMBER, { operations_team_name: "nobody" });
      expect([status, body.code, body.errors[0].attr]).toEqual([
        400,
        "operations_team_not_found",
        "operations_team_name",
      ]);
    });

    test("a second time answers 400 with both numbers", async () => {
      await stage();
      const { body: created } = await importAccount();
      const { status, body } = await importAccount();
      expect([status, body.code]).toEqual([400, "account_already_imported"]);
      expect(body).toMatchObject({
        external_account_number: NUMBER,
        platform_account_number: created.platform_account_number,
      });
    });

    test("as a dry run answers 400, says that it would succeed, and keeps nothing", async () => {
      await stage();
      const { status, body } = await importAccount(NUMBER, { dry_run: true });
      expect([status, body]).toEqual([
        400,
        {
          detail:
            "The account would import successfully. It was rolled back because this was a dry run.",
          code: "dry_run_rolled_back",
          errors: [],
        },
      ]);
      expect((await client.get(statusPath())).body).toEqual({
        status: "UNKNOWN",
        platform_account_number: "",
      });
      expect(eventTypes()).toEqual(["data_import.import_process.dry_run_complete-v1"]);
      expect((await importAccount(NUMBER, { dry_run: false })).status).toBe(201);
    });

    test("as a dry run that would fail returns the failure", async () => {
      await stage("TEST-FAILS");
      const { status, body } = await importAccount("TEST-FAILS", { dry_run: true });
      expect([status, body.code]).toEqual([400, "import_failed"]);
      expect(eventTypes()).toEqual(["data_import.import_process.dry_run_error-v1"]);
    });

    test("that failed leaves the status UNKNOWN and can be repeated", async () => {
      await stage("TEST-FAILS-ONCE");
      const failed = await importAccount("TEST-FAILS-ONCE");
      expect([failed.status, failed.body.code]).toEqual([400, "import_failed"]);
      expect((await client.get(statusPath("TEST-FAILS-ONCE"))).body.status).toBe("UNKNOWN");
      expect((await importAccount("TEST-FAILS-ONCE")).status).toBe(201);
      expect(eventTypes()).toEqual([
        "data_import.import_process.error-v1",
        "account.created-v1",
        "data_import.import_process.complete-v1",
      ]);
    });

    test("emits valid events that name the account, as imported", async () => {
      await client.post(STAGE, COMPLETE);
      const { body } = await client.post(PROCESS, { ...COMPLETE, operations_team_name: TEAM });
      const number = body.platform_account_number;
      expect(
        running.events.map(({ type, payload, sequence }) => [sequence, type, payload]),
      ).toEqual([
        [
          1,
          "account.created-v1",
          {
            account_number: number,
            account_user_emails: [COMPLETE.customers[0]?.email],
            is_imported: true,
          },
        ],
        [
          2,
          "data_import.import_process.complete-v1",
          {
            resource_type: "ACCOUNT",
            external_identifier: COMPLETE.external_account_number,
            identifier: number,
          },
        ],
      ]);
      for (const { type, payload } of running.events)
        expect(ALL_EVENTS[type]?.validate(payload)).toMatchObject({ ok: true });
    });

    test("brings the notes of the payload along", async () => {
      const note = { body: "Moved", created_at: "2025-01-01T00:00:00Z" };
      await stage(NUMBER, { notes: [note] });
      await importAccount();
      const { body } = await client.post("/v1/data-import/notes/create/", {
        ...account(),
        notes: [note],
      });
      expect(body).toEqual([{ ...note, status: "NOTE_ALREADY_EXISTS" }]);
    });
  });

  describe("while an account is being processed", () => {
    test("its status is IN_PROGRESS, and a second call has to wait", async () => {
      const goOn = await restartHolding();
      await stage("TEST-SLOW");
      const slow = importAccount("TEST-SLOW");
      await expect
        .poll(async () => (await client.get(statusPath("TEST-SLOW"))).body.status)
        .toBe("IN_PROGRESS");
      const second = await importAccount("TEST-SLOW");
      expect([second.status, second.body.code, second.headers.get("retry-after")]).toEqual([
        429,
        "import_in_progress",
        "2",
      ]);
      goOn();
      const { body } = await slow;
      expect((await client.get(statusPath("TEST-SLOW"))).body).toEqual({
        status: "COMPLETED",
        ...body,
      });
    });

    test("no more than the limit are processed at once, and others learn when to try again", async () => {
      const goOn = await restartHolding({ settings: { processLimit: 2 } });
      const numbers = ["TEST-SLOW-1", "TEST-SLOW-2", "TEST-SLOW-3"];
      for (const number of numbers) await stage(number);
      const [first, second] = numbers.slice(0, 2).map((number) => importAccount(number));
      for (const number of numbers.slice(0, 2)) {
        await expect
          .poll(async () => (await client.get(statusPath(number))).body.status)
          .toBe("IN_PROGRESS");
      }
      const third = await importAccount("TEST-SLOW-3");
      expect([third.status, third.body.code, third.body.detail]).toEqual([
        429,
        "concurrency_limit_reached",
        "2 accounts are being processed. Try again when others have finished.",
      ]);
      expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(0);
      goOn();
      expect([
        (await first)?.status,
        (await second)?.status,
        (await importAccount("TEST-SLOW-3")).status,
      ]).toEqual([201, 201, 201]);
    });

    test("a limit of one is told in words for one", async () => {
      await restart({ settings: { processLimit: 1 } });
      await stage("TEST-LIMIT");
      expect((await importAccount("TEST-LIMIT")).body.detail).toMatch(/^1 account is being /);
    });

    test.each([
      ["are 40 if nothing else is configured", {}, 429],
      ["may be any number without a limit", { processLimit: null }, 201],
    ])("those at once %s", async (_, settings, expected) => {
      const goOn = await restartHolding({ settings });
      const numbers = Array.from({ length: 41 }, (_, index) => `TEST-SLOW-${index}`);
      for (const number of numbers) await stage(number);
      const slow = numbers.slice(0, 40).map((number) => importAccount(number));
      for (const number of numbers.slice(0, 40)) {
        await expect
          .poll(async () => (await client.get(statusPath(number))).body.status)
          .toBe("IN_PROGRESS");
      }
      const last = importAccount("TEST-SLOW-40");
      if (expected === 201)
        await expect
          .poll(async () => (await client.get(statusPath("TEST-SLOW-40"))).body.status)
          .toBe("IN_PROGRESS");
      else
        expect((await last).body.detail).toBe(
          "40 accounts are being processed. Try again when others have finished.",
        );
      goOn();
      expect([
        (await last).status,
        ...(await Promise.all(slow)).map(({ status }) => status),
      ]).toEqual([expected, ...Array(40).fill(201)]);
    });

    test("whoever held it too long writes nothing", async () => {
      let calls = 0;
      const held = Promise.withResolvers<void>();
      await restart({ wait: () => (calls++ === 0 ? held.promise : Promise.resolve()) });
      await stage("TEST-SLOW");
      const zombie = importAccount("TEST-SLOW");
      await expect.poll(() => calls).toBe(1);
      await control("POST", "clock", { advance_seconds: 3600 });
      expect((await client.get(statusPath("TEST-SLOW"))).body.status).toBe("UNKNOWN");
      const { status, body } = await importAccount("TEST-SLOW");
      expect(status).toBe(201);
      held.resolve();
      expect((await zombie).body).toMatchObject({ code: "account_already_imported", ...body });
      expect(eventTypes()).toEqual([
        "account.created-v1",
        "data_import.import_process.complete-v1",
      ]);
    });
  });

  describe("products", () => {
    test("that contracts name have to exist when the account is processed", async () => {
      await stage(NUMBER, { contracts: [{ tariff_code: "THERE" }, { tariff_code: "MISSING" }] });
      await client.post("/v1/data-import/products/", [{ code: "THERE" }]);
      const { status, body } = await importAccount();
      expect([status, body.code, body.errors]).toEqual([
        400,
        "account_failed_validation",
        [
          {
            attr: "contracts.1.tariff_code",
            code: "not_found",
            detail: "There is no product with the code MISSING",
          },
        ],
      ]);
      await client.post("/v1/data-import/products/", [{ code: "MISSING", is_hidden: true }]);
      expect((await importAccount()).status).toBe(201);
    });

    test("that contracts name are found missing by a dry run, and not by a check or staging", async () => {
      const contracts = [{ tariff_code: "MISSING" }];
      expect((await client.post(VALIDATE, account(NUMBER, { contracts }))).status).toBe(200);
      expect((await stage(NUMBER, { contracts })).status).toBe(201);
      expect((await importAccount(NUMBER, { dry_run: true })).body).toMatchObject({
        code: "account_failed_validation",
        errors: [{ attr: "contracts.0.tariff_code", code: "not_found" }],
      });
    });

    test("that contracts name may be missing if they are not required", async () => {
      await restart({ settings: { productsRequired: false } });
      await stage(NUMBER, { contracts: [{ tariff_code: "MISSING" }] });
      expect((await importAccount()).status).toBe(201);
    });
  });

  describe("the status", () => {
    test("is UNKNOWN once staged, COMPLETED once imported, and 404 for a pair that was never staged", async () => {
      expect((await client.get(statusPath())).status).toBe(404);
      await stage();
      expect((await client.get(statusPath())).body).toEqual({
        status: "UNKNOWN",
        platform_account_number: "",
      });
      const { body } = await importAccount();
      expect((await client.get(statusPath())).body).toEqual({ status: "COMPLETED", ...body });
    });

    test("is found by numbers with any character", async () => {
      const number = "a/b ü?#%2F";
      await stage(number);
      expect((await client.get(statusPath(encodeURIComponent(number)))).body.status).toBe(
        "UNKNOWN",
      );
    });
  });

  describe("the lists", () => {
    const list = (kind: string, rest = "") =>
      client.get(`/v1/data-import/${kind}-account-import-processes/${SUPPLIER}/${rest}`);

    test("show staged accounts with nulls and imported ones with number and time", async () => {
      await stage("B");
      await stage("A");
      const { body } = await importAccount("A");
      const imported = {
        external_account_number: "A",
        platform_account_number: body.platform_account_number,
        account_created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      };
      const pending = {
        external_account_number: "B",
        platform_account_number: null,
        account_created_at: null,
      };
      expect((await list("all")).body).toEqual([imported, pending]);
      expect((await list("pending", "B/")).body).toEqual([pending]);
      expect((await list("imported", "A/")).body).toEqual([imported]);
    });

    test("are empty if nothing matches", async () => {
      await stage("B");
      expect((await list("pending", "A/")).body).toEqual([]);
      expect((await list("imported", "B/")).body).toEqual([]);
    });

    test("do not exist for a supplier that does not", async () => {
      for (const path of [
        "all-account-import-processes/NOBODY/",
        "pending-account-import-processes/NOBODY/A/",
      ]) {
        const { status, body } = await client.get(`/v1/data-import/${path}`);
        expect([status, body.code, body.errors[0].attr]).toEqual([
          404,
          "not_found",
          "import_supplier_code",
        ]);
      }
    });
  });
});
