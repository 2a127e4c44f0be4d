import { TextCutter } from "../../reading/judge/cut.ts";
import { eventOfFile, type Message } from "../../reading/messages/read-message.ts";
import { useAnswer } from "../frame/hooks.ts";
import { contractsOf, index } from "../frame/load-once.ts";
import { type BodyJudge, bodyFaults, type Fault, loadOperation } from "../parts/fault.ts";
import { type CheckTask, type LoadContracts, MessageCheck } from "./message-check.ts";

const NOTHING = {
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

export async function judgeText(
  text: string,
  task: CheckTask,
  load: LoadContracts,
): Promise<Judged> {
  if (!/\S/.test(text)) return NOTHING;
  const check = new MessageCheck(task, "apart");
  const cutter = new TextCutter(check);
  cutter.push(new TextEncoder().encode(text));
  cutter.end();
  check.end();
  const { guess } = check;
  if (guess && guess.events.length !== 1) {
    const origin = { how: "Not guessed", why: guess.why };
    return { ...NOTHING, kind: "choose", choice: guess.events, origin, faults: check.refused() };
  }
  await check.load(load);
  const start = performance.now();
  const { faults, unknown } = check.judge();
  const { payloads, findings } = check.tally.counts;
  return {
    ...NOTHING,
    kind: "judged",
    events: [...check.contracts.keys()],
    named: check.named,
    origin: guess ? { how: "Guessed", why: guess.why } : originOf(task, check.first),
    faults,
    unknown,
    omitted: findings - faults.length,
    payloads,
    milliseconds: performance.now() - start,
  };
}

/** Judges the body of a request, or of an answer with a status, by all rules of the server. */
async function judgeBody(text: string, name: string): Promise<Judged> {
  if (!/\S/.test(text)) return NOTHING;
  const [operation = "", status] = name.split(" ");
  const { judge: ofRequest, responses } = await loadOperation(operation);
  const contract = Object.hasOwn(responses, status ?? "") ? responses[status ?? ""] : undefined;
  const ofAnswer: BodyJudge | undefined =
    contract &&
    (async (body) => {
      const result = contract.validate(body);
      return result.ok ? [] : result.issues;
    });
  const judge = status === undefined ? ofRequest : ofAnswer;
  if (!judge) {
    const why = status === undefined ? "takes no body" : `has no answer with the status ${status}`;
    return { ...NOTHING, origin: { how: "Not judged", why: `${operation} ${why}.` } };
  }
  const start = performance.now();
  const faults = await bodyFaults(text, judge);
  const milliseconds = performance.now() - start;
  return { ...NOTHING, kind: "judged", events: [name], faults, payloads: 1, milliseconds };
}

function originOf({ event, fileEvent }: CheckTask, message: Message | undefined): Judged["origin"] {
  if (event !== "" || !message) return undefined;
  const { nameAt } = message;
  const why = nameAt
    ? `by the message itself, in its field ${nameAt.join(".")}.`
    : fileEvent && "by the file, which is called after it.";
  return why ? { how: "Named", why } : undefined;
}

/** The input: a text in the editor (`text`), or a file too large for the editor (`large`). */
export type Source = Readonly<{ text: string; file?: File | undefined; large?: File | undefined }>;

/** Returns the event in the name of a file, if the catalogue has that event. */
export function knownEvent(file: File | undefined): string | undefined {
  const name = file && eventOfFile(file.name);
  return index.events.some(([event]) => event === name) ? name : undefined;
}

/** Judges a text as a message or as a body. Waits for a pause in typing. */
export function useJudged({ text, file }: Source, name: string): Judged | undefined {
  const { events, operations } = index;
  const judge = () =>
    operations.some(({ operationId }) => operationId === name.split(" ")[0])
      ? judgeBody(text, name)
      : judgeText(text, { event: name, fileEvent: knownEvent(file), events }, contractsOf);
  return useAnswer(judge, text.length > 100_000 ? 500 : 150, [text, file, name]);
}
