// What the model-based test does with stores: single calls, each with a result that has to be the
// same on every store.

import type { Writer } from "../../../src/servers/stores/store.ts";
import fc from "../../fast-check.ts";
import {
  addEvent,
  keyOf,
  noteOf,
  payloadOf,
  productOf,
  SUPPLIER,
  transactionOf,
} from "./sample-data.ts";

/** What calls refer to that differs from store to store: the tokens of leases. */
export type Tokens = Map<string, string>;

export interface Operation {
  readonly name: string;
  run(writer: Writer, tokens: Tokens): Promise<unknown>;
}

const LIMIT = 2;
const number = fc.constantFrom("1", "2", "3");
const account = fc.constantFrom("A-1", "A-2");
const code = fc.constantFrom("p", "q", "ß");
const name = fc.constantFrom("x", "y");

const operation = (text: string, run: Operation["run"]): Operation => ({ name: text, run });

const events: fc.Arbitrary<Operation> = fc
  .tuple(name, fc.jsonValue())
  .map(([subject, payload]) =>
    operation(`event ${subject}`, (writer) => addEvent(writer, subject, payload)),
  );

export const operations: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 3, arbitrary: events },
  fc
    .tuple(number, fc.json({ maxDepth: 2 }))
    .map(([n, text]) =>
      operation(`stage ${n} ${text}`, (writer) =>
        writer.stage(payloadOf(n, { billing_address1: text })),
      ),
    ),
  fc
    .tuple(number, fc.boolean())
    .map(([n, flag]) =>
      operation(`skip ${n} ${flag}`, (writer) => writer.setSkipped(keyOf(n), flag)),
    ),
  fc
    .tuple(fc.constantFrom("", "1", "2"), fc.constantFrom("", "1", "2"))
    .map(([after, prefix]) =>
      operation(`list ${after} ${prefix}`, async (writer) =>
        (await writer.listAccounts(SUPPLIER, { after, prefix, limit: 2 })).map(timeless),
      ),
    ),
  name.map((subject) =>
    operation(`events of ${subject}`, async (writer) =>
      (await writer.listEvents(2, 0, subject)).map(({ sequence, payload }) => [sequence, payload]),
    ),
  ),
  number.map((n) =>
    operation(`find ${n}`, async (writer) => timeless(await writer.findImport(keyOf(n)))),
  ),
  number.map((n) =>
    operation(`claim ${n}`, async (writer, tokens) => {
      const claim = await writer.claim(keyOf(n), LIMIT, 60_000);
      if (typeof claim === "string") return claim;
      tokens.set(n, claim.token);
      return claim.until - writer.now;
    }),
  ),
  number.map((n) =>
    operation(`release ${n}`, (writer, tokens) =>
      writer.release(keyOf(n), tokens.get(n) ?? "none"),
    ),
  ),
  fc
    .tuple(number, account)
    .map(([n, a]) => operation(`create ${n} ${a}`, (writer) => writer.createAccount(keyOf(n), a))),
  account.map((a) =>
    operation(`find account ${a}`, async (writer) =>
      timeless({ account: await writer.findAccount(a) }),
    ),
  ),
  fc
    .tuple(account, name)
    .map(([a, body]) =>
      operation(`note ${a} ${body}`, (writer) => writer.add("notes", a, noteOf(body))),
    ),
  fc
    .tuple(account, name)
    .map(([a, id]) =>
      operation(`transaction ${a} ${id}`, (writer) =>
        writer.add("transactions", a, transactionOf(id)),
      ),
    ),
  account.map((a) =>
    operation(`booked ${a}`, async (writer) =>
      [...(await writer.bookedTransactions(a, ["x", "z", "y"]))].sort(),
    ),
  ),
  fc
    .tuple(account, name, name)
    .map(([a, reference, details]) =>
      operation(`instruction ${a} ${reference}`, (writer) =>
        writer.add("instructions", a, { vendor: "v", reference, type: "t", details }),
      ),
    ),
  account.map((a) =>
    operation(`read account ${a}`, async (writer) => [
      await writer.listAdded("notes", a),
      await writer.listAdded("transactions", a),
      await writer.listAdded("instructions", a),
    ]),
  ),
  fc
    .tuple(
      fc.array(code, { maxLength: 3 }),
      fc.boolean(),
      fc.boolean(),
      fc.option(name, { nil: undefined }),
    )
    .map(([codes, is_green, is_hidden, brand]) =>
      operation(`products ${codes}`, (writer) =>
        writer.putProducts(
          codes.map((item) =>
            productOf(item, { params: { is_green }, is_hidden, ...(brand ? { brand } : {}) }),
          ),
        ),
      ),
    ),
  fc
    .tuple(
      fc.option(name, { nil: undefined }),
      fc.option(fc.boolean(), { nil: undefined }),
      fc.nat({ max: 2 }),
    )
    .map(([brand, isGreen, offset]) =>
      operation("list products", (writer) => writer.listProducts({ brand, isGreen }, offset, 2)),
    ),
  fc
    .array(code)
    .map((codes) => operation("missing products", (writer) => writer.missingProducts(codes))),
  fc
    .tuple(name, fc.nat())
    .map(([hash, expiresAt]) =>
      operation(`put token ${hash}`, (writer) =>
        writer.putTokens([{ hash, kind: "access", keyHash: "k", expiresAt }]),
      ),
    ),
  name.map((hash) => operation(`take token ${hash}`, (writer) => writer.takeToken(hash))),
  fc
    .constantFrom("Ongoing" as const, "Paused" as const)
    .map((status) =>
      operation(`supplier ${status}`, (writer) => writer.setSupplierStatus(SUPPLIER, status)),
    ),
);

/** The whole state that a caller can see. */
export const everything = operation("everything", async (writer) => [
  await writer.supplierStatus(SUPPLIER),
  (await writer.listImports(SUPPLIER)).map(timeless),
  await writer.listProducts({}, 0, 10),
  await writer.listAllProducts(),
  (await writer.listAccounts(SUPPLIER)).map(timeless),
  await writer.findToken("x"),
  await Promise.all(
    ["A-1", "A-2"].map(async (a) => [
      await writer.listAdded("notes", a),
      timeless({ account: await writer.findAccount(a) }),
    ]),
  ),
]);

/** A result without the time of creation, which differs from store to store. */
function timeless<Answer extends { readonly account?: object | null | undefined }>(
  answer: Answer | undefined,
): unknown {
  return (
    answer && {
      ...answer,
      account: answer.account && { ...answer.account, createdAt: "some time" },
    }
  );
}
