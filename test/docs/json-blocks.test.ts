// Whatever is an event, a body or an answer in the JSON of a page satisfies the contract.
import { describe, expect, test } from "vitest";
import { REST_CONTRACTS } from "../../generated/rest-contracts.ts";
import { OPERATIONS, type OperationId } from "../../generated/rest-operations.ts";
import { REST_RESPONSES } from "../../generated/rest-responses.ts";
import { isEventName, validateEvent } from "../../src/events.ts";
import { isJsonObject } from "../../src/library/json/pointer.ts";
import type { Contract } from "../../src/library/runtime/contract.ts";
import { BLOCKS, type Block } from "./pages.ts";

type AnyContract = Contract<string, string, string, unknown>;
type Judged = { readonly kind: "event" | "body" | "answer"; readonly faults: readonly unknown[] };

const faultsOf = (contract: AnyContract, value: unknown): readonly unknown[] => {
  const result = contract.validate(value);
  return result.ok ? [] : result.issues;
};

const isOperation = (name: unknown): name is OperationId =>
  typeof name === "string" && Object.hasOwn(OPERATIONS, name);

const bodies: Readonly<Record<string, AnyContract>> = REST_CONTRACTS;
const answers: Readonly<Record<string, Readonly<Record<string, AnyContract>>>> = REST_RESPONSES;

/** What a value is by its fields, and whether it is so. */
async function judge(value: Readonly<Record<string, unknown>>): Promise<Judged[]> {
  const { type, payload, operation, request_body, response_body, status } = value;
  const judged: Judged[] = [];
  if (typeof type === "string" && isEventName(type) && payload !== undefined) {
    const result = await validateEvent(type, payload);
    judged.push({ kind: "event", faults: result.ok ? [] : result.issues });
  }
  if (isOperation(operation) && isJsonObject(request_body)) {
    const contract = bodies[operation];
    if (contract) judged.push({ kind: "body", faults: faultsOf(contract, request_body) });
  }
  if (isOperation(operation) && isJsonObject(response_body)) {
    const contract = answers[operation]?.[String(status)];
    judged.push({
      kind: "answer",
      faults: contract ? faultsOf(contract, response_body) : [status],
    });
  }
  return judged;
}

/** Every object in a value. */
function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (isJsonObject(value)) yield value;
  if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) yield* objectsIn(inner);
}

const CALL = /curl (?:\\\n|[^\n])*/g;

/** The bodies that calls of curl send to operations. */
const sentIn = ({ text }: Block): (readonly [OperationId, unknown])[] =>
  [...text.matchAll(CALL)].flatMap(([call]) => {
    const [, path] = /http:\/\/[^/\s"]+(\/v1\/[^\s"?]*)/.exec(call) ?? [];
    const [, body] = /-d '([^']+)'/.exec(call) ?? [];
    const [operation] =
      Object.entries(OPERATIONS).find(
        ([, { path: address, method }]) => method === "POST" && address === path,
      ) ?? [];
    return isOperation(operation) && body ? [[operation, JSON.parse(body)] as const] : [];
  });

const documents = BLOCKS.flatMap((block) => {
  if (block.language !== "json") return [];
  return [{ ...block, value: JSON.parse(block.text) as unknown }];
});
/** Messages in lines for the shell and in code, as texts. */
const lines = BLOCKS.filter(({ language }) => language !== "json").flatMap((block) =>
  [...block.text.matchAll(/'(\{ ?"type".*?\})(?:\\n)?'/g)].map(([, text = ""]) => ({
    ...block,
    value: JSON.parse(text) as unknown,
  })),
);

describe("JSON in pages", () => {
  test("has events, bodies and answers", async () => {
    const judged = await Promise.all(
      [...documents, ...lines].flatMap(({ value }) => [...objectsIn(value)].map(judge)),
    );
    const kinds = judged.flat().map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(["event", "body", "answer"]));
  });

  test.each([...documents, ...lines])("satisfies the contract: $page:$line", async ({ value }) => {
    for (const object of objectsIn(value))
      for (const { kind, faults } of await judge(object))
        expect([kind, faults]).toEqual([kind, []]);
  });

  test("that curl sends is a body of its operation", () => {
    const sent = BLOCKS.flatMap((block) => sentIn(block));
    expect(sent.length).toBeGreaterThan(0);
    for (const [operation, body] of sent)
      expect([operation, faultsOf(bodies[operation] as AnyContract, body)]).toEqual([
        operation,
        [],
      ]);
  });
});
