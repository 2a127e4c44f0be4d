// The judge of messages. On Node it reads its module from the package.
import { readFile } from "node:fs/promises";
import { type Judge, type JudgeOptions, openWith } from "./library/judge/judge.ts";

export type {
  Judge,
  JudgeAbout,
  JudgeCode,
  JudgeColumns,
  Judged,
  JudgedFault,
  JudgeEvent,
  JudgeMessage,
  JudgeOptions,
  JudgeVerdict,
} from "./library/judge/judge.ts";

const load = () => readFile(new URL("../generated/judge.wasm", import.meta.url));

export const openJudge = (options: JudgeOptions = {}): Promise<Judge> => openWith(load, options);
