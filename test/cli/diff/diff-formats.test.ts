import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Io } from "../../../src/cli/command.ts";
import { EVENT_NAMES } from "../../../src/events.ts";
import {
  copyContract,
  EVENT,
  edit,
  linkContract,
  makeFolders,
  runDiff,
  writeOther,
} from "./diff-folder.ts";

const { folder, shared } = makeFolders();

const run = (args: readonly string[], overrides?: Partial<Io>) => runDiff(folder, args, overrides);
const other = () => linkContract(shared.path, join(folder.path, "old/generated"));
const same = () => copyContract(join(folder.path, "old/generated"));
/** A contract that lacks an event. */
function additive(): void {
  same();
  rmSync(join(folder.path, "old/generated/schemas/agreement.created-v1.json"));
}
const AGAINST = ["--against", "old"];

test("json has each change on a line, and the totals", async () => {
  other();
  const { out } = await run([...AGAINST, "--format", "json"]);
  expect(out.split("\n").length).toBe(5);
  expect(JSON.parse(out)).toMatchObject({
    against: 'the folder "old"',
    changes: [
      {
        subject: EVENT,
        path: "nickname",
        kind: "removed",
        code: "field_removed",
        what: "nickname was removed",
        breaks: ["consumers"],
      },
      {
        subject: "getAccount",
        path: "response 202",
        kind: "removed",
        code: "status_removed",
        breaks: ["clients", "server"],
      },
    ],
    totals: {
      changes: 2,
      breaking: 2,
      breaks: { producers: 0, consumers: 1, clients: 1, server: 1 },
      accepted: 0,
    },
  });
});

test("github, the default there, annotates the new document where the change is", async () => {
  copyContract(join(folder.path, "old/generated"));
  edit(join(folder.path, `old/generated/schemas/${EVENT}.json`), (schema) => {
    schema.properties.account_number.type = "integer";
  });
  const root = join(import.meta.dirname, "../../..");
  // The root has a file of changes that are accepted, which are none of these.
  writeFileSync(join(folder.path, "none.yaml"), "");
  const accept = ["--accept", join(folder.path, "none.yaml")];
  const { out } = await run(["--against", join(folder.path, "old"), ...accept], {
    cwd: root,
    env: { GITHUB_ACTIONS: "true" },
  });
  const lines = readFileSync(join(root, `generated/schemas/${EVENT}.json`), "utf8").split("\n");
  const line = lines.findIndex((text) => text.includes('"account_number": {')) + 1;
  expect(out).toContain(`::error file=generated/schemas/${EVENT}.json,line=${line},`);
  expect(out).toContain(
    "account_number was changed from integer to string, which breaks producers, consumers and stored events",
  );
});

test("junit has a case for each document, which fails if something breaks", async () => {
  other();
  const { out } = await run([...AGAINST, "--format", "junit"]);
  expect(out.match(/<testsuite /g)?.length).toBe(EVENT_NAMES.length + 1); // and the REST API
  expect([...out.matchAll(/<failure type="([^"]+)"/g)].map(([, type]) => type)).toEqual([
    "field_removed",
    "status_removed",
  ]);
});

test("junit has a case for each changed field, and one for the rest", async () => {
  writeOther(join(folder.path, "old/generated"));
  edit(join(folder.path, `old/generated/schemas/${EVENT}.json`), ({ properties }) => {
    properties.surname = { type: "string" };
  });
  rmSync(join(folder.path, "old/generated/schemas/agreement.created-v1.json"));
  const names = async (...args: string[]) => {
    const { out } = await run([...AGAINST, "--format", "junit", ...args]);
    return [
      ...new Set(
        [...out.matchAll(/<testcase .* name="([^"]+)"/g)].map(([, name = ""]) =>
          name.replace(/\d+ /, "N "),
        ),
      ),
    ].sort();
  };
  const removed = ["nickname (account.created-v1)", "surname (account.created-v1)"];
  expect(await names()).toEqual([
    "N unchanged",
    "agreement.created-v1",
    removed[0],
    "response N (getAccount)",
    removed[1],
  ]);
  expect(await names("--breaks", "consumers")).toEqual(["N not broken", ...removed]);
});

test("what breaks nobody is a notice of github and a note of junit, and no warning", async () => {
  additive();
  const { code, out } = await run([...AGAINST, "--format", "github,junit=report.xml"]);
  expect({ code, levels: out.match(/^::\w+/gm) }).toEqual({ code: 0, levels: ["::notice"] });
  const report = readFileSync(join(folder.path, "report.xml"), "utf8");
  expect(report).not.toContain("<failure");
  expect(report).toMatch(
    /<system-out>.*:1:1 {2}note {2}event_added {2}The event was added\n<\/system-out>/,
  );
});

test("sarif has a result for each change: an error if it breaks anyone, else a note", async () => {
  writeOther(join(folder.path, "old/generated"));
  rmSync(join(folder.path, "old/generated/schemas/agreement.created-v1.json"));
  const [{ results }] = JSON.parse((await run([...AGAINST, "--format", "sarif"])).out).runs;
  expect(
    results.map(({ ruleId, level }: { ruleId: string; level: string }) => `${ruleId} ${level}`),
  ).toEqual(["field_removed error", "event_added note", "status_removed error"]);
});

test("a change of a shared shape is one finding, with its places counted, in every format", async () => {
  copyContract(join(folder.path, "old/generated"));
  edit(join(folder.path, "old/generated/openapi.json"), ({ components }) => {
    components.schemas.SupplyType.minLength = 1;
  });
  const formats = ["json", "github", "junit", "sarif", "markdown", "gitlab"];
  const { out } = await run([
    ...AGAINST,
    ...["--format", ["pretty", ...formats.map((name) => `${name}=${name}.out`)].join(",")],
  ]);
  const texts = formats.map((name) => readFileSync(join(folder.path, `${name}.out`), "utf8"));
  for (const text of texts.slice(1, 3)) expect(text).not.toMatch(/payload/i);
  // JUnit has it as the message and in the text of the one failure.
  for (const text of [out, ...texts])
    expect(text.match(/the rule minLength 1, in 11 places/g)).toHaveLength(
      text.includes("<testsuites") ? 2 : 1,
    );
  expect(out).toContain("1 change in 1 shared shape, 1 of them breaking (1 for clients");
  expect(JSON.parse(texts[0] ?? "").changes).toHaveLength(1);
  expect(JSON.parse(texts[0] ?? "").changes[0].places).toHaveLength(11);
});
