import type { AnswerMap } from "../../../generated/answer-map.ts";
import { ANSWERS } from "../../../generated/rest-answers.ts";
import { OPERATIONS, type OperationId } from "../../../generated/rest-operations.ts";
import type { Override } from "../../../generated/server-types.ts";
import type { Result } from "../../library/runtime/examine.ts";
import type { Issue } from "../../library/runtime/issue.ts";
import { didYouMean, nearest, sentence } from "../../library/text/did-you-mean.ts";
import type { Reply } from "../api/reply.ts";
import type { Call } from "../http/front-door.ts";

type Examples = typeof ANSWERS;
export type StatusOf<Id extends OperationId> = Extract<keyof AnswerMap[Id], number>;
type ExampleOf<Id extends OperationId, Status extends number> = Examples[Id][`${Status}` &
  keyof Examples[Id]] extends readonly (infer Name)[]
  ? Name
  : never;

export interface OverrideOptions<Id extends OperationId, Status extends StatusOf<Id>> {
  /** The name of an example with this status. The default is the first example. */
  readonly example?: ExampleOf<Id, Status> | undefined;
  /** A body of your own, in place of the body of the example. It may not break the contract. */
  readonly body?: AnswerMap[Id][Status] | undefined;
  /** The number of requests that get the answer; by default all requests. */
  readonly times?: number | undefined;
}

/**
 * Replaces the answers of an operation by one answer, for `times` requests or until the returned
 * function is called. Requests are still checked. Rejects with a TypeError if the contract does not
 * have the answer, if `body` breaks it, or if `times` is not a whole number from 1 on.
 */
export type OverrideAnswer = <Id extends OperationId, Status extends StatusOf<Id>>(
  operation: Id,
  status: Status,
  options?: OverrideOptions<Id, Status>,
) => Promise<() => void>;

export class Overrides {
  /** The overrides in order. The first override of an operation applies, for `times` answers. */
  #kept: { override: Override }[] = [];

  get list(): Override[] {
    return this.#kept.map(({ override }) => override);
  }

  set list(overrides: readonly Override[]) {
    this.#kept = overrides.map((override) => ({ override }));
  }

  readonly add: OverrideAnswer = async (operation, status, options = {}) => {
    const kept = { override: { ...(options as object), operation, status } };
    const [fault] = await findOverrideFaults([kept.override]);
    if (fault) throw new TypeError(sentence(`${operation} can't be answered so: ${fault.detail}`));
    this.#kept = [kept, ...this.#kept.filter(({ override }) => override.operation !== operation)];
    return () => this.#takeBack(kept);
  };

  async answer(call: Call): Promise<Reply | undefined> {
    const kept = this.#kept.find(({ override }) => override.operation === call.operationId);
    if (!kept) return undefined;
    const { status, example, body, times } = kept.override;
    if (times === 1) this.#takeBack(kept);
    else if (times) kept.override = { ...kept.override, times: times - 1 };
    // The answers are loaded on demand, because they are large and few servers need them.
    const { exampleAnswer } = await import("./kept-answers.ts");
    const reply = exampleAnswer(call, status, example);
    return body === undefined ? reply : { ...reply, body };
  }

  #takeBack(entry: { override: Override }): void {
    this.#kept = this.#kept.filter((kept) => kept !== entry);
  }
}

export async function findOverrideFaults(overrides: readonly Override[]): Promise<Issue[]> {
  const faults = overrides.map(async (override, index) =>
    (await faultsOf(override)).map(({ attr, ...fault }) => ({
      ...fault,
      attr: ["overrides", index, ...(attr === "" ? [] : [attr])].join("."),
    })),
  );
  return (await Promise.all(faults)).flat();
}

async function faultsOf(override: Override): Promise<readonly Issue[]> {
  const { operation, status, example, body, times = 1 } = override;
  const answers: Readonly<Record<string, readonly string[]>> = ANSWERS[operation] ?? {};
  const names = answers[status];
  const wrong = (attr: string, detail: string) => [{ attr, code: "not_found", detail }];
  if (!Object.hasOwn(OPERATIONS, operation))
    return wrong("operation", `there is no operation ${operation}`);
  if (!names)
    return wrong(
      "status",
      `${operation} has no answer ${status}; it has ${Object.keys(answers).join(", ")}`,
    );
  if (example !== undefined && !names.includes(example))
    return wrong(
      "example",
      `the answer ${status} of ${operation} has no example ${example}${didYouMean(nearest(example, names))}`,
    );
  if (times < 1 || !Number.isInteger(times))
    return [
      { attr: "times", code: "out_of_range", detail: "times must be a whole number from 1 on" },
    ];
  if (body === undefined) return [];
  // The contracts of all answers are loaded on demand, because few overrides have a body.
  const { REST_RESPONSES } = await import("../../../generated/rest-responses.ts");
  const contracts: Readonly<Record<string, { validate(body: unknown): Result<unknown> }>> =
    REST_RESPONSES[operation];
  const result = contracts[status]?.validate(body);
  if (!result || result.ok) return [];
  return result.issues.map(({ attr, code, detail }) => ({
    attr: attr === "" ? "body" : `body.${attr}`,
    code,
    detail: `the body is not one of this answer: ${detail}`,
  }));
}
