// Sends requests, and keeps them until the visitor leaves the page.
import type { Overview } from "../../../generated/server-types.ts";
import type { DescribedOperation } from "../data.ts";
import { type Answer, ask, askControl } from "../frame/ask.ts";
import { HAS_CONTROL } from "../frame/host.ts";
import { type Fault, findBodyFaults, loadOperation, rulesOfAnswer } from "../parts/fault.ts";
import { tokenInUse } from "../parts/input.tsx";
import { exampleText, type Filled, prepare } from "./request.ts";

export interface Answered extends Answer {
  readonly milliseconds: number;
  /** What is wrong with the body; undefined if the operation declares no such status. */
  readonly faults: readonly Fault[] | undefined;
}

export interface Sent {
  readonly number: number;
  readonly time: string;
  readonly operationId: string;
  readonly filled: Filled;
  readonly answered: Answered;
}

const MOST_SENT = 50;
/** The last requests since the page was loaded, the newest first. */
export let allSent: readonly Sent[] = [];

const drafts = new Map<string, Filled>();

export const draftOf = (operation: DescribedOperation): Filled =>
  drafts.get(operation.operationId) ?? {
    token: tokenInUse,
    values: {},
    body: exampleText(operation, 0),
    example: 0,
    status: "",
  };

export const keepDraft = (operationId: string, filled: Filled): void =>
  void drafts.set(operationId, filled);

export async function send(operation: DescribedOperation, filled: Filled): Promise<Sent> {
  const { operationId } = operation;
  const time = new Date().toTimeString().slice(0, 8);
  const start = performance.now();
  const answer = await ask(prepare(operation, filled));
  const milliseconds = performance.now() - start;
  const { status, text } = answer;
  const rules = status === 0 ? undefined : rulesOfAnswer(await loadOperation(operationId), status);
  const faults = rules && (await findBodyFaults(text, rules));
  const answered = { ...answer, milliseconds, faults };
  const sent = { number: (allSent[0]?.number ?? 0) + 1, time, operationId, filled, answered };
  allSent = [sent, ...allSent].slice(0, MOST_SENT);
  return sent;
}

export type Suggestions = Readonly<Record<string, readonly string[]>>;

/** Reads values for the parameters of an operation. No call of the API is made for them. */
export async function loadSuggestions({ parameters }: DescribedOperation): Promise<Suggestions> {
  if (!HAS_CONTROL || parameters.length === 0) return {};
  const { body } = await askControl("GET", "overview");
  const { suppliers = [], groups = [] } = (body ?? {}) as Partial<Overview>;
  const accounts = groups.flatMap((group) => group.accounts);
  return {
    import_supplier_code: suppliers.map(({ code }) => code),
    external_account_number: accounts.map((account) => account.external_account_number),
    account_number: accounts.flatMap((account) => account.platform_account_number ?? []),
  };
}
