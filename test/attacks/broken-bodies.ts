// Request bodies with one rule of one field broken: each rule that the contract has.
import openApi from "../../generated/openapi.json" with { type: "json" };
import type { REST_CONTRACTS } from "../../generated/rest-contracts.ts";
import { requestBodies } from "../../scripts/generate/rest-units.ts";
import type { OpenApiDocument } from "../../scripts/source/openapi.ts";
import { breachesOf, REMOVED } from "../../src/library/fixtures/faults.ts";
import { VALID_REQUESTS } from "../servers/rest/valid-requests.ts";
import { sitesOf } from "./rules.ts";

/** A body, and what is wrong in it. */
export interface Broken {
  readonly label: string;
  readonly body: unknown;
  readonly attr: string;
  readonly code: string;
}

/** All examples of a body in one, so that each field that one of them has is there. */
function merge(values: readonly unknown[]): unknown {
  const [first] = values;
  if (typeof first !== "object" || first === null) return first;
  if (Array.isArray(first)) {
    const items = (values as unknown[][]).flat();
    return items.length === 0 ? [] : [merge(items)];
  }
  const fields = (values as Record<string, unknown>[]).flatMap((value) => Object.entries(value));
  const names = [...new Set(fields.map(([name]) => name))];
  return Object.fromEntries(
    names.map((name) => [
      name,
      merge(fields.filter(([other]) => other === name).map(([, value]) => value)),
    ]),
  );
}

/** A copy with the value at one place changed. A place that is not there is made. */
function changed(body: unknown, keys: readonly string[], change: (value: unknown) => unknown) {
  const [key, ...rest] = keys;
  if (key === undefined) return change(body);
  const copy = (Array.isArray(body) ? [...body] : { ...(body as object) }) as Record<
    string,
    unknown
  >;
  const value = changed(copy[key], rest, change);
  if (value === REMOVED) delete copy[key];
  else copy[key] = value;
  return copy;
}

function brokenBodies(operationId: string, schema: string): Broken[] {
  const { bodies } = VALID_REQUESTS.find((valid) => valid.operationId === operationId) ?? {};
  const full = merge(bodies ?? []);
  return sitesOf({ $ref: `#/components/schemas/${schema}` }).flatMap((site) => {
    const [attr] = site;
    return breachesOf(site).map(({ label, code, change }) => ({
      label: `${label} ${attr}`,
      body: changed(full, attr === "" ? [] : attr.split("."), change),
      attr,
      code,
    }));
  });
}

/** The broken bodies of each operation. */
export const BROKEN_BODIES = requestBodies(openApi as unknown as OpenApiDocument).map(
  ({ operationId, schema }) => ({
    operationId: operationId as keyof typeof REST_CONTRACTS,
    broken: brokenBodies(operationId, schema),
  }),
);
