// Choices between forms that one field tells apart: a discriminator of OpenAPI, or a const.
import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { validate } from "../../../src/cli/validate/command.ts";
import { outcomeOf } from "../run-command.ts";
import { folderOf } from "./made-up.ts";

type Schema = Readonly<Record<string, unknown>>;

const object = (properties: Schema, ...required: string[]): Schema => ({
  type: "object",
  properties,
  ...(required.length > 0 && { required }),
});
const text = { type: "string" };

/** A document in which the payment of an order is of one of some schemas. */
const documentOf = (payment: Schema, schemas: Schema, openapi = "3.0.3") => ({
  openapi,
  info: { title: "Orders", version: "1" },
  paths: {},
  components: {
    schemas: { "order.paid-v1": object({ payment }), ...schemas },
  },
});

const refs = (...names: string[]) =>
  names.map((name) => ({ $ref: `#/components/schemas/${name}` }));

/** The details that validate prints of payments, one list for each, and its standard error. */
async function judged(document: Schema, ...payments: unknown[]) {
  const messages = payments.map((payment) =>
    JSON.stringify({ type: "order.paid-v1", payload: { payment } }),
  );
  const cwd = folderOf({ "orders.json": document, "m.ndjson": messages.join("\n") });
  const flags = ["m.ndjson", "--contracts", "orders.json", "--format", "json", "--show-values"];
  const { out, err } = await outcomeOf(validate, flags, { cwd });
  rmSync(cwd, { recursive: true });
  const { issues } = JSON.parse(out) as { issues: { line: number; detail: string }[] };
  return {
    err,
    details: payments.map((_, at) =>
      issues.filter(({ line }) => line === at + 1).map(({ detail }) => detail),
    ),
  };
}

const OVERLAPPING = {
  Sepa: object({ kind: text, iban: text }, "kind"),
  Card: object({ kind: text, last4: { ...text, minLength: 4 } }, "kind"),
};

test("a discriminator decides between forms that overlap, and standard error says so", async () => {
  const discriminator = { propertyName: "kind", mapping: { card: "#/components/schemas/Card" } };
  const payment = { oneOf: refs("Sepa", "Card"), discriminator, nullable: true };
  const { err, details } = await judged(
    documentOf(payment, OVERLAPPING),
    { kind: "card", last4: "1234" },
    { kind: "Sepa", iban: "" },
    null,
  );
  expect(details).toEqual([[], [], []]);
  expect(err).toBe(
    "Contracts: a discriminator decides between forms that overlap without it: kind of order.paid-v1.\n",
  );
});
