// Links that lead in circles, pipes and devices, wherever the command line reads folders or files.
import { spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fixture } from "../../src/fixtures.ts";
import { CLI_NODE } from "../nodes.ts";
import { BINARY, folderOfTest } from "./run-cli.ts";

const EVENT = "account.created-v1";
const PAYLOAD = JSON.stringify(fixture(EVENT));
const SCHEMA = JSON.stringify({ title: "parcel.sent-v1", type: "object", required: ["id"] });
/** Many times what any of it takes. What never ends is killed. */
const LONG = 60_000;

function run(cwd: string, command: string, input = "") {
  const script = `run() { "${CLI_NODE.node}" "${BINARY}" "$@"; }; ${command}`;
  const options = { cwd, input, encoding: "utf8", timeout: LONG } as const;
  const { status, stdout, stderr } = spawnSync("bash", ["-c", script], options);
  return { code: status, out: stdout, err: stderr };
}

/** Adds two links to the folder itself, one from deeper down, a pipe and a link to a device. */
function addOddities(folder: string, ending = "json"): void {
  for (const name of ["a", "z"]) symlinkSync(".", join(folder, name));
  symlinkSync("../..", join(folder, "deep/er/up"));
  symlinkSync("/dev/zero", join(folder, `zero.${ending}`));
  run(folder, `mkfifo "${EVENT}.pipe.${ending}"`);
}

const OPENAPI = '{"openapi":"3.1.0","info":{"title":"A","version":"1"},"paths":{}}';
const ONE = { [`in/deep/er/${EVENT}.json`]: PAYLOAD };

test("validate judges each file of a folder once, by its own name, and passes over pipes", () => {
  const cwd = folderOfTest(ONE);
  addOddities(join(cwd, "in"));
  const folder = run(cwd, "run validate in");
  expect(folder).toMatchObject({ code: 0, err: "" });
  expect(folder.out).toBe("1 file, 1 payload: 1 valid. 2 files passed over: no regular file.\n");
  const glob = run(cwd, "run validate 'in/**/*.json' --format junit");
  expect(glob).toMatchObject({ code: 0, err: "" });
  expect(glob.out).toContain('tests="1"');
  expect(glob.out).toContain(`"in/deep/er/${EVENT}.json"`);
});

test("a folder that a link leads to is read, and a link to nothing is told", () => {
  const cwd = folderOfTest({ ...ONE, "linked/keep.txt": "" });
  symlinkSync("../in", join(cwd, "linked/in"));
  expect(run(cwd, "run validate linked")).toMatchObject({
    code: 0,
    out: "1 file, 1 payload: 1 valid. 1 file passed over: .txt.\n",
  });
  symlinkSync("nowhere", join(cwd, "linked/x.json"));
  symlinkSync("y.json", join(cwd, "linked/y.json"));
  const { code, out } = run(cwd, "run validate linked");
  expect(code).toBe(2);
  expect(out).toContain("linked/x.json:1:1  error  unreadable  there is no such file");
  expect(out).toContain("linked/y.json:1:1  error  unreadable  it can't be read: ELOOP");
});

test("what is named by itself is read, also if it is a pipe", () => {
  const cwd = folderOfTest(ONE);
  const file = `in/deep/er/${EVENT}.json`;
  for (const command of [
    `run validate --event ${EVENT} <(cat ${file})`,
    `cat ${file} | run validate --event ${EVENT} /dev/stdin`,
    `run validate --event ${EVENT} /dev/stdin < ${file}`,
    `mkfifo pipe.json; cat ${file} > pipe.json & run validate --event ${EVENT} pipe.json`,
  ])
    expect([command, run(cwd, command)]).toEqual([
      command,
      { code: 0, out: "1 file, 1 payload: 1 valid.\n", err: "" },
    ]);
  expect(run(cwd, "run validate --allow-empty /dev/null")).toMatchObject({ code: 0 });
});

test.each([
  ["run validate /dev/zero", "it is a device"],
  ["run validate zero.json", "it is a device"],
  ["run validate zero.yaml", "it is a device"],
  [`run validate in --accept zero.json`, "zero.json can't be read: it is a device"],
  [`run diff --against zero.json`, "zero.json can't be read: it is a device"],
  [`run diff --accept zero.json --against in`, "it is a device"],
  [`run validate in --contracts zero.json`, "zero.json can't be read: it is a device"],
])("a device has no end: %s", (command, words) => {
  const cwd = folderOfTest({ ...ONE, "in/generated/openapi.json": OPENAPI });
  for (const name of ["zero.json", "zero.yaml"]) symlinkSync("/dev/zero", join(cwd, name));
  const { code, out, err } = run(cwd, command);
  expect(out + err).toContain(words);
  expect(code).toBe(2);
});

test("contracts are read from regular files, each once", () => {
  const cwd = folderOfTest({
    "own/deep/er/parcel.sent-v1.json": SCHEMA,
    "own/deep/er/x.txt": "",
  });
  addOddities(join(cwd, "own"));
  const list = run(cwd, "run list --contracts own --type parcel");
  expect(list).toMatchObject({ code: 0 });
  expect(list.out.split("\n").filter((line) => line.startsWith("parcel.sent-v1"))).toHaveLength(1);
});

test("a reference to a pipe is refused, and one that is named is read", () => {
  const schema = JSON.stringify({ type: "object", properties: { id: { $ref: "id.json" } } });
  const cwd = folderOfTest({ "parcel.sent-v1.json": schema });
  const listed = run(cwd, "mkfifo id.json; run list --contracts parcel.sent-v1.json");
  expect(listed).toMatchObject({ code: 2, out: "" });
  expect(listed.err).toBe(
    "parcel.sent-v1.json:1:45 refers to id.json: id.json is no regular file.\n",
  );
  const named = `mkfifo parcel.lost-v1.json; echo '${SCHEMA}' > parcel.lost-v1.json &
    run list --contracts parcel.lost-v1.json --type parcel`;
  expect(run(cwd, named)).toMatchObject({ code: 0, err: "" });
});
