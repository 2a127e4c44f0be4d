import type { Fault } from "../parts/fault.ts";
import { type CheckTask, type Loaders, MessageCheck } from "./message-check.ts";

export const NOTHING = {
  kind: "nothing" as "nothing" | "choose" | "judged",
  events: [] as readonly string[],
  /** How the page found the event name; undefined if the visitor chose the name. */
  origin: undefined as { readonly how: string; readonly why: string } | undefined,
  /** The event that the message itself names, if the visitor chose another event. */
  named: undefined as string | undefined,
  choice: [] as readonly string[],
  faults: [] as readonly Fault[],
  unknown: [] as readonly Fault[],
  omitted: 0,
  payloads: 0,
  milliseconds: 0,
};

export type Judged = Readonly<typeof NOTHING>;

export async function judgeText(text: string, task: CheckTask, loaders: Loaders): Promise<Judged> {
  if (!/\S/.test(text)) return NOTHING;
  const check = new MessageCheck(task, "apart", await loaders.module());
  check.input.push(new TextEncoder().encode(text));
  check.end();
  const { guess } = check;
  if (guess && guess.events.length !== 1) {
    const origin = { how: "Not guessed", why: guess.why };
    return { ...NOTHING, kind: "choose", choice: guess.events, origin, faults: check.refused() };
  }
  await check.load(loaders.contracts);
  const start = performance.now();
  const { faults, unknown } = check.judge();
  const { payloads, findings } = check.tally.counts;
  return {
    ...NOTHING,
    kind: "judged",
    events: [...check.judged],
    named: check.named,
    origin: guess ? { how: "Guessed", why: guess.why } : originOf(task, check.first),
    faults,
    unknown,
    omitted: findings - faults.length,
    payloads,
    milliseconds: performance.now() - start,
  };
}

function originOf(
  { event, fileEvent }: CheckTask,
  message: MessageCheck["first"],
): Judged["origin"] {
  if (event !== "" || !message) return undefined;
  const { isNamed, field } = message;
  const why = isNamed
    ? `by the message itself${field === undefined ? "" : `, in its field ${field}`}.`
    : fileEvent && "by the file, which is called after it.";
  return why ? { how: "Named", why } : undefined;
}
