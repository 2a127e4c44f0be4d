// Finds the packing of a file by its first bytes.

const PACKINGS = {
  gzip: [0x1f, 0x8b],
  zstd: [0x28, 0xb5, 0x2f, 0xfd],
  snappy: [0xff, 0x06, 0x00, 0x00, 0x73, 0x4e],
  "snappy as Java has it": [0x82, 0x53, 0x4e, 0x41, 0x50, 0x50],
  Parquet: [0x50, 0x41, 0x52, 0x31],
  "UTF-16": [0xff, 0xfe],
  "UTF-16 with its bytes the other way round": [0xfe, 0xff],
} satisfies Record<string, readonly number[]>;

export type Packing = keyof typeof PACKINGS;

export const MOST_MARKS = 6;

export const describePacking = (packing: string): string =>
  `it is ${packing}, which is not read here; write it as ${packing.startsWith("UTF") ? "UTF-8" : "JSON, or pack that with gzip"}`;

/** True for a frame that readers skip. Tools with several threads write such a frame first. */
const isSkippedZstd = (bytes: Uint8Array): boolean =>
  [0x2a, 0x4d, 0x18].every((byte, i) => bytes[i + 1] === byte) && (bytes[0] as number) >> 4 === 5;

export const packingOf = (bytes: Uint8Array): Packing | undefined =>
  isSkippedZstd(bytes)
    ? "zstd"
    : (Object.keys(PACKINGS) as Packing[]).find((name) =>
        PACKINGS[name].every((byte, i) => bytes[i] === byte),
      );
