// Sends requests, and remembers them for the visit.
import type { AnyContract } from "../../reading/judge/judge.ts";
import type { DescribedOperation } from "../data.ts";
import { type Answer, ask } from "../frame/ask.ts";
import { loadContract } from "../frame/contract.ts";
import { type BodyJudge, bodyFaults, type Fault } from "../parts/fault.ts";
import { tokenInUse } from "../parts/input.tsx";
import { exampleText, type Filled, prepare } from "./request.ts";

/** An answer of the server. */
export interface Answered extends Answer {
  readonly milliseconds: number;
  /** The contract of answers with this status; undefined if the operation declares none. */
  readonly contract: AnyContract | undefined;
}

/** A request that was sent, and its answer. */
export interface Sent {
  readonly number: number;
  readonly time: string;
  readonly operationId: string;
  readonly filled: Filled;
  readonly answered: Answered | "nobody";
}

const MOST_SENT = 50;
/** What was sent since the page was loaded, the newest first. */
let sent: readonly Sent[] = [];
export const sentSoFar = (): readonly Sent[] => sent;

/** What is filled in, by operation, so that it is there again on the way back. */
const drafts = new Map<string, Filled>();

export const draftOf = (operation: DescribedOperation): Filled =>
  drafts.get(operation.operationId) ?? {
    token: tokenInUse(),
    values: {},
    body: exampleText(operation, 0),
    example: 0,
    status: "",
  };

export const keepDraft = (operationId: string, filled: Filled): void =>
  void drafts.set(operationId, filled);

/** What the module of an operation exports, if it takes a body. */
interface OperationModule {
  readonly responses: Readonly<Record<string, AnyContract>>;
  readonly judge: BodyJudge;
}

const load = (operationId: string) =>
  loadContract<OperationModule>(`generated/rest/${operationId}.js`);

/** The faults of a body. */
export const faultsOf = async (operationId: string, text: string): Promise<readonly Fault[]> =>
  bodyFaults(text, (await load(operationId)).judge);

/** Sends a request, and remembers it with its answer. */
export async function send(operation: DescribedOperation, filled: Filled): Promise<Sent> {
  const { operationId } = operation;
  const time = new Date().toTimeString().slice(0, 8);
  const answered = await judged(operation, filled);
  const one = { number: (sent[0]?.number ?? 0) + 1, time, operationId, filled, answered };
  sent = [one, ...sent].slice(0, MOST_SENT);
  return one;
}

async function judged(operation: DescribedOperation, filled: Filled): Promise<Answered | "nobody"> {
  const start = performance.now();
  const answer = await ask(prepare(operation, filled));
  const milliseconds = performance.now() - start;
  if (answer.status === 0) return "nobody";
  const { responses } = await load(operation.operationId);
  const { status } = answer;
  const contract = Object.hasOwn(responses, status) ? responses[status] : undefined;
  return { ...answer, milliseconds, contract };
}
