// Judges what is in the editor.
import { Cutter } from "../../reading/judge/cut.ts";
import type { Message } from "../../reading/messages/read-message.ts";
import { type BodyJudge, bodyFaults, type Fault } from "../parts/fault.ts";
import { type CheckTask, type LoadContracts, MessageCheck } from "./message-check.ts";

/** What a text came to. */
export interface Judged {
  readonly kind: "nothing" | "choose" | "judged";
  /** The events of its payloads. */
  readonly events: readonly string[];
  /** How the event was found, if it was not chosen. */
  readonly found?: { readonly how: string; readonly why: string } | undefined;
  /** The event that the message names itself, if another one was chosen. */
  readonly named?: string | undefined;
  /** The events that fit equally well. */
  readonly choice: readonly string[];
  readonly faults: readonly Fault[];
  readonly unknown: readonly Fault[];
  readonly omitted: number;
  readonly payloads: number;
  readonly milliseconds: number;
}

const NOTHING: Judged = {
  kind: "nothing",
  events: [],
  choice: [],
  faults: [],
  unknown: [],
  omitted: 0,
  payloads: 0,
  milliseconds: 0,
};

/** Judges a text. */
export async function judgeText(
  text: string,
  task: CheckTask,
  load: LoadContracts,
): Promise<Judged> {
  if (!/\S/.test(text)) return NOTHING;
  const check = new MessageCheck(task, "apart");
  const cutter = new Cutter(check);
  cutter.push(new TextEncoder().encode(text));
  cutter.end();
  check.end();
  const { guess } = check;
  if (guess && guess.kind !== "one") {
    const choice = guess.kind === "several" ? guess.events : [];
    const found = { how: "Not guessed", why: guess.why };
    return { ...NOTHING, kind: "choose", choice, found, faults: check.refused() };
  }
  await check.load(load);
  const start = performance.now();
  const { faults, unknown } = check.judge();
  const { payloads, findings } = check.tally.counts;
  return {
    kind: "judged",
    events: [...check.contracts.keys()],
    choice: [],
    named: check.named,
    found: guess ? { how: "Guessed", why: guess.why } : howFound(task, check.first),
    faults,
    unknown,
    omitted: findings - faults.length,
    payloads,
    milliseconds: performance.now() - start,
  };
}

/** Judges the body of an operation, with all rules that a server has for it. */
export async function judgeBody(
  text: string,
  operationId: string,
  judge: BodyJudge | undefined,
): Promise<Judged> {
  if (!/\S/.test(text)) return NOTHING;
  if (!judge)
    return { ...NOTHING, found: { how: "Not judged", why: `${operationId} takes no body.` } };
  const start = performance.now();
  const faults = await bodyFaults(text, judge);
  const milliseconds = performance.now() - start;
  return { ...NOTHING, kind: "judged", events: [operationId], faults, payloads: 1, milliseconds };
}

function howFound({ event, fileEvent }: CheckTask, message: Message | undefined): Judged["found"] {
  if (event !== "" || !message) return undefined;
  if (message.nameAt)
    return {
      how: "Named",
      why: `by the message itself, in its field ${message.nameAt.join(".")}.`,
    };
  return fileEvent === undefined
    ? undefined
    : { how: "Named", why: "by the file, which is called after it." };
}
