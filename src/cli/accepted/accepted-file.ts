// The file of --accept. What reads its entries is loaded only if there is one.
import { existsSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { sentence } from "../../library/text/did-you-mean.ts";
import { accessFile, readBytes } from "../access-file.ts";
import { InputError, type Io, type ParsedArguments } from "../command.ts";
import { findConfig } from "../contracts/open-contracts.ts";

export interface AcceptedFile {
  readonly name: string;
  readonly path: string;
  /** Undefined if there is none, and none is wanted. */
  readonly text: string | undefined;
}

/** The file that --accept names, or the usual one: beside the configuration, or in this folder. */
export function findAccepted(args: ParsedArguments, { cwd }: Io, usual: string): AcceptedFile {
  const named = args.text("accept");
  const config = findConfig(cwd);
  const path = resolve(cwd, named ?? join(config ? dirname(config) : cwd, usual));
  const name = named ?? relative(cwd, path);
  const isWanted = named !== undefined && !args.has("write-accepted");
  const isThere = isWanted || existsSync(path);
  return { name, path, text: isThere ? readBytes(path, name).toString() : undefined };
}

export function refuseEntries(name: string, faults: readonly string[]): void {
  const lines = faults.map((fault) => sentence(`${name}:${fault}`));
  if (lines.length > 0) throw new InputError(lines.join("\n"));
}

export const writeAcceptedFile = ({ name, path }: AcceptedFile, text: string): void =>
  accessFile(name, "written", () => writeFileSync(path, text));

export const today = (): string => new Date().toISOString().slice(0, 10);
