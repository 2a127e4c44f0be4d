// The outlines by which request bodies are copied name the fields that validation knows.
import { expect, test } from "vitest";
import { explainAccount, keepAccount } from "../../../generated/rest-schemas/Account.ts";
import { explainProducts, keepProducts } from "../../../generated/rest-schemas/Products.ts";
import {
  explainTransactionsRequest,
  keepTransactionsRequest,
} from "../../../generated/rest-schemas/TransactionsRequest.ts";
import { fixture } from "../../../src/fixtures.ts";
import type { Explain } from "../../../src/library/runtime/issue.ts";

/** The same copy, made by asking the validation of each value for the fields that it knows. */
function copyByExplain(input: unknown, explain: Explain): unknown {
  const fieldsAt = new Map<string, string>();
  explain(input, "", {
    issues: [],
    limit: 0,
    omitted: 0,
    visit: (_found, _object, at, fields) => fieldsAt.set(at, fields),
  });
  const copy = (value: unknown, at: string): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => copy(item, `${at}${index}.`));
    const known = fieldsAt.get(at)?.split(",");
    if (!known) return value;
    return Object.fromEntries(
      Object.entries(value as object)
        .filter(([key]) => known.includes(key))
        .map(([key, field]) => [key, copy(field, `${at}${key}.`)]),
    );
  };
  return copy(input, "");
}

/** A value with unknown fields in each of its objects, and some of its fields in another order. */
function soil(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return [...value, ...value].map((item) => soil(item, depth + 1));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([key, field]) => [key, soil(field, depth + 1)]);
  const unknown = JSON.parse(`{"__proto__":{"a":1},"unknown":[{"deep":[{}]}],"constructor":1}`);
  return {
    ...unknown,
    ...Object.fromEntries(depth % 2 === 0 ? fields.reverse() : fields),
    toString: 1,
  };
}

test.each<[name: string, explain: Explain, keep: (body: unknown) => unknown]>([
  ["stageAccount", explainAccount, keepAccount],
  ["createProducts", explainProducts, keepProducts],
  ["createTransactions", explainTransactionsRequest, keepTransactionsRequest],
])("the body of %s keeps the fields that its validation knows", (name, explain, keep) => {
  const clean: unknown = fixture(name as "stageAccount");
  for (const body of [clean, soil(clean)]) {
    const before = JSON.stringify(body);
    const kept = keep(body);
    expect(JSON.stringify(body)).toBe(before);
    expect(JSON.stringify(kept)).toBe(JSON.stringify(copyByExplain(body, explain)));
  }
  expect(keep(clean)).toBe(clean);
});
