// The file of --accept. Its reader is loaded only if there is one.
import { existsSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { readBytes } from "../access-file.ts";
import type { Io, ParsedArguments } from "../command.ts";
import { findConfig } from "../contracts/open-contracts.ts";

export interface AcceptedFile {
  readonly name: string;
  readonly path: string;
  /** The option that the file is for. */
  readonly option: string;
  /** The text is undefined if there is no file and none is wanted. */
  readonly text: string | undefined;
}

/** The file that --accept names, or the usual one: beside the configuration, or in this folder. */
export function findAccepted(args: ParsedArguments, { cwd }: Io, usual: string): AcceptedFile {
  const named = args.text("accept");
  const config = findConfig(cwd);
  const path = resolve(cwd, named ?? join(config ? dirname(config) : cwd, usual));
  const name = named ?? relative(cwd, path);
  const option = args.has("write-accepted") ? "--write-accepted" : "--accept";
  const isThere = (named !== undefined && option === "--accept") || existsSync(path);
  return { name, path, option, text: isThere ? readBytes(path, name).toString() : undefined };
}
