// What is published stays: the lock refuses edits that break anyone who relies on an event version
// or an operation.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { factsOf } from "../../scripts/lock/facts.ts";
import {
  contractOf,
  LOCK_FILE,
  type LockOptions,
  updateLock as updateLockOf,
} from "../../scripts/lock/update-lock.ts";
import { readSource } from "../../scripts/source/read-source.ts";
import { nextVersion } from "../../src/library/names/versions.ts";
import type { ContractDocuments } from "../../src/reading/diff/change.ts";
import { compareContracts } from "../../src/reading/diff/compare-contracts.ts";
import { contractIn } from "../../src/reading/diff/contract-in.ts";

const root = join(import.meta.dirname, "../..");
/** The lock holds 0.2.0, and the package is at the next version that may break. */
const updateLock = (
  locked: string | undefined,
  contract: ContractDocuments,
  options: Partial<LockOptions>,
) => updateLockOf(locked, contract, { version: "0.3.0", ...options });
const CREATED = "account.created-v1";
let whole: ContractDocuments;
/** What the edits are in. */
let contract: ContractDocuments;
let locked: string;

const EVENTS = [CREATED, "billing.ledger.entry_removed-v2"];
const NEXT = nextVersion(CREATED, EVENTS);
const PATHS = ["/v1/accounts/{account_number}/", "/v1/products/", "/v1/data-import/products/"];

beforeAll(async () => {
  whole = contractOf(await readSource(root));
  const { schemas = new Map(), openapi = {} } = structuredClone(whole);
  const { paths } = openapi as Draft;
  contract = {
    schemas: new Map(EVENTS.map((name) => [name, schemas.get(name)])),
    openapi: { ...openapi, paths: Object.fromEntries(PATHS.map((path) => [path, paths[path]])) },
  };
  locked = updateLock(undefined, contract, { version: "0.2.0" }).text ?? "";
});

// biome-ignore lint/suspicious/noExplicitAny: edits reach anywhere into documents, and a wrong one fails its test.
type Draft = any;
/** The contract after an edit of `{ events, openapi }`. */
function edited(edit: (draft: Draft) => void): ContractDocuments {
  const draft = structuredClone({
    events: Object.fromEntries(contract.schemas ?? []),
    openapi: contract.openapi ?? {},
  });
  edit(draft);
  return { schemas: new Map(Object.entries(draft.events)), openapi: draft.openapi };
}
const getAccount = ({ openapi }: Draft) => openapi.paths["/v1/accounts/{account_number}/"].get;

test("the committed lock says what the sources say", () => {
  expect(updateLock(readFileSync(join(root, LOCK_FILE), "utf8"), whole, { check: true })).toEqual({
    lines: [],
    isGood: true,
  });
});

describe("an edit that breaks somebody is refused", () => {
  const CASES: [what: string, edit: (draft: Draft) => void, says: string[]][] = [
    [
      "several in one event, with one remedy",
      ({ events }) => {
        events[CREATED].required = [];
      },
      [
        `${CREATED}: account_number may be left out now. This breaks consumers.`,
        `${CREATED}: account_user_emails may be left out now. This breaks consumers.`,
        `  Leave ${CREATED} as it is and add ${NEXT} beside it.`,
      ],
    ],
    [
      "the name of a type",
      ({ events }) => {
        events[CREATED].title = "Created";
      },
      [
        `${CREATED}: Its type is called Created now, not AccountCreatedV1. This breaks consumers.`,
        `  Leave ${CREATED} as it is and add ${NEXT} beside it.`,
      ],
    ],
    [
      "an event that is gone",
      ({ events }) => {
        delete events[CREATED];
      },
      [
        `${CREATED}: The event was removed. This breaks producers, consumers and stored events.`,
        `  Put ${CREATED} back; what is published stays.`,
      ],
    ],
    [
      "a parameter that is required",
      (draft) =>
        getAccount(draft).parameters.push({
          name: "on",
          in: "query",
          required: true,
          schema: { type: "string" },
        }),
      [
        "getAccount: query parameter on was added and is required. This breaks clients.",
        "  Leave getAccount as it is and add a new operation beside it, under a path of its own.",
      ],
    ],
    [
      "an operation that is gone",
      ({ openapi }) => {
        delete openapi.paths["/v1/accounts/{account_number}/"];
      },
      [
        "getAccount: The operation was removed. This breaks clients.",
        "  Put getAccount back; what is published stays.",
      ],
    ],
    [
      "the name of a schema",
      ({ openapi }) => {
        openapi.components.schemas.LinkTo = openapi.components.schemas.Link;
        openapi.components.schemas.PublicProduct.properties.links.items.$ref =
          "#/components/schemas/LinkTo";
        delete openapi.components.schemas.Link;
      },
      [
        "openapi: components.schemas.Link was removed, and with it the type of that name. This breaks clients.",
        "  Put it back; what is published stays.",
      ],
    ],
  ];
  test.each(CASES)("%s", (_, edit, says) => {
    const checked = updateLock(locked, edited(edit), { check: true });
    expect(checked.isGood).toBe(false);
    expect(checked.lines.slice(0, -1)).toEqual(says);
    expect(checked.lines.at(-1)).toContain("--accept-breaking");
    expect(updateLock(locked, edited(edit), {})).toEqual(checked);
  });

  test("by --check with --accept-breaking too, because a check accepts nothing", () => {
    const without = edited(({ events }) => {
      delete events[CREATED];
    });
    expect(updateLock(locked, without, { check: true, acceptBreaking: true })).toMatchObject({
      isGood: false,
    });
  });

  test("but --accept-breaking accepts it, and says whom it breaks", () => {
    const without = edited(({ events }) => {
      delete events[CREATED];
    });
    const { lines, isGood, text = "" } = updateLock(locked, without, { acceptBreaking: true });
    expect(lines).toEqual([
      `${CREATED}: The event was removed. This breaks producers, consumers and stored events.`,
      "These changes are accepted. Tell those whom they break.",
      "contract.lock.json was written.",
    ]);
    expect(isGood).toBe(true);
    expect(updateLock(text, without, { check: true })).toEqual({ lines: [], isGood: true });
  });

  test("but not without a new version that may break", () => {
    const without = edited(({ events }) => delete events[CREATED]);
    for (const version of ["0.2.0", "0.2.9"]) {
      const options = { acceptBreaking: true, version };
      const { lines, isGood, text } = updateLock(locked, without, options);
      expect({ isGood, text }).toEqual({ isGood: false, text: undefined });
      expect(lines.at(-1)).toBe(
        `${version} in package.json does not allow a break of 0.2.0, which is published.`,
      );
    }
    // What is not published yet may break again; the version that is published is said by hand.
    const { text = "" } = updateLock(locked, without, { acceptBreaking: true });
    expect(JSON.parse(text).version).toBe("0.2.0");
    const released = updateLock(text, without, { released: true }).text ?? "";
    expect(JSON.parse(released).version).toBe("0.3.0");
    expect(updateLock(released, contract, {})).toMatchObject({ isGood: true });
  });
});

describe("an edit that breaks nobody but the server, which follows its contract, needs a new lock", () => {
  const CASES: [what: string, edit: (draft: Draft) => void, says: string[]][] = [
    [
      "a field",
      ({ events }) => {
        events[CREATED].properties.nickname = { type: "string" };
      },
      [`${CREATED}: nickname was added.`],
    ],
    [
      "a field of an answer that is always there",
      ({ openapi }) => {
        openapi.components.schemas.CreatedProduct.properties.id = { type: "integer" };
        openapi.components.schemas.CreatedProduct.required.push("id");
      },
      ["createProducts: response 201: id was added and is required. This breaks the server."],
    ],
    [
      "a shape that has moved",
      ({ events }) => {
        const schema = events["billing.ledger.entry_removed-v2"];
        schema.properties.entry = schema.$defs.LedgerEntryRemoval;
      },
      [],
    ],
  ];
  test.each(CASES)("%s", (_, edit, says) => {
    const after = edited(edit);
    const ask =
      "contract.lock.json does not say what the sources say. Run npm run lock and commit the result.";
    expect(updateLock(locked, after, { check: true })).toEqual({
      lines: [...says, ask],
      isGood: false,
    });
    const written = updateLock(locked, after, {});
    expect(written).toMatchObject({
      lines: [...says, "contract.lock.json was written."],
      isGood: true,
    });
    expect(updateLock(written.text, after, { check: true })).toEqual({ lines: [], isGood: true });
  });
});

describe("the lock itself", () => {
  test("is asked for if it is missing, and then written", () => {
    expect(updateLock(undefined, contract, { check: true })).toMatchObject({
      lines: [expect.stringContaining("is missing")],
      isGood: false,
    });
    expect(updateLock(undefined, contract, { version: "0.2.0" })).toMatchObject({
      isGood: true,
      text: locked,
    });
  });

  test("is never overwritten if it can't be read", () => {
    for (const options of [{}, { check: true }, { acceptBreaking: true }]) {
      const outcome = updateLock(`<<<<<<< HEAD\n${locked}`, contract, options);
      expect(outcome).toMatchObject({
        isGood: false,
        lines: [expect.stringContaining("is not JSON")],
      });
      expect(outcome.text).toBeUndefined();
    }
  });

  test("is only reported to be up to date if it is", () => {
    expect(updateLock(locked, contract, {})).toEqual({
      lines: ["contract.lock.json is up to date."],
      isGood: true,
    });
  });

  test("does not change with texts, examples, evidence and the order of things", () => {
    const reworded = edited(({ events, openapi }) => {
      events[CREATED].description = "Another one.";
      events[CREATED].properties = Object.fromEntries(
        Object.entries(events[CREATED].properties).reverse(),
      );
      events[CREATED].required.reverse();
      openapi.info.title = "Another one";
      openapi.components.schemas.Link.description = "Another one.";
      openapi.components.schemas.SupplyType["x-evidence"] = [];
      openapi.components.schemas.ErrorCode["x-codes"] = {};
      openapi.components.examples = {};
    });
    expect(updateLock(locked, reworded, { check: true })).toEqual({ lines: [], isGood: true });
  });

  test("has a line for each keyword", () => {
    const { text = "" } = updateLock(
      locked,
      edited(({ events }) => {
        events[CREATED].properties.bank = { type: "string" };
      }),
      {},
    );
    const before = new Set(locked.split("\n"));
    expect(text.split("\n").length).toBe(locked.split("\n").length + 3);
    expect(text.split("\n").filter((line) => !before.has(line))).toEqual(['    "bank": {']);
  });

  test("keeps fields that are spelled like keywords", () => {
    const properties = {
      description: { type: "string", description: "Text." },
      examples: { type: "object", properties: { title: {} } },
    };
    const facts = factsOf({
      schemas: new Map([["e-v1", { title: "E", properties, description: "Text." }]]),
    });
    expect(facts.events["e-v1"]).toEqual({
      title: "E",
      properties: {
        description: { type: "string" },
        examples: { type: "object", properties: { title: {} } },
      },
    });
  });

  test("loses nothing that matters between versions", () => {
    const facts = factsOf(whole);
    const locked = contractIn(JSON.parse(JSON.stringify(facts)));
    if (typeof locked === "string") throw new Error(locked);
    expect([locked.schemas?.size, locked.isLock]).toEqual([whole.schemas?.size, true]);
    expect(compareContracts(whole, locked)).toEqual([]);
  });
});
