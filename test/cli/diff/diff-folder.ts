// Folders and repositories that hold another version of the contract.
import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { Io } from "../../../src/cli/command.ts";
import { diff } from "../../../src/cli/diff/command.ts";
import { type CommandOutcome, runCommand } from "../run-command.ts";

export const generated = join(import.meta.dirname, "../../../generated");

export const EVENT = "account.created-v1";

export interface Folder {
  readonly path: string;
  git(...args: string[]): string;
  remove(): void;
}

export function makeTemporary(): Folder {
  const path = mkdtempSync(join(tmpdir(), "energy-contracts-diff-test-"));
  return {
    path,
    git: (...args) =>
      execFileSync("git", args, {
        cwd: path,
        env: GIT_ENVIRONMENT,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "pipe"],
      }),
    remove: () => rmSync(path, { recursive: true }),
  };
}

const GIT_ENVIRONMENT = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"))),
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_SYSTEM: "/dev/null",
  GIT_AUTHOR_NAME: "Test",
  GIT_AUTHOR_EMAIL: "test@example.com",
  GIT_COMMITTER_NAME: "Test",
  GIT_COMMITTER_EMAIL: "test@example.com",
};

/** A folder for each test of a suite, and one for all that has the other contract, which they only read. */
export function makeFolders(): { readonly folder: Folder; readonly shared: Folder } {
  const shared = makeTemporary();
  beforeAll(() => writeOther(shared.path));
  afterAll(() => shared.remove());
  let own = shared;
  beforeEach(() => {
    own = makeTemporary();
  });
  afterEach(() => own.remove());
  const folder: Folder = {
    get path() {
      return own.path;
    },
    git: (...args) => own.git(...args),
    remove: () => own.remove(),
  };
  return { folder, shared };
}

/** Runs the command in a folder. */
export const runDiff = (
  { path }: Folder,
  args: readonly string[],
  overrides: Partial<Io> = {},
): Promise<CommandOutcome> =>
  runCommand(diff, args, {
    cwd: path,
    columns: 100,
    env: process.env.PATH ? { PATH: process.env.PATH } : {},
    ...overrides,
  });

/** Lets a contract that is only read be found in another place too. */
export function linkContract(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to, "junction");
}

/** Puts the contract of this package into a folder. */
export function copyContract(to: string): void {
  for (const name of ["schemas", "openapi.json", "asyncapi.json"])
    cpSync(join(generated, name), join(to, name), { recursive: true });
}

/**
 * A contract with one more field of the event, and one more response of an operation, than this
 * one.
 */
export function writeOther(to: string): void {
  copyContract(to);
  makeOther(to);
}

/** Makes a copy of the contract of this package the other one. */
export function makeOther(to: string): void {
  edit(join(to, `schemas/${EVENT}.json`), ({ properties }) => {
    properties.nickname = { type: "string" };
  });
  edit(join(to, "asyncapi.json"), ({ components }) => {
    components.schemas.AccountCreatedV1.properties.nickname = { type: "string" };
  });
  edit(join(to, "openapi.json"), ({ paths }) => {
    paths["/v1/accounts/{account_number}/"].get.responses["202"] = { description: "Later." };
  });
}

/** Takes that back. */
export function makeSame(to: string): void {
  for (const name of [`schemas/${EVENT}.json`, "openapi.json", "asyncapi.json"])
    cpSync(join(generated, name), join(to, name));
}

/** A contract of one event, which has two more fields, and the operations. */
export function writeSmall(to: string): void {
  for (const name of [`schemas/${EVENT}.json`, "openapi.json"])
    cpSync(join(generated, name), join(to, name), { recursive: true });
  edit(join(to, `schemas/${EVENT}.json`), ({ properties }) => {
    properties.nickname = { type: "string" };
    properties.surname = { type: "string" };
  });
}

// biome-ignore lint/suspicious/noExplicitAny: edits reach anywhere into documents, and a wrong one fails its test.
export function edit(file: string, change: (document: any) => void): void {
  const document = JSON.parse(readFileSync(file, "utf8"));
  change(document);
  writeFileSync(file, JSON.stringify(document, null, 2));
}
