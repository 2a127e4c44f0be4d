import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/** Where Linux keeps files in memory. */
const IN_MEMORY = "/dev/shm";
const ENOUGH = 2 * 1024 ** 3;

/**
 * The folder for temporary files: in memory, where there is no disk to wait for, or the usual one if
 * there is not enough of that.
 */
export function quickFolder(): string {
  const room = existsSync(IN_MEMORY) ? statfsSync(IN_MEMORY) : { bavail: 0, bsize: 0 };
  return room.bavail * room.bsize > ENOUGH ? IN_MEMORY : tmpdir();
}
