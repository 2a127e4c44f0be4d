// Reads the contract in a tarball that npm packed, without unpacking it.
import { gunzipSync } from "node:zlib";
import { codeOf } from "../../library/text/system-error.ts";
import { UsageError } from "../command.ts";
import { type ContractFiles, isContractFile } from "./contract-files.ts";

const BLOCK = 512;
const FOLDER = /^[^/]+\/generated\//;

/** Reads the contract in a tarball. Errors call the tarball by `name`. */
export function readTarball(bytes: Uint8Array, name: string): ContractFiles {
  const files = new Map<string, string>();
  for (const { path, content } of entries(unzip(bytes, name), name)) {
    const inside = path.replace(FOLDER, "");
    if (inside !== path && isContractFile(inside)) files.set(inside, content.toString("utf8"));
  }
  return files;
}

/** The largest size to which a tarball may unpack. The package itself has some 5 MB. */
const MOST_MEBIBYTES = 128;

function unzip(bytes: Uint8Array, name: string): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_MEBIBYTES * 1024 * 1024 });
  } catch (error) {
    if (codeOf(error) === "ERR_BUFFER_TOO_LARGE")
      throw new UsageError(`${name} unpacks to more than ${MOST_MEBIBYTES} MiB.`);
    throw new UsageError(`${name} is not a gzipped tarball.`);
  }
}

/** Yields the entries. A record before the file has its long name: type x in POSIX, L in GNU. */
function* entries(tar: Buffer, name: string) {
  let longName: string | undefined;
  for (let offset = 0; offset + BLOCK <= tar.length && tar[offset] !== 0; ) {
    const field = (start: number, length: number) =>
      textOf(tar.subarray(offset + start, offset + start + length));
    const size = Number.parseInt(field(124, 12), 8) || 0;
    if (size < 0) throw new UsageError(`${name} is damaged: a file in it has a negative size.`);
    const content = tar.subarray(offset + BLOCK, offset + BLOCK + size);
    const type = field(156, 1);
    if (type === "x") longName = pathIn(content) ?? longName;
    else if (type === "L") longName = textOf(content);
    else if (!ABOUT_NO_NAME.has(type)) {
      const prefix = field(345, 155);
      if (type === "0" || type === "")
        yield {
          path: longName ?? (prefix === "" ? field(0, 100) : `${prefix}/${field(0, 100)}`),
          content,
        };
      longName = undefined;
    }
    offset += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}

/** Types of records that do not name the next file: K names a link's target, g has settings. */
const ABOUT_NO_NAME = new Set(["K", "g"]);

function textOf(bytes: Buffer): string {
  const end = bytes.indexOf(0);
  return bytes.toString("utf8", 0, end === -1 ? bytes.length : end);
}

/** Finds the path in records of the form `LENGTH KEY=VALUE`, each with a line break at its end. */
const pathIn = (records: Buffer): string | undefined =>
  /(?:^|\n)\d+ path=(.*)\n/.exec(records.toString())?.[1];
