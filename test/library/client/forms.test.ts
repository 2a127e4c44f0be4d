// What a form needs: faults at its fields, a body without empty texts, and faults before it is sent.
import { describe, expect, test } from "vitest";
import { judge as judgeAccount, type StageAccount } from "../../../generated/rest/stageAccount.ts";
import { faultsAt, isRefusal, RefusalError, withoutEmpty } from "../../../src/client.ts";
import { fixture } from "../../../src/fixtures.ts";
import type { FieldError } from "../../../src/rest.ts";
import { createApp } from "../../../src/server.ts";

const KEY = { import_supplier: "NORDWERK", external_account_number: "NW-1" };
const fault = (attr: string | null, code = "blank"): FieldError => ({ attr, code, detail: "No." });
const refusalOf = (...errors: FieldError[]) => ({ detail: "No.", code: "invalid_request", errors });

describe("faultsAt", () => {
  const sorted = (names: readonly string[], ...errors: FieldError[]) => {
    const { at, others } = faultsAt(refusalOf(...errors), names);
    return [[...at.keys()], others.map(({ attr }) => attr)];
  };

  test("finds each fault at its field, and returns what is left over", () => {
    const errors = [fault("customers.0.mobile"), fault("billing_postcode"), fault(null)];
    expect(sorted(["customers.0.mobile", "brand"], ...errors)).toEqual([
      ["customers.0.mobile"],
      ["billing_postcode", null],
    ]);
  });

  test.each<[string, string[], string[]]>([
    [
      "customers.*.mobile",
      ["customers.0.mobile", "customers.12.mobile"],
      ["customers.mobile", "customers.x.mobile", "customers.0.mobile.a", "a.customers.0.mobile"],
    ],
    [
      "supply_addresses.*.meter_points.0.id",
      ["supply_addresses.3.meter_points.0.id"],
      ["supply_addresses.3.meter_points.1.id"],
    ],
    ["customers.*", ["customers.0"], ["customers", "customers.0.mobile"]],
    ["", [""], ["a"]],
  ])("takes * for any index: %j", (name, at, others) => {
    expect(sorted([name], ...[...at, ...others].map((attr) => fault(attr)))).toEqual([at, others]);
  });

  test("shows the first fault of a field, and loses none", () => {
    const [first, second] = [fault("brand", "blank"), fault("brand", "too_long")];
    const { at, others } = faultsAt(refusalOf(first, second), { brand: "Brand" });
    expect([at.get("brand"), others]).toEqual([first, [second]]);
  });

  test("takes what was thrown, and of anything else has no faults", () => {
    const thrown = new RefusalError(refusalOf(fault("brand")), new Response(null, { status: 400 }));
    expect(faultsAt(thrown, ["brand"]).at.size).toBe(1);
    for (const error of [undefined, null, new TypeError("fetch failed"), "brand"])
      expect(faultsAt(error, ["brand"])).toEqual({ at: new Map(), others: [] });
  });

  test("keeps the type of the paths", () => {
    const { at } = faultsAt(undefined, ["brand", "customers.*.mobile"]);
    const paths: ("brand" | `customers.${number}.mobile`)[] = [...at.keys()];
    // @ts-expect-error: it is no field of the form
    at.get("brnd");
    const { at: labelled } = faultsAt(undefined, { brand: "Brand" });
    // @ts-expect-error: it is no field of the form
    labelled.get("brnd");
    expect(paths).toEqual([]);
  });
});

describe("withoutEmpty", () => {
  test.each<[unknown, unknown]>([
    [
      { a: "", b: " ", c: 0, d: false, e: null },
      { b: " ", c: 0, d: false, e: null },
    ],
    [{ a: undefined, b: 1 }, { b: 1 }],
    [{ a: { b: "", c: { d: "" } }, e: "x" }, { e: "x" }],
    [{ a: { b: "", c: 1 } }, { a: { c: 1 } }],
    [{ a: {} }, { a: {} }],
    [
      { a: [{ b: "" }, { b: "x" }, ""], c: [] },
      { a: [{}, { b: "x" }, ""], c: [] },
    ],
    [{ a: "" }, {}],
    ["", ""],
    [null, null],
  ])("of %j is %j", (body, expected) => {
    const before = structuredClone(body);
    expect(withoutEmpty(body)).toEqual(expected);
    expect(body).toEqual(before);
  });

  test("leaves a file or a date as it is", () => {
    const body = { at: new Date(0), file: new Blob(["x"]) };
    expect(withoutEmpty(body)).toEqual(body);
    expect(withoutEmpty(body).file).toBe(body.file);
  });

  test("keeps the type, and what is valid", async () => {
    const account: StageAccount = withoutEmpty(fixture("stageAccount"));
    expect(await judgeAccount(account)).toEqual([]);
  });
});

describe("a form that is judged before it is sent", () => {
  const { validate } = judgeAccount["~standard"];
  const BAD = { ...KEY, customers: [{ mobile: "12" }, { mobile: "030 23125000" }] };

  test("has the faults that the server would answer", async () => {
    const app = createApp();
    const headers = {
      Authorization: `Token ${app.settings.tokens[0]}`,
      "Content-Type": "application/json",
    };
    const address = "http://a/v1/data-import/validate-account/";
    const answer = await app.fetch(
      new Request(address, { method: "POST", headers, body: JSON.stringify(BAD) }),
    );
    const refusal: unknown = await answer.json();
    if (!isRefusal(refusal)) throw new Error("It was not refused.");
    const { issues = [] } = await validate(BAD);
    expect(
      issues.map(({ message, code, path }) => ({ detail: message, code, attr: path.join(".") })),
    ).toEqual(refusal.errors);
    expect(issues[0]?.path).toEqual(["customers", 0, "mobile"]);
    await app.close();
  });

  test("returns the body that satisfies the contract, without what it does not know", async () => {
    const result = await validate({ ...KEY, nick: "x" });
    expect(result).toEqual({ value: KEY });
    expect(await judgeAccount({ ...KEY, customers: [{ mobile: "12" }] })).toHaveLength(1);
  });
});
