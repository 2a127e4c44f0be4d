// Finds the file of --accept. The reader of its entries is loaded only if the file exists.
import { existsSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { readBytes } from "../access-file.ts";
import type { Io, ParsedArguments } from "../command.ts";
import { findConfig } from "../contracts/open-contracts.ts";
import type { NamedFile } from "../refuse-overwriting.ts";

/** Its option is `--accept`, which reads it, or `--write-accepted`. */
export interface AcceptedFile extends NamedFile {
  /** The text of the file; undefined if there is no file and none is needed. */
  readonly text: string | undefined;
}

/** Finds the file of --accept; by default, beside the configuration or in the working folder. */
export function findAccepted(args: ParsedArguments, { cwd }: Io, usual: string): AcceptedFile {
  const givenPath = args.text("accept");
  const config = findConfig(cwd);
  const path = resolve(cwd, givenPath ?? join(config ? dirname(config) : cwd, usual));
  const name = givenPath ?? relative(cwd, path);
  const option = args.has("write-accepted") ? "--write-accepted" : "--accept";
  const isThere = (givenPath !== undefined && option === "--accept") || existsSync(path);
  return { name, path, option, text: isThere ? readBytes(path, name).toString() : undefined };
}
