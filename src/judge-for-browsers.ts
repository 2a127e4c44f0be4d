// The judge without Node. A bundler finds the address of the module here, and copies the module.
import { openWith } from "./library/judge/judge.ts";
import type { JudgeOptions } from "./library/judge/types.ts";

export { addCounts } from "./library/judge/add-counts.ts";

const find = () => new URL("../generated/judge.wasm", import.meta.url);

async function load(address: URL): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  return response.arrayBuffer();
}

export const openJudge = (options: JudgeOptions = {}) => openWith(find, load, options);
