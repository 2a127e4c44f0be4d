// The judge of messages. On Node it reads its module from the package.
import { readFile } from "node:fs/promises";
import { type Judge, openWith } from "./library/judge/judge.ts";
import type { JudgeOptions } from "./library/judge/types.ts";

export { addCounts } from "./library/judge/add-counts.ts";
export type * from "./library/judge/types.ts";
export type { Judge };

const find = () => new URL("../generated/judge.wasm", import.meta.url);

/** Opens a judge. It reads the module of the package if `options` has no module. */
export const openJudge = (options: JudgeOptions = {}): Promise<Judge> =>
  openWith(find, readFile, options);
