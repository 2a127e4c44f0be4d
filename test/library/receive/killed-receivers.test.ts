// A receiver that keeps `seen` in a file is killed at random moments and started again, until it
// has come to its end. RECEIVER_KILLS=200 kills it more often.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toEnvelope } from "../../../src/library/envelopes/write-envelope.ts";
import { seeded } from "../../seeded.ts";
import { runProcess } from "../../servers/stores/run-process.ts";
import { temporaryDirectory } from "../../servers/stores/temporary-directory.ts";
import { eventOf } from "./sample.ts";

const random = seeded(6);
const KILLS = Number(process.env.RECEIVER_KILLS ?? 4);
const MESSAGES = KILLS * 100;
const SCRIPT = "../../../library/receive/processes/receive-lines.ts";

test.each([
  ["apart", "every message is handled, and twice only the one at a kill"],
  ["together", "every message is handled exactly once"],
])("seen and work written %s: %s", { timeout: 300_000 + KILLS * 5_000 }, async (how) => {
  const folder = temporaryDirectory();
  const files = ["input", "seen", "work"].map((name) => join(folder, name));
  const ids = Array.from({ length: MESSAGES }, (_, index) => `evt_${index}`);
  // Every tenth message comes a second time.
  const lines = ids.flatMap((id, index) => (index % 10 === 0 ? [id, id] : [id]));
  const text = lines.map((id) => JSON.stringify(toEnvelope(eventOf(undefined, { id }))));
  writeFileSync(files[0] ?? "", text.join("\n"));
  for (let kill = 0; kill < KILLS; kill++) {
    const lines = 1 + random(90);
    // However late the kill comes, messages are left for the next one.
    const receiver = await runProcess(SCRIPT, [...files, how, `${lines + 10}`]);
    for (let left = lines; left > 0; left--) await receiver.nextLine();
    await receiver.kill();
  }
  await (await runProcess(SCRIPT, [...files, how])).allLines();
  const work = readFileSync(files[2] ?? "", "utf8")
    .trim()
    .split("\n");
  expect(new Set(work)).toEqual(new Set(ids));
  const repeated = work.length - MESSAGES;
  expect(repeated).toBeGreaterThanOrEqual(0);
  expect(repeated).toBeLessThanOrEqual(how === "together" ? 0 : KILLS);
});
