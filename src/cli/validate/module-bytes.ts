import { SEGMENT_AT } from "../../../generated/judge-segment.ts";
import { readPackageBytes } from "../../servers/host/package-files.ts";

/** Joins the code for Node, which uses SIMD, with the table and the words of the published module. */
export const moduleBytes = (): Uint8Array<ArrayBuffer> =>
  Buffer.concat([
    readPackageBytes("generated/judge-simd.wasm"),
    readPackageBytes("generated/judge.wasm").subarray(SEGMENT_AT),
  ]);
