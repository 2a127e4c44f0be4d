// What the page keeps of a server that it follows, and the picture that it draws, without a browser.
import { describe, expect, onTestFinished, test, vi } from "vitest";
import importProcess from "../../config/import-process.json" with { type: "json" };
import { SCENARIOS } from "../../generated/scenarios.ts";
import type { Move, RecordedRequest } from "../../generated/server-types.ts";
import { index, keepIndex } from "../../src/console/frame/load-once.ts";
import { wordsBetween } from "../../src/console/live/import-process.ts";
import { type Emitted, PictureKeeper } from "../../src/console/live/keep-picture.ts";
import { nextRunName, stepsOf } from "../../src/console/live/run-scenario.ts";
import type { ImportProcess } from "../../src/reading/model/import-process.ts";

const process = importProcess as ImportProcess;
keepIndex({ ...index, process });
const named = (number: string) => ({
  import_supplier: "NORDWERK",
  external_account_number: number,
});
const move = (
  number: string,
  from: Move["from"],
  to: Move["to"],
  more: Partial<Move> = {},
): Move => ({
  ...named(number),
  from,
  to,
  request_id: "r",
  ...more,
});
/** The groups that have accounts: state, mark, count, numbers. */
const groupsOf = (keeper: PictureKeeper) =>
  keeper
    .draw()
    .groups.filter(({ count }) => count > 0)
    .map(({ state, mark, count, accounts }) => [
      state,
      mark,
      count,
      accounts.map(({ number }) => number),
    ]);
const request = (number: number, body: unknown = named("NW-1")): RecordedRequest => ({
  number,
  request_id: `r-${number}`,
  answered_at: "2026-01-05T10:00:00.000Z",
  method: "POST",
  path: "/v1/",
  operation: "stageAccount",
  status: 201,
  code: null,
  milliseconds: 1,
  faults: [],
  request_body: body,
});
const event = (id: number): Emitted => ({
  event_id: `e-${id}`,
  type: "account.created-v1",
  subject: "NORDWERK/NW-1",
  payload: {},
});

describe("the accounts", () => {
  test("move from state to state, the newest first", () => {
    const keeper = new PictureKeeper();
    keeper.move(move("NW-1", "not_staged", "staged"));
    keeper.move(move("NW-2", "not_staged", "staged"));
    expect(groupsOf(keeper)).toEqual([["staged", null, 2, ["NW-2", "NW-1"]]]);
    keeper.move(move("NW-1", "staged", "in_progress"));
    keeper.move(move("NW-1", "in_progress", "staged", { mark: "failed" }));
    expect(groupsOf(keeper)).toEqual([
      ["staged", null, 1, ["NW-2"]],
      ["staged", "failed", 1, ["NW-1"]],
    ]);
    keeper.move(move("NW-1", "staged", "skipped"));
    keeper.move(move("NW-1", "skipped", "staged"));
    expect(groupsOf(keeper)).toContainEqual(["staged", "failed", 1, ["NW-1"]]);
    keeper.move(move("NW-2", "staged", "skipped"));
    keeper.move(move("NW-2", "skipped", "not_staged"));
    expect(groupsOf(keeper)).toEqual([["staged", "failed", 1, ["NW-1"]]]);
  });

  test("that move in the same millisecond keep their order, also between groups", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const keeper = new PictureKeeper();
    keeper.move(move("NW-1", "not_staged", "staged"));
    keeper.move(move("NW-2", "not_staged", "staged", { mark: "failed" }));
    const [first, second] = keeper.draw().groups.flatMap(({ accounts }) => accounts);
    expect(second?.moved).toBeGreaterThan(first?.moved ?? 0);
  });

  test("that are read anew may have moved already: a move that comes twice changes nothing", () => {
    const keeper = new PictureKeeper();
    const accounts = [{ ...named("NW-1"), platform_account_number: "A-1" }];
    keeper.replaceAccounts([{ state: "imported", mark: null, count: 1, accounts }]);
    keeper.move(move("NW-1", "staged", "in_progress"));
    keeper.move(move("NW-1", "in_progress", "imported", { platform_account_number: "A-1" }));
    expect(groupsOf(keeper)).toEqual([["imported", null, 1, ["NW-1"]]]);
  });

  test("that moved lately stay first when all are read anew", () => {
    const keeper = new PictureKeeper();
    keeper.move(move("NW-2", "not_staged", "staged"));
    const accounts = ["NW-1", "NW-2", "NW-3"].map(named);
    keeper.replaceAccounts([{ state: "staged", mark: null, count: 3, accounts }]);
    expect(groupsOf(keeper)).toEqual([["staged", null, 3, ["NW-2", "NW-1", "NW-3"]]]);
  });

  test("that are only counted leave their state, too", () => {
    const keeper = new PictureKeeper();
    keeper.replaceAccounts([
      { state: "staged", mark: null, count: 5000, accounts: [named("NW-1")] },
    ]);
    keeper.move(move("NW-4000", "staged", "in_progress"));
    expect(groupsOf(keeper)).toEqual([
      ["staged", null, 4999, ["NW-1"]],
      ["in_progress", null, 1, ["NW-4000"]],
    ]);
  });

  test("whose attempt ends after its lease are counted once", () => {
    const keeper = new PictureKeeper();
    keeper.replaceAccounts([
      { state: "staged", mark: null, count: 2, accounts: [] },
      { state: "in_progress", mark: null, count: 1, accounts: [] },
    ]);
    keeper.move(move("NW-1", "staged", "staged", { mark: "failed" }));
    expect(groupsOf(keeper)).toEqual([
      ["staged", null, 1, []],
      ["in_progress", null, 1, []],
      ["staged", "failed", 1, ["NW-1"]],
    ]);
  });
});

test("more than five moves in a second are a burst, until the second is over", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const keeper = new PictureKeeper();
  const stage = (count: number) => keeper.move(move(`NW-${count}`, "not_staged", "staged"));
  for (let count = 1; count <= 5; count += 1) stage(count);
  expect(keeper.draw().burst).toEqual([]);
  vi.setSystemTime(Date.now() + 900);
  stage(6);
  expect(keeper.draw().burst.map((each) => each.external_account_number)).toEqual(
    [1, 2, 3, 4, 5, 6].map((count) => `NW-${count}`),
  );
  vi.setSystemTime(Date.now() + 101);
  expect(keeper.draw().burst).toEqual([]);
});

test("an attempt and a dry run before it have each its own event", () => {
  const keeper = new PictureKeeper();
  const attempt = (number: number, dry_run: boolean) => ({
    ...request(number, { ...named("NW-1"), dry_run }),
    operation: "processAccount" as const,
    status: 400,
    code: "import_failed",
  });
  const types = [
    "data_import.import_process.dry_run_error-v1",
    "data_import.import_process.error-v1",
  ] as const;
  keeper.replaceLists(
    [attempt(1, true), attempt(2, false)],
    types.map((type, index) => ({ ...event(index), type })),
  );
  const { events } = keeper.draw();
  expect(events.map(({ event_id, request: by }) => [event_id, by])).toEqual([
    ["e-1", 2],
    ["e-0", 1],
  ]);
});

test("10,000 messages of each kind are counted, and a thousand of each kept", () => {
  const keeper = new PictureKeeper();
  for (let count = 1; count <= 10_000; count += 1) {
    keeper.move(move(`NW-${count}`, "not_staged", "staged"));
    keeper.addRequest(request(count));
    keeper.addEvent(event(count));
  }
  const { groups, requests, events } = keeper.draw();
  expect(groups.map(({ count, accounts }) => [count, accounts.length])).toEqual([[10_000, 1000]]);
  expect([requests.length, requests[0]?.number]).toEqual([1000, 10_000]);
  expect([events.length, events[0]?.event_id]).toEqual([1000, "e-10000"]);
});

test("requests and events that come twice are listed once, and bodies of any kind are taken", () => {
  const keeper = new PictureKeeper();
  keeper.replaceLists([request(1), request(2, "text")], [event(1)]);
  for (const number of [1, 2, 3]) keeper.addRequest(request(number, { import_supplier: 7 }));
  for (const id of [1, 2]) keeper.addEvent(event(id));
  const { requests, events } = keeper.draw();
  expect(requests.map(({ number, account }) => [number, account?.name])).toEqual([
    [3, undefined],
    [2, undefined],
    [1, "NORDWERK/NW-1"],
  ]);
  expect(events.map(({ event_id }) => event_id)).toEqual(["e-2", "e-1"]);
});

test.each([
  ["not_staged", "staged", "stageAccount"],
  ["staged", "in_progress", "processAccount"],
  ["in_progress", "staged", "400 failed, dry run passed, dry run failed"],
  ["in_progress", "imported", "201"],
  ["staged", "skipped", "operator"],
] as const)("what leads from %s to %s is told: %s", (from, to, words) => {
  expect(wordsBetween(process, from, to)).toBe(words);
});

test("a request has the events that it caused, and an account by its path or answer, too", () => {
  const keeper = new PictureKeeper();
  const processed = (number: number, status: number, code: string | null) => ({
    ...request(number),
    operation: "processAccount" as const,
    status,
    code,
  });
  keeper.addEvent({ ...event(1), type: "data_import.import_process.error-v1" });
  keeper.addRequest(processed(1, 400, "import_failed"));
  keeper.addEvent(event(2));
  keeper.addEvent({ ...event(3), subject: "NORDWERK/NW-2" });
  keeper.addRequest(processed(2, 201, null));
  const path = "/v1/data-import/account-transfer-status/NORD%20WERK/NW-7/";
  keeper.addRequest({ ...request(3, undefined), path, operation: "getAccountTransferStatus" });
  const read = { account_number: "A-1", import_process: named("NW-2") };
  keeper.addRequest({ ...request(4, null), operation: "getAccount", response_body: read });
  keeper.addEvent({ ...event(4), type: "data_import.import_process.post_import.completed-v1" });
  keeper.addRequest({ ...request(5), operation: "createNotes" });
  const { events, requests } = keeper.draw();
  expect(events.map(({ event_id, request: by }) => [event_id, by])).toEqual([
    ["e-4", 5],
    ["e-3", undefined],
    ["e-2", 2],
    ["e-1", 1],
  ]);
  const names = requests.map(({ account }) => account?.name);
  expect(names.slice(0, 3)).toEqual(["NORDWERK/NW-1", "NORDWERK/NW-2", "NORD WERK/NW-7"]);
});

test("every scenario has requests in which its value stands, and those before are no answer of it", () => {
  for (const scenario of SCENARIOS) {
    const steps = stepsOf(scenario, { supplier: "NORDWERK", team: "t" }, "1");
    const shown = steps.filter(({ isShown }) => isShown);
    expect(shown.length).toBeGreaterThan(0);
    for (const { operation, body } of shown) {
      expect(scenario.operations).toContain(operation);
      const value = String((body as Record<string, unknown>)[scenario.field]);
      expect(value === scenario.value || value === `${scenario.value}-1`).toBe(true);
    }
  }
  expect(new Set([nextRunName(), nextRunName(), nextRunName()]).size).toBe(3);
});
