// Reads the contract in a tarball that npm packed, without unpacking it.
import { gunzipSync } from "node:zlib";
import { UsageError } from "../command.ts";
import { type ContractFiles, isContractFile } from "./contract-files.ts";

const BLOCK = 512;
const FOLDER = /^[^/]+\/generated\//;

/** The contract in a tarball; `name` is what to call it in an error. */
export function readTarball(bytes: Uint8Array, name: string): ContractFiles {
  const files = new Map<string, string>();
  for (const { path, content } of entries(unzip(bytes, name))) {
    const inside = path.replace(FOLDER, "");
    if (inside !== path && isContractFile(inside)) files.set(inside, content.toString("utf8"));
  }
  return files;
}

function unzip(bytes: Uint8Array, name: string): Buffer {
  try {
    return gunzipSync(bytes);
  } catch {
    throw new UsageError(`${name} is not a gzipped tarball.`);
  }
}

/**
 * The files of a tar archive. A name that is too long for a header is in a record of its own before
 * the file.
 */
function* entries(tar: Buffer): Generator<{ path: string; content: Buffer }> {
  let longName: string | undefined;
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0; ) {
    const field = (start: number, length: number) =>
      tar.toString("utf8", at + start, at + start + length).replace(/\0.*$/s, "");
    const size = Number.parseInt(field(124, 12), 8) || 0;
    const content = tar.subarray(at + BLOCK, at + BLOCK + size);
    const type = field(156, 1);
    if (type === "x") longName = /^\d{1,9} path=(.*)\n/m.exec(content.toString("utf8"))?.[1];
    else {
      const prefix = field(345, 155);
      if (type === "0" || type === "")
        yield {
          path: longName ?? (prefix === "" ? field(0, 100) : `${prefix}/${field(0, 100)}`),
          content,
        };
      longName = undefined;
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
