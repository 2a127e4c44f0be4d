// `OBSERVE_MESSAGES=5000000 npx vitest run test/cli/observe/drifts.test.ts` takes more messages.
import { expect, test } from "vitest";
import { observe } from "../../../src/cli/observe/command.ts";
import type { Finding } from "../../../src/reading/observed/report.ts";
import { runCommand } from "../run-command.ts";
import { driftingTraffic, type Expected, keyOf } from "./drifting-traffic.ts";

const MESSAGES = Number(process.env.OBSERVE_MESSAGES ?? 100_000);

test(`twelve drifts of each event are found in ${MESSAGES} messages, and nothing else`, async () => {
  const expected: Expected = new Map();
  const versions: Expected = new Map();
  const stdin = driftingTraffic(MESSAGES, expected, versions);
  const counted = await runCommand(observe, ["-"], { stdin });
  const document = (async function* () {
    yield Buffer.from(counted.out);
  })();
  const { out } = await runCommand(observe, ["--report", "-", "--json"], { stdin: document });
  const { findings } = JSON.parse(out) as { findings: Finding[] };
  const found = new Map<string, number>();
  for (const { code, event, path, what, count } of findings) {
    const key = keyOf(code, event, path, what);
    // A document names some new versions, and counts them all. Which texts it looks at is its choice.
    const isNamed = code === "unknown_version" && what !== undefined;
    if (isNamed) expect(count, key).toBe(versions.get(what));
    const counted = code === "one_form" ? (expected.get(key) ?? count) : count;
    const all = code === "unknown_version" ? keyOf(code, "", "") : key;
    found.set(all, (found.get(all) ?? 0) + counted);
  }
  expect(Object.fromEntries([...found].sort())).toEqual(Object.fromEntries([...expected].sort()));
  expect(expected.size).toBeGreaterThan(11 * 270);
});
